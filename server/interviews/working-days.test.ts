import { existsSync, readFileSync } from 'node:fs'
import Holidays from 'date-holidays'
import { expect, test } from 'vitest'
import { momentsOf } from '../../contract/interviews/wall-clock.ts'
import { bankHolidays, irishPublic, lastYearHeld, type Part } from './bank-holidays.ts'
import { dayOff, nextWorkingTime, notHeld } from './working-days.ts'

const years = [2026, 2027, 2028]
const isWeekday = (day: string) => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())

const calls: Record<Exclude<Part, 'ireland'>, [string, string]> = {
  england: ['GB', 'ENG'],
  wales: ['GB', 'WLS'],
  scotland: ['GB', 'SCT'],
  'northern-ireland': ['GB', 'NIR'],
}
/** Days by proclamation, which the library does not have. */
const additions: Partial<Record<Part, string[]>> = { scotland: ['2026-06-15'] }

test.for(Object.keys(bankHolidays) as Part[])('%s: our days are those of date-holidays', (part) => {
  const library = part === 'ireland' ? new Holidays('IE') : new Holidays(...calls[part])
  const theirs = years.flatMap((year) =>
    library
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10)),
  )
  const wanted = [...new Set([...theirs, ...(additions[part] ?? [])])].filter(isWeekday).toSorted()
  const ours = part === 'ireland' ? irishPublic : bankHolidays[part]
  // The law fixes no other day where an Irish holiday is at a weekend; the library moves one.
  const without = part === 'ireland' ? wanted.filter((day) => day !== '2027-12-27') : wanted
  expect([...ours].toSorted()).toEqual(without)
  for (const day of bankHolidays[part]) expect(isWeekday(day), day).toBe(true)
})

const shared = new URL('../../../shared/data/calendar/bank-holidays.json', import.meta.url)
test.skipIf(!existsSync(shared))('our days are those of the official lists', () => {
  type Lists = Record<string, { date: string }[]>
  const lists = JSON.parse(readFileSync(shared, 'utf8')) as Lists
  const names = { england: 'england-and-wales', wales: 'england-and-wales' } as Partial<Record<Part, string>>
  for (const part of Object.keys(bankHolidays) as Part[]) {
    const official = lists[names[part] ?? part]!.map(({ date }) => date)
    const wanted = official.filter((day) => years.includes(Number(day.slice(0, 4))) && isWeekday(day))
    expect([...(part === 'ireland' ? irishPublic : bankHolidays[part])].toSorted(), part).toEqual(wanted.toSorted())
  }
})

test('the next working day leaves weekends and days off out, by the part of the country', () => {
  const next = (part: Part, now: string) =>
    nextWorkingTime({ zone: part === 'ireland' ? 'Europe/Dublin' : 'Europe/London', part }, new Date(now))
  expect(next('england', '2026-12-24T12:00:00Z')).toBe('2026-12-29T16:00')
  expect(next('scotland', '2026-12-31T12:00:00Z')).toBe('2027-01-05T16:00')
  expect(next('england', '2026-12-31T12:00:00Z')).toBe('2027-01-04T16:00')
  expect(next('northern-ireland', '2026-07-10T12:00:00Z')).toBe('2026-07-14T16:00')
  expect(next('ireland', '2026-01-30T12:00:00Z')).toBe('2026-02-03T16:00')
  // By the clocks there it is already the next day.
  expect(next('england', '2026-06-02T23:30:00Z')).toBe('2026-06-04T16:00')
})

test('a day off is said with its place; a year that we do not hold is said too', () => {
  const moment = new Date('2026-03-17T16:00:00Z')
  expect(dayOff(moment, { zone: 'Europe/Dublin', part: 'ireland' })).toBe(
    'Tuesday 17 March 2026 is a public holiday in Ireland.',
  )
  expect(dayOff(moment, { zone: 'Europe/London', part: 'england' })).toBeNull()
  expect(notHeld(lastYearHeld)).toBeNull()
  expect(notHeld(2029)).toBe('We do not know the holidays of 2029 yet.')
})

test('a clock time is none in the hour that is left out, and two in the one that comes twice', () => {
  const found = (wall: string) => momentsOf(wall, 'Europe/Dublin').map((moment) => moment.toISOString())
  expect(found('2027-03-28T01:30')).toEqual([])
  expect(found('2027-10-31T01:30')).toEqual(['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'])
  expect(found('2027-07-06T09:30')).toEqual(['2027-07-06T08:30:00.000Z'])
  expect(found('nonsense')).toEqual([])
})
