import { keysOfAd } from './keys-of-ad.ts'
import type { BoardId } from '../../contract/boards/boards.ts'
import { type FoldKeys, listingFacts, type ListingFacts } from '../../engines/folding/index.ts'
import type { IndexedWords } from './job.ts'
import { asChosen } from './posted-ad.ts'
import { type ResolvePlace, understand, type Listing, type Unusable } from '../../engines/ads/index.ts'

export type ReadDeps = {
  resolvePlace: ResolvePlace
  /** The mapping of an ad's board, also for ads that came from a file. */
  toListing: (board: BoardId, body: unknown, receivedAt: Date) => Listing | Unusable
}

export type ReadOptions = {
  receivedAt: Date
  /** Treat every ad as open whatever its dates say. */
  keepOpen?: boolean
}

/** From ads as they are kept, their bodies as JSON, to what they say; in the order that was given. */
export type ReadAds = (
  ads: readonly { board: BoardId; body: string }[],
  options: ReadOptions,
) => Promise<(ReadAd | Unusable)[]>

export type ReadAd = {
  facts: ListingFacts
  keys: FoldKeys
  descriptionHtml: string
  text: string
  /** See `IndexedJob.words`; left out: the index reads the text when the job is written. */
  words?: IndexedWords
}

/** From an ad as received to a listing in our words: pure but for the look-up of places and never throws. */
export function readAd(
  deps: ReadDeps,
  ad: { board: BoardId; body: unknown },
  { receivedAt, keepOpen }: ReadOptions,
): ReadAd | Unusable {
  const listing = deps.toListing(ad.board, ad.body, receivedAt)
  if ('unusable' in listing) return listing
  const understood = understand(listing, { receivedAt, resolvePlace: deps.resolvePlace, board: ad.board })
  if ('unusable' in understood) return understood
  if (understood.isAbroad) return { unusable: 'work outside the United Kingdom and Ireland' }
  const facts = asChosen(
    listingFacts(ad.board, listing, keepOpen ? { ...understood, closesAt: null } : understood),
    ad.body,
  )
  return {
    facts,
    keys: keysOfAd(facts),
    descriptionHtml: understood.descriptionHtml,
    text: understood.text,
  }
}

/** Reads in the thread of the caller: for a board's answer of a few dozen ads. */
export function readHere(deps: ReadDeps): ReadAds {
  return async (ads, options) =>
    ads.map((ad) => readAd(deps, { board: ad.board, body: JSON.parse(ad.body) as unknown }, options))
}
