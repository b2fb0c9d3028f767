import type { Areas } from './areas.ts'
import { isArea } from './bonds.ts'
import { milesBetween, type Position } from './distance.ts'
import { fold } from './fold.ts'
import type { Elsewhere } from './foreign.ts'
import type { Lexicon } from './lexicon.ts'
import { outcodeKey, type Outcodes } from './outcodes.ts'
import { isAsUnknown, phrasesOf, type Phrase, type ReadPostcodeWords } from './phrases.ts'
import type { Place, PlaceAnswer } from './place.ts'
import { readPostcode, readPostcodePair, type PostcodeReading } from './postcode.ts'
import { settle, type Settled } from './settle.ts'
import { countries, type Country } from '../../contract/places/countries.ts'

export type ReadOptions = {
  /** Where the searcher is: of two places of a name the nearer becomes likelier. */
  near?: Position
  /** The board's or searcher's country: its places come first, and 'nationwide' means it. */
  country?: Country
  /** Names that are there too are not ours. */
  elsewhere?: Elsewhere
  /** The words are of a board of the whole world: 'Edmonton' alone is the city of a million, and not the one in London. */
  isWorldwide?: boolean
}

export type ReaderParts = {
  areas: Areas
  lexicon: Lexicon
  outcodes: Outcodes['byKey']
  postcodeAreas: Outcodes['areas']
  nearestNames: (text: string, limit: number) => Place[]
}

/** Understands any words for a place. Never throws; what it cannot place is `unknown`. */
export function readPlace(text: string, options: ReadOptions, parts: ReaderParts): PlaceAnswer {
  const whole = fold(text)
  if (whole === '') return { kind: 'anywhere' }
  const special = specialOf(text, whole, parts.lexicon)
  if (special === 'anywhere') return { kind: 'anywhere' }
  if (special === 'remote') return found(remotePlace(options.country ?? null))
  if (special === 'nationwide') return found(countryOf(options.country, parts.areas))

  const settleOptions = {
    areas: parts.areas,
    lexicon: parts.lexicon,
    likelihood: likelihoodOf(options),
    postcodeAreas: parts.postcodeAreas,
    homeCountry: options.country ?? null,
    adIn: options.elsewhere ?? null,
    isWorldwide: options.isWorldwide ?? false,
  }
  const nameOfWhole = parts.lexicon.meaning(whole)
  if (nameOfWhole && nameOfWhole.places.length > 0) {
    const phrase = {
      text: whole,
      ...nameOfWhole,
      codes: [],
      isRemote: false,
      isUnknown: false,
      isEmbedded: false,
      isAlone: true,
      part: 0,
      isJoined: false,
      gap: 0 as const,
    }
    return answerOf(settle([phrase], { ...settleOptions, context: [] }), parts)
  }
  const letters = /^[a-z]{1,2}$/.test(whole) ? parts.postcodeAreas.get(whole.toUpperCase())?.place : undefined
  if (letters) return found(letters)

  const phrases = phrasesOf(text, parts.lexicon, postcodeReader(options, parts))
  const alternatives = split(phrases)
  const settled = alternatives.flatMap((alternative) =>
    settle(alternative, {
      ...settleOptions,
      context: phrases.filter((phrase) => phrase.places.length > 0 && !alternative.includes(phrase)),
    }),
  )
  if (settled.length === 0 || isCountryBehindUnknown(phrases, settled)) {
    return { kind: 'unknown', nearest: parts.nearestNames(firstPart(text), nearestOffered) }
  }
  return answerOf(settled, parts)
}

/** 'Nationwide', 'Remote'; also when every part says so: 'Various, Trustwide'. */
function specialOf(text: string, whole: string, lexicon: Lexicon): ReturnType<Lexicon['wholeText']> {
  const special = lexicon.wholeText(whole)
  if (special || !text.includes(',')) return special
  const specials = text.split(',').map((part) => lexicon.wholeText(fold(part)))
  return specials.every((one) => one !== null) ? specials[0]! : null
}

const nearestOffered = 5
/** As many as an ad's places are kept. */
const mostPlaces = 40

export function remotePlace(country: Country | null): Place {
  const of = country === null ? null : countries[country]
  return {
    id: country ? `remote:${country.toLowerCase()}` : 'remote',
    name: 'Remote',
    label: of === null ? 'Remote' : `Remote, ${of.shortName}`,
    kind: 'remote',
    county: null,
    country: country ?? 'GB',
    ...(of ?? countries.GB).middle,
    areas: of === null ? [] : [of.area],
    population: 0,
  }
}

