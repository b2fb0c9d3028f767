import { z } from 'zod'
import { jobPostingListing } from '../job-posting/listing.ts'
import { isThing, nameOf } from '../job-posting/things.ts'
import { webAddress } from '../reading.ts'
import type { Listing, Unusable } from '../../../engines/ads/index.ts'

const Found = z.object({ ref: z.string(), page: z.string(), posting: z.unknown() })

/** A posting with the page that it was found in; or a bare one, as files of ads carry it. */
export function toListing(body: unknown, _receivedAt: Date): Listing | Unusable {
  const found = Found.safeParse(body)
  if (found.success) return jobPostingListing(found.data.posting, found.data)
  if (!isThing(body)) return { unusable: 'not an object' }
  const ref = webAddress(body['url']) ?? nameOf(body['identifier'])
  return jobPostingListing(body, { ref: ref ?? '', page: null })
}
