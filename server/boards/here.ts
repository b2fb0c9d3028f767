import { placesOf } from '../../engines/places/index.ts'
import type { BoardAnswer } from './board.ts'
import { createGazetteer } from '../places/gazetteer.ts'

/*
 * Boards of the whole world carry few ads for people in the United Kingdom or Ireland. Which they are is told by the
 * board's own words for the place; the words stay as they were sent.
 */

/** Regions that we are in, for work that is done from home. */
const openToUs =
  /\bworld-?\s?wide\b|\banywhere\b|\bglobal(?:ly)?\b|\binternational\b|(?<!eastern |central |southern )\beurope(?:an)?\b|\bemea\b|\be\.?u\b|\beea\b/i

/**
 * Whether somebody here can have the job: it is in the United Kingdom or Ireland, or done from home in a region that we
 * are in. A job from home of which no place is said is for all.
 */
export function isForPeopleHere(places: readonly string[], job: { isRemote: boolean }): boolean {
  if (places.some(isHere)) return true
  const named = places.filter((place) => !/^\W*(?:fully )?remote\W*$/i.test(place))
  return job.isRemote && (named.length === 0 || named.some((place) => openToUs.test(place)))
}

/** The gazetteer reads it, as it does for every ad that is kept: 'London, Ontario' and 'Dublin, OH' are not here. */
function isHere(place: string): boolean {
  const answer = createGazetteer().resolve(place, { isWorldwide: true })
  return placesOf(answer).length > 0
}

/** Keeps of a board's pages what `isWanted` and has not come before in this reading: one ad may stand on several. */
export function sieve(isWanted: (body: unknown) => boolean): (answer: BoardAnswer) => BoardAnswer {
  const kept = new Set<string>()
  return (answer) => ({
    ...answer,
    ads: answer.ads.filter(({ ref, body }) => {
      if (kept.has(ref) || !isWanted(body)) return false
      kept.add(ref)
      return true
    }),
  })
}
