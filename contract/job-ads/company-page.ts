import { z } from 'zod'
import { CompanyPicture } from './company-pictures.ts'
import { answerDays, fewestAnswers, mostCompanyAds } from './employer-words.ts'

/** How long a company usually takes to answer. */
const AnswerTime = z.object({
  answers: z.number().int().min(0).describe(`Answers to applications over the last ${answerDays} days`),
  usualHours: z.number().nullable().describe(`The median; null if there are fewer than ${fewestAnswers} answers`),
})

/** Of the days by which a company promised its candidates an answer: those of a year that are over. */
export const KeptPromises = z.object({
  promises: z.number().int().min(0),
  kept: z.number().int().min(0),
  hasBadge: z.boolean(),
})
export type KeptPromises = z.infer<typeof KeptPromises>

/** A company as candidates see it beside an ad. */
export const Employer = z.object({
  name: z.string(),
  slug: z.string().describe('Of its page, /company/{slug}'),
  kind: z.enum(['employer', 'charity', 'agency']),
  companyNumber: z.string().nullable(),
  isVerified: z
    .boolean()
    .describe('The register lists its number under its name, and it has an address at its own domain'),
  liveAds: z.number().int().min(0),
  answerTime: AnswerTime,
  promises: KeptPromises,
})
export type Employer = z.infer<typeof Employer>

/** The public page of a company. */
export const CompanyPage = Employer.extend({
  about: z.string().describe('In its own words, plain text; empty if it says nothing'),
  address: z.string().describe('On one line; empty if it gives none'),
  domain: z.string().nullable().describe('At which a member reads email; null if it is not verified'),
  pictures: z.array(CompanyPicture).describe('Its logo, if it has one, then its pictures'),
  ads: z
    .array(
      z.object({
        jobId: z.string(),
        jobTitle: z.string(),
        jobLocation: z.string(),
        salary: z.string(),
        created: z.iso.datetime(),
      }),
    )
    .describe(`Its ads that are online, newest first, ${mostCompanyAds} at most`),
})
export type CompanyPage = z.infer<typeof CompanyPage>
