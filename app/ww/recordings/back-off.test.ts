import { expect, test } from 'vitest'
import { loadAgain, pauseAfter } from './back-off.ts'

test('what does not come is asked for again, after pauses that double up to ten seconds, each time by another address', async () => {
  const [asked, pauses]: number[][] = [[], []]
  const loaded = await loadAgain(
    async (failed) => {
      asked!.push(failed)
      if (failed < 8) throw new TypeError('Failed to fetch dynamically imported module')
      return 'the script'
    },
    { pause: async (ms) => void pauses!.push(ms), random: () => 0.5 },
  )
  expect(loaded).toBe('the script')
  expect(asked).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(pauses).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000])
})

test('what comes at once is asked for once, and pauses are spread', async () => {
  let asked = 0
  const never = async () => await Promise.reject(new Error('no pause'))
  expect(await loadAgain(async () => ++asked, { pause: never, random: () => 0 })).toBe(1)
  expect([pauseAfter(1, 0), pauseAfter(1, 1), pauseAfter(20, 0), pauseAfter(20, 1)]).toEqual([100, 300, 5_000, 15_000])
})
