import { londonDay, londonDayInWords } from '../../contract/platform/london.ts'

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'Europe/London' })
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' })

/** '12 September 2026', in UK time. */
export function dayOf(moment: string): string {
  return londonDayInWords(new Date(moment))
}

/** '12 Sept': for rows, where the year goes without saying. */
export function shortDayOf(moment: string): string {
  return shortDay.format(new Date(moment))
}

/** '14:00', in UK time. */
export function timeOf(moment: string): string {
  return time.format(new Date(moment))
}

const wholeMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** '2026-09' as 'September 2026'. */
export function longMonthOf(month: string): string {
  return wholeMonth.format(new Date(month))
}

const exactTime = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Europe/London' })

/** '14:00:07', in UK time. */
export function exactTimeOf(moment: string): string {
  return exactTime.format(new Date(moment))
}

/** 'today', 'yesterday', '3 days ago'; the day itself after four weeks. By calendar days in the United Kingdom, not by hours. */
export function ageOf(moment: string, now: string): string {
  const days = Math.round((midnightOf(now) - midnightOf(moment)) / 86_400_000)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return days <= 28 ? `${days} days ago` : dayOf(moment)
}

/** The same in weeks and months from a fortnight on: '3 weeks ago', '5 months ago'; the day itself after a year. */
export function longAgeOf(moment: string, now: string): string {
  const days = Math.round((midnightOf(now) - midnightOf(moment)) / 86_400_000)
  if (days < 14) return ageOf(moment, now)
  if (days < 60) return `${Math.floor(days / 7)} weeks ago`
  return days < 365 ? `${Math.floor(days / 30.5)} months ago` : dayOf(moment)
}

/** Days from now to a day, by the calendar of the United Kingdom; less than 0: it is over. */
export function daysUntil(moment: string, now: string): number {
  return Math.round((midnightOf(moment) - midnightOf(now)) / 86_400_000)
}

function midnightOf(moment: string): number {
  return Date.parse(londonDay(new Date(moment)))
}
