import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SourceSettings } from '../../contract/applications/ways.ts'
import { isQuiet, nextDay, nextMoment, nextTry } from './schedule.ts'

const hour = 3_600_000

test('a thousand schedules keep every limit', () => {
  const settings = fc.record({
    way: fc.constant('automatic' as const),
    isOff: fc.constant(false),
    dailyLimit: fc.integer({ min: 1, max: 30 }),
    hourlyLimit: fc.integer({ min: 1, max: 10 }),
    spacingSeconds: fc.integer({ min: 0, max: 3_600 }),
    quietFrom: fc.integer({ min: 0, max: 23 }),
    quietTo: fc.integer({ min: 0, max: 23 }),
  })
  // Both changes of the clocks lie in between.
  const start = fc.date({
    min: new Date('2026-03-20T00:00:00Z'),
    max: new Date('2026-11-10T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(
      settings,
      start,
      fc.array(fc.integer({ min: 0, max: 2 * hour }), { maxLength: 40 }),
      (given, from, waits) => {
        const sent: Date[] = []
        let now = from
        for (const wait of waits) {
          now = new Date(now.getTime() + wait)
          const at = nextMoment(given, sent, now)!
          expect(at.getTime()).toBeGreaterThanOrEqual(now.getTime())
          expect(isQuiet(given, at)).toBe(false)
          for (const [limit, window] of [
            [given.hourlyLimit, hour],
            [given.dailyLimit, 24 * hour],
          ] as const) {
            expect(sent.filter((one) => one.getTime() > at.getTime() - window).length).toBeLessThan(limit)
          }
          const last = sent.at(-1)
          if (last) expect(at.getTime() - last.getTime()).toBeGreaterThanOrEqual(given.spacingSeconds * 1_000)
          sent.push(at)
          now = at
        }
      },
    ),
    { numRuns: 1_000 },
  )
})

test('quiet hours are those of the clock on the wall, in summer and in winter', () => {
  const quiet = { quietFrom: 22, quietTo: 7 }
  expect(isQuiet(quiet, new Date('2026-01-10T06:59:00Z'))).toBe(true)
  expect(isQuiet(quiet, new Date('2026-01-10T07:00:00Z'))).toBe(false)
  expect(isQuiet(quiet, new Date('2026-07-10T06:00:00Z'))).toBe(false)
  expect(isQuiet(quiet, new Date('2026-07-10T21:00:00Z'))).toBe(true)
})

test('what is put off is taken up on the next day, by the clock on the wall and outside of quiet hours', () => {
  const at = (now: string, given: Partial<SourceSettings> = {}, daysPutOff = 0) =>
    nextDay('daily-limit', { settings: SourceSettings.parse(given), daysPutOff, now: new Date(now) })?.toISOString()
  expect(at('2026-01-10T14:03:00Z')).toBe('2026-01-11T08:00:00.000Z')
  expect(at('2026-07-10T14:03:00Z')).toBe('2026-07-11T07:00:00.000Z')
  // Half past midnight in London is a day of its own.
  expect(at('2026-07-10T23:30:00Z')).toBe('2026-07-12T07:00:00.000Z')
  expect(at('2026-01-10T14:03:00Z', { quietFrom: 0, quietTo: 13 })).toBe('2026-01-11T13:00:00.000Z')
  expect(at('2026-01-10T14:03:00Z', {}, 7)).toBeUndefined()
  expect(nextDay('outage', { settings: SourceSettings.parse({}), daysPutOff: 3, now: new Date() })).toBeNull()
})

test('what is off is never sent, and there are three retries', () => {
  expect(nextMoment(SourceSettings.parse({ isOff: true }), [], new Date())).toBeNull()
  expect([1, 2, 3, 4].map((attempts) => nextTry(attempts, new Date(0))?.getTime() ?? null)).toEqual([
    60_000,
    300_000,
    1_200_000,
    null,
  ])
})
