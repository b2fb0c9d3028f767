import { z } from 'zod'
import { id, raw, text, texts } from '../fields.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { isoDate, httpDate, timeAgo, ukDate, webAddress } from '../reading.ts'

const site = 'https://www.cv-library.co.uk'

const Ad = z.object({
  id,
  title: text,
  location: text,
  agency: z.object({ title: text }).nullish().catch(null),
  description: text,
  // One kind as text, several as an array.
  type: texts,
  salary: text,
  url: raw,
  posted: raw,
})

export function toListing(body: unknown, receivedAt: Date): Listing | Unusable {
  const parsed = Ad.safeParse(body)
  if (!parsed.success) return { unusable: 'not an object' }
  const ad = parsed.data
  if (!ad.id) return { unusable: 'no id' }
  if (!ad.title) return { unusable: 'no title' }

  return listing({
    ref: ad.id,
    url: webAddress(ad.url, site) ?? `${site}/job/${ad.id}`,
    title: ad.title,
    // Called 'agency', but employers who advertise themselves stand there too.
    employer: ad.agency?.title ?? null,
    description: ad.description ?? '',
    descriptionFormat: 'html',
    places: ad.location ? [ad.location] : [],
    pay: { text: ad.salary },
    kindWords: ad.type,
    // The form of the date is not documented.
    postedAt: isoDate(ad.posted) ?? ukDate(ad.posted) ?? httpDate(ad.posted) ?? timeAgo(ad.posted, receivedAt),
  })
}
