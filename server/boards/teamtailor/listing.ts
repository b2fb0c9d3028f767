import { z } from 'zod'
import { readPosting } from '../company-posting.ts'
import { address, date, id, raw, text } from '../fields.ts'
import { jobPostingListing } from '../job-posting/listing.ts'
import { isThing } from '../job-posting/things.ts'
import type { Listing, Unusable } from '../../../engines/ads/index.ts'

const Item = z.object({ id, title: text, url: address, date_published: date, content_html: text, _jobposting: raw })

/** An entry of a JSON Feed, with a schema.org posting inside. The entry's own fields go first. */
export function toListing(body: unknown): Listing | Unusable {
  const read = readPosting(body, Item)
  if ('unusable' in read) return read
  const { employer, posting: item } = read
  if (!item.id) return { unusable: 'no id' }

  const posting = isThing(item['_jobposting']) ? item['_jobposting'] : {}
  const said = { ...posting, title: item.title ?? posting['title'], url: item.url ?? posting['url'] }
  const nested = jobPostingListing(said, { ref: item.id, page: null })
  if ('unusable' in nested) return nested
  return {
    ...nested,
    employer: nested.employer ?? employer,
    ...(item.content_html !== null && { description: item.content_html, descriptionFormat: 'html' }),
    postedAt: item.date_published ?? nested.postedAt,
  }
}
