import { statisticsDays } from '../../contract/statistics/statistics.ts'

const trendMonths = 12

/** The days that matter, as '2026-03-04': ads that ended on `counted` or before are no longer counted, `kept` is the first of the trend. */
export function daysBack(now: Date): { counted: string; kept: string; months: string[] } {
  const counted = new Date(now.getTime() - statisticsDays * 86_400_000).toISOString().slice(0, 10)
  const months = Array.from({ length: trendMonths }, (_, i) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - trendMonths + 1 + i, 1)).toISOString().slice(0, 7),
  )
  return { counted, kept: `${months[0]}-01`, months }
}
