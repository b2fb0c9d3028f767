import { oneLine } from './characters.ts'
import { fromLondon, londonDate } from './london.ts'

type Reading = { at: number; precision: 'moment' | 'day' | 'month' }
/** Which year a day without one is in: the nearest such day, or the last one before the moment of receipt. */
type Lean = 'nearest' | 'past'

const day = 86_400_000
/** Before this no board of ours was on the web with ads that anybody keeps. */
const earliest = Date.UTC(2000, 0, 1)
/** Clocks differ, and a day has no zone. */
const skew = day
const longestRun = 3 * 366 * day

/**
 * A date as boards write it, also relative to the moment of receipt: '2 days ago', '3d', 'Posted 10 May', '28/08/2026',
 * 'May 2026', RFC 1123, epoch seconds or milliseconds, ISO with and without zone. What has no zone is London's clock, and a
 * day is its midnight there. Null: no date in it ('Recently').
 */
export function readDate(raw: string, receivedAt: Date, lean: Lean = 'nearest'): Date | null {
  const found = read(raw, receivedAt, lean)
  return found === null ? null : new Date(found.at)
}

/** When the ad was posted: never after it was received, never before 2000. */
export function postedAt(raw: string | null, receivedAt: Date): Date | null {
  // Some boards put the end of the ad where others have its beginning.
  const found =
    raw === null || /\b(?:expires?|closes?|closing|ends?)\b/i.test(raw) ? null : read(raw, receivedAt, 'past')
  if (found === null || found.at < earliest || found.at > receivedAt.getTime() + skew) return null
  return new Date(Math.min(found.at, receivedAt.getTime()))
}

/** When the ad closes: the end of a day that is only a day (midnight is one as well), after it was posted, and within three years of being received. */
export function closesAt(raw: string | null, receivedAt: Date, posted: Date | null): Date | null {
  const found = raw === null ? null : read(raw, receivedAt, 'nearest')
  if (found === null) return null
  const at = endOf(found)
  if (at < (posted?.getTime() ?? earliest) || at > receivedAt.getTime() + longestRun) return null
  return new Date(at)
}

function endOf({ at, precision }: Reading): number {
  const { year, month, day: date } = londonDate(at)
  if (precision === 'month') return fromLondon(year, month + 1, 1) - 1000
  if (precision === 'moment' && at % day === 0) {
    const utc = new Date(at)
    return fromLondon(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate() + 1) - 1000
  }
  if (precision === 'moment' && at !== fromLondon(year, month, date)) return at
  return fromLondon(year, month, date + 1) - 1000
}

function read(raw: string, receivedAt: Date, lean: Lean): Reading | null {
  const text = oneLine(raw.slice(0, 200)).slice(0, 100)
  return (
    (/\d/.test(text) ? (iso(text) ?? epoch(text) ?? written(text, receivedAt, lean)) : null) ??
    relative(text.toLowerCase(), receivedAt)
  )
}

