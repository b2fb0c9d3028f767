import { z } from 'zod'
import { address, flag, id, raw, text, texts } from '../fields.ts'
import { isForPeopleHere } from '../here.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { epochSeconds } from '../reading.ts'

const Ad = z.object({
  slug: id,
  company_name: text,
  title: text,
  description: text,
  remote: flag,
  url: address,
  tags: texts,
  job_types: texts,
  location: text,
  created_at: raw,
})

/** An ad that cannot be read is kept, so that it is counted. */
export function isForUs(body: unknown): boolean {
  const { data: ad } = Ad.safeParse(body)
  return !ad || isForPeopleHere(placesOf(ad), { isRemote: ad.remote === true })
}

export function toListing(body: unknown): Listing | Unusable {
  const parsed = Ad.safeParse(body)
  if (!parsed.success) return { unusable: 'not an object' }
  const ad = parsed.data
  if (!ad.slug) return { unusable: 'no id' }
  if (!ad.title) return { unusable: 'no title' }

  return listing({
    ref: ad.slug,
    url: ad.url,
    title: ad.title,
    employer: ad.company_name,
    description: ad.description ?? '',
    descriptionFormat: 'html',
    places: placesOf(ad),
    kindWords: [...ad.job_types, ...(ad.remote ? ['Remote'] : [])],
    industryWords: ad.tags,
    postedAt: epochSeconds(ad.created_at),
  })
}

function placesOf({ location }: { location: string | null }): string[] {
  return location ? [location] : []
}
