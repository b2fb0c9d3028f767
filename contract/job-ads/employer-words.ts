/* What pages and server say of companies, without the schemas: browsers need no more. */

/** Answers that a company must have given before we say how long it takes. */
export const fewestAnswers = 5
/** The days over which answers are counted. */
export const answerDays = 90
/** Promises that must be over, and of 10 how many kept, for the badge; they are counted over a year. */
export const promiseBadge = { fewest: 3, keptOfTen: 9, days: 365 } as const
/** Ads that the page of a company lists. */
export const mostCompanyAds = 100

/** '4 hours', '2 days', '3 weeks': a length of time as people say it. */
export function hoursInWords(hours: number): string {
  const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`
  if (hours < 1) return 'less than an hour'
  if (hours < 36) return count(Math.round(hours), 'hour')
  const days = Math.round(hours / 24)
  return days < 21 ? count(days, 'day') : count(Math.round(days / 7), 'week')
}
