import { foldKeys, type FoldKeys, type ListingFacts } from '../../engines/folding/index.ts'
import { hash64 } from '../platform/hash64.ts'

/** The keys that an ad is kept and looked for under. */
export function keysOfAd(facts: ListingFacts): FoldKeys {
  return foldKeys(facts, hash64)
}
