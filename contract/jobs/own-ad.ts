import { z } from 'zod'
import { Employer } from '../job-ads/company-page.ts'

/** What an ad that was posted here says beyond what every job has. */
export const OwnAd = z.object({
  _id: z.uuid(),
  type: z.enum(['text', 'audio', 'video']),
  videoId: z.uuid().nullable().describe('Of its recording: GET /api/recordings/{id}'),
  audioId: z.uuid().nullable(),
  recordingTitle: z.string(),
  hoursPerWeek: z.number().nullable(),
  travel: z.boolean(),
  benefits: z.array(z.string()),
  education: z.object({ level: z.string(), description: z.string() }).nullable(),
  experience: z.number().int().nullable().describe('Years'),
  questions: z.number().int().describe('How many screening questions an application answers'),
  minutes: z.number().int().describe('About how long answering them takes'),
  sponsorship: z.enum(['yes', 'no']).nullable(),
  startsOn: z.iso.date().nullable(),
  answersBy: z.iso.date().nullable(),
  reference: z.string().nullable(),
  wordsReason: z.string().nullable().describe('Why the ad is for one group only'),
  changedAt: z.iso.datetime().nullable().describe('When it was changed since it went online'),
  onlineUntil: z.iso.datetime().describe('When it goes, or went, offline'),
  employer: Employer.nullable().describe('Whose ad it is; null in a preview, or once the company is gone'),
})
export type OwnAd = z.infer<typeof OwnAd>
