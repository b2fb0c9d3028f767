import type { Areas } from './areas.ts'
import { bondBetween, isArea } from './bonds.ts'
import { withoutForeign, type ForeignOptions } from './foreign.ts'
import type { Lexicon } from './lexicon.ts'
import { narrowest, type Choice } from './narrowest.ts'
import type { Phrase } from './phrases.ts'
import type { Place } from './place.ts'
import type { Country } from '../../contract/places/countries.ts'

/** What one of several places in a text turned out to be; `others` bear the same name and fit as well. */
export type Settled =
  | { kind: 'place'; place: Place; others: readonly Place[] }
  | { kind: 'remote'; country: Country | null }
  | { kind: 'abroad'; name: string; country: string | null }

export type SettleOptions = ForeignOptions & {
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
export function settle(all: readonly Phrase[], options: SettleOptions): Settled[] {
  const reading = withoutForeign(all, options)
  if (reading.kind === 'abroad') return [reading]

  const { phrases } = reading
  const remote = phrases.some((phrase) => phrase.isRemote)
  const named = untilCountry(phrases.filter((phrase) => phrase.places.length > 0))
  const certain = withoutChance(named, options)
  const choices = certain.map((phrase) =>
    choose(phrase, certain, { ...options, context: [...options.context, ...named] }),
  )
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

/** An address ends with its country; what boards put behind it ('Bath, Avon, UK, Greater London') is a slip. A postcode is not. */
function untilCountry(phrases: readonly Phrase[]): Phrase[] {
  const isCountry = (phrase: Phrase) => phrase.places[0]!.place.kind === 'country'
  const start = phrases.findIndex((phrase) => !isCountry(phrase))
  const country = phrases.findIndex((phrase, index) => start !== -1 && index > start && isCountry(phrase))
  if (country === -1) return [...phrases]
  return phrases.filter((phrase, index) => index <= country || phrase.places[0]!.place.kind === 'postcode')
}

/** Leaves out what is a name only by chance: 'Street' in 'High Street', 'Lincoln' in 'Lincoln House, Bristol'. */
function withoutChance(phrases: readonly Phrase[], { lexicon, areas }: SettleOptions): Phrase[] {
  const isDoubtful = (phrase: Phrase) =>
    !phrase.isAlone &&
    phrase.places[0]!.weight < wellKnown &&
    lexicon.isEveryday(phrase.text) &&
    !isSpokenFor(phrase, phrases, areas)
  const doubtful = new Set(phrases.filter(isDoubtful))
  const doubtfulParts = new Set([...doubtful].map((phrase) => phrase.part))
  const isEmbedded = (phrase: Phrase) => phrase.isEmbedded || doubtfulParts.has(phrase.part)
  const hasPlainTown = phrases.some((phrase) => !isEmbedded(phrase) && !isArea(phrase.places[0]!.place))
  return phrases.filter((phrase) => {
    const first = phrase.places[0]!
    if (first.place.kind === 'postcode') return true
    if (doubtful.has(phrase)) return false
    if (!isEmbedded(phrase)) return true
    if (hasPlainTown) return false
    return phrase.text.includes(' ') || isArea(first.place) || first.weight >= knownByItself
  })
}

const knownByItself = 5_000

function isSpokenFor(phrase: Phrase, phrases: readonly Phrase[], areas: Areas): boolean {
  const isSaying = (other: Phrase) => other.text !== phrase.text && other.places[0]!.place.kind !== 'country'
  return phrases.some((other) => isSaying(other) && strongestBond(phrase.places[0]!, other, areas) > 0)
}

function strongestBond(candidate: Phrase['places'][number], other: Phrase, areas: Areas): number {
  let strongest = 0
  for (const one of other.places) strongest = Math.max(strongest, bondBetween(candidate, one, areas))
  return strongest
}

/** The candidate of a phrase that the other phrases speak for most; of equals the likeliest. */
function choose(phrase: Phrase, phrases: readonly Phrase[], options: SettleOptions): Choice {
  const beside = phrases.filter((other) => other !== phrase)
  const further = options.context.filter((other) => other !== phrase && !phrases.includes(other))
  const rated = phrase.places.map((candidate) => {
    const bonds = beside.map((other) => strongestBond(candidate, other, options.areas))
    const hints = further.map((other) => strongestBond(candidate, other, options.areas))
    return {
      ...candidate,
      fit: [...bonds, ...hints].reduce((sum, bond) => sum + bond, 0),
      isContradicted: bonds.some((bond, index) => bond === 0 && beside[index]!.places[0]!.place.kind === 'county'),
      likelihood: options.likelihood(candidate.place, candidate.weight),
    }
  })
  const score = (one: (typeof rated)[number]) => one.fit + likelihoodShare * Math.log10(one.likelihood + 1)
  if (rated.length > 1) rated.sort((a, b) => score(b) - score(a))
  const best = rated[0]!
  // With words beside it that tell, 'Cork' in 'Mallow, Cork' need not be asked about.
  const alike = rated.slice(1).filter((one) => one.fit === best.fit && (beside.length === 0 || !isArea(one.place)))
  return { ...best, phrase, others: alike.map((one) => one.place) }
}

/**
 * What ten times the residents count for, beside a bond of 1: 'Newport, Shropshire' is there and not in Gwent, but
 * 'Lancashire, Bolton' is Bolton, once of that county, and not Bolton-le-Sands.
 */
const likelihoodShare = 0.16

/** A village nowhere near the county beside it is another of its name, one that we do not know: the county stays. */
function isOutOfPlace(choice: Choice): boolean {
  return choice.isContradicted && choice.fit < 0.9 && !isArea(choice.place) && choice.weight < wellKnown
}

const wellKnown = 50_000
