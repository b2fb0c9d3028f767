import type { BoardId } from '../../../contract/boards/boards.ts'
import { toListing as fromJobPosting } from '../../boards/json-ld/listing.ts'
import { readDate, type Listing, type Unusable } from '../../../engines/ads/index.ts'

/**
 * A row of a file of ads. Every field but the title may be missing; docs/import-ads.md says what each means. Read by hand: rows
 * come by the thousand a second, and a schema of forty fields that may each be anything cost more than cleaning the text.
 */
type AdRow = ReturnType<typeof adRow>

function adRow(row: Record<string, unknown>) {
  return {
    id: text(row['id']),
    source: text(row['source']),
    board: text(row['board']),
    title: text(row['title']),
    company: text(row['company']),
    location: text(row['location']),
    locationRaw: text(row['locationRaw']),
    city: text(row['city']),
    region: text(row['region']),
    country: text(row['country']),
    lat: number(row['lat']),
    lng: number(row['lng']),
    salaryRaw: text(row['salaryRaw']),
    salaryExtra: text(row['salaryExtra']),
    salaryMin: number(row['salaryMin']),
    salaryMax: number(row['salaryMax']),
    salaryPeriod: text(row['salaryPeriod']),
    salaryAnnual: number(row['salaryAnnual']),
    isSalaryPredicted: isYes(row['salaryPredicted']),
    currency: text(row['currency']),
    contractType: text(row['contractType']),
    contractTime: text(row['contractTime']),
    jobType: text(row['jobType']),
    hours: text(row['hours']),
    commitment: text(row['commitment']),
    remote: text(row['remote']),
    category: text(row['category']),
    sector: text(row['sector']),
    department: text(row['department']),
    description: text(row['description']),
    descriptionHtml: text(row['descriptionHtml']),
    postedAt: text(row['postedAt']),
    postedRaw: text(row['postedRaw']),
    addedAt: text(row['addedAt']),
    firstSeen: text(row['firstSeen']),
    closingRaw: text(row['closingRaw']),
    closesAt: text(row['closesAt']),
    url: text(row['url']),
    jsonld: isRecord(row['jsonld']) ? row['jsonld'] : undefined,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What is neither text nor a number nor yes or no is left out, as if it were not there. */
function text(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim()
  return Number.isFinite(value) || typeof value === 'boolean' ? String(value) : undefined
}

function number(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string') return undefined
  const digits = value.trim()
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

const yes: ReadonlySet<string> = new Set(['true', '1', 'yes', 'on', 'y', 'enabled'])

function isYes(value: unknown): boolean {
  return value === true || (typeof value === 'string' && yes.has(value.toLowerCase()))
}

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
  if (!isRecord(row)) return { unusable: 'not an object of fields' }
  if (!text(row['title'])) return { unusable: 'no title' }
  const id = text(row['id'])
  const url = text(row['url'])
  const ref = id ?? url
  if (!ref || ref.length > 500) return { unusable: 'no id' }
  const named = [id, text(row['source']), text(row['board'])].filter((word) => word !== undefined)
  for (const word of named) {
    const found = boardWords.find(([pattern]) => pattern.test(word))
    if (found) return { board: found[1], ref }
  }
  return { board: 'import', ref }
}

/** The mapping of a row of a file to a listing. Pure and never throws. */
export function toListing(body: unknown, receivedAt: Date): Listing | Unusable {
  if (!isRecord(body)) return { unusable: 'not an object of fields' }
  const row = adRow(body)
  const posting = row.jsonld ? fromJobPosting(row.jsonld, receivedAt) : null
  const base = posting && !('unusable' in posting) ? posting : null
  const title = row.title ?? base?.title
  if (!title) return { unusable: 'no title' }
  const places = placesOf(row, base)
  const country = row.country ?? base?.country ?? null
  // Without a town it is for the whole of its country.
  if (places.length === 0 && country === null) return { unusable: 'no place' }
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
    isSnippet: row.description !== undefined && isCut(row.description),
    places,
    position:
      row.lat !== undefined && row.lng !== undefined ? { lat: row.lat, lng: row.lng } : (base?.position ?? null),
    country,
    pay: base && row.salaryRaw === undefined && row.salaryMin === undefined ? base.pay : payOf(row),
    kindWords: [
      row.contractType,
      row.contractTime,
      row.jobType,
      row.hours,
      row.commitment,
      remoteWord(row.remote),
      ...(base?.kindWords ?? []),
    ].filter(isWord),
    industryWords: [row.category, row.sector, row.department, ...(base?.industryWords ?? [])].filter(isWord),
    postedAt: day(row.postedAt ?? row.postedRaw ?? row.firstSeen ?? row.addedAt, receivedAt) ?? base?.postedAt ?? null,
    closesAt: day(row.closesAt ?? row.closingRaw, receivedAt) ?? base?.closesAt ?? null,
  }
}

/** Texts of rows are trimmed: a snippet ends in its dots. */
function isCut(description: string): boolean {
  return description.endsWith('…') || description.endsWith('...')
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
    isEstimate: row.isSalaryPredicted,
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
