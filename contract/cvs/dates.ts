/** A year, a month of a year, or a day: '2019', '2019-09', '2019-09-01'. As exact as the person was. */
export const cvDatePattern = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/u

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const

/** Whether the text is a date of a CV that there is in the calendar; 2023-02-29 is none. */
export function isCvDate(text: string): boolean {
  if (!cvDatePattern.test(text)) return false
  if (text.length < 10) return true
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}

/** As people read it: '2019', 'Sept 2019', '1 Sept 2019'; empty stays empty. */
export function printCvDate(date: string): string {
  const [year = '', month, day] = date.split('-')
  if (month === undefined) return year
  const name = months[Number(month) - 1] ?? ''
  return day === undefined ? `${name} ${year}` : `${Number(day)} ${name} ${year}`
}

/** 'Sept 2019 – present', 'Sept 2019 – Mar 2021', '2019', or empty where nothing is said. */
export function printPeriod(entry: { startDate: string; endDate: string; isCurrent?: boolean }): string {
  const end = entry.isCurrent ? 'present' : printCvDate(entry.endDate)
  return [printCvDate(entry.startDate), end].filter((part) => part !== '').join(' – ')
}

/** Whole years from the day of birth to today, both 'YYYY-MM-DD'; who was born on 29 February has their birthday on 1 March. */
export function ageOn(dob: string, today: string): number {
  const hadBirthday = today.slice(5) >= dob.slice(5)
  return Number(today.slice(0, 4)) - Number(dob.slice(0, 4)) - (hadBirthday ? 0 : 1)
}

/** Where the picker of the date of birth opens: 1 January of the year 16 years ago (C69). */
export function latestPickedBirth(today: string): string {
  return `${Number(today.slice(0, 4)) - minimumAge}-01-01`
}

export const minimumAge = 16

/** January first. */
export const monthNames: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
