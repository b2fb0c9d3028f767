import { z } from 'zod'
import { address, date, raw, text, texts } from '../fields.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { positionOrNull } from '../reading.ts'
import { idOfAd } from './ad-id.ts'

const Ad = z.object({
  title: text,
  summary: text,
  postedDate: date,
  jobLocation: z.object({ displayName: text, latitude: raw, longitude: raw }).nullish().catch(null),
  salary: text,
  companyName: text,
  employmentType: text,
  employerType: text,
  isRemote: raw,
  workplaceTypes: texts,
  workFromHomeAvailability: raw,
  detailsPageUrl: address,
})

export function toListing(body: unknown): Listing | Unusable {
  const parsed = Ad.safeParse(body)
  if (!parsed.success) return { unusable: 'not an object' }
  const ad = parsed.data
  const ref = idOfAd(body)
  if (!ref) return { unusable: 'no id' }
  if (!ad.title) return { unusable: 'no title' }

  return listing({
    ref,
    url: ad.detailsPageUrl ?? `https://www.dice.com/job-detail/${encodeURIComponent(ref)}`,
    title: ad.title,
    employer: ad.companyName,
    isAgency: isAgency(ad.employerType),
    description: ad.summary ?? '',
    isSnippet: true,
    places: ad.jobLocation?.displayName ? [ad.jobLocation.displayName] : [],
    position: positionOrNull(ad.jobLocation?.latitude, ad.jobLocation?.longitude),
    pay: { text: ad.salary },
    kindWords: [...(ad.employmentType ? [ad.employmentType] : []), ...workplaceWords(ad)],
    postedAt: ad.postedDate,
  })
}

function isAgency(employerType: string | null): boolean | null {
  if (!employerType) return null
  if (/recruit/i.test(employerType)) return true
  return /direct/i.test(employerType) ? false : null
}

/** Three fields tell of the workplace, the last of them as the text "TRUE". */
function workplaceWords(ad: z.infer<typeof Ad>): string[] {
  if (ad.workplaceTypes.length > 0) return ad.workplaceTypes
  if (ad.isRemote === true) return ['Remote']
  return ad.workFromHomeAvailability === 'TRUE' ? ['Work from home available'] : []
}
