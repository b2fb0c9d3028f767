import { z } from 'zod'
import { address, date, id, text } from '../fields.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'

const Ad = z.object({
  id,
  title: text,
  location: text,
  snippet: text,
  salary: text,
  type: text,
  link: address,
  company: text,
  updated: date,
})

export function toListing(body: unknown): Listing | Unusable {
  const parsed = Ad.safeParse(body)
  if (!parsed.success) return { unusable: 'not an object' }
  const ad = parsed.data
  if (!ad.id) return { unusable: 'no id' }
  if (!ad.title) return { unusable: 'no title' }

  return listing({
    ref: ad.id,
    url: ad.link ?? `https://jooble.org/jdp/${ad.id}`,
    title: ad.title,
    employer: ad.company,
    description: ad.snippet ?? '',
    descriptionFormat: 'html',
    isSnippet: true,
    places: ad.location ? [ad.location] : [],
    pay: { text: ad.salary },
    kindWords: ad.type ? [ad.type] : [],
    // When it was last changed: it was posted then or before.
    postedAt: ad.updated,
  })
}
