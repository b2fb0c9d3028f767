import type { IndexedJob } from '../../jobs/job.ts'

/** The least and the most, in whole pounds or euro a year; in this order also where a job has them the other way round, and never below nothing. */
export function payEndsOf({
  yearlyMin,
  yearlyMax,
}: Pick<IndexedJob, 'yearlyMin' | 'yearlyMax'>): [least: number, most: number] | null {
  const one = yearlyMin ?? yearlyMax
  const other = yearlyMax ?? yearlyMin
  return one === null || other === null ? null : [Math.max(0, Math.min(one, other)), Math.max(0, one, other)]
}
