import { z } from 'zod'
import { AdContent } from './content.ts'
import { Hint } from './hints.ts'
import { MyAdWhole } from './my-ads.ts'

/** What each field of an ad means to somebody who has not seen the form. The pages' forms need none of this. */
const meanings: Readonly<Record<keyof AdContent, string>> = {
  type: 'An ‘audio’ or ‘video’ ad needs a recording',
  recording:
    'For an audio or video ad: the id of a recording with a transcript, made on this site by the person who created the key',
  recordingTitle: 'What the recording is called; needed for audio and video ads',
  jobTitle: 'The job title alone, without pay or place',
  jobLocation: 'A town, county or postcode in the UK or Ireland; may be empty for remote work',
  workplace: 'Where the work is done; empty means ‘on-site’',
  daysOnSite: 'For hybrid work: days a week on site, such as ‘2’',
  travel: 'The work involves travel',
  contractType: 'The kind of contract; needed',
  duration: '‘F’ for full time, ‘P’ for part time, ‘FP’ for either; needed',
  hoursPerWeek: 'Such as ‘37.5’',
  industry: 'One of the industries of the site’s search form, or empty',
  noSalary: 'Pay is not disclosed',
  payPer: 'What the pay is for',
  payMin: 'The lowest pay in pounds, or in euros for a place in Ireland, such as ‘24500’ or ‘12.71’',
  payMax: 'The highest pay; empty if there is none',
  payException: 'Why the minimum wage does not apply, if it does not',
  benefits: 'One line each',
  questions: 'Screening questions. You choose their ids, which stay the same when the ad changes',
  needsEducation: 'A level of education is needed',
  education: 'Which one: ‘Entry level’, ‘Level 1’ to ‘Level 8’',
  needsExperience: 'Experience is needed',
  experience: 'Years of it, 1 to 99',
  jobDescription: 'HTML with paragraphs, lists, headings, bold, italics and links; anything else is removed',
  closesOn: 'Last day to apply: ‘2026-03-31’',
  answersBy: 'The day by which you answer: ‘2026-04-15’',
  startsOn: 'The day the work starts',
  sponsorship: 'Whether you sponsor visas',
  reference: 'Your own reference number. An ad with the same one is never posted twice',
  hasAuthority: 'Recruitment agencies: you have this job and the client’s authority to advertise it; needed for them',
  wordsReason: 'The lawful reason for words that otherwise shut a group out; it is shown in the ad',
  putAside: 'Ids of hints that you have looked at and do not want to be told of again',
}

/** The content of an ad as programs send it: that of the form. Every figure is a text; what is left out is empty. */
export const PostedContent = z.strictObject(
  Object.fromEntries(
    Object.entries(AdContent.shape).map(([name, field]) => [name, field.describe(meanings[name as keyof AdContent])]),
  ) as typeof AdContent.shape,
)

/** An ad as the company's programs get it. */
export const PublicAd = MyAdWhole.omit({ revision: true }).extend({
  url: z.url().describe('Address of its page, where people read it and apply'),
})
export type PublicAd = z.infer<typeof PublicAd>

/** What posting an ad would bring, without posting it. */
export const DryRun = z.object({
  wouldPost: z.boolean().describe('Posting it now would put it online'),
  existing: z
    .object({ _id: z.uuid(), state: z.enum(['online', 'expired', 'closed']) })
    .nullable()
    .describe('An ad that already has this reference number or idempotency key: posting it again does nothing'),
  problems: z.record(z.string(), z.string()).describe('By field: what is missing or wrong'),
  hints: z.array(Hint).describe('What to look at; those of the level ‘block’ keep it from being posted'),
  refused: z.string().nullable().describe('Why the company may not post ads now; null if it may'),
  cost: z.number().int().describe('Credits that posting it costs'),
  credits: z.number().int().describe('Credits that the company has'),
})
export type DryRun = z.infer<typeof DryRun>

/** Ads in one answer. */
export const adsPerAnswer = 50
