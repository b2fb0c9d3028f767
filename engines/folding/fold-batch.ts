import { compareListings, saysNoMore, sharesText, sharesWords, type FoldKeys } from './fold.ts'
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
 * @param merged Filled where given: of jobs that an ad shows to be one, the job that each goes into. Left out: they stay, and the ad joins one.
 */
export function foldInto(
  ads: readonly AdToFold[],
  candidates: readonly Candidate[],
  mayJoin?: ReadonlySet<number>,
  merged?: Map<number, number>,
): FoldedAd[] {
  const known = new KnownAds()
  for (const candidate of candidates) known.add(candidate)

  const own = new Set(ads.map((ad) => ad.listingId))
  const folded = ads.map((ad) => {
    const { keys } = ad
    const isNew = ad.jobId === null
    const allowed = (jobId: number) => mayJoin === undefined || mayJoin.has(jobId) || own.has(jobId)
    const fitting = isNew && !ad.apart ? fittingJobs(known, ad, allowed) : []
    const [met] = fitting
    const one = merged ? mergeJobs(known, fitting, merged) : met?.jobId
    const jobId = ad.jobId ?? one ?? ad.listingId
    if (!ad.apart) known.add({ listingId: ad.listingId, jobId, facts: ad.facts, keys })
    return { listingId: ad.listingId, jobId, because: met?.because ?? null, keys, isNew }
  })
  return merged ? folded.map((ad) => ({ ...ad, jobId: jobAfter(merged, ad.jobId) })) : folded
}

/** The job that a job has gone into, also by way of others. */
export function jobAfter(merged: ReadonlyMap<number, number>, jobId: number): number {
  let after = jobId
  for (let next = merged.get(after); next !== undefined; next = merged.get(after)) after = next
  return after
}

/** Comparisons that are worth making to find that two jobs are one. */
const mostComparisons = 400

/**
 * Makes one of the jobs that an ad fits, as far as no ad of one contradicts an ad of the other: the ad joins the best of them, and all take the lowest id.
 * @returns null if there are none.
 */
function mergeJobs(known: KnownAds, fitting: readonly FittingJob[], merged: Map<number, number>): number | null {
  const [best, ...others] = fitting
  let one = best?.jobId ?? null
  for (const { jobId, isByText } of others) {
    // Titles alone would lead from one month of a recruiter's to the next.
    if (one === null || !(best?.isByText || isByText) || !known.agree(one, jobId)) continue
    const [to, from] = one < jobId ? [one, jobId] : [jobId, one]
    known.merge(from, to)
    merged.set(from, to)
    one = to
  }
  return one
}

/** A job that an ad may join, and why. `days`: from the nearest of its ads that is the same vacancy. `isByText`: one of those has its words. */
type FittingJob = { jobId: number; because: string; days: number; isByText: boolean }

/**
 * The jobs that hold the same vacancy and nothing else: the one with the ad of the nearest date first, and the lowest id of several: an order that does not
 * depend on how candidates were read. A copy without pay or text fits a job of last month too.
 */
function fittingJobs(known: KnownAds, ad: AdToFold, allowed: (jobId: number) => boolean): FittingJob[] {
  const met = known.sharingKey(ad)
  const fitting = [...new Set(met.map((one) => one.jobId))]
    .filter((jobId) => allowed(jobId) && known.hasRoom(jobId, ad.keys.twin))
    .flatMap((jobId) => reasonToJoin(known, ad, { jobId, met }) ?? [])
  return fitting.toSorted((a, b) => a.days - b.days || a.jobId - b.jobId)
}

/**
 * An ad that says no more than one of the job's ads cannot contradict the others: what they differ in, those two have settled.
 * @returns null if no ad of the job is the same vacancy, or one is another.
 */
function reasonToJoin(
  known: KnownAds,
  ad: AdToFold,
  { jobId, met }: { jobId: number; met: readonly Candidate[] },
): FittingJob | null {
  let because: string | null = null
  let days = Infinity
  let isContradicted = false
  let isKnown = false
  let isByText = false
  for (const candidate of met) {
    if (candidate.jobId !== jobId) continue
    const verdict = compareListings(candidate.facts, ad.facts)
    if (verdict.kind === 'two') isContradicted = true
    if (verdict.kind !== 'one' || (verdict.isOtherTitle && isStockText(met, ad))) continue
    because ??= verdict.because
    isByText ||= sharesWords(candidate.facts, ad.facts)
    isKnown ||= saysNoMore(ad.facts, candidate.facts)
    days = Math.min(days, daysApart(candidate.facts, ad.facts) ?? undated)
  }
  if (because === null) return null
  if (isKnown) return { jobId, because, days, isByText }
  if (isContradicted) return null
  return known.ofJob(jobId).every(({ facts }) => compareListings(facts, ad.facts).kind !== 'two')
    ? { jobId, because, days, isByText }
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

  /** Whether no ad of either job contradicts one of the other. */
  agree(one: number, other: number): boolean {
    const [left, right] = [this.ofJob(one), this.ofJob(other)]
    return (
      left.length * right.length <= mostComparisons &&
      left.length + right.length <= mostDifferentAds &&
      left.every((a) => right.every((b) => compareListings(a.facts, b.facts).kind !== 'two'))
    )
  }

  merge(from: number, to: number): void {
    const into = this.#byJob.get(to) ?? new Map<string, Candidate>()
    for (const [twin, ad] of this.#byJob.get(from) ?? []) {
      ad.jobId = to
      if (!into.has(twin)) into.set(twin, ad)
    }
    this.#byJob.set(to, into)
    this.#byJob.delete(from)
  }

  ofJob(jobId: number): Candidate[] {
    return [...(this.#byJob.get(jobId)?.values() ?? [])]
  }
}
