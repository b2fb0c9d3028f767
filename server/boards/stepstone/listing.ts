import { z } from 'zod'
import { date, id, raw, text } from '../fields.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { timeAgo, webAddress } from '../reading.ts'

const Item = z.object({
  id,
  title: text,
  url: raw,
  companyName: text,
  datePosted: date,
  publishToDate: date,
  location: text,
  postCode: text,
  salary: text,
  workFromHome: text,
  textSnippet: text,
  postedAgo: raw,
})

/** An item of the result list in our words; `origin` is the site that its address is relative to. */
export function stepstoneListing(body: unknown, receivedAt: Date, origin: string): Listing | Unusable {
  const parsed = Item.safeParse(body)
  if (!parsed.success) return { unusable: 'not an object' }
  const item = parsed.data
  if (!item.id) return { unusable: 'no id' }
  if (!item.title) return { unusable: 'no title' }

  return listing({
    ref: item.id,
    url: webAddress(item.url, origin) ?? `${origin}/job/${item.id}`,
    title: item.title,
    employer: item.companyName,
    description: item.textSnippet ?? '',
    descriptionFormat: 'html',
    isSnippet: true,
    places: place(item),
    pay: { text: item.salary },
    kindWords: item.workFromHome ? [item.workFromHome] : [],
    postedAt: item.datePosted ?? timeAgo(item.postedAgo, receivedAt),
    closesAt: item.publishToDate,
  })
}

/** The location mostly ends in the postcode already: 'Wantage (OX12), OX12 9BY'. */
function place({ location, postCode }: { location: string | null; postCode: string | null }): string[] {
  if (!location) return postCode ? [postCode] : []
  return [postCode && !location.includes(postCode) ? `${location}, ${postCode}` : location]
}
