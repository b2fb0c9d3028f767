import type { BoardId } from '../../contract/boards/boards.ts'
import type { Unusable } from '../boards/board.ts'
import { foldKeys, type FoldKeys } from './fold.ts'
import { listingFacts, type ListingFacts } from './listing-facts.ts'
import type { IndexedWords } from './job.ts'
import type { StoreDeps, StoreOptions } from './store-ads.ts'
import { understand } from './understand/understand.ts'

/** From ads as they are kept, their bodies as JSON, to what they say; in the order that was given. */
export type ReadAds = (
  ads: readonly { board: BoardId; body: string }[],
  options: Pick<StoreOptions, 'receivedAt' | 'keepOpen'>,
) => Promise<(ReadAd | Unusable)[]>

export type ReadAd = {
  facts: ListingFacts
  keys: FoldKeys
  descriptionHtml: string
  text: string
  /** See `IndexedJob.words`; left out: the index reads the text when the job is written. */
  words?: IndexedWords
}

/** From an ad as received to a listing in our words: pure but for the look-up of places, and throws never. */
export function readAd(
  deps: Pick<StoreDeps, 'toListing' | 'resolvePlace'>,
  ad: { board: BoardId; body: unknown },
  { receivedAt, keepOpen }: Pick<StoreOptions, 'receivedAt' | 'keepOpen'>,
): ReadAd | Unusable {
  const listing = deps.toListing(ad.board, ad.body, receivedAt)
  if ('unusable' in listing) return listing
  const understood = understand(listing, { receivedAt, resolvePlace: deps.resolvePlace })
  if ('unusable' in understood) return understood
  if (understood.isAbroad) return { unusable: 'work outside the United Kingdom and Ireland' }
  const facts = listingFacts(ad.board, listing, keepOpen ? { ...understood, closesAt: null } : understood)
  return {
    facts,
    keys: foldKeys(facts),
    descriptionHtml: understood.descriptionHtml,
    text: understood.text,
  }
}

/** Reads in the thread of the caller: for a board's answer of a few dozen ads. */
export function readHere(deps: Pick<StoreDeps, 'toListing' | 'resolvePlace'>): ReadAds {
  return async (ads, options) =>
    ads.map((ad) => readAd(deps, { board: ad.board, body: JSON.parse(ad.body) as unknown }, options))
}
