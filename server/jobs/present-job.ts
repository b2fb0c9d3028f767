import type { BoardId } from '../../contract/boards/boards.ts'
import type { Job, JobSource, NetPay } from '../../contract/jobs/jobs.ts'
import { londonDay } from '../../contract/platform/london.ts'
import { calculatorForAd, netEstimate } from '../../engines/take-home/index.ts'
import type { JobRow, SourceRow } from './queries.ts'
import { cutAtWord, isCutAd } from './cut-ad.ts'
import { cleanForOutput, withPointsAsLists, proRata } from '../../engines/ads/index.ts'

export type Presenting = {
  boardName: (board: BoardId) => string
  /** Visitors see no external link (decision C7). */
  showLinks: boolean
  /** Where the demo boards are played: their ads stand there, and not at the address that the real board would have. */
  sandboxUrl: string | null
  /** Where the search was: for the distance. */
  near: readonly { lat: number; lng: number }[]
  /** How far from there the search reached, in miles; left out: any distance. */
  radiusMiles?: number | null
  /** Whether we can fill in the form of a board; left out: of none. */
  fillsIn?: (board: BoardId) => boolean
  /** Net pay is by the law of this day. */
  now: Date
}

/** What the person who asks has done with a job; left out: nothing, or nobody is signed in. */
export type OwnMarks = { isShortlisted?: boolean; applied?: Applied | undefined }

/** The application that was sent for a job, and when. */
export type Applied = { application: string; at: Date; hasReceipt: boolean; page: string }

/** A job as it leaves the server. The list says why it ranks where it does and shows a snippet; the whole ad shows its text. */
export function presentJob(
  row: JobRow,
  options: Presenting & {
    snippet: string
    why: string
    whole: boolean
    mine?: OwnMarks | undefined
    isSponsor?: boolean
  },
): Job {
  const { isShortlisted = false, applied } = options.mine ?? {}
  const sources = row.sources.map((source) => presentSource(source, options))
  const main = row.sources.find((source) => source.is_main) ?? row.sources[0]
  const net = netPayOf(row, options.now)
  const distanceMiles = distance(row, options.near)
  const isCut = isCutAd(row)
  return {
    _id: String(row.id),
    jobTitle: row.title,
    jobLocation: placeText(row),
    jobLink: main ? linkOf(main, options) : null,
    source: main?.board ?? 'import',
    salary: row.pay_text,
    jobDescription: options.whole
      ? withPointsAsLists(cleanForOutput(isCut ? cutAtWord(row.description) : row.description))
      : `<p>${escapeHtml(withoutMarks(options.snippet))}</p>`,
    created: row.created_at.toISOString(),
    noIR: row.ir35_status === 'outside',
    checked: isShortlisted || applied !== undefined,
    status: isShortlisted ? 'shortlisted' : null,
    applied: applied !== undefined,
    appliedOn: applied ? { ...applied, at: applied.at.toISOString() } : null,
    employer: row.employer,
    poster: row.poster,
    pay: row.pay,
    netPayMonthly: net?.monthlyMin ?? net?.monthlyMax ?? null,
    netPay: net,
    contractType: row.contract_type,
    fullTime: row.full_time,
    partTime: row.part_time,
    workplace: row.workplace,
    daysOnSite: row.days_on_site,
    ir35: { status: row.ir35_status, evidence: row.ir35_evidence },
    industry: row.industry,
    places: row.places.map(({ name, lat, lng }) => ({ name, lat, lng })),
    country: row.country,
    distanceMiles,
    isOutside: distanceMiles !== null && options.radiusMiles != null && distanceMiles > options.radiusMiles,
    firstSeen: row.first_seen.toISOString(),
    posted: row.sources.some(({ posted_at }) => posted_at !== null) ? row.created_at.toISOString() : null,
    isSponsor: options.isSponsor ?? false,
    lastSeen: row.last_seen.toISOString(),
    closes: row.closes_on,
    reposts: row.reposts,
    isClosed: row.closed_at !== null,
    sources,
    isCut,
    recording: row.sources.find(({ recording }) => recording !== null)?.recording ?? null,
    applying: applyingTo(sources, options.fillsIn),
    snippet: options.snippet,
    why: options.why,
    isDemo: row.is_demo,
  }
}

