import { z } from 'zod'
import { address, amount, date, id, raw, text, texts } from '../fields.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { positionOrNull } from '../reading.ts'

const Ad = z.object({
  id,
  title: text,
  description: text,
  created: date,
  redirect_url: address,
  company: z.object({ display_name: text }).nullish().catch(null),
  location: z.object({ display_name: text, area: texts }).nullish().catch(null),
  category: z.object({ label: text }).nullish().catch(null),
  salary_min: amount,
  salary_max: amount,
  salary_is_predicted: raw,
  contract_type: text,
  contract_time: text,
  latitude: raw,
  longitude: raw,
})

export function toListing(body: unknown): Listing | Unusable {
  const parsed = Ad.safeParse(body)
  if (!parsed.success) return { unusable: 'not an object' }
  const ad = parsed.data
  if (!ad.id) return { unusable: 'no id' }
  if (!ad.title) return { unusable: 'no title' }

  const hasPay = ad.salary_min !== null || ad.salary_max !== null
  return listing({
    ref: ad.id,
    // For the reader only: it refuses programs.
    url: ad.redirect_url ?? `https://www.adzuna.co.uk/jobs/details/${ad.id}`,
    title: ad.title,
    employer: ad.company?.display_name ?? null,
    description: ad.description ?? '',
    isSnippet: true,
    places: ad.location?.display_name ? [ad.location.display_name] : [],
    position: positionOrNull(ad.latitude, ad.longitude),
    // The widest area comes first.
    country: ad.location?.area[0] === 'UK' ? 'GB' : null,
    pay: {
      min: ad.salary_min,
      max: ad.salary_max,
      currency: hasPay ? 'GBP' : null,
      // Whatever the ad says, Adzuna gives the year's.
      period: hasPay ? 'year' : null,
      isEstimate: hasPay && String(ad.salary_is_predicted) === '1',
    },
    kindWords: [ad.contract_type ?? [], ad.contract_time ?? []].flat(),
    industryWords: [ad.category?.label ?? []].flat(),
    postedAt: ad.created,
  })
}
