/** Before a new attempt, in milliseconds: doubled up to the second, and spread so that not all pages come at once. */
const backOff = { first: 200, most: 10_000, spread: [0.5, 1.5] } as const

/** How long to wait after so many attempts that failed in a row. @param random from 0 to 1 */
export function pauseAfter(attempts: number, random: number): number {
  const [least, most] = backOff.spread
  return Math.min(backOff.most, backOff.first * 2 ** (attempts - 1)) * (least + (most - least) * random)
}

/**
 * Loads something until it comes, with the pauses of the connection: without it recordings stay in the page.
 * @param load is told how often it failed before: a browser may not ask again for an address that failed
 */
export async function loadAgain<Loaded>(
  load: (failed: number) => Promise<Loaded>,
  { pause, random }: { pause: (ms: number) => Promise<void>; random: () => number },
): Promise<Loaded> {
  for (let failed = 0; ;) {
    try {
      return await load(failed)
    } catch {
      await pause(pauseAfter(++failed, random()))
    }
  }
}
