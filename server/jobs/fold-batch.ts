import { sameVacancy, type FoldKeys } from './fold.ts'
import type { ListingFacts } from './listing-facts.ts'

/** A listing that a new one is compared with. */
export type Candidate = { listingId: number; jobId: number; facts: ListingFacts; keys: FoldKeys }

/** An ad to place: its listing's id is known, and its job where it was there before. */
export type AdToFold = Omit<Candidate, 'jobId'> & { jobId: number | null; apart: boolean }

export type FoldedAd = { listingId: number; jobId: number; because: string | null; keys: FoldKeys; isNew: boolean }

/**
 * Finds each ad's job among the candidates and the ads before it in the batch; an ad that meets none makes a job of its own,
 * which takes its listing's id. Pure: the same ads in the same order give the same jobs.
 */
export function foldInto(ads: readonly AdToFold[], candidates: readonly Candidate[]): FoldedAd[] {
  const byKey = new Map<string, Candidate[]>()
  for (const candidate of candidates) register(byKey, candidate)

  return ads.map((ad) => {
    const { keys } = ad
    const isNew = ad.jobId === null
    const met = isNew && !ad.apart ? firstMeeting(byKey, keys, ad) : null
    const jobId = ad.jobId ?? met?.jobId ?? ad.listingId
    if (!ad.apart) register(byKey, { listingId: ad.listingId, jobId, facts: ad.facts, keys })
    return { listingId: ad.listingId, jobId, because: met?.because ?? null, keys, isNew }
  })
}

/** The job with the lowest id that holds the same vacancy: an order that does not depend on how candidates were read. */
function firstMeeting(
  byKey: ReadonlyMap<string, Candidate[]>,
  keys: FoldKeys,
  ad: AdToFold,
): { jobId: number; because: string } | null {
  let best: { jobId: number; because: string } | null = null
  for (const name of keyNames) {
    const key = keys[name]
    if (key === null) continue
    for (const candidate of byKey.get(`${name}:${key}`) ?? []) {
      if (best !== null && candidate.jobId >= best.jobId) continue
      if (candidate.listingId === ad.listingId) continue
      const same = sameVacancy(candidate.facts, ad.facts)
      if (same) best = { jobId: candidate.jobId, because: same.because }
    }
  }
  return best
}

const keyNames = ['exact', 'text1', 'text2'] as const

/**
 * So many of one key at most: an agency's stock phrases must not make every ad be compared with every other. The second
 * key of the text holds for the whole country, and the likeliest of its ads are met by the other keys already.
 */
export const mostPerKey = { exact: 24, text1: 24, text2: 8 }

function register(byKey: Map<string, Candidate[]>, candidate: Candidate): void {
  for (const name of keyNames) {
    const key = candidate.keys[name]
    if (key === null) continue
    const list = byKey.get(`${name}:${key}`)
    if (!list) byKey.set(`${name}:${key}`, [candidate])
    else if (list.length < mostPerKey[name]) list.push(candidate)
  }
}
