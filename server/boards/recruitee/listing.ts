import { z } from 'zod'
import { onlyCountry, placeLine, readPosting } from '../company-posting.ts'
import { address, amount, date, flag, id, list, text } from '../fields.ts'
import { periodOf } from '../job-posting/pay.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'

const Place = z.object({ name: text, city: text, state: text, postal_code: text, country_code: text })

const Offer = z.object({
  id,
  title: text,
  status: text,
  company_name: text,
  department: text,
  category_code: text,
  location: text,
  country_code: text,
  locations: list,
  remote: flag,
  hybrid: flag,
  on_site: flag,
  employment_type_code: text,
  salary: z.object({ min: amount, max: amount, period: text, currency: text }).nullish().catch(null),
  description: text,
  requirements: text,
  careers_url: address,
  careers_apply_url: address,
  published_at: date,
  created_at: date,
  close_at: date,
})
type Offer = z.infer<typeof Offer>

export function toListing(body: unknown): Listing | Unusable {
  const read = readPosting(body, Offer)
  if ('unusable' in read) return read
  const { employer, posting: offer } = read
  if (!offer.id) return { unusable: 'no id' }
  if (!offer.title) return { unusable: 'no title' }
  if (offer.status !== null && offer.status !== 'published') return { unusable: `${offer.status}, not published` }

  const { min = null, max = null, currency = null, period = null } = offer.salary ?? {}
  return listing({
    ref: offer.id,
    url: offer.careers_url,
    applyUrl: offer.careers_apply_url,
    title: offer.title,
    employer: offer.company_name ?? employer,
    description: [offer.description, offer.requirements].flatMap((part) => part ?? []).join('\n'),
    descriptionFormat: 'html',
    ...placesOf(offer),
    pay: min === null && max === null ? {} : { min, max, currency, period: periodOf(period) },
    kindWords: [offer.employment_type_code ?? [], workplaceOf(offer)].flat(),
    industryWords: [offer.department ?? [], offer.category_code ?? []].flat(),
    postedAt: offer.published_at ?? offer.created_at,
    closesAt: offer.close_at,
  })
}

/** More than one may be ticked: of both ends, the job is done somewhere between. */
function workplaceOf({ remote, hybrid, on_site }: Offer): string[] {
  if (hybrid || (remote && on_site)) return ['hybrid']
  return remote ? ['remote'] : on_site ? ['on_site'] : []
}

function placesOf(offer: Offer): Pick<Listing, 'places' | 'country'> {
  const all = offer.locations.flatMap((place) => Place.safeParse(place).data ?? [])
  const places = all.flatMap(({ name, city, state, postal_code }) => {
    const line = placeLine(city, state, postal_code)
    return line.length > 0 ? line : placeLine(name)
  })
  return {
    places: places.length > 0 ? [...new Set(places)] : placeLine(offer.location),
    country: onlyCountry(all.length > 0 ? all.map((place) => place.country_code) : [offer.country_code]),
  }
}
