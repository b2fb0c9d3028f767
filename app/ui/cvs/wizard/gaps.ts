import type { WorkEntry } from '../../../../contract/cvs/cvs.ts'

/** Whole months between two jobs, the first and the last of them as 'YYYY-MM'. */
export type Gap = { from: string; to: string; months: number }

/** Gaps of up to this many months need no explanation. */
const unsaid = 3

/**
 * Gaps of more than three months between jobs, latest first. Only certain ones: a year without a month may be all of it, and a
 * job that does not say when it ended may go on.
 * @param now the current month, 'YYYY-MM'.
 */
export function gapsBetween(jobs: readonly WorkEntry[], now: string): Gap[] {
  const spans = jobs
    .map((job) => spanOf(job, now))
    .filter((span) => span !== null)
    .sort((a, b) => a.start - b.start)
  const gaps: Gap[] = []
  let covered = spans[0]?.end
  for (const { start, end } of spans.slice(1)) {
    if (covered === undefined) break
    const months = start - covered - 1
    if (months > unsaid) gaps.push({ from: printMonth(covered + 1), to: printMonth(start - 1), months })
    covered = Math.max(covered, end)
  }
  return gaps.reverse()
}

/** Months since the year 0, both ends included. */
function spanOf({ startDate, endDate, isCurrent }: WorkEntry, now: string): { start: number; end: number } | null {
  const start = monthOf(startDate, 1)
  if (start === null) return null
  const end = isCurrent ? null : monthOf(endDate, 12)
  return { start, end: Math.max(start, end ?? monthOf(now, 12) ?? start) }
}

function monthOf(date: string, unsaidMonth: number): number | null {
  const found = /^(\d{4})(?:-(\d\d))?/u.exec(date)
  return found === null ? null : Number(found[1]) * 12 + Number(found[2] ?? unsaidMonth) - 1
}

function printMonth(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}
