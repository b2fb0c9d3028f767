import type { PlaceAnswer } from '../../engines/places/index.ts'

type SearchedPlace = (text: string) => Promise<PlaceAnswer>

/** Looks each place up once: many people look in the same places. */
export function remembered(searchedPlace: SearchedPlace): SearchedPlace {
  const known = new Map<string, Promise<PlaceAnswer>>()
  return (text) => {
    const there = known.get(text)
    if (there) return there
    const answer = searchedPlace(text)
    known.set(text, answer)
    return answer
  }
}