const isoShape =
  /^(\d{4})-(\d{1,2})(?:-(\d{1,2})(?:[T\s,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?)?$/i

function iso(text: string): Reading | null {
  const found = isoShape.exec(text)
  if (found === null) return null
  const [, year, month, date, hour, minute, second, fraction, zone] = found
  if (date === undefined) return checked(Number(year), Number(month) - 1, 1, 'month')
  if (hour === undefined) return checked(Number(year), Number(month) - 1, Number(date), 'day')
  const ms = Math.trunc(Number(`0.${fraction ?? 0}`) * 1000)
  return moment(
    Number(year),
    Number(month) - 1,
    Number(date),
    [Number(hour), Number(minute), Number(second ?? 0), ms],
    zone,
  )
}

function epoch(text: string): Reading | null {
  if (!/^\d{10}$|^\d{13}$/.test(text)) return null
  return { at: Number(text) * (text.length === 10 ? 1000 : 1), precision: 'moment' }
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const clock = String.raw`(?:,?\s+(?:at\s+)?(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(Z|UTC|GMT|BST|[+-]\d{2}:?\d{2})?)?`
const dayMonth = new RegExp(
  String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?[\s-]+${monthName}\b\.?,?(?:[\s-]+(\d{4}|\d{2}(?!:|\d)))?${clock}`,
  'i',
)
const monthDay = new RegExp(String.raw`\b${monthName}\b\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b(?:,?\s+(\d{4}))?${clock}`, 'i')
const monthYear = new RegExp(String.raw`\b${monthName}\b\.?,?\s+(\d{4})\b`, 'i')
const slashes = new RegExp(String.raw`\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b${clock}`, 'i')
const yearFirst = /\b(\d{4})[/.](\d{1,2})[/.](\d{1,2})\b/

function written(text: string, receivedAt: Date, lean: Lean): Reading | null {
  const dated = (
    date: string | undefined,
    month: number,
    year: string | undefined,
    time: (string | undefined)[],
  ): Reading | null =>
    year === undefined ? withoutYear(Number(date), month, receivedAt, lean) : withYear(Number(date), month, year, time)
  const onlyMonth = monthYear.exec(text)
  const named = dayMonth.exec(text)
  if (named !== null) return dated(named[1], monthOf(named[2]), named[3], named.slice(4, 8))
  if (onlyMonth !== null) return checked(Number(onlyMonth[2]), monthOf(onlyMonth[1]), 1, 'month')
  const american = monthDay.exec(text)
  if (american !== null) return dated(american[2], monthOf(american[1]), american[3], american.slice(4, 8))
  const numbers = slashes.exec(text)
  // British order: a month of 13 is no date, and not an American one either.
  if (numbers !== null) return dated(numbers[1], Number(numbers[2]) - 1, numbers[3], numbers.slice(4, 8))
  const backwards = yearFirst.exec(text)
  if (backwards !== null) return checked(Number(backwards[1]), Number(backwards[2]) - 1, Number(backwards[3]), 'day')
  return null
}

function withYear(
  date: number,
  month: number,
  year: string,
  [hour, minute, second, zone]: (string | undefined)[],
): Reading | null {
  const full = year.length === 2 ? 2000 + Number(year) : Number(year)
  if (hour === undefined) return checked(full, month, date, 'day')
  return moment(full, month, date, [Number(hour), Number(minute), Number(second ?? 0), 0], zone)
}

function withoutYear(date: number, month: number, receivedAt: Date, lean: Lean): Reading | null {
  const now = receivedAt.getTime()
  const { year } = londonDate(now)
  const all = [year - 1, year, year + 1].flatMap((one) => checked(one, month, date, 'day') ?? [])
  if (lean === 'past') return all.findLast(({ at }) => at <= now) ?? null
  return all.sort((a, b) => Math.abs(a.at - now) - Math.abs(b.at - now))[0] ?? null
}

const ago =
  /(\d{1,3})\s*(?:\+\s*)?(seconds?|secs?|s|minutes?|mins?|min|hours?|hrs?|h|days?|d|weeks?|wks?|w|months?|mths?|mo|m|years?|yrs?|y)\b\s*\+?/

function relative(text: string, receivedAt: Date): Reading | null {
  const now = receivedAt.getTime()
  const isAhead = /\b(?:expires?|closes?|closing|ends?|remaining|left|to go)\b/.test(text) || /^in \d/.test(text)
  if (/\btomorrow\b/.test(text)) return onDay(now + day)
  if (/\b(?:today|just posted|just now|now)\b/.test(text) && !/\d/.test(text))
    return isAhead ? onDay(now) : { at: now, precision: 'moment' }
  if (/\byesterday\b/.test(text)) return onDay(now - day)
  if (/\b(?:an?) hour ago\b/.test(text)) return { at: now - 3_600_000, precision: 'moment' }
  if (/\b(?:an?|one) (?:day|week|month) ago\b/.test(text))
    return onDay(now - day * (text.includes('day') ? 1 : text.includes('week') ? 7 : 30))
  const found = ago.exec(text)
  if (found === null) return null
  const count = Number(found[1])
  const unit = found[2] ?? ''
  const sign = isAhead ? 1 : -1
  if (unit.startsWith('s')) return { at: now + sign * count * 1000, precision: 'moment' }
  if (unit.startsWith('min')) return { at: now + sign * count * 60_000, precision: 'moment' }
  if (unit.startsWith('h')) return { at: now + sign * count * 3_600_000, precision: 'moment' }
  const days = unit.startsWith('d') ? 1 : unit.startsWith('w') ? 7 : unit.startsWith('m') ? 30 : 365
  return onDay(now + sign * count * days * day)
}

function onDay(at: number): Reading | null {
  const { year, month, day: date } = londonDate(at)
  return checked(year, month, date, 'day')
}

function monthOf(name: string | undefined): number {
  return months.indexOf((name ?? '').slice(0, 3).toLowerCase())
}

/** A day that the calendar has. */
function checked(year: number, month: number, date: number, precision: 'day' | 'month'): Reading | null {
  if (!isDay(year, month, date)) return null
  return { at: fromLondon(year, month, date), precision }
}

function isDay(year: number, month: number, date: number): boolean {
  if (month < 0 || month > 11 || date < 1 || date > 31 || year < 1970 || year > 9999) return false
  return new Date(Date.UTC(year, month, date)).getUTCDate() === date
}

function moment(
  year: number,
  month: number,
  date: number,
  [hour, minute, second, ms]: [number, number, number, number],
  zone: string | undefined,
): Reading | null {
  if (!isDay(year, month, date) || hour > 24 || minute > 59 || second > 60) return null
  if (zone === undefined) return { at: fromLondon(year, month, date, hour, minute, second, ms), precision: 'moment' }
  const offset = /^([+-])(\d{2}):?(\d{2})$/.exec(zone)
  const minutes =
    offset === null
      ? /^bst$/i.test(zone)
        ? 60
        : 0
      : (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3]))
  return { at: Date.UTC(year, month, date, hour, minute, second, ms) - minutes * 60_000, precision: 'moment' }
}
