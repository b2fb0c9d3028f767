import { z } from 'zod'
import type { BoardId } from '../../../contract/boards.ts'
import type { Listing, Unusable } from '../../boards/board.ts'
import { toListing as fromJobPosting } from '../../boards/json-ld/listing.ts'
import { readDate } from '../understand/dates.ts'

const text = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((value) => String(value).trim())
  .optional()
  .catch(undefined)
const number = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d+(?:\.\d+)?$/u)
      .transform(Number),
  ])
  .optional()
  .catch(undefined)

/** A row of a file of ads. Every field but the title may be missing; see the README for what each means. */
const AdRow = z.looseObject({
  id: text,
  source: text,
  board: text,
  title: text,
  company: text,
  location: text,
  locationRaw: text,
  city: text,
  region: text,
  country: text,
  lat: number,
  lng: number,
  salaryRaw: text,
  salaryExtra: text,
  salaryMin: number,
  salaryMax: number,
  salaryPeriod: text,
  salaryAnnual: number,
  salaryPredicted: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
  currency: text,
  contractType: text,
  contractTime: text,
  jobType: text,
  hours: text,
  commitment: text,
  remote: text,
  category: text,
  sector: text,
  department: text,
  description: text,
  descriptionHtml: text,
  descriptionIsSnippet: text,
  postedAt: text,
  postedRaw: text,
  addedAt: text,
  firstSeen: text,
  closingRaw: text,
  closesAt: text,
  url: text,
  jsonld: z.record(z.string(), z.unknown()).optional().catch(undefined),
})
type AdRow = z.infer<typeof AdRow>

/** Which board a row is from, by the beginning of its id, then by the host or the name of its source. */
const boardWords: readonly (readonly [RegExp, BoardId])[] = [
  [/^reed|reed\.co\.uk/iu, 'reed'],
  [/^adz|adzuna/iu, 'adzuna'],
  [/^li:|linkedin/iu, 'linkedin'],
  [/^cvl|cv-?library/iu, 'cvlibrary'],
  [/^nhs|jobs\.nhs\.uk/iu, 'nhs'],
  [/totaljobs/iu, 'totaljobs'],
  [/cwjobs/iu, 'cwjobs'],
  [/indeed/iu, 'indeed'],
  [/monster/iu, 'monster'],
  [/greenhouse/iu, 'greenhouse'],
  [/lever/iu, 'lever'],
  [/muse/iu, 'the-muse'],
]

/** @returns The row's board and its own id there, or why the row cannot be an ad. */
export function identify(row: unknown): { board: BoardId; ref: string } | Unusable {
  const parsed = AdRow.safeParse(row)
  if (!parsed.success) return { unusable: 'not an object of fields' }
  const { id, source, board, url, title } = parsed.data
  if (!title) return { unusable: 'no title' }
  const ref = id ?? url
  if (!ref || ref.length > 500) return { unusable: 'no id' }
  const named = [id, source, board].filter((word) => word !== undefined)
  for (const word of named) {
    const found = boardWords.find(([pattern]) => pattern.test(word))
    if (found) return { board: found[1], ref }
  }
  return { board: 'import', ref }
}

/** The mapping of a row of a file to a listing. Pure, and throws never. */
export function toListing(body: unknown, receivedAt: Date): Listing | Unusable {
  const parsed = AdRow.safeParse(body)
  if (!parsed.success) return { unusable: 'not an object of fields' }
  const row = parsed.data
  const posting = row.jsonld ? fromJobPosting(row.jsonld, receivedAt) : null
  const base = posting && !('unusable' in posting) ? posting : null
  const title = row.title ?? base?.title
  if (!title) return { unusable: 'no title' }
  const places = placesOf(row, base)
  if (places.length === 0) return { unusable: 'no place' }
  const html = row.descriptionHtml
  return {
    ref: row.id ?? row.url ?? '',
    url: row.url ?? base?.url ?? null,
    applyUrl: base?.applyUrl ?? null,
    title,
    employer: row.company || base?.employer || null,
    isAgency: null,
    description: html ?? row.description ?? base?.description ?? '',
    descriptionFormat: html === undefined && row.description !== undefined ? 'text' : 'html',
    isSnippet: /(?:…|\.\.\.)\s*$/u.test(row.description ?? ''),
    places,
    position:
      row.lat !== undefined && row.lng !== undefined ? { lat: row.lat, lng: row.lng } : (base?.position ?? null),
    country: row.country ?? base?.country ?? null,
    pay: base && row.salaryRaw === undefined && row.salaryMin === undefined ? base.pay : payOf(row),
    kindWords: [
      row.contractType,
      row.contractTime,
      row.jobType,
      row.hours,
      row.commitment,
      remoteWord(row.remote),
    ].filter(isWord),
    industryWords: [row.category, row.sector, row.department].filter(isWord),
    postedAt: day(row.postedAt ?? row.postedRaw ?? row.firstSeen ?? row.addedAt, receivedAt) ?? base?.postedAt ?? null,
    closesAt: day(row.closesAt ?? row.closingRaw, receivedAt) ?? base?.closesAt ?? null,
  }
}

function placesOf(row: AdRow, base: Listing | null): string[] {
  const raw = row.location ?? row.locationRaw
  if (raw) return [raw]
  if (row.city) return [row.region ? `${row.city}, ${row.region}` : row.city]
  if (row.region) return [row.region]
  return base?.places ?? []
}

function payOf(row: AdRow): Listing['pay'] {
  const period = /^(?:annum|year|yearly|pa)$/iu.test(row.salaryPeriod ?? '')
    ? 'year'
    : (['day', 'hour', 'week', 'month'] as const).find((name) => name === row.salaryPeriod?.toLowerCase())
  // A figure that somebody else normalised stands in only where the ad's own words and numbers are missing.
  const annual =
    row.salaryMin === undefined && row.salaryMax === undefined && !row.salaryRaw ? row.salaryAnnual : undefined
  return {
    text: row.salaryRaw || row.salaryExtra || null,
    min: row.salaryMin ?? annual ?? null,
    max: row.salaryMax ?? annual ?? null,
    currency: row.currency ?? null,
    period: annual === undefined ? (period ?? null) : 'year',
    isEstimate: row.salaryPredicted === true,
  }
}

function isWord(word: string | undefined): word is string {
  return word !== undefined && word !== ''
}

function remoteWord(remote: string | undefined): string | undefined {
  return remote === 'true' ? 'Remote' : remote === 'false' ? undefined : remote
}

function day(raw: string | undefined, receivedAt: Date): string | null {
  return raw ? (readDate(raw, receivedAt)?.toISOString() ?? null) : null
}
