import { encodeXML } from 'entities'
import { z } from 'zod'
import { onlyCountry, placeLine, readPosting } from '../company-posting.ts'
import { address, amount, date, flag, id, raw, text } from '../fields.ts'
import { periodOf } from '../job-posting/pay.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { positionOrNull } from '../reading.ts'

const labelled = z.object({ label: text }).nullish().catch(null)
const section = z.object({ title: text, text }).nullish().catch(null)

const Place = z.object({
  city: text,
  region: text,
  country: text,
  postalCode: text,
  fullLocation: text,
  remote: flag,
  hybrid: flag,
  latitude: raw,
  longitude: raw,
})

const Sections = z.object({
  companyDescription: section,
  jobDescription: section,
  qualifications: section,
  additionalInformation: section,
})

const Posting = z.object({
  id,
  name: text,
  company: z.object({ identifier: text, name: text }).nullish().catch(null),
  releasedDate: date,
  location: Place.nullish().catch(null),
  industry: labelled,
  department: labelled,
  function: labelled,
  typeOfEmployment: labelled,
  postingUrl: address,
  applyUrl: address,
  jobAd: z.object({ sections: Sections }).nullish().catch(null),
  compensation: z.object({ min: amount, max: amount, currency: text, period: text }).nullish().catch(null),
})
type Posting = z.infer<typeof Posting>

export function toListing(body: unknown): Listing | Unusable {
  const read = readPosting(body, Posting)
  if ('unusable' in read) return read
  const { company, employer, posting } = read
  if (!posting.id) return { unusable: 'no id' }
  if (!posting.name) return { unusable: 'no title' }

  const { location } = posting
  const place = placeLine(location?.city, location?.region, location?.postalCode)
  const page = `https://jobs.smartrecruiters.com/${encodeURIComponent(posting.company?.identifier ?? company)}/${posting.id}`
  const workplace = location?.hybrid ? ['Hybrid'] : location?.remote ? ['Remote'] : []
  return listing({
    ref: posting.id,
    url: posting.postingUrl ?? page,
    applyUrl: posting.applyUrl,
    title: posting.name.replace(/\s+/g, ' '),
    employer: posting.company?.name ?? employer,
    description: textOf(posting),
    descriptionFormat: 'html',
    places: place.length > 0 ? place : placeLine(location?.fullLocation),
    position: positionOrNull(location?.latitude, location?.longitude),
    country: onlyCountry([location?.country]),
    pay: payOf(posting),
    kindWords: [posting.typeOfEmployment?.label ?? [], workplace].flat(),
    industryWords: [posting.function, posting.department, posting.industry].flatMap((field) => field?.label ?? []),
    postedAt: posting.releasedDate,
  })
}

/** What the job is comes first; what the company says of itself is the same in all its ads. */
function textOf({ jobAd }: Posting): string {
  const { jobDescription, qualifications, additionalInformation, companyDescription } = jobAd?.sections ?? {}
  return [jobDescription, qualifications, additionalInformation, companyDescription]
    .flatMap((part) => (part?.text ? `${part.title ? `<h3>${encodeXML(part.title)}</h3>` : ''}${part.text}` : []))
    .join('\n')
}

function payOf({ compensation }: Posting): Partial<Listing['pay']> {
  if (!compensation || (compensation.min === null && compensation.max === null)) return {}
  const { min, max, currency, period } = compensation
  return { min, max, currency, period: periodOf(period) }
}
