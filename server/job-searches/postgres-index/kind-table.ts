import { boardIds } from '../../../contract/boards/board-ids.ts'
import type { FacetName } from '../../../contract/job-searches/filters/index.ts'
import { inYears, payBandsOf, type PayUnit } from '../../../contract/job-searches/pay-bands.ts'
import { industries, type Industry } from '../../../contract/jobs/industries.ts'
import { experienceLevels, type ExperienceLevel } from '../../../contract/jobs/levels.ts'
import { ContractType, Workplace, type Ir35 } from '../../../contract/jobs/jobs.ts'
import type { IndexedJob } from '../../jobs/job.ts'
import { payEndsOf } from './pay-ends.ts'

/** What a facet knows of a job, as a number in some bits of one digit of the job's row (facts.ts). */
export type Kind = {
  /** Counted from the first digit of the kinds; a digit has six bits. */
  digit: number
  from: number
  bits: number
  /** The values of the facet that each number stands for, from 0: what is not said stands for none. */
  stored: readonly (readonly string[])[]
  numberOf: (job: IndexedJob) => number
  /** Its filter, where that is another facet's. */
  filteredAs?: FacetName
}

/*
 * The place of a value in its list is what is stored. With any change here the index is made again at the next start (`kindsVersion`).
 */
const contractTypes = [null, ...ContractType.options]
const workplaces = [null, ...Workplace.options]
const ir35Kinds = ['unknown', 'inside', 'outside'] as const satisfies Ir35['status'][]
const posters = ['unknown', 'direct', 'agency', 'course'] as const satisfies IndexedJob['poster'][]
const levels: readonly (ExperienceLevel | null)[] = [null, ...experienceLevels]
const industryList: readonly (Industry | null)[] = [null, ...industries]

/** A line for each facet that is a kind of job. Boards are a set and follow after the digits of these; the day of a job stands in its row as it is. */
export const kindTable: Readonly<Record<Exclude<FacetName, 'source' | 'posted'>, Kind>> = {
  contract: { digit: 0, from: 0, bits: 3, ...oneOf(contractTypes, (job) => job.contractType, countsAs) },
  hours: {
    digit: 0,
    from: 3,
    bits: 2,
    stored: [[], ['full-time'], ['part-time'], ['full-time', 'part-time']],
    numberOf: (job) => Number(job.fullTime) | (Number(job.partTime) << 1),
  },
  workplace: { digit: 1, from: 0, bits: 2, ...oneOf(workplaces, (job) => job.workplace) },
  ir35: { digit: 1, from: 2, bits: 2, ...oneOf(ir35Kinds, (job) => job.ir35) },
  poster: { digit: 1, from: 4, bits: 2, ...oneOf(posters, (job) => job.poster) },
  industry: { digit: 2, from: 0, bits: 6, ...oneOf(industryList, (job) => job.industry) },
  pay: { digit: 3, from: 0, bits: 6, ...bandsOf('year') },
  level: { digit: 4, from: 0, bits: 3, ...oneOf(levels, (job) => job.level) },
  sponsor: { digit: 4, from: 3, bits: 1, stored: [[], ['yes']], numberOf: (job) => Number(job.isSponsor) },
  payDay: { digit: 5, from: 0, bits: 6, ...bandsOf('day'), filteredAs: 'pay' },
  payHour: { digit: 6, from: 0, bits: 6, ...bandsOf('hour'), filteredAs: 'pay' },
}

/** Boards are a set of bits, over as many digits as they need. */
export const boardsOfDigit = 6
export const boardDigits = Math.ceil(boardIds.length / boardsOfDigit)

/** A fixed term is both: boards list such jobs under 'contract' and under 'temporary'. */
function countsAs(type: string): readonly string[] {
  return type === 'fixed-term' ? ['contract', 'temporary'] : [type]
}

/** A value that a newer or an older version of this program knows is stored as 'not said', the first of the list. */
function oneOf<Value extends string | null>(
  list: readonly Value[],
  of: (job: IndexedJob) => Value,
  valuesOf: (value: string) => readonly string[] = (value) => [value],
): Pick<Kind, 'stored' | 'numberOf'> {
  return {
    stored: list.map((value) => (value === null ? [] : valuesOf(value))),
    numberOf: (job) => Math.max(0, list.indexOf(of(job))),
  }
}

/**
 * The first and the last band that a job's pay lies in, as one number; 0 is for a job that does not say it. A band ends where the next begins,
 * both ends included, as in the filter: who asks for £30,000 to £40,000 finds '£25,000 to £35,000'.
 */
function bandsOf(unit: PayUnit): Pick<Kind, 'stored' | 'numberOf'> {
  const bands = payBandsOf[unit]
  const bounds = bands.map((bound) => inYears(bound, unit))
  const ranges = bands.flatMap((_, first) =>
    Array.from({ length: bands.length - first }, (_, more) => ({ first, last: first + more })),
  )
  return {
    stored: [['not given'], ...ranges.map(({ first, last }) => bands.slice(first, last + 1).map(String))],
    numberOf(job) {
      const ends = payEndsOf(job)
      if (ends === null) return 0
      const [least, most] = ends
      const first = bounds.findIndex((_, i) => least <= (bounds[i + 1] ?? Number.POSITIVE_INFINITY))
      const last = bounds.findLastIndex((from) => from <= most)
      return 1 + ranges.findIndex((range) => range.first === first && range.last === last)
    },
  }
}
