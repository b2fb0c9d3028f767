import { z } from 'zod'
import { address, raw, text } from '../fields.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'
import { httpDate, positionOrNull } from '../reading.ts'

const Result = z.object({
  jobkey: text,
  jobtitle: text,
  company: text,
  city: text,
  state: text,
  country: text,
  formattedLocation: text,
  formattedLocationFull: text,
  date: raw,
  snippet: text,
  url: address,
  latitude: raw,
  longitude: raw,
  expired: raw,
})

export function toListing(body: unknown): Listing | Unusable {
  const parsed = Result.safeParse(body)
  if (!parsed.success) return { unusable: 'not an object' }
  const result = parsed.data
  if (!result.jobkey) return { unusable: 'no id' }
  if (!result.jobtitle) return { unusable: 'no title' }
  if (result.expired === true) return { unusable: 'the board says that it has expired' }

  const town = [result.city, result.state].filter((part) => part !== null).join(', ')
  const place = result.formattedLocationFull ?? result.formattedLocation ?? town
  return listing({
    ref: result.jobkey,
    // The address of the answer counts clicks and runs out; without it the page is found by its key.
    url: result.url ?? `https://uk.indeed.com/viewjob?jk=${encodeURIComponent(result.jobkey)}`,
    title: result.jobtitle,
    employer: result.company,
    description: result.snippet ?? '',
    descriptionFormat: 'html',
    isSnippet: true,
    places: place === '' ? [] : [place],
    position: positionOrNull(result.latitude, result.longitude),
    country: result.country && /^[a-z]{2}$/i.test(result.country) ? result.country.toUpperCase() : null,
    postedAt: httpDate(result.date),
  })
}
