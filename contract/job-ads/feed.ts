import { z } from 'zod'
import { AdContent } from './content.ts'
import { Hint } from './hints.ts'
import * as texts from './feed-texts.ts'

/** How much a feed may hold and cost. */
export const feedLimits = {
  address: 1_000,
  bytes: 20_000_000,
  seconds: 60,
  jobs: 2_000,
  /** Elements of the whole feed: a job has ten to thirty. */
  elements: 200_000,
  /** Characters of one job with its tags, and elements within one another in it: a longer or deeper one is not read. */
  jobLength: 200_000,
  depth: 20,
  /** Until it has been taken apart. */
  readSeconds: 15,
  /** Between two reads, in minutes. */
  everyMinutes: 30,
  /** Ads that a feed may put online within 24 hours, at most. */
  adsADay: 100,
  /** Of the person who set it up: they need room for ads that they write. */
  drafts: 40,
  /** Ads that the test page shows. */
  tried: 10,
} as const

const address = z
  .string(texts.addressMissing)
  .trim()
  .min(1, texts.addressMissing)
  .max(feedLimits.address, texts.addressTooLong)
  .refine((text) => URL.parse(text)?.protocol === 'https:', { error: texts.addressNotHttps, abort: true })
  .refine((text) => URL.parse(text)?.username === '', texts.addressWithLogin)
  .describe('The address of the feed, with https://')

/** What a job of the feed becomes where the feed does not say it. */
export const FeedDefaults = z.strictObject({
  contractType: AdContent.shape.contractType.describe(
    'The kind of contract of jobs that say their hours alone; empty: their ads stay drafts until you choose',
  ),
  duration: AdContent.shape.duration.describe(
    'The hours of jobs that say their contract alone; empty: their ads stay drafts until you choose',
  ),
  hasAuthority: z
    .boolean()
    .default(false)
    .describe('Recruitment agencies: you have these jobs and the clients’ authority to advertise them'),
})
export type FeedDefaults = z.infer<typeof FeedDefaults>

export const FeedToTry = FeedDefaults.extend({ address })
export type FeedToTry = z.infer<typeof FeedToTry>

export const FeedSettings = FeedToTry.extend({
  publishes: z
    .boolean()
    .describe('Put new ads online by itself, with the company’s credits; else they become your drafts'),
  adsADay: z
    .number(texts.adsADayOutside)
    .int(texts.adsADayOutside)
    .min(1, texts.adsADayOutside)
    .max(feedLimits.adsADay, texts.adsADayOutside)
    .describe('How many it may put online within 24 hours'),
})
export type FeedSettings = z.infer<typeof FeedSettings>

/** How the last read ended. 'held': so many ads are missing that none was closed. */
const FeedOutcome = z.enum(['ok', 'unchanged', 'held', 'broken'])

/** A company's feed as its admins see it. */
export const CompanyFeed = FeedSettings.extend({
  address: z.string().describe('Empty if it was lost and must be entered again'),
  setUpBy: z.string().nullable().describe('Whose drafts new ads become; null: they have left, and nothing is read'),
  nextRead: z.iso.datetime(),
  lastRead: z
    .object({ at: z.iso.datetime(), outcome: FeedOutcome, message: z.string() })
    .nullable()
    .describe('Null if it has not been read yet'),
  counts: z.object({
    online: z.number().int(),
    drafts: z.number().int(),
    waiting: z.number().int().describe('Neither online nor a draft, because you have no room for more drafts'),
    ended: z.number().int().describe('Still in the feed, and closed or expired here'),
  }),
  toLookAt: z
    .array(z.object({ reference: z.string(), jobTitle: z.string(), problem: z.string() }))
    .describe('Some of the ads that are not online, and why'),
})
export type CompanyFeed = z.infer<typeof CompanyFeed>

/** A job of a feed, and what it would become. */
export const TriedJob = z.object({
  reference: z.string().nullable(),
  title: z.string(),
  outcome: z.enum(['online', 'draft', 'blocked', 'skipped']),
  fields: z.array(
    z.object({
      element: z.string().describe('Its name in the feed'),
      given: z.string(),
      became: z.string().describe('Empty if it was not understood, or is not used'),
    }),
  ),
  notes: z.array(z.string()).describe('What was filled in, changed or left out'),
  missing: z.array(z.string()).describe('What is needed before it can go online'),
  hints: z.array(Hint),
})
export type TriedJob = z.infer<typeof TriedJob>

export const TriedFeed = z.object({
  jobs: z.number().int().describe('In the whole feed'),
  unreadable: z.number().int().describe('Jobs that are not XML'),
  duplicates: z.array(z.string()).describe('Reference numbers that appear more than once: the first is used'),
  tried: z.array(TriedJob).describe('The first ones'),
})
export type TriedFeed = z.infer<typeof TriedFeed>
