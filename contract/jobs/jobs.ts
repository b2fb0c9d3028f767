import { z } from 'zod'
import { BoardId } from '../boards/boards.ts'
import { industries } from './industries.ts'
import { OwnAd } from './own-ad.ts'
import { countryCodes, currencyCodes } from '../places/countries.ts'

export const PayPeriod = z.enum(['year', 'month', 'week', 'day', 'hour'])
export type PayPeriod = z.infer<typeof PayPeriod>

/** What an ad says of pay. Amounts are whole pennies (or cents) per `period`; a bound that the ad does not give is null. */
export const Pay = z.object({
  currency: z.enum(currencyCodes),
  period: PayPeriod,
  min: z.number().int().positive().nullable(),
  max: z.number().int().positive().nullable(),
  isEstimate: z.boolean().describe("The board's guess, not the employer's word"),
  yearlyMin: z.number().int().positive().nullable().describe('Whole pounds or euro a year, for filters and order'),
  yearlyMax: z.number().int().positive().nullable(),
})
export type Pay = z.infer<typeof Pay>

/** What the pay leaves after tax, about. Whole pounds or euro a month, in the currency of the pay; an end that the ad does not give is null. */
export const NetPay = z.object({
  monthlyMin: z.number().int().nullable(),
  monthlyMax: z.number().int().nullable(),
  text: z
    .string()
    .describe("'about £2,213 to £2,393 a month after tax', or that it depends on the hours: then both ends are null"),
  assumes: z.string().describe('What the estimate assumes: who, which law, and how a year was counted'),
  calculator: z.string().describe('The address of the salary calculator with this pay filled in'),
})
export type NetPay = z.infer<typeof NetPay>

export const ContractType = z.enum([
  'permanent',
  'contract',
  'temporary',
  'fixed-term',
  'apprenticeship',
  'internship',
  'volunteer',
])
export type ContractType = z.infer<typeof ContractType>

export const Workplace = z.enum(['on-site', 'hybrid', 'remote'])
export type Workplace = z.infer<typeof Workplace>

export const Ir35 = z.object({
  status: z.enum(['inside', 'outside', 'unknown']),
  evidence: z.string().nullable().describe('The sentence in the ad that says so'),
})
export type Ir35 = z.infer<typeof Ir35>

export type { ExperienceLevel } from './levels.ts'

export const JobSource = z.object({
  board: BoardId,
  name: z.string(),
  ref: z.string().describe("The board's own id of the ad"),
  link: z.string().nullable().describe('Where to read or apply there; null for a visitor who is not signed in'),
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  isDemo: z.boolean(),
})
export type JobSource = z.infer<typeof JobSource>

/** A job as people see it: one vacancy, whatever number of boards carry it. */
export const Job = z.object({
  // The specification's entity.
  _id: z.string(),
  jobTitle: z.string(),
  jobLocation: z.string().describe("The place as shown: 'Leeds, West Yorkshire'"),
  jobLink: z.string().nullable().describe('Null for a visitor who is not signed in'),
  source: BoardId.describe('The main source; all of them are in `sources`'),
  salary: z.string().describe("As shown: '£32,000 to £35,000 a year' or 'Pay not given'"),
  jobDescription: z.string().describe('Cleaned HTML; in a list, the first lines only'),
  created: z.iso.datetime().describe('When it was posted, or first seen where the board does not say'),
  noIR: z.boolean().describe('True if the ad says outside IR35'),
  checked: z.boolean(),
  status: z.enum(['shortlisted']).nullable(),
  applied: z.boolean(),
  appliedOn: z
    .object({
      at: z.iso.datetime(),
      application: z.uuid(),
      hasReceipt: z.boolean(),
      page: z.string().describe('The address of its receipt; without one, of the application'),
    })
    .nullable()
    .describe('When one applied, and the application; null: not applied'),
  // Ours.
  employer: z.string().nullable(),
  poster: z.enum(['agency', 'direct', 'course', 'unknown']),
  pay: Pay.nullable(),
  netPayMonthly: z
    .number()
    .int()
    .nullable()
    .describe('About this much a month after tax, whole pounds or euro: of a range the lower end; null: not known'),
  netPay: NetPay.nullable(),
  contractType: ContractType.nullable(),
  fullTime: z.boolean(),
  partTime: z.boolean(),
  workplace: Workplace.nullable(),
  daysOnSite: z.number().min(0).max(7).nullable(),
  ir35: Ir35,
  industry: z.enum(industries).nullable(),
  places: z.array(z.object({ name: z.string(), lat: z.number().nullable(), lng: z.number().nullable() })),
  country: z.enum(countryCodes).nullable(),
  distanceMiles: z.number().nullable().describe('From the place that was searched'),
  isOutside: z.boolean().describe('Further away than the search asked for'),
  firstSeen: z.iso.datetime(),
  posted: z.iso.datetime().nullable().describe('When a board says that it was posted; null: none says'),
  isSponsor: z
    .boolean()
    .describe('The employer is on the register of licensed sponsors: it does not mean that this job sponsors'),
  lastSeen: z.iso.datetime(),
  closes: z.iso.date().nullable(),
  reposts: z.number().int(),
  isClosed: z.boolean(),
  sources: z.array(JobSource),
  recording: z
    .enum(['audio', 'video'])
    .nullable()
    .describe('What was recorded for an ad that was posted here; null: nothing'),
  isCut: z.boolean().describe('Its board shows only the beginning of the ad'),
  applying: z
    .object({ sourceName: z.string(), isFilledIn: z.boolean().describe('We can fill in the form there') })
    .nullable()
    .describe('Where an application would go; null: no board carries the ad'),
  snippet: z.string().describe('About two lines of plain text; searched words stand between U+0002 and U+0003'),
  why: z.string().describe("A plain reason for its rank: 'all words in the title'"),
  isDemo: z.boolean().describe('From the sandbox: not a real vacancy'),
  ownAd: OwnAd.optional().describe('What an ad that was posted here says besides; only with one job, whole'),
})
export type Job = z.infer<typeof Job>
