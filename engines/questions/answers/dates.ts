import { monthNames } from '../../../contract/cvs/dates.ts'

/**
 * A date of a CV as a form wants it; null: the CV is less exact than that, or a whole date is wanted.
 * @param date 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'
 * @param form such as 'dd-mm-yyyy'; without one as exact as the CV, the day first
 */
export function dateAs(date: string, form: string | undefined, type: string): string | null {
  const [year, month, day] = date.split('-')
  if (!year) return null
  if (form === 'yyyy') return year
  if (form === 'month')
    return month ? (type === 'number' ? String(Number(month)) : (monthNames[Number(month) - 1] ?? null)) : null
  if (type === 'number') return null
  if (type === 'date') return day ? date : null
  switch (form) {
    case 'month-year':
    case 'mm-yyyy':
      return month ? `${month}/${year}` : null
    case 'mm-yy':
      return month ? `${month}/${year.slice(2)}` : null
    case 'yyyy-mm':
      return month ? `${year}-${month}` : null
    case 'dd-mm-yyyy':
      return day ? `${day}/${month}/${year}` : null
    case 'dd-mm-yy':
      return day ? `${day}/${month}/${year.slice(2)}` : null
    case 'mm-dd-yyyy':
      return day ? `${month}/${day}/${year}` : null
    case 'yyyy-mm-dd':
      return day ? date : null
    default:
      return [day, month, year].filter((part) => part !== undefined).join('/')
  }
}

/** Whole years from a month or day until today; null: the year alone is known, or the month of the day is this one. */
export function yearsSince(date: string, today: string): number | null {
  const [year, month, day] = date.split('-')
  if (!year || !month) return null
  if (day === undefined && month === today.slice(5, 7)) return null
  const isReached = today.slice(5) >= `${month}-${day ?? '01'}`
  return Number(today.slice(0, 4)) - Number(year) - (isReached ? 0 : 1)
}
