import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { PayPeriod } from '../../../contract/jobs/jobs.ts'
import { address, amount, raw, text } from '../fields.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { httpDate } from '../reading.ts'

const Ad = z.object({
  title: text,
  company: text,
  date: raw,
  description: text,
  locations: text,
  salary: text,
  salary_min: amount,
  salary_max: amount,
  salary_currency_code: text,
  salary_type: text,
  site: text,
  url: address,
})

/** An ad has no number, and its address is one for tracking, another in each answer: it is known by what it says. */
export function refOf(body: unknown): string | null {
  const parsed = Ad.safeParse(body)
  if (!parsed.success || !parsed.data.title) return null
  const { title, company, locations, site } = parsed.data
  const said = JSON.stringify([title, company, locations, site])
  return createHash('sha256').update(said).digest('base64url').slice(0, 22)
}

export function toListing(body: unknown): Listing | Unusable {
  const parsed = Ad.safeParse(body)
  if (!parsed.success) return { unusable: 'not an object' }
  const ad = parsed.data
  const ref = refOf(body)
  if (!ad.title || !ref) return { unusable: 'no title' }

  return listing({
    ref,
    url: ad.url,
    title: ad.title,
    employer: ad.company,
    description: ad.description ?? '',
    descriptionFormat: 'html',
    isSnippet: true,
    places: ad.locations ? [ad.locations] : [],
    pay: {
      text: ad.salary,
      min: ad.salary_min,
      max: ad.salary_max,
      currency: ad.salary_currency_code,
      period: periods[ad.salary_type ?? ''] ?? null,
    },
    postedAt: httpDate(ad.date),
  })
}

const periods: Record<string, PayPeriod> = { Y: 'year', M: 'month', W: 'week', D: 'day', H: 'hour' }
