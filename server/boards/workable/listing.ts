import { z } from 'zod'
import { onlyCountry, placeLine, readPosting } from '../company-posting.ts'
import { address, date, flag, id, list, text, texts } from '../fields.ts'
import { countryCode } from '../job-posting/places.ts'
import { listing, type Listing, type Unusable } from '../../../engines/ads/index.ts'

/** A job as it is kept: what the search, the widget's list (a line for each place) and the job's own page say of it. */
export type KeptJob = {
  shortcode: string | null
  /** The company's name, from the widget's list. */
  name?: string | null | undefined
  result?: unknown
  entries: readonly unknown[]
  detail?: unknown
}

const Place = z.object({ city: text, region: text, country: text, countryCode: text, hidden: flag })
type Place = z.infer<typeof Place>

const Result = z.object({
  title: text,
  type: text,
  workplace: text,
  remote: flag,
  location: Place.nullish().catch(null),
  locations: list,
  department: texts,
  published: date,
})

const Entry = z.object({
  title: text,
  employment_type: text,
  telecommuting: flag,
  department: text,
  industry: text,
  function: text,
  application_url: address,
  published_on: date,
  country: text,
  city: text,
  state: text,
  locations: list,
  description: text,
})
type Entry = z.infer<typeof Entry>

const Detail = z.object({ description: text, requirements: text, benefits: text, workplace: text })

const Job = z.object({
  shortcode: id,
  name: text,
  result: Result.nullish().catch(null),
  entries: list,
  detail: Detail.nullish().catch(null),
})

export function toListing(body: unknown): Listing | Unusable {
  const read = readPosting(body, Job)
  if ('unusable' in read) return read
  const { company, employer, posting: job } = read
  const { shortcode, result, detail } = job
  const entries = job.entries.flatMap((entry) => Entry.safeParse(entry).data ?? [])
  const [entry] = entries
  const title = result?.title ?? entry?.title
  if (!shortcode) return { unusable: 'no id' }
  if (!title) return { unusable: 'no title' }

  const page = `https://apply.workable.com/${encodeURIComponent(company)}/j/${encodeURIComponent(shortcode)}/`
  const isRemote = result?.remote ?? entry?.telecommuting
  const kinds = [
    hoursOf(result?.type),
    entry?.employment_type,
    detail?.workplace ?? result?.workplace ?? (isRemote && 'remote'),
  ]
  return listing({
    ref: shortcode,
    url: page,
    applyUrl: entry?.application_url ?? `${page}apply/`,
    title,
    employer: job.name ?? employer,
    description:
      entry?.description ??
      [detail?.description, detail?.requirements, detail?.benefits].flatMap((part) => part ?? []).join('\n'),
    descriptionFormat: 'html',
    ...placesOf(result ? [result.locations, result.location ?? []].flat() : [], entries),
    kindWords: [...new Set(kinds.flatMap((word) => word || []))],
    industryWords: [
      ...new Set(
        [result?.department, entry?.department, entry?.function, entry?.industry].flat().flatMap((word) => word ?? []),
      ),
    ],
    postedAt: result?.published ?? entry?.published_on ?? null,
  })
}

/** The search has codes for the hours; other codes read as words. */
function hoursOf(type: string | null | undefined): string | null {
  return (type === 'full' ? 'full-time' : type === 'part' ? 'part-time' : type) ?? null
}

/** A place that the company hides is left out, if another can be shown. */
function placesOf(ofResult: readonly unknown[], entries: readonly Entry[]): Pick<Listing, 'places' | 'country'> {
  const own = (entry: Entry): unknown[] =>
    entry.locations.length > 0 ? entry.locations : [{ city: entry.city, region: entry.state, country: entry.country }]
  const all = (ofResult.length > 0 ? ofResult : entries.flatMap(own)).flatMap(
    (place) => Place.safeParse(place).data ?? [],
  )
  const shown = all.filter(({ hidden }) => !hidden)
  const places = shown.length > 0 ? shown : all
  return {
    places: [...new Set(places.flatMap(nameOfPlace))],
    country: onlyCountry(places.map(({ countryCode: code, country }) => countryCode(code ?? country))),
  }
}

function nameOfPlace({ city, region, country }: Place): string[] {
  const name = placeLine(city, region)
  return name.length > 0 ? name : placeLine(country)
}
