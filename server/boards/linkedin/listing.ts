import { z } from 'zod'
import { date, id, raw, text } from '../fields.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { timeAgo, webAddress } from '../reading.ts'

const Card = z.object({
  id,
  link: raw,
  title: text,
  company: text,
  location: text,
  listed: date,
  listedAgo: raw,
  salary: text,
})

export function toListing(body: unknown, receivedAt: Date): Listing | Unusable {
  const parsed = Card.safeParse(body)
  if (!parsed.success) return { unusable: 'not an object' }
  const card = parsed.data
  if (!card.id) return { unusable: 'no id' }
  if (!card.title) return { unusable: 'no title' }

  const { place, workplace } = splitWorkplace(card.location)
  return listing({
    ref: card.id,
    url: withoutTracking(card.link) ?? `https://www.linkedin.com/jobs/view/${card.id}`,
    title: card.title,
    employer: card.company,
    isSnippet: true,
    places: place ? [place] : [],
    pay: { text: card.salary },
    kindWords: workplace ? [workplace] : [],
    postedAt: card.listed ?? timeAgo(card.listedAgo, receivedAt),
  })
}

/** 'Leeds, England, United Kingdom (Hybrid)' */
function splitWorkplace(location: string | null): { place: string | null; workplace: string | null } {
  const parts = /^(.*?)(?<!\s)\s*\((on-site|hybrid|remote)\)$/i.exec(location ?? '')
  return parts ? { place: parts[1] || null, workplace: parts[2] ?? null } : { place: location, workplace: null }
}

/** A card's address carries where on the page it stood and whom it was shown to. */
function withoutTracking(link: unknown): string | null {
  return webAddress(link, 'https://www.linkedin.com')?.replace(/[?#][^]*$/, '') ?? null
}
