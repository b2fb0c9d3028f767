import { z } from 'zod'
import { id, raw, text } from '../fields.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { isoDate, textOrNull, webAddress } from '../reading.ts'

const Vacancy = z.object({
  id,
  reference: id,
  title: text,
  description: text,
  employer: text,
  type: text,
  salary: text,
  closeDate: raw,
  postDate: raw,
  url: text,
  locations: raw,
})

/** A `<vacancyDetails>` as it was read: its elements by name, all text. */
export function toListing(body: unknown): Listing | Unusable {
  const parsed = Vacancy.safeParse(body)
  if (!parsed.success) return { unusable: 'not an object' }
  const vacancy = parsed.data
  const ref = vacancy.reference ?? vacancy.id
  if (!ref) return { unusable: 'no id' }
  if (!vacancy.title) return { unusable: 'no title' }

  return listing({
    ref,
    url:
      // Both hosts work; one address for one ad.
      webAddress(vacancy.url?.replace('://beta.jobs.nhs.uk/', '://www.jobs.nhs.uk/')) ??
      (vacancy.reference && `https://www.jobs.nhs.uk/candidate/jobadvert/${encodeURIComponent(vacancy.reference)}`),
    title: vacancy.title,
    employer: vacancy.employer,
    description: vacancy.description ?? '',
    isSnippet: true,
    places: placesIn(vacancy.locations),
    // A range, a number or words; a number may be the yearly pay or that of an hour.
    pay: { text: vacancy.salary },
    kindWords: vacancy.type ? [vacancy.type] : [],
    postedAt: isoDate(vacancy.postDate),
    closesAt: isoDate(vacancy.closeDate),
  })
}

/** `<locations><location>` or `<locations><locations>`: both are sent. */
function placesIn(locations: unknown): string[] {
  if (Array.isArray(locations)) return locations.flatMap(placesIn)
  if (typeof locations === 'object' && locations !== null) return Object.values(locations).flatMap(placesIn)
  return [textOrNull(locations) ?? []].flat()
}
