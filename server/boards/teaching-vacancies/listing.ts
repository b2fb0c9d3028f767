import { z } from 'zod'
import { address } from '../fields.ts'
import { jobPostingListing } from '../job-posting/listing.ts'
import type { Listing, Unusable } from '../../../engines/ads/index.ts'

const Place = z.object({ url: address })

/** The last part of an ad's address: it has no other id. */
export function slugOf(body: unknown): string | null {
  const { data } = Place.safeParse(body)
  return /\/jobs\/([^/?#]+)/.exec(data?.url ?? '')?.[1] ?? null
}

/** A schema.org JobPosting; its pay is free text ('M1 to M6') where a number belongs. */
export function toListing(body: unknown): Listing | Unusable {
  const ref = slugOf(body)
  if (!ref) return { unusable: 'no id' }
  return jobPostingListing(body, { ref, page: `https://teaching-vacancies.service.gov.uk/jobs/${ref}` })
}
