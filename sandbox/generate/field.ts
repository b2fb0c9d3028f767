import type { Industry } from '../../contract/jobs/industries.ts'
import type { EmployerKind } from './employer-kinds.ts'

/**
 * What the generator knows of one industry.
 *
 * Titles are patterns: '{Junior |Senior |}Accountant' stands for three titles. Sentences may hold choices:
 * '[Run|Lead] the weekly team meeting' is read in either way.
 */
export type Field = {
  industry: Industry
  /** How many vacancies it has, against the others. */
  weight: number
  employers: readonly EmployerKind[]
  lines: readonly Line[]
}

/** A line of work within an industry: titles that share duties, demands and pay. */
export type Line = {
  titles: readonly string[]
  /** Whole pounds a year in the middle of the ladder, outside London. A title's 'Junior' or 'Head of' moves it. */
  pay: readonly [low: number, high: number]
  /** What one does there: each a sentence without a full stop. */
  duties: readonly string[]
  /** What is asked for: each a phrase without a full stop. */
  wants: readonly string[]
  /** Tools, methods, subjects, certificates: what people search for. */
  skills: readonly string[]
  /** Where pay follows a published scale, the ad names the point on it. */
  scale?: 'nhs' | 'teachers'
  /** Employers, where this line's differ from the industry's. */
  employers?: readonly EmployerKind[]
  /** Paid and advertised by the hour, as a rule. */
  hourly?: boolean
  /** The share of day-rate contracts (0 to 1); 0.03 where not said. */
  contractors?: number
  /** The share of temporary work; 0.08 where not said. */
  temps?: number
  /** The share of remote and hybrid work; 0 where not said. */
  desk?: number
  /** The share that is part time, or open to it; 0.15 where not said. */
  partTime?: number
  /** Pay has a basic part and on-target earnings. */
  commission?: boolean
  /** All titles are of one rank: 'Director' in one does not double its pay. */
  flat?: boolean
  /** Only as an apprenticeship. */
  apprenticeship?: boolean
}
