import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closesAt, postedAt, readDate } from './dates.ts'
import { fromLondon, londonDate, londonOffsetMs } from './london.ts'

/** A Thursday in summer: London is an hour ahead. */
const now = new Date('2026-08-20T10:00:00Z')

test.each([
  // Days are London's midnight: 23:00 UTC the evening before in summer.
  ['28/08/2026', '2026-08-27T23:00:00.000Z'],
  ['28/01/2026', '2026-01-28T00:00:00.000Z'],
  ['28.08.26', '2026-08-27T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T23:00:00.000Z'],
  ['2026-06', '2026-05-31T23:00:00.000Z'],
  ['01 Jul 2026', '2026-06-30T23:00:00.000Z'],
  ['7th November 2023', '2023-11-07T00:00:00.000Z'],
  ['07 November 2023', '2023-11-07T00:00:00.000Z'],
  ['July 1, 2026', '2026-06-30T23:00:00.000Z'],
  ['May 2026', '2026-04-30T23:00:00.000Z'],
  ['10am on the 11th of August 2026', '2026-08-10T23:00:00.000Z'],
  // Moments
  ['2026-07-01T10:00:00Z', '2026-07-01T10:00:00.000Z'],
  ['2020-09-03T09:04:32+0100', '2020-09-03T08:04:32.000Z'],
  ['2020-09-03T09:04:32+01:00', '2020-09-03T08:04:32.000Z'],
  ['2026-07-12T15:57:11.165', '2026-07-12T14:57:11.165Z'],
  ['2026-07-12T15:57:11.165123456', '2026-07-12T14:57:11.165Z'],
  ['2026-05-28 10:21:55 UTC', '2026-05-28T10:21:55.000Z'],
  ['2025-01-22 10:21:55.695096', '2025-01-22T10:21:55.695Z'],
  ['Thu, 20 Aug 2026 08:00:00 GMT', '2026-08-20T08:00:00.000Z'],
  ['2 Oct 2026 23:59', '2026-10-02T22:59:00.000Z'],
  ['1755683999', '2025-08-20T09:59:59.000Z'],
  ['1755683999000', '2025-08-20T09:59:59.000Z'],
  // From the moment of receipt
  ['Today', '2026-08-20T10:00:00.000Z'],
  ['Just posted', '2026-08-20T10:00:00.000Z'],
  ['Yesterday', '2026-08-18T23:00:00.000Z'],
  ['Posted 12 days ago', '2026-08-07T23:00:00.000Z'],
  ['2 days ago', '2026-08-17T23:00:00.000Z'],
  ['3d', '2026-08-16T23:00:00.000Z'],
  ['30d+', '2026-07-20T23:00:00.000Z'],
  ['30+ days ago', '2026-07-20T23:00:00.000Z'],
  ['24h', '2026-08-19T10:00:00.000Z'],
  ['an hour ago', '2026-08-20T09:00:00.000Z'],
  ['Posted 1 week ago', '2026-08-12T23:00:00.000Z'],
  ['Reposted yesterday', '2026-08-18T23:00:00.000Z'],
  ['Expires in 2 days', '2026-08-21T23:00:00.000Z'],
  ['in 3 days', '2026-08-22T23:00:00.000Z'],
  // Without a year: the nearest
  ['10 September', '2026-09-09T23:00:00.000Z'],
  ['12 Sept', '2026-09-11T23:00:00.000Z'],
  ['20 December', '2026-12-20T00:00:00.000Z'],
])('%s', (raw, expected) => {
  expect(readDate(raw, now)?.toISOString()).toBe(expected)
})

test.each([
  'Recently',
  'Recent',
  '',
  '31/02/2026',
  '13/13/2026',
  '0000-00-00',
  '2026-13-01',
  'soon',
  'Reference 12345',
  '99:99',
])('%j is no date', (raw) => {
  expect(readDate(raw, now)).toBeNull()
})

