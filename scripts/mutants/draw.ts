import { mutantsOf, type Mutant } from './places.ts'

/** Numbers from 0 up to 1 that come in the same order for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Draws mutants without end, one of each room in turn, until there are none left: the same for the same seed and the same files. In a room
 * each kind of change comes up as often as another, and no line twice.
 */
export function* drawMutants(
  root: string,
  rooms: ReadonlyMap<string, readonly string[]>,
  seed: number,
): Generator<Mutant> {
  const next = numbersOf(seed)
  const draws = shuffle([...rooms], next).map(([, paths]) =>
    drawOf(root, paths, numbersOf(Math.floor(next() * 2 ** 32))),
  )
  let open = draws
  while (open.length > 0) {
    const ended = new Set<unknown>()
    for (const draw of open) {
      const { value, done } = draw.next()
      if (done === true) ended.add(draw)
      else yield value
    }
    open = open.filter((draw) => !ended.has(draw))
  }
}

function* drawOf(root: string, paths: readonly string[], next: () => number): Generator<Mutant, undefined> {
  let left = paths.flatMap((path) => mutantsOf(root, path))
  while (left.length > 0) {
    const kinds = [...Map.groupBy(left, ({ kind }) => kind).values()]
    const drawn = pick(pick(kinds, next), next)
    left = left.filter(({ path, line }) => path !== drawn.path || line !== drawn.line)
    yield drawn
  }
}

const pick = <T>(of: readonly T[], next: () => number): T => of[Math.floor(next() * of.length)]!

function shuffle<T>(given: readonly T[], next: () => number): T[] {
  const left = [...given]
  const drawn: T[] = []
  while (left.length > 0) drawn.push(...left.splice(Math.floor(next() * left.length), 1))
  return drawn
}
