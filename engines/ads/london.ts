/**
 * The clock of the United Kingdom and Ireland: an hour ahead of UTC from the last Sunday of March, 01:00 UTC, to the last
 * Sunday of October, 01:00 UTC (both countries since 1996). Reckoned here because `Intl` is too slow for every ad.
 */
export function londonOffsetMs(utcMs: number): number {
  const year = new Date(utcMs).getUTCFullYear()
  return utcMs >= lastSunday(year, 2) && utcMs < lastSunday(year, 9) ? 3_600_000 : 0
}

/** The moment at which clocks in London show this. Of the hour that autumn has twice it is the first. */
export function fromLondon(year: number, month: number, day: number, hour = 0, minute = 0, second = 0, ms = 0): number {
  const shown = Date.UTC(year, month, day, hour, minute, second, ms)
  const summer = shown - 3_600_000
  return londonOffsetMs(summer) === 3_600_000 ? summer : shown
}

/** The day that London's calendar shows at this moment. */
export function londonDate(utcMs: number): { year: number; month: number; day: number } {
  const shown = new Date(utcMs + londonOffsetMs(utcMs))
  return { year: shown.getUTCFullYear(), month: shown.getUTCMonth(), day: shown.getUTCDate() }
}

function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1))
  return lastDay.getTime() - lastDay.getUTCDay() * 86_400_000
}
