import { expect, test } from 'vitest'
import { rootOf, runSchedule, type Outcome, type Rule } from './sender.faults.ts'

const seeds = Array.from({ length: 100 }, (_, i) => i + 1)

const isRight = ({ kept, recorded, served, isStoreEmpty }: Outcome) =>
  // Nothing was kept: the page died before its first part.
  (kept.length === 0 || served?.equals(kept) === true) && isStoreEmpty && recorded.subarray(0, kept.length).equals(kept)

test('through 100 schedules of faults the server ends with exactly what the browser kept, and the browser with nothing', async () => {
  const deaths = { worker: 0, server: 0 }
  for (const seed of seeds) {
    const outcome = await runSchedule(seed)
    expect(isRight(outcome), `seed ${seed}`).toBe(true)
    deaths.worker += outcome.deaths.worker
    deaths.server += outcome.deaths.server
  }
  // They were no fair weather.
  expect(deaths.worker).toBeGreaterThan(100)
  expect(deaths.server).toBeGreaterThan(100)
}, 60_000)

test.for([
  'part and list together',
  'kept until completed',
  'sent again unanswered',
  'hello on each connection',
  'hash checked by the server',
  'gaps asked for',
] satisfies Rule[])('without ‘%s’ some schedule goes wrong', async (rule) => {
  for (const seed of seeds) if (!isRight(await runSchedule(seed, rule))) return
  expect.unreachable('no schedule noticed')
})

test('the root ties order, size and content together', () => {
  const [one, two] = [
    { index: 0, size: 3, sha256: 'aa' },
    { index: 1, size: 4, sha256: 'bb' },
  ]
  const roots = [[one, two], [two, one], [one], [{ ...one, size: 4 }, two], [{ ...one, sha256: 'ab' }, two]].map(rootOf)
  expect(new Set(roots).size).toBe(roots.length)
})
