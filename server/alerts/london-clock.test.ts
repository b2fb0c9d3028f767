import { expect, test } from 'vitest'
import { nextSending } from './london-clock.ts'

/** As the clock on the wall shows it. */
function onTheWall(moment: Date): string {
  return moment.toLocaleString('en-GB', {
    timeZone: 'Europe/London',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}

test('every day of two years has its one morning at seven, also where the clocks change', () => {
  let at = new Date('2026-01-01T00:00:00Z')
  const days = new Set<string>()
  for (let i = 0; i < 730; i++) {
    at = nextSending('daily', at)
    expect(onTheWall(at)).toMatch(/07:00$/u)
    days.add(at.toLocaleDateString('en-CA', { timeZone: 'Europe/London' }))
  }
  expect(days.size).toBe(730)
})

test('the days on which clocks change', () => {
  const next = (now: string) => nextSending('daily', new Date(now)).toISOString()
  // To summer on 29 March 2026, to winter on 25 October.
  expect(next('2026-03-28T07:00:00Z')).toBe('2026-03-29T06:00:00.000Z')
  expect(next('2026-03-29T00:59:59Z')).toBe('2026-03-29T06:00:00.000Z')
  expect(next('2026-03-29T06:00:00Z')).toBe('2026-03-30T06:00:00.000Z')
  expect(next('2026-10-24T06:00:00Z')).toBe('2026-10-25T07:00:00.000Z')
  expect(next('2026-10-25T01:30:00Z')).toBe('2026-10-25T07:00:00.000Z')
  // Half past midnight in summer is still the day before in UTC.
  expect(next('2026-06-30T23:30:00Z')).toBe('2026-07-01T06:00:00.000Z')
})

test('weekly is Monday, and at once leaves an hour', () => {
  let at = new Date('2026-01-01T00:00:00Z')
  for (let i = 0; i < 60; i++) {
    at = nextSending('weekly', at)
    expect(onTheWall(at)).toMatch(/^Mon.*07:00$/u)
  }
  expect(nextSending('at-once', new Date('2026-03-29T00:30:00Z')).toISOString()).toBe('2026-03-29T01:30:00.000Z')
})
