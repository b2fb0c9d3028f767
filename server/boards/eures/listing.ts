import { z } from 'zod'
import { id, raw, text, texts } from '../fields.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { epochMilliseconds } from '../reading.ts'
import { placesOf } from './regions.ts'

const Vacancy = z.object({
  id,
  title: text,
  description: text,
  creationDate: raw,
  employer: z.object({ name: text }).nullish().catch(null),
  locationMap: z.record(z.string(), texts).catch({}),
  positionScheduleCodes: texts,
  positionOfferingCode: text,
})

export function toListing(body: unknown): Listing | Unusable {
  const parsed = Vacancy.safeParse(body)
  if (!parsed.success) return { unusable: 'not an object' }
  const vacancy = parsed.data
  if (!vacancy.id) return { unusable: 'no id' }
  if (!vacancy.title) return { unusable: 'no title' }

  const countries = Object.keys(vacancy.locationMap)
  return listing({
    ref: vacancy.id,
    url: `https://europa.eu/eures/portal/jv-se/jv-details/${encodeURIComponent(vacancy.id)}?lang=en`,
    applyUrl: nationalPage(vacancy.id),
    title: vacancy.title,
    employer: vacancy.employer?.name ?? null,
    description: vacancy.description ?? '',
    descriptionFormat: 'html',
    places: placesOf(vacancy.locationMap),
    country: countries.length === 1 ? (countries[0] ?? null) : null,
    kindWords: [
      ...vacancy.positionScheduleCodes,
      ...(vacancy.positionOfferingCode ? [vacancy.positionOfferingCode] : []),
    ],
    // The date of the last change moves whenever the national service hands its ads over again.
    postedAt: epochMilliseconds(vacancy.creationDate),
  })
}

/** An id is base64 of the national number and of the code of the service it came from; 18 is JobsIreland. */
function nationalPage(id: string): string | null {
  const number = /^(\d+) 18$/.exec(Buffer.from(id, 'base64').toString('latin1'))?.[1]
  return number ? `https://jobsireland.ie/en-US/job-Details?id=${number}` : null
}
