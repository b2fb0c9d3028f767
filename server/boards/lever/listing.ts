import { encodeXML } from 'entities'
import { z } from 'zod'
import { onlyCountry, readPosting } from '../company-posting.ts'
import { address, amount, id, list, raw, text, texts } from '../fields.ts'
import { periodOf } from '../job-posting/pay.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { epochMilliseconds } from '../reading.ts'

const Categories = z.object({
  location: text,
  allLocations: texts,
  commitment: text,
  team: text,
  department: text,
})

const Posting = z.object({
  id,
  text,
  categories: Categories.catch({ location: null, allLocations: [], commitment: null, team: null, department: null }),
  country: text,
  workplaceType: text,
  description: text,
  descriptionPlain: text,
  lists: list,
  additional: text,
  hostedUrl: address,
  applyUrl: address,
  createdAt: raw,
  salaryRange: z.object({ currency: text, interval: text, min: amount, max: amount }).nullish().catch(null),
  salaryDescription: text,
  salaryDescriptionPlain: text,
})
type Posting = z.infer<typeof Posting>

export function toListing(body: unknown): Listing | Unusable {
  const read = readPosting(body, Posting)
  if ('unusable' in read) return read
  const { company, employer, posting } = read
  if (!posting.id) return { unusable: 'no id' }
  if (!posting.text) return { unusable: 'no title' }

  const { categories } = posting
  const page = `https://jobs.lever.co/${encodeURIComponent(company)}/${posting.id}`
  return listing({
    ref: posting.id,
    url: posting.hostedUrl ?? page,
    applyUrl: posting.applyUrl,
    title: posting.text,
    employer,
    ...descriptionOf(posting),
    places: [...new Set([categories.location ?? [], categories.allLocations].flat())],
    country: onlyCountry([posting.country]),
    pay: payOf(posting),
    kindWords: [categories.commitment, posting.workplaceType].flatMap((word) =>
      word && word !== 'unspecified' ? word : [],
    ),
    industryWords: [categories.department ?? [], categories.team ?? []].flat(),
    postedAt: epochMilliseconds(posting.createdAt),
  })
}

const List = z.object({ text, content: text })

/** The text comes in pieces: what opens it, lists that are bare items, and what is said at the end. */
function descriptionOf(posting: Posting): Pick<Listing, 'description' | 'descriptionFormat'> {
  const lists = posting.lists.flatMap((entry) => {
    const { text: heading, content } = List.safeParse(entry).data ?? {}
    return [heading ? `<h3>${encodeXML(heading)}</h3>` : [], content ? `<ul>${content}</ul>` : []].flat()
  })
  const parts = [posting.description ?? [], lists, posting.additional ?? [], posting.salaryDescription ?? []].flat()
  if (parts.length === 0) return { description: posting.descriptionPlain ?? '', descriptionFormat: 'text' }
  return { description: parts.join('\n'), descriptionFormat: 'html' }
}

function payOf({ salaryRange, salaryDescriptionPlain }: Posting): Partial<Listing['pay']> {
  if (!salaryRange || (salaryRange.min === null && salaryRange.max === null)) return { text: salaryDescriptionPlain }
  const { min, max, currency, interval } = salaryRange
  return { min, max, currency, period: periodOf(interval) }
}
