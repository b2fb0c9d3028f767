import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { roomOf, type Mutant } from './places.ts'

/** What a file of tests ran when it was last looked at, functions by `start-end`, and how long it took. */
export type Ran = { file: string; seconds: number; functions: Record<string, string[]> }

/** Every file of tests. */
export function testFiles(root: string): string[] {
  return ['contract', 'engines', 'server', 'app', 'sandbox', 'test', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => posix.join(folder, String(name))),
    )
    .filter((path) => /\.test\.tsx?$/u.test(path))
    .toSorted()
}

/** The map that `npm run mutants -- --map` keeps; empty where it was not made. */
export function readMap(file: string): Ran[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Ran)
  return [...new Map(lines.map((line) => [line.file, line])).values()]
}

/**
 * The files of tests that may notice a mutant, the nearest and quickest first. Of those in the map, only what ran the function that the
 * mutant is in – any of the file, where it is in none. What is not in the map comes in by what it imports, the file itself or its folder.
 * @param among.also files that are tried too, the last of all where they are in another room and not in the map.
 */
export function chooseTests(
  { root, seconds }: { root: string; seconds: ReadonlyMap<string, number> },
  mutant: Mutant,
  { all, map, also, most }: { all: readonly string[]; map: readonly Ran[]; also: RegExp | null; most: number },
): string[] {
  // What was not run yet is taken to be neither quick nor slow.
  const secondsOf = ({ file, ran }: { file: string; ran: Ran | undefined }) => seconds.get(file) ?? ran?.seconds ?? 5
  const known = new Map(map.map((ran) => [ran.file, ran]))
  return all
    .map((file) => ({ file, nearness: nearnessOf(root, mutant, file), ran: known.get(file) }))
    .filter(({ file, nearness, ran }) => (ran ? runs(ran, mutant) : nearness < far || also?.test(file) === true))
    .toSorted((one, other) => one.nearness - other.nearness || secondsOf(one) - secondsOf(other))
    .slice(0, most)
    .map(({ file }) => file)
}

const far = 4

/** 0: beside it and of its name. 1: imports it. 2: in its folder. 3: in its room. Else further. */
function nearnessOf(root: string, { path }: Mutant, file: string): number {
  const stem = path.replace(/\.tsx?$/u, '')
  if (file.startsWith(`${stem}.`)) return 0
  const text = readFileSync(join(root, file), 'utf8')
  const specifier = posix.relative(dirname(file), path)
  if (text.includes(`'${specifier.startsWith('.') ? specifier : `./${specifier}`}'`)) return 1
  if (dirname(file) === dirname(path)) return 2
  return roomOf(path).includes('/') && roomOf(file) === roomOf(path) ? 3 : far
}

function runs({ functions }: Ran, { path, scope }: Mutant): boolean {
  const ran = functions[path]
  if (ran === undefined) return false
  if (scope === null) return true
  return ran.some((range) => {
    const [start, end] = range.split('-').map(Number) as [number, number]
    return end === scope.end && start < scope.body
  })
}
