import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { wordsOf } from '../../engines/title-likeness/index.ts'
import { ownTaxonomy } from '../../engines/matching/index.ts'
import { commonTitles, namesJob, ownMeanings } from '../../engines/words/index.ts'

const wordsAtMost = 4

/** ESCO's own words, which nobody types. */
const unusual = /\bICT\b|\/|\d/u

/**
 * Names of jobs that may be shown: ours, as people write them here, then the first names of ESCO's occupations.
 * @param folder has `taxonomy/esco-occupations.jsonl.gz`.
 */
export function knownNames(folder: string): string[] {
  const esco = gunzipSync(readFileSync(join(folder, 'taxonomy', 'esco-occupations.jsonl.gz')))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { label: string }).label.trim())
  const all = [
    ...commonTitles,
    ...ownMeanings.flat(),
    ...ownTaxonomy.occupations.flatMap(({ names }) => names.map(({ text }) => text)),
    ...esco.filter((name) => !unusual.test(name)),
  ]
  const byWords = new Map<string, string>()
  for (const name of all) {
    const words = wordsOf(name)
    const key = words.map((word) => word.replace(/(?<=\w{3}[^s])s$/u, '')).join(' ')
    if (words.length <= wordsAtMost && namesJob(name) && !byWords.has(key)) byWords.set(key, name.toLowerCase())
  }
  return [...byWords.values()].sort()
}

/** The module that holds them, for the engine. */
export function knownNamesModule(names: readonly string[]): string {
  return `/**
 * Names of jobs that may be shown as other names of one, written by scripts/train-likeness.ts: our own, and the first names of the occupations of
 * ESCO 1.2 (European Commission, CC BY 4.0), in part, in lower case.
 */
export const knownNames: readonly string[] = \`
${names.join('\n')}
\`
  .trim()
  .split('\\n')
`
}
