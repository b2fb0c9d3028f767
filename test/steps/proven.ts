import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Expressions that were measured and take no more than their share: by a hash each, below a hash of what measured them. */
const file = join(import.meta.dirname, 'proven.txt')
/** All that decides how many steps an expression is found to take. */
const measuredBy = [
  'endless.ts',
  'hostile-texts.ts',
  'own-units.ts',
  'regex-program.ts',
  'regex-steps.ts',
  'regex-tree.ts',
  'square-of.ts',
]
/** Of a hundred expressions that were measured before, so many are measured again in each run. */
const againOfAHundred = 3

/** What was measured by the same code on the same Unicode; nothing, where either has changed since. */
export function readProven(): Set<string> {
  const [measure, ...hashes] = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  return new Set(measure === hashOfMeasure() ? hashes : [])
}

/** @param expressions as '/SOURCE/FLAGS'. */
export function writeProven(expressions: readonly string[]): void {
  const hashes = expressions.map((one) => hashOf(one)).toSorted()
  writeFileSync(file, `${[hashOfMeasure(), ...hashes].join('\n')}\n`)
}

/**
 * Whether an expression is to be measured: one that is not known, and of the others a few, so that a line of the file that is not true comes to light.
 * @param seed the same one draws the same expressions.
 */
export function isToMeasure(expression: string, proven: ReadonlySet<string>, seed: number): boolean {
  if (!proven.has(hashOf(expression))) return true
  return Number.parseInt(hashOf(`${seed} ${expression}`), 16) % 100 < againOfAHundred
}

/** Of an expression, as the file has it. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

function hashOfMeasure(): string {
  const texts = measuredBy.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  return hashOf(JSON.stringify([process.versions.unicode, ...texts]))
}
