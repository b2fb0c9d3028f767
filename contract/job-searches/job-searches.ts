import { z } from 'zod'
import { BoardId } from '../boards/boards.ts'
import { industries } from '../jobs/industries.ts'
import { experienceLevels } from '../jobs/levels.ts'
import { contractChoices, searchLimits, sorts } from './limits.ts'
import { payUnits } from './pay-bands.ts'

export { contractChoices, searchLimits, sorts }

export const Sort = z.enum(sorts)
export type Sort = z.infer<typeof Sort>

export const ContractChoice = z.enum(contractChoices)
export type ContractChoice = z.infer<typeof ContractChoice>

/** What a person looks for: the specification's query, then the filters and the order of the results page. */
export const JobSearch = z.object({
  jobTitle: z.string().trim().min(1, 'Please tell us what job you are looking for').max(searchLimits.maxTextLength),
  jobLocation: z.string().trim().min(1, 'Please enter a location').max(searchLimits.maxTextLength),
  jobSalaryMin: z.number().int().min(0).max(10_000_000),
  jobSalaryMax: z.number().int().min(0).max(10_000_000),
  jobDistance: z.number().int().min(0).max(1_000),
  jobArea: z.enum(['Any', ...industries]),
  fullTime: z.boolean(),
  partTime: z.boolean(),
  contract: z.boolean(),
  noIR: z.boolean(),
  intern: z.boolean(),
  // Ours: the query part of the address.
  contracts: z.array(ContractChoice),
  workplace: z.array(z.enum(['on-site', 'hybrid', 'remote'])),
  ir35: z.array(z.enum(['inside', 'outside', 'unknown'])),
  sources: z.array(BoardId),
  industries: z.array(z.enum(industries)),
  postedWithinDays: z.number().int().min(1).max(365).nullable(),
  poster: z.enum(['any', 'direct', 'agency', 'course']),
  /** Also ads that only mention the job that is searched for. */
  mentions: z.boolean().default(false),
  levels: z.array(z.enum(experienceLevels)).default([]),
  /** Only of employers on the register of licensed sponsors. */
  sponsors: z.boolean().default(false),
  /** Pay per day or per hour, in pounds or euro: `payFrom` and `payTo` then take the place of the yearly bounds. */
  payPer: z.enum(payUnits).default('year'),
  payFrom: z.number().min(0).max(10_000).nullable().default(null),
  payTo: z.number().min(0).max(10_000).nullable().default(null),
  /** Keep ads that do not say the pay when a pay range is set. */
  withoutPay: z.boolean(),
  /** Free text over the results: 'content filter'. */
  contains: z.string().max(searchLimits.maxTextLength),
  sort: Sort,
  page: z.number().int().min(1).max(1_000),
})
export type JobSearch = z.infer<typeof JobSearch>

export const FacetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int(),
  chosen: z.boolean(),
})
export type FacetValue = z.infer<typeof FacetValue>

export const Facets = z.object({
  contract: z.array(FacetValue),
  hours: z.array(FacetValue),
  workplace: z.array(FacetValue),
  ir35: z.array(FacetValue),
  pay: z.array(FacetValue).describe('Bands of yearly pay that an ad reaches into, and those that do not say'),
  payDay: z.array(FacetValue).describe('The same, for pay per day'),
  payHour: z.array(FacetValue).describe('The same, for pay per hour'),
  industry: z.array(FacetValue),
  source: z.array(FacetValue),
  posted: z.array(FacetValue).describe('Within 1, 3, 7, 14 and 30 days'),
  poster: z.array(FacetValue),
  level: z.array(FacetValue),
  sponsor: z
    .array(FacetValue)
    .describe('Employers on the register of licensed sponsors; empty where it was not imported'),
})
export type Facets = z.infer<typeof Facets>