function found(place: Place, others: readonly Place[] = []): PlaceAnswer {
  return { kind: 'found', place, others }
}

function countryOf(country: Country | undefined, areas: Areas): Place {
  return areas.byId.get(countries[country ?? 'GB'].area)!.place
}

function likelihoodOf({ near, country }: ReadOptions): (place: Place, weight: number) => number {
  return (place, weight) => {
    let likelihood = weight
    // A town at hand is thought of like one fifty times its size at the other end of the country.
    if (near && !isArea(place)) likelihood *= 1 + 100 / (1 + (milesBetween(near, place) / 20) ** 2)
    if (country) likelihood *= place.country === country ? 1000 : 1
    return likelihood
  }
}

function postcodeReader(options: ReadOptions, parts: ReaderParts): ReadPostcodeWords {
  const isKnown = (outcode: string, country: Country) => parts.outcodes.has(outcodeKey(outcode, country))
  return (word, next) => {
    const pair = next === undefined ? [] : readPostcodePair(word, next, isKnown)
    const readings = pair.length > 0 ? pair : readPostcode(word, isKnown)
    if (readings.length === 0) return null
    if (options.country)
      readings.sort((a, b) => Number(b.country === options.country) - Number(a.country === options.country))
    return {
      words: pair.length > 0 ? 2 : 1,
      places: readings.map((reading, index) => ({
        place: placeOf(reading, parts),
        weight: postcodeWeight / (index + 1),
      })),
    }
  }
}

/** As sure as a small town; of two readings the first is the likelier. */
const postcodeWeight = 20_000

function placeOf(reading: PostcodeReading, parts: ReaderParts): Place {
  const outcode = parts.outcodes.get(outcodeKey(reading.outcode, reading.country))!
  return reading.full === null ? outcode : postcodePlace(reading.full, outcode)
}

/** A full postcode: exact only as far as its outcode is; the table of postcodes knows better. */
export function postcodePlace(postcode: string, outcode: Place): Place {
  return { ...outcode, id: `postcode:${postcode.replace(' ', '')}`, name: postcode, label: postcode, kind: 'postcode' }
}

/** Parts what an 'or' parts. 'Kent and Canterbury Hospital': an 'and' between a place and its own county parts nothing. */
function split(phrases: readonly Phrase[]): Phrase[][] {
  const alternatives: Phrase[][] = []
  for (const [index, phrase] of phrases.entries()) {
    const before = phrases[index - 1]
    const isOne = before === undefined ? false : phrase.gap < 2 || (phrase.isJoined && isOneInOther(before, phrase))
    if (isOne) alternatives.at(-1)!.push(phrase)
    else alternatives.push([phrase])
  }
  return alternatives
}

function isOneInOther(one: Phrase, other: Phrase): boolean {
  const [a, b] = [one.places[0]?.place, other.places[0]?.place]
  return a !== undefined && b !== undefined && (a.areas.includes(b.id) || b.areas.includes(a.id))
}

/** 'Machester, UK': the country is sure and says little; better to ask what the first word was meant to be. */
function isCountryBehindUnknown(phrases: readonly Phrase[], settled: readonly Settled[]): boolean {
  const [only] = settled
  if (settled.length !== 1 || only!.kind !== 'place' || only!.place.kind !== 'country') return false
  const name = phrases.findIndex((phrase) => !isAsUnknown(phrase))
  return name > 0 && phrases[name]!.gap === 1 && name <= 2
}

function firstPart(text: string): string {
  return text.split(/[,/|;(]/)[0] ?? text
}

function answerOf(settled: readonly Settled[], parts: ReaderParts): PlaceAnswer {
  const places = new Map<string, Place>()
  for (const one of settled) {
    const place = one.kind === 'place' ? one.place : one.kind === 'remote' ? remotePlace(one.country) : null
    if (place && !places.has(place.id)) places.set(place.id, place)
  }
  const [first, ...rest] = places.values()
  if (!first) {
    const abroad = settled.find((one) => one.kind === 'abroad')
    return abroad ?? { kind: 'unknown', nearest: [] }
  }
  if (rest.length > 0) return { kind: 'several', places: [first, ...rest].slice(0, mostPlaces) }
  const others = settled.flatMap((one) => (one.kind === 'place' && one.place.id === first.id ? one.others : []))
  return found(first, [...others, ...motorwayTwin(first, parts)])
}

/** Prestwich's outcode beside the motorway of the same sign. */
function motorwayTwin(place: Place, parts: ReaderParts): Place[] {
  const outcode = place.id === 'region:m25' ? parts.outcodes.get(outcodeKey('M25', 'GB')) : undefined
  return outcode ? [outcode] : []
}