/**
 * What the advertised pay leaves a month, with the calculator's address to see how. Null where the ad gives no pay, and for jobs in Jersey, Guernsey
 * or the Isle of Man alone, which tax by laws of their own.
 */
function netPayOf(row: JobRow, now: Date): NetPay | null {
  const { pay } = row
  if (pay === null || areAllIn(row.places, ownTaxes)) return null
  const isPartTime = row.part_time && !row.full_time
  const isProRata = !row.full_time && row.pay_text.includes(proRata)
  const region = areAllIn(row.places, ['country:scotland']) ? 'scotland' : 'restOfUk'
  const estimate = netEstimate(pay, londonDay(now), { region, dependsOnHours: isPartTime || isProRata })
  if (estimate === null) return null
  const isOutsideIr35 = row.ir35_status === 'outside'
  return { ...estimate, calculator: calculatorForAd({ pay, isOutsideIr35, region, page: `/job/${row.id}` }) }
}

const ownTaxes = ['county:jersey', 'county:guernsey', 'county:isle-of-man']

/** Whether the job is in these areas and nowhere else. */
function areAllIn(places: JobRow['places'], areas: readonly string[]): boolean {
  return places.length > 0 && places.every((place) => place.areas.some((area) => areas.includes(area)))
}

/** The first board whose form we fill in, else the main one; as the plan of an application chooses (applications/known-job.ts). */
function applyingTo(sources: readonly JobSource[], fillsIn: Presenting['fillsIn'] = () => false): Job['applying'] {
  const filledIn = sources.find(({ board }) => fillsIn(board))
  const source = filledIn ?? sources[0]
  return source ? { sourceName: source.name, isFilledIn: filledIn !== undefined } : null
}

function presentSource(source: SourceRow, options: Presenting): JobSource {
  return {
    board: source.board,
    name: options.boardName(source.board),
    ref: source.ref,
    link: linkOf(source, options),
    firstSeen: new Date(source.first_seen).toISOString(),
    lastSeen: new Date(source.last_seen).toISOString(),
    isDemo: source.is_demo,
  }
}

/** Where an ad can be read, for those who may see it. Whatever a board sends: only an address of the web is a link (R-XSS-4). */
function linkOf({ url, is_demo }: SourceRow, { showLinks, sandboxUrl }: Presenting): string | null {
  const address = showLinks && url !== null ? URL.parse(url) : null
  if (address === null || !/^https?:$/u.test(address.protocol)) return null
  if (!is_demo) return address.href
  return sandboxUrl && `${sandboxUrl}/${address.host}${address.pathname}${address.search}`
}

/** 'Leeds, West Yorkshire', 'Leeds and Bradford', 'Leeds and 3 other places', 'Remote'. */
function placeText(row: JobRow): string {
  const [first, second, ...more] = row.places
  if (!first) return row.workplace === 'remote' ? 'Remote' : 'Place not given'
  if (!second) return first.name
  return more.length === 0 ? `${first.name} and ${second.name}` : `${first.name} and ${more.length + 1} other places`
}

/** To the nearest of the job's places from the nearest of the searched ones, in miles with one decimal. */
function distance(row: JobRow, near: Presenting['near']): number | null {
  let best: number | null = null
  for (const place of row.places) {
    if (place.lat === null || place.lng === null || place.isArea) continue
    for (const from of near) {
      const miles = milesBetween({ lat: place.lat, lng: place.lng }, from)
      if (best === null || miles < best) best = miles
    }
  }
  return best === null ? null : Math.round(best * 10) / 10
}

/** Great-circle distance by the haversine formula; mean radius of the Earth 3,958.8 miles. */
function milesBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const radians = Math.PI / 180
  const h =
    Math.sin(((b.lat - a.lat) * radians) / 2) ** 2 +
    Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(((b.lng - a.lng) * radians) / 2) ** 2
  return 2 * 3958.8 * Math.asin(Math.sqrt(Math.min(1, h)))
}

function withoutMarks(snippet: string): string {
  return snippet.replaceAll('\u0002', '').replaceAll('\u0003', '')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
