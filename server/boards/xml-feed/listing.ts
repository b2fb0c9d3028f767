import { z } from 'zod'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { httpDate, isoDate, textOrNull, webAddress } from '../reading.ts'
import type { FeedJob } from './read-job.ts'

const Body = z.object({ feed: z.string(), job: z.record(z.string(), z.string()) })

/** An ad of a feed as it is kept: with the address of the feed, without what in it may be secret. */
export type FeedAd = { feed: string; job: FeedJob }

/** Numbers are unique within a feed only: the feed is part of the id. */
export function refOf({ feed, job }: FeedAd): string | null {
  const number = job['referencenumber'] ?? job['partnerjobid'] ?? job['requisitionid'] ?? job['url']
  return number ? `${feed} ${number}` : null
}

/** The Indeed-style fields, and the other names that LinkedIn's posting feed has for some of them. */
export function toListing(body: unknown): Listing | Unusable {
  const parsed = Body.safeParse(body)
  if (!parsed.success) return { unusable: 'not a job of a feed' }
  const { job } = parsed.data
  const ref = refOf(parsed.data)
  if (!ref) return { unusable: 'no id' }
  const title = textOrNull(job['title'])
  if (!title) return { unusable: 'no title' }

  const url = webAddress(job['url'])
  const applyUrl = webAddress(job['applyurl'])
  const description = job['description'] ?? ''
  const country = job['country'] ?? ''
  const place = ['city', 'state', 'postalcode'].flatMap((part) => job[part] ?? []).join(', ') || job['location']
  return listing({
    ref,
    url: url ?? applyUrl,
    applyUrl,
    title,
    employer: job['company'] ?? null,
    description,
    descriptionFormat: /<\/?[a-z][^<>]*>/i.test(description) ? 'html' : 'text',
    places: place ? [place] : [],
    country: /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : null,
    pay: { text: job['salary'] ?? null },
    kindWords: ['jobtype', 'remotetype'].flatMap((name) => job[name] ?? []),
    industryWords: ['category', 'industry'].flatMap((name) => job[name] ?? []),
    postedAt: dateOf(job['date']),
    closesAt: dateOf(job['expirationdate']),
  })
}

function dateOf(text: string | undefined): string | null {
  return httpDate(text) ?? isoDate(text)
}
