import type { Cv } from '../../../contract/cvs/cvs.ts'

type Period = { startDate: string; endDate: string; isCurrent: boolean }

/** How long something lasted, in words: '3 years 2 months', 'about 6 years' where only years are known; empty where nothing is. */
export function lengthOf({ startDate, endDate, isCurrent }: Period, at: Date): string {
  const end = isCurrent ? at.toISOString().slice(0, 7) : endDate
  const [from, until] = [monthOf(startDate), monthOf(end)]
  if (from === null || until === null || until.at < from.at) return ''
  if (!from.isExact || !until.isExact) {
    const years = Math.round((until.at - from.at) / 12)
    return years === 0 ? 'less than a year' : `about ${counted(years, 'year')}`
  }
  // The month in which it ended counts.
  const months = until.at - from.at + 1
  const parts = [counted(Math.floor(months / 12), 'year'), counted(months % 12, 'month')]
  return parts.filter((part) => !part.startsWith('0 ')).join(' ')
}

/** One line of a CV for a list: the job that goes on or began last, and how long: 'Pastry chef · 6 years'. Null if it has none. */
export function gistOf(cv: Pick<Cv, 'jobs' | 'headline'>, at: Date): string | null {
  const jobs = cv.jobs.filter(({ jobTitle }) => jobTitle.trim() !== '')
  const last =
    jobs.find(({ isCurrent }) => isCurrent) ??
    jobs.toSorted((one, other) => other.startDate.localeCompare(one.startDate))[0]
  if (last === undefined) return cv.headline.trim() === '' ? null : cv.headline.trim()
  const length = lengthOf(last, at)
  // In a list the months do not matter beside years.
  const short = length.startsWith('about ') || !length.includes('year') ? length : length.replace(/ \d+ months?$/u, '')
  return [last.jobTitle.trim(), short].filter((part) => part !== '').join(' · ')
}

function monthOf(date: string): { at: number; isExact: boolean } | null {
  const [year, month] = date.split('-')
  if (year === undefined || year === '') return null
  return { at: Number(year) * 12 + (month === undefined ? 0 : Number(month) - 1), isExact: month !== undefined }
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
