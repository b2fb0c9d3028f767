import { z } from 'zod'
import { Revision } from '../platform/revision.ts'
import { AdContent } from './content.ts'
import { adLimits } from './limits.ts'

/** Where an ad is in its life. */
export const AdState = z.enum(['online', 'expired', 'closed'])
export type AdState = z.infer<typeof AdState>

/** What the specification keeps of an ad under `options`. */
export const AdOptions = z.object({
  remoteWork: z.boolean(),
  travel: z.boolean(),
  duration: z.enum(['F', 'P', 'FP']),
  hits: z
    .number()
    .int()
    .describe('People who looked at it, each counted once a day; your company and robots are not counted'),
  jobSalary: z.object({ minValue: z.number().nullable(), maxValue: z.number().nullable(), per: z.string() }).nullable(),
  benefits: z.array(z.string()),
  required: z.object({
    education: z.object({ level: z.string(), description: z.string() }).nullable(),
    experience: z.number().int().nullable(),
  }),
  assessment: z.array(z.object({ question: z.string(), uuid: z.string() })),
})

/** An ad as the company that posted it sees it: the specification's job (S24.9) with what managing it takes. */
export const MyAd = z.object({
  _id: z.uuid(),
  type: z.enum(['text', 'audio', 'video']),
  jobTitle: z.string(),
  jobLocation: z.string(),
  contractType: z.string(),
  industry: z.string().nullable(),
  noSalary: z.boolean(),
  videoId: z.string().nullable(),
  audioId: z.string().nullable(),
  jobVideoTitle: z.string().nullable().describe('The title of its recording'),
  company: z.object({ id: z.uuid(), name: z.string() }),
  options: AdOptions,
  created: z.iso.datetime().describe('When it last went online'),
  until: z.iso.datetime().describe('When it goes, or went, offline'),
  changedAt: z.iso.datetime().nullable(),
  state: AdState,
  daysLeft: z.number().int().min(0),
  cost: z.number().int().describe('Credits that putting it online again costs'),
  reference: z.string().nullable(),
  takenDownReason: z.string().nullable().describe('Why those who run the site took it offline; null if they did not'),
  jobId: z.string().nullable().describe('Of its page, /job/{id}'),
  applied: z.number().int().describe('People with an application that has not been withdrawn or rejected'),
  unopened: z.number().int().describe('People whose application nobody in your company has opened'),
  unanswered: z.number().int().describe('People who have not had an answer'),
  answersBy: z.iso.date().nullable().describe('The day by which the ad promises an answer'),
})
export type MyAd = z.infer<typeof MyAd>

/** An ad with what its author typed, to change or copy it. */
export const MyAdWhole = MyAd.extend({ content: AdContent, revision: Revision })
export type MyAdWhole = z.infer<typeof MyAdWhole>

/** The specification's shape of a company's ads (S25.46). */
export const CompanyPost = z.object({
  jobId: z.object({
    _id: z.uuid(),
    jobTitle: z.string(),
    jobLocation: z.string(),
    created: z.iso.datetime(),
    videoId: z.string().nullable(),
    audioId: z.string().nullable(),
    options: z.object({ hits: z.number().int() }),
  }),
  candidates: z.array(
    z.object({
      _id: z.uuid().describe('Of the application'),
      userId: z.object({ name: z.string() }).describe('Whoever applied; how to reach them is with the application'),
      created: z.iso.datetime(),
    }),
  ),
})
export type CompanyPost = z.infer<typeof CompanyPost>

/** What somebody calls a draft. */
export const DraftName = z
  .string()
  .max(adLimits.title, `Please use at most ${adLimits.title} characters`)
  .trim()
  .describe('Only you see it; empty: the draft goes by its job title')

const isFromFeed = z
  .boolean()
  .describe('Your company’s feed wrote it and nobody has changed it since: it is deleted with the feed')
const until = z.iso.datetime().describe('When it is deleted unless it is changed')

/** An ad that is not online yet. */
export const AdDraft = z.object({
  _id: z.uuid(),
  name: DraftName,
  content: AdContent,
  revision: z.number().int(),
  updated: z.iso.datetime(),
  until,
  isFromFeed,
})
export type AdDraft = z.infer<typeof AdDraft>

export const AdDraftSummary = z.object({
  _id: z.uuid(),
  type: AdContent.shape.type,
  name: DraftName,
  jobTitle: z.string(),
  jobLocation: z.string(),
  updated: z.iso.datetime(),
  until,
  isFromFeed,
})
export type AdDraftSummary = z.infer<typeof AdDraftSummary>
