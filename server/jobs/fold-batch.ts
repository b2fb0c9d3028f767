import { compareListings, sharesText, type FoldKeys } from './fold.ts'
import { daysApart } from './fold-pay.ts'
import type { ListingFacts } from './listing-facts.ts'

/** A listing that a new one is compared with. */
export type Candidate = { listingId: number; jobId: number; facts: ListingFacts; keys: FoldKeys }

/** An ad to place: its listing's id is known, and its job where it was there before. */
export type AdToFold = Omit<Candidate, 'jobId'> & { jobId: number | null; apart: boolean }

export type FoldedAd = { listingId: number; jobId: number; because: string | null; keys: FoldKeys; isNew: boolean }

/**
 * Finds each ad's job among the candidates and the ads before it in the batch. It joins a job that holds an ad of the same vacancy and
 * none that is another, so a job never grows from one vacancy to the next; an ad that finds none makes a job of its own,
 * which takes its listing's id. Pure: the same ads in the same order give the same jobs.
 * @param candidates Those that share a key with an ad, and the other ads of their jobs.
 * @param mayJoin Jobs of candidates that may be joined; left out: all.
 */
export function foldInto(
  ads: readonly AdToFold[],
  candidates: readonly Candidate[],
  mayJoin?: ReadonlySet<number>,
): FoldedAd[] {
  const known = new KnownAds()
  for (const candidate of candidates) known.add(candidate)

  const own = new Set(ads.map((ad) => ad.listingId))
  return ads.map((ad) => {
    const { keys } = ad
    const isNew = ad.jobId === null
    const allowed = (jobId: number) => mayJoin === undefined || mayJoin.has(jobId) || own.has(jobId)
    const met = isNew && !ad.apart ? findJob(known, ad, allowed) : null
    const jobId = ad.jobId ?? met?.jobId ?? ad.listingId
    if (!ad.apart) known.add({ listingId: ad.listingId, jobId, facts: ad.facts, keys })
    return { listingId: ad.listingId, jobId, because: met?.because ?? null, keys, isNew }
  })
}

/**
 * Of the jobs that hold the same vacancy and nothing else the one with the ad of the nearest date, and the lowest id of several: an order that does not
 * depend on how candidates were read. A copy without pay or text fits a job of last month too.
 */
function findJob(
  known: KnownAds,
  ad: AdToFold,
  allowed: (jobId: number) => boolean,
): { jobId: number; because: string } | null {
  const met = known.sharingKey(ad)
  const fitting = [...new Set(met.map((one) => one.jobId))]
    .filter((jobId) => allowed(jobId) && known.hasRoom(jobId, ad.keys.twin))
    .flatMap((jobId) => reasonToJoin(known, ad, { jobId, met }) ?? [])
  return fitting.toSorted((a, b) => a.days - b.days || a.jobId - b.jobId)[0] ?? null
}

/** @returns null if no ad of the job is the same vacancy, or one is another. */
function reasonToJoin(
  known: KnownAds,
  ad: AdToFold,
  { jobId, met }: { jobId: number; met: readonly Candidate[] },
): { jobId: number; because: string; days: number } | null {
  let because: string | null = null
  let days = Infinity
  for (const candidate of met) {
    if (candidate.jobId !== jobId) continue
    const verdict = compareListings(candidate.facts, ad.facts)
    if (verdict.kind === 'two') return null
    if (verdict.kind !== 'one' || (verdict.isOtherTitle && isStockText(met, ad))) continue
    because ??= verdict.because
    days = Math.min(days, daysApart(candidate.facts, ad.facts) ?? undated)
  }
  if (because === null) return null
  return known.ofJob(jobId).every(({ facts }) => compareListings(facts, ad.facts).kind !== 'two')
    ? { jobId, because, days }
    : null
}

/** Days: further than any two ads of one vacancy. */
const undated = 1_000

/** Ads of this many other titles with nearly the same text: it is the advertiser's stock, and says nothing of the vacancy. */
const titlesOfStock = 3

function isStockText(met: readonly Candidate[], ad: AdToFold): boolean {
  const titles = new Set<string>()
  for (const { facts } of met) {
    if (facts.titleKey !== ad.facts.titleKey && sharesText(facts, ad.facts)) titles.add(facts.titleKey)
    if (titles.size >= titlesOfStock) return true
  }
  return false
}

const keyNames = ['exact', 'title', 'text1', 'text2', 'twin'] as const

/**
 * So many of one key at most: an agency's stock phrases must not make every ad be compared with every other. Ads that are alike in
 * everything share the twin key too, so that none is lost however many others share their title.
 */
export const mostPerKey = { exact: 24, title: 16, text1: 24, text2: 8, twin: 2 }

/**
 * So many different ads in a job at most, besides copies of them: no vacancy is worded in more ways, and each newcomer is compared with all, so
 * that thousands in one job would cost the square of their number.
 */
export const mostDifferentAds = 100

/** Ads by key, and by job: of those that are alike in everything, one stands for all. */
class KnownAds {
  readonly #byKey = new Map<string, Candidate[]>()
  readonly #byJob = new Map<number, Map<string, Candidate>>()

  add(ad: Candidate): void {
    const ofJob = this.#byJob.get(ad.jobId)
    if (!ofJob) this.#byJob.set(ad.jobId, new Map([[ad.keys.twin, ad]]))
    else if (ofJob.has(ad.keys.twin)) return
    else ofJob.set(ad.keys.twin, ad)
    for (const name of keyNames) {
      const key = ad.keys[name]
      if (key === null) continue
      const list = this.#byKey.get(`${name}:${key}`)
      if (!list) this.#byKey.set(`${name}:${key}`, [ad])
      else if (list.length < mostPerKey[name]) list.push(ad)
    }
  }

  /** Each once, without the ad itself. */
  sharingKey({ listingId, keys }: AdToFold): Candidate[] {
    const met = new Set<Candidate>()
    for (const name of keyNames) {
      const key = keys[name]
      if (key === null) continue
      for (const one of this.#byKey.get(`${name}:${key}`) ?? []) if (one.listingId !== listingId) met.add(one)
    }
    return [...met]
  }

  hasRoom(jobId: number, twin: string): boolean {
    const ads = this.#byJob.get(jobId)
    return ads === undefined || ads.size < mostDifferentAds || ads.has(twin)
  }

  ofJob(jobId: number): Candidate[] {
    return [...(this.#byJob.get(jobId)?.values() ?? [])]
  }
}
