import { z } from 'zod'
import { address, date, id, raw, text } from '../fields.ts'
import { isForPeopleHere } from '../here.ts'
import { namesOf, nameOf } from '../job-posting/things.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'

const Job = z.object({
  id,
  name: text,
  contents: text,
  publication_date: date,
  company: raw,
  locations: raw,
  categories: raw,
  levels: raw,
  refs: z.object({ landing_page: address }).nullish().catch(null),
})

/**
 * 'Flexible / Remote' says nothing of the country, and nearly always means the United States: it counts only beside a
 * place of ours. A job that cannot be read is kept, so that it is counted.
 */
export function isForUs(body: unknown): boolean {
  const { data: job } = Job.safeParse(body)
  return !job || isForPeopleHere(namesOf(job.locations), { isRemote: false })
}

export function toListing(body: unknown): Listing | Unusable {
  const parsed = Job.safeParse(body)
  if (!parsed.success) return { unusable: 'not an object' }
  const job = parsed.data
  if (!job.id) return { unusable: 'no id' }
  if (!job.name) return { unusable: 'no title' }

  const places = namesOf(job.locations)
  return listing({
    ref: job.id,
    url: job.refs?.landing_page ?? null,
    title: job.name,
    employer: nameOf(job.company),
    description: job.contents ?? '',
    descriptionFormat: 'html',
    places,
    country: countryOf(places),
    // 'Internship' is one of its levels.
    kindWords: namesOf(job.levels),
    industryWords: namesOf(job.categories),
    postedAt: job.publication_date,
  })
}

/** Where all places name the same of our countries. */
function countryOf(places: readonly string[]): string | null {
  if (places.length === 0) return null
  if (places.every((place) => place.endsWith(', United Kingdom'))) return 'GB'
  return places.every((place) => place.endsWith(', Ireland')) ? 'IE' : null
}
