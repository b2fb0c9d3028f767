const dayMs = 86_400_000
const calendarDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })

/** Whole days between two moments, by the calendar of the United Kingdom. */
export function daysSince(moment: string, now: string): number {
  return Math.round((midnightOf(now) - midnightOf(moment)) / dayMs)
}

/** 'closes today', 'closes tomorrow', 'closes in 3 days'. @param day '2026-03-04' */
export function closesIn(day: string, now: string): string {
  const days = -daysSince(day, now)
  if (days <= 0) return 'closes today'
  return days === 1 ? 'closes tomorrow' : `closes in ${days} days`
}

function midnightOf(moment: string): number {
  return Date.parse(calendarDay.format(new Date(moment)))
}
