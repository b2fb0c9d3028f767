import { z } from 'zod'
import type { Listing, Unusable } from '../board.ts'
import { readPosting } from '../company-posting.ts'
import { address, date, id, raw, text } from '../fields.ts'
import { jobPostingListing } from '../job-posting/listing.ts'
import { listing } from '../listing.ts'

const Item = z.object({ id, title: text, url: address, date_published: date, content_html: text, _jobposting: raw })

/** An entry of a JSON Feed, with a schema.org posting inside. The entry's own fields go first. */
export function toListing(body: unknown): Listing | Unusable {
  const read = readPosting(body, Item)
  if ('unusable' in read) return read
  const { company, posting: item } = read
  if (!item.id) return { unusable: 'no id' }

  const posting = jobPostingListing(item['_jobposting'], { ref: item.id, page: item.url })
  const nested = 'unusable' in posting ? listing({ ref: item.id, url: item.url, title: '' }) : posting
  const title = item.title ?? nested.title
  if (title === '') return { unusable: 'no title' }
  return {
    ...nested,
    title,
    url: item.url ?? nested.url,
    employer: nested.employer ?? company,
    ...(item.content_html !== null && { description: item.content_html, descriptionFormat: 'html' }),
    postedAt: item.date_published ?? nested.postedAt,
  }
}
