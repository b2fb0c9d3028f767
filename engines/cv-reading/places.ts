import { foldPlaceName, type Gazetteer } from '../places/index.ts'

/** What a name names, as far as we know places: nothing is guessed from a part of the words. */
export type Places = { kindOf: (name: string) => 'town' | 'county' | 'country' | 'abroad' | null }

/** Reads names of places with the gazetteer; only whole names count, so that 'Reading' is a town and 'Reading drawings' is none. */
export function placesOf(gazetteer: Pick<Gazetteer, 'resolve'>): Places {
  return {
    kindOf(name) {
      const words = name.trim()
      if (words.length < 2 || words.length > 60 || !/^\p{Lu}/u.test(words) || /[\d@:()]/u.test(words)) return null
      const folded = foldPlaceName(words)
      if (countries.has(folded)) return 'country'
      const answer = gazetteer.resolve(words)
      if (answer.kind === 'abroad') return isSame(answer.name, folded) ? 'abroad' : null
      if (answer.kind !== 'found') return null
      const { place } = answer
      const isWhole = [place.name, place.label, place.county ?? ''].some((known) => foldPlaceName(known) === folded)
      if (place.kind === 'county' || place.kind === 'region')
        return isWhole || /^(?:co|county)\b/iu.test(words) || answer.place.name.includes(words) ? 'county' : null
      if (place.kind === 'town' || place.kind === 'district') return isWhole ? 'town' : null
      return place.kind === 'country' ? 'country' : null
    },
  }
}

/** 'Toronto' of 'Toronto, Canada' */
const isSame = (known: string, folded: string) =>
  foldPlaceName(known) === folded || foldPlaceName(known.split(',')[0] ?? '') === folded

/** The same for one text, which asks for no more than so many names: looking one up that there is not takes a while. */
export function forOneText(places: Places, most = 600): Places {
  const asked = new Map<string, ReturnType<Places['kindOf']>>()
  return {
    kindOf(name) {
      const known = asked.get(name)
      if (known !== undefined || asked.has(name)) return known ?? null
      const kind = asked.size < most ? places.kindOf(name) : null
      if (asked.size < most) asked.set(name, kind)
      return kind
    },
  }
}

const countries = new Set(
  [
    'United Kingdom',
    'UK',
    'U.K.',
    'GB',
    'Great Britain',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'Ireland',
    'Republic of Ireland',
    'Eire',
    'Éire',
    'Isle of Man',
    'Jersey',
    'Guernsey',
  ].map((name) => foldPlaceName(name)),
)
