import type { Pay } from '../../contract/jobs/jobs.ts'
import type { ListingFacts } from '../../engines/folding/index.ts'
import type { UnderstoodPlace } from '../../engines/ads/index.ts'
import type { Country } from '../../contract/places/countries.ts'

/** A listing of a job, as far as composing the job needs it. */
export type ComposedOf = {
  id: number
  board: string
  facts: ListingFacts
  firstSeen: Date
  lastSeen: Date
  closedAt: Date | null
  isDemo: boolean
}

/** A job as its listings together tell it: a row of the table jobs, without the text. */
export type ComposedJob = {
  mainListingId: number
  title: string
  employer: string | null
  poster: ListingFacts['poster']
  payText: string
  pay: Pay | null
  contractType: ListingFacts['contractType']
  fullTime: boolean
  partTime: boolean
  workplace: ListingFacts['workplace']
  daysOnSite: number | null
  ir35: ListingFacts['ir35']
  industry: ListingFacts['industry']
  places: UnderstoodPlace[]
  country: Country | null
  createdAt: Date
  firstSeen: Date
  lastSeen: Date
  /** A day, UTC; null: no board says. */
  closesOn: Date | null
  closedAt: Date | null
  reposts: number
  isDemo: boolean
}

/**
 * One job from its listings: an ad of our own leads, else the fullest text, and what it does not say comes from the next. The order of arrival
 * does not matter, only ids break ties, so the same listings always make the same job.
 * @param listings At least one.
 */
export function composeJob(listings: readonly ComposedOf[]): ComposedJob {
  const ordered = [...listings].sort(fullestFirst)
  const main = ordered[0]
  if (!main) throw new Error('a job has at least one listing')
  const all = ordered.map((listing) => listing.facts)
  const paid =
    all.find((facts) => facts.pay !== null && !facts.pay.isEstimate) ?? all.find((facts) => facts.pay !== null)
  const placed =
    all.find((facts) => facts.places.some((place) => place.lat !== null)) ??
    all.find((facts) => facts.places.length > 0)
  const direct = all.find((facts) => facts.poster === 'direct' && facts.employer !== null)
  const named = direct ?? all.find((facts) => facts.employer !== null)
  const workplace = all.find((facts) => facts.workplace !== null)
  const posted = all.map((facts) => facts.postedAt).filter((at) => at !== null)
  const firstSeen = new Date(Math.min(...ordered.map((listing) => listing.firstSeen.getTime())))
  const open = ordered.filter((listing) => listing.closedAt === null)
  const closes = (open.length > 0 ? open : ordered).map((listing) => listing.facts.closesAt)
  const places = placed?.places ?? []

  return {
    mainListingId: main.id,
    title: main.facts.title,
    employer: named?.employer ?? null,
    poster: named?.poster ?? main.facts.poster,
    payText: paid?.payText ?? main.facts.payText,
    pay: paid?.pay ?? null,
    contractType: all.find((facts) => facts.contractType !== null)?.contractType ?? null,
    fullTime: all.some((facts) => facts.fullTime),
    partTime: all.some((facts) => facts.partTime),
    workplace: workplace?.workplace ?? null,
    daysOnSite: all.find((facts) => facts.daysOnSite !== null)?.daysOnSite ?? null,
    ir35: all.find((facts) => facts.ir35.status !== 'unknown')?.ir35 ?? main.facts.ir35,
    industry: all.find((facts) => facts.industry !== null)?.industry ?? null,
    places,
    country: places.find((place) => place.country !== null)?.country ?? null,
    createdAt: posted.length === 0 ? firstSeen : new Date(posted.reduce((a, b) => (a < b ? a : b))),
    firstSeen,
    lastSeen: new Date(Math.max(...ordered.map((listing) => listing.lastSeen.getTime()))),
    // Open as long as any board takes applications: one without a closing day keeps it open.
    closesOn: closes.some((at) => at === null)
      ? null
      : new Date(closes.filter((at) => at !== null).reduce((a, b) => (a > b ? a : b))),
    closedAt:
      open.length > 0 ? null : new Date(Math.max(...ordered.map((listing) => listing.closedAt?.getTime() ?? 0))),
    reposts: ordered.length - new Set(ordered.map((listing) => listing.board)).size,
    isDemo: ordered.every((listing) => listing.isDemo),
  }
}

function fullestFirst(a: ComposedOf, b: ComposedOf): number {
  return (
    Number(a.closedAt !== null) - Number(b.closedAt !== null) ||
    // An ad that was posted here leads wherever else it stands: its employer changes it here (decision 018).
    Number(b.board === 'rolecall') - Number(a.board === 'rolecall') ||
    Number(a.facts.isSnippet) - Number(b.facts.isSnippet) ||
    b.facts.textLength - a.facts.textLength ||
    a.id - b.id
  )
}
