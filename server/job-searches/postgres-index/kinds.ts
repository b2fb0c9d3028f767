import { boardIds } from '../../../contract/boards/board-ids.ts'
import type { BoardId } from '../../../contract/boards/boards.ts'
import { industries, type Industry } from '../../../contract/jobs/industries.ts'
import { experienceLevels, type ExperienceLevel } from '../../../contract/jobs/levels.ts'
import type { ContractType, Ir35, Workplace } from '../../../contract/jobs/jobs.ts'
import { inYears, payBandsOf, type PayUnit } from '../../../contract/job-searches/pay-bands.ts'
import type { IndexedJob } from '../../jobs/job.ts'

/*
 * The kinds of a job as numbers of 6 bits, a digit of facts.ts each. The place of a value in its list is what is stored:
 * lists only grow at their end, else `indexVersion` goes up and the index is made again.
 */
export const contractTypes = [
  null,
  'permanent',
  'contract',
  'temporary',
  'fixed-term',
  'apprenticeship',
  'internship',
  'volunteer',
] as const satisfies (ContractType | null)[]
export const workplaces = [null, 'on-site', 'hybrid', 'remote'] as const satisfies (Workplace | null)[]
export const ir35Kinds = ['unknown', 'inside', 'outside'] as const satisfies Ir35['status'][]
export const posters = ['unknown', 'direct', 'agency', 'course'] as const satisfies IndexedJob['poster'][]
/**
 * The first and the last band that a job's pay lies in, as one number; 0 is for a job that does not say it. A band ends where the next begins,
 * both ends included, as in the filter.
 */
export const payRanges: Record<PayUnit, readonly (readonly [first: number, last: number] | null)[]> = {
  year: rangesOf(payBandsOf.year),
  day: rangesOf(payBandsOf.day),
  hour: rangesOf(payBandsOf.hour),
}

function rangesOf(bands: readonly number[]): readonly (readonly [first: number, last: number] | null)[] {
  return [
    null,
    ...bands.flatMap((_, first) =>
      Array.from({ length: bands.length - first }, (_, more) => [first, first + more] as const),
    ),
  ]
}

export const levels: readonly (ExperienceLevel | null)[] = [null, ...experienceLevels]
export const industryList: readonly (Industry | null)[] = [null, ...industries]
/** Bits of a digit. */
export const boardsOfDigit = 6

/** Which digit a kind is in, counted from the first digit of the kinds, and which of its bits. */
export const kinds = {
  contract: { digit: 0, from: 0, bits: 3 },
  fullTime: { digit: 0, from: 3, bits: 1 },
  partTime: { digit: 0, from: 4, bits: 1 },
  workplace: { digit: 1, from: 0, bits: 2 },
  ir35: { digit: 1, from: 2, bits: 2 },
  poster: { digit: 1, from: 4, bits: 2 },
  industry: { digit: 2, from: 0, bits: 6 },
  pay: { digit: 3, from: 0, bits: 6 },
  level: { digit: 4, from: 0, bits: 3 },
  sponsor: { digit: 4, from: 3, bits: 1 },
  payDay: { digit: 5, from: 0, bits: 6 },
  payHour: { digit: 6, from: 0, bits: 6 },
} as const
/** Boards are a set of bits, over as many digits as they need. */
export const firstBoardDigit = 7
export const kindDigits = firstBoardDigit + Math.ceil(boardIds.length / boardsOfDigit)

export function kindsOf(job: IndexedJob): number[] {
  return [
    placeIn(contractTypes, job.contractType) | (Number(job.fullTime) << 3) | (Number(job.partTime) << 4),
    placeIn(workplaces, job.workplace) | (placeIn(ir35Kinds, job.ir35) << 2) | (placeIn(posters, job.poster) << 4),
    placeIn(industryList, job.industry),
    payRangeOf(job, 'year'),
    placeIn(levels, job.level) | (Number(job.isSponsor) << 3),
    payRangeOf(job, 'day'),
    payRangeOf(job, 'hour'),
    ...boardsOf(job.boards),
  ]
}

/** A value that a newer or an older version of this program knows is stored as 'not said', the first of each list. */
function placeIn<Value>(list: readonly Value[], value: Value): number {
  return Math.max(0, list.indexOf(value))
}

export function boardsOf(boards: readonly BoardId[]): number[] {
  const sets = Array.from({ length: kindDigits - firstBoardDigit }, () => 0)
  for (const board of boards) {
    const place = boardIds.indexOf(board)
    if (place >= 0) sets[Math.floor(place / boardsOfDigit)]! |= 1 << (place % boardsOfDigit)
  }
  return sets
}

/** Every band that the filter would find the job in: who asks for £30,000 to £40,000 finds '£25,000 to £35,000'. */
function payRangeOf(job: IndexedJob, unit: PayUnit): number {
  const ends = payEndsOf(job)
  if (ends === null) return 0
  const [least, most] = ends
  const bands = payBandsOf[unit].map((bound) => inYears(bound, unit))
  const first = bands.findIndex((_, i) => least <= (bands[i + 1] ?? Number.POSITIVE_INFINITY))
  const last = bands.findLastIndex((from) => from <= most)
  return payRanges[unit].findIndex((range) => range !== null && range[0] === first && range[1] === last)
}

/** The least and the most, in whole pounds or euro a year; in this order also where a job has them the other way round, and never below nothing. */
export function payEndsOf({
  yearlyMin,
  yearlyMax,
}: Pick<IndexedJob, 'yearlyMin' | 'yearlyMax'>): [least: number, most: number] | null {
  const one = yearlyMin ?? yearlyMax
  const other = yearlyMax ?? yearlyMin
  return one === null || other === null ? null : [Math.max(0, Math.min(one, other)), Math.max(0, one, other)]
}
