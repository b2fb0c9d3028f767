import type { Areas } from './areas.ts'
import { bondBetween, isArea } from './bonds.ts'
import { foreignOf } from './foreign.ts'
import type { Lexicon } from './lexicon.ts'
import { narrowest, type Choice } from './narrowest.ts'
import type { Phrase } from './phrases.ts'
import type { Place } from './place.ts'

/** What one of several places in a text turned out to be; `others` bear the same name and fit as well. */
export type Settled =
  | { kind: 'place'; place: Place; others: readonly Place[] }
  | { kind: 'remote'; country: 'GB' | 'IE' | null }
  | { kind: 'abroad'; name: string }

export type SettleOptions = {
  areas: Areas
  lexicon: Lexicon
  /** How likely a candidate is, given the searcher's position or the board's country. */
  likelihood: (place: Place, weight: number) => number
  /** Phrases of the same text on the other side of an 'or': they help to choose ('Newport or Cowes, Isle of Wight'). */
  context: readonly Phrase[]
}

/**
 * Settles phrases that belong together ('Headingley, Leeds, West Yorkshire') on the place, or the places, that they mean.
 * Each is weighed against the others: of two towns of a name, the one in the county or near the town beside it is meant.
 */
export function settle(phrases: readonly Phrase[], options: SettleOptions): Settled[] {
  const remote = phrases.some((phrase) => phrase.isRemote)
  const abroad = foreignOf(phrases, options.lexicon)
  if (abroad) return [{ kind: 'abroad', name: abroad }]

  const useful = withoutChance(
    phrases.filter((phrase) => phrase.places.length > 0),
    options.lexicon,
  )
  const choices = useful.map((phrase) => choose(phrase, useful, options))
  const kept = narrowest(
    choices.filter((choice) => !isOutOfPlace(choice)),
    options.areas,
  )
  const places = kept.map(({ place, others }) => ({ kind: 'place' as const, place, others }))
  if (!remote) return places
  // 'Remote, UK' is one answer; 'Leeds or remote' is two.
  const [only] = kept
  const isCountry = kept.length === 1 && only!.place.kind === 'country'
  return isCountry ? [{ kind: 'remote', country: only!.place.country }] : [...places, { kind: 'remote', country: null }]
}

/** Leaves out what is a name only by chance: 'Street' in 'High Street', 'Lincoln' in 'Lincoln House, Bristol'. */
function withoutChance(phrases: readonly Phrase[], lexicon: Lexicon): Phrase[] {
  const hasPlainTown = phrases.some((phrase) => !phrase.isEmbedded && phrase.places.some(({ place }) => !isArea(place)))
  return phrases.filter((phrase) => {
    const first = phrase.places[0]!
    if (!phrase.isEmbedded || first.place.kind === 'postcode') return true
    if (hasPlainTown) return false
    if (phrase.text.includes(' ') || isArea(first.place)) return true
    return first.weight >= knownByItself && !lexicon.isEveryday(phrase.text)
  })
}

const knownByItself = 5_000

/** The candidate of a phrase that the other phrases speak for most; of equals the likeliest. */
function choose(phrase: Phrase, phrases: readonly Phrase[], options: SettleOptions): Choice {
  const beside = phrases.filter((other) => other !== phrase)
  const rated = phrase.places.map((candidate) => {
    const spoken = (other: Phrase) =>
      Math.max(0, ...other.places.map((one) => bondBetween(candidate, one, options.areas)))
    const bonds = beside.map(spoken)
    return {
      ...candidate,
      fit: [...bonds, ...options.context.map(spoken)].reduce((sum, bond) => sum + bond, 0),
      isContradicted: bonds.some((bond, index) => bond === 0 && beside[index]!.places[0]!.place.kind === 'county'),
      likelihood: options.likelihood(candidate.place, candidate.weight),
    }
  })
  rated.sort((a, b) => b.fit - a.fit || b.likelihood - a.likelihood)
  const best = rated[0]!
  // With words beside it that tell, 'Cork' in 'Mallow, Cork' need not be asked about.
  const alike = rated.slice(1).filter((one) => one.fit === best.fit && (beside.length === 0 || !isArea(one.place)))
  return { ...best, phrase, others: alike.map((one) => one.place) }
}

/** A village nowhere near the county beside it is another of its name, one that we do not know: the county stays. */
function isOutOfPlace(choice: Choice): boolean {
  return choice.isContradicted && choice.fit < 0.9 && !isArea(choice.place) && choice.weight < wellKnown
}

const wellKnown = 50_000
