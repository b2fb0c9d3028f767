import { isCvDate, monthNames } from '../../../../contract/cvs/dates.ts'

/** A day that was typed. `other`: what it would be as Americans write it, month first, where both are days that there are. */
export type TypedDay = { date: string; other: string | null }

/**
 * Reads a day as people type it: '4 March, 1990', '04 Mar 1990', 'March 4, 1990', '1990-03-04', '4.3.1990', '4/3/1990': the day first,
 * as in Britain and Ireland, unless it can only be the month.
 * @returns null if it is not one.
 */
export function readDay(text: string): TypedDay | null {
  const typed = text.trim().replaceAll(/\s+/gu, ' ')
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(typed)
  if (iso) return whole(iso[1], iso[2], iso[3])
  const dotted = /^(\d{1,2})[.\- ](\d{1,2})[.\- ](\d{4})$/u.exec(typed)
  if (dotted) return whole(dotted[3], dotted[2], dotted[1])
  const slashed = /^(\d{1,2}) ?\/ ?(\d{1,2}) ?\/ ?(\d{4})$/u.exec(typed)
  if (slashed) {
    const monthFirst = whole(slashed[3], slashed[1], slashed[2])
    const dayFirst = whole(slashed[3], slashed[2], slashed[1])
    if (monthFirst === null || dayFirst === null) return dayFirst ?? monthFirst
    return { date: dayFirst.date, other: monthFirst.date === dayFirst.date ? null : monthFirst.date }
  }
  const named = /^(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]{3,9})\.?,? (\d{4})$/iu.exec(typed)
  if (named) return whole(named[3], monthOf(named[2]), named[1])
  const american = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/iu.exec(typed)
  if (american) return whole(american[3], monthOf(american[1]), american[2])
  return null
}

/** '04 March, 1990' (S9.4); what is no date stays as it is. */
export function printDay(date: string): string {
  if (date.length !== 10 || !isCvDate(date)) return date
  const [year, month, day] = date.split('-')
  return `${day} ${monthNames[Number(month) - 1]}, ${year}`
}

function monthOf(name: string | undefined): string {
  const start = (name ?? '').slice(0, 3).toLowerCase()
  const index = monthNames.findIndex((month) => month.slice(0, 3).toLowerCase() === start)
  const isWhole = monthNames[index]?.toLowerCase().startsWith((name ?? '').toLowerCase()) ?? false
  // 'Sept' is the month, 'Marzipan' is none.
  return isWhole ? String(index + 1) : ''
}

function whole(year = '', month = '', day = ''): TypedDay | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCvDate(date) ? { date, other: null } : null
}