describe('when an ad was posted', () => {
  test.each([
    ['2026-08-19T08:00:00Z', '2026-08-19T08:00:00.000Z'],
    // Clocks differ by minutes, days have no zone: what is just ahead was posted now.
    ['2026-08-20T10:05:00Z', '2026-08-20T10:00:00.000Z'],
    ['Posted 10 September', '2025-09-09T23:00:00.000Z'],
    ['2026-09-20', null],
    ['9999-12-31', null],
    ['1999-12-31', null],
    ['1970-01-01T00:00:00Z', null],
    ['Expires today', null],
    [null, null],
  ])('%s', (raw, expected) => {
    expect(postedAt(raw, now)?.toISOString() ?? null).toBe(expected)
  })
})

describe('when an ad closes', () => {
  const posted = new Date('2026-08-01T00:00:00Z')
  test.each([
    ['28/08/2026', '2026-08-28T22:59:59.000Z'],
    ['August 2026', '2026-08-31T22:59:59.000Z'],
    // Midnight is a day, in London as in UTC.
    ['2026-08-27T23:00:00.000Z', '2026-08-28T22:59:59.000Z'],
    ['2026-08-28T00:00:00Z', '2026-08-28T22:59:59.000Z'],
    ['2026-08-28T12:00:00Z', '2026-08-28T12:00:00.000Z'],
    ['Expires in 2 days', '2026-08-22T22:59:59.000Z'],
    ['31/07/2026', null],
    ['9999-12-31', null],
    ['2030-01-01', null],
  ])('%s', (raw, expected) => {
    expect(closesAt(raw, now, posted)?.toISOString() ?? null).toBe(expected)
  })
})

describe('the clock in London', () => {
  const zone = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const moment = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2090, 0, 1) })

  test('agrees with the one of the language', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const parts = Object.fromEntries(zone.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
        const shown = new Date(at + londonOffsetMs(at))
        expect(shown.getUTCHours()).toBe(parts.hour)
        expect(londonDate(at)).toEqual({ year: parts.year, month: (parts.month ?? 0) - 1, day: parts.day })
      }),
    )
  })

  test('goes round: a moment shown and read again is the moment', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const shown = new Date(at + londonOffsetMs(at))
        const again = fromLondon(
          shown.getUTCFullYear(),
          shown.getUTCMonth(),
          shown.getUTCDate(),
          shown.getUTCHours(),
          shown.getUTCMinutes(),
          shown.getUTCSeconds(),
          shown.getUTCMilliseconds(),
        )
        // An hour of autumn is shown twice.
        expect([0, 3_600_000]).toContain(at - again)
      }),
    )
  })
})

test('any text and any moment of receipt give a date in range, or none', () => {
  const raw = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc
      .array(
        fc.constantFrom(
          '1',
          '12',
          '31',
          '2026',
          '/',
          '-',
          ' ',
          ':',
          'T',
          'Z',
          'May',
          'days ago',
          'd',
          'h',
          'in',
          'Posted',
          'Expires',
          'week',
          '+01:00',
          '.',
        ),
        { maxLength: 9 },
      )
      .map((parts) => parts.join('')),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  )
  fc.assert(
    fc.property(
      raw,
      raw,
      fc.date({ min: new Date('2010-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      (a, b, receivedAt) => {
        const posted = postedAt(a, receivedAt)
        const closes = closesAt(b, receivedAt, posted)
        if (posted !== null) {
          expect(posted.getTime()).toBeLessThanOrEqual(receivedAt.getTime())
          expect(posted.getUTCFullYear()).toBeGreaterThanOrEqual(1999)
        }
        if (posted !== null && closes !== null) expect(closes.getTime()).toBeGreaterThanOrEqual(posted.getTime())
        if (closes !== null) expect(closes.getTime()).toBeLessThanOrEqual(receivedAt.getTime() + 4 * 366 * 86_400_000)
      },
    ),
    { numRuns: 1_000 },
  )
})
