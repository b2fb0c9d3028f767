import { z } from 'zod'
import { listing, type Listing, type Unusable } from '../../engines/ads/index.ts'
import type { ListingFacts } from '../../engines/folding/index.ts'
import { countryCodes, currencyCodes } from '../../contract/places/countries.ts'

/**
 * An ad that was posted here, as it is handed over to become a listing like any other: kept in received_ads, so that it can be understood
 * again with all others.
 */
export const PostedAd = z.object({
  id: z.string(),
  title: z.string(),
  employer: z.string(),
  /** The company that posted it: of two companies with one name, each has its own ads. Ads of earlier versions do not say. */
  postedBy: z.string().optional(),
  isAgency: z.boolean(),
  place: z.string(),
  /** Of the place; for work from anywhere, where one must be. Ads of earlier versions say nothing. */
  country: z.enum(countryCodes).optional(),
  workplace: z.enum(['on-site', 'hybrid', 'remote']),
  daysOnSite: z.number().nullable(),
  contractType: z.enum([
    'permanent',
    'contract',
    'temporary',
    'fixed-term',
    'apprenticeship',
    'internship',
    'volunteer',
  ]),
  fullTime: z.boolean(),
  partTime: z.boolean(),
  industry: z.string().nullable(),
  /** In whole units of the currency of the place, maybe with a fraction. */
  pay: z
    .object({
      min: z.number().nullable(),
      max: z.number().nullable(),
      period: z.enum(['year', 'day', 'hour']),
      currency: z.enum(currencyCodes),
    })
    .nullable(),
  description: z.string(),
  /** What was recorded for it; left out: nothing. */
  recording: z.enum(['audio', 'video']).optional(),
  postedAt: z.string(),
  closesAt: z.string(),
  /** When it was written into the search last: an ad that is put online again differs from what it was. */
  writtenAt: z.string(),
})
export type PostedAd = z.infer<typeof PostedAd>

const contractWords: Readonly<Record<PostedAd['contractType'], string>> = {
  permanent: 'Permanent',
  contract: 'Contract',
  temporary: 'Temporary',
  'fixed-term': 'Fixed term',
  apprenticeship: 'Apprenticeship',
  internship: 'Internship',
  volunteer: 'Volunteer',
}
const workplaceWords = { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' } as const

/** The mapping of ads that were posted here, as a board has one. */
export function postedAdToListing(body: unknown): Listing | Unusable {
  const read = PostedAd.safeParse(body)
  if (!read.success) return { unusable: 'not an ad that was posted here' }
  const ad = read.data
  return listing({
    ref: ad.id,
    title: ad.title,
    employer: ad.employer,
    isAgency: ad.isAgency,
    description: ad.description,
    descriptionFormat: 'html',
    places: ad.place === '' ? [] : [ad.place],
    ...(ad.place === '' && ad.country !== undefined && { country: ad.country }),
    kindWords: [
      contractWords[ad.contractType],
      ...(ad.fullTime ? ['Full time'] : []),
      ...(ad.partTime ? ['Part time'] : []),
      workplaceWords[ad.workplace],
    ],
    industryWords: ad.industry === null ? [] : [ad.industry],
    postedAt: ad.postedAt,
    closesAt: ad.closesAt,
    ...(ad.pay !== null && { pay: ad.pay.max === 0 ? { text: 'Unpaid' } : ad.pay }),
  })
}

/** What the author chose from a list holds, whatever title and text would make of it. Facts of ads of boards are left as they are. */
export function asChosen(facts: ListingFacts, body: unknown): ListingFacts {
  const { data: ad } = facts.board === 'rolecall' ? PostedAd.safeParse(body) : { data: undefined }
  if (ad === undefined) return facts
  const { isAgency, postedBy, recording, contractType, fullTime, partTime, workplace, daysOnSite } = ad
  return {
    ...facts,
    ...(postedBy !== undefined && { postedBy }),
    ...(recording !== undefined && { recording }),
    poster: isAgency ? 'agency' : 'direct',
    contractType,
    fullTime,
    partTime,
    workplace,
    daysOnSite,
  }
}
