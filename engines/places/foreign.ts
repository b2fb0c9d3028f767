import type { AdCode } from './abroad.ts'
import type { Areas } from './areas.ts'
import { bondBetween, isArea } from './bonds.ts'
import { milesBetween } from './distance.ts'
import type { Phrase } from './phrases.ts'
import type { Place } from './place.ts'
import type { Country } from '../../contract/places/countries.ts'

/** Words of a text without those that name a place abroad; or what that place is called, where no place of ours is left. */
export type ForeignReading =
  | { kind: 'home'; phrases: readonly Phrase[] }
  | { kind: 'abroad'; name: string; /** ISO 3166; null: a group of countries, or several. */ country: string | null }

export type ForeignOptions = {
  areas: Areas
  postcodeAreas: ReadonlyMap<string, { place: Place }>
  /** What is known of the ad beside its words: it is from here; or from there, by its country, position or currency. */
  homeCountry: Country | null
  adIn: Elsewhere | null
  /** The board carries ads of the whole world. */
  isWorldwide: boolean
}

/** Where an ad is as its country says, or may be as its currency does: one of `areas`. */
export type Elsewhere = { areas: readonly AdCode[]; isSure: boolean }

/**
 * Tells places abroad from ours. Boston, Perth and Cambridge alone are ours, and 'London' in a list with Paris is; 'Perth,
 * Australia' and 'Boston, MA' are not. Four kinds of words decide: a nation of ours; a state or country elsewhere, for the
 * places that it has; big cities, which mean themselves rather than our villages; and what else is known of the ad.
 */
export function withoutForeign(phrases: readonly Phrase[], options: ForeignOptions): ForeignReading {
  const qualifiers = phrases.filter((phrase, index) => isQualifier(phrase, index, phrases, options))
  const ours = phrases.filter((phrase) => phrase.places.length > 0 && !qualifiers.includes(phrase))
  const nation = ours.find(isNation)
  const beyond = nation && phrases[phrases.indexOf(nation) + 1]
  // 'UK Gibraltar': a territory of ours, and not here.
  if (ours.length === 1 && beyond && beyond.gap === 0 && qualifiers.includes(beyond)) return abroad([beyond])

  const isForeign = (phrase: Phrase) => {
    if (isNation(phrase) || (nation !== undefined && !isDirectlyBefore(phrase, phrases, qualifiers))) return false
    if (isSpokenFor(phrase, ours, options.areas)) return false
    if (qualifiers.some((qualifier) => isQualifiedBy(phrase, qualifier, phrases))) return true
    return (
      isFromThere(phrase, ours, options) ||
      (options.homeCountry === null && isBesideItsCities(phrase, phrases, ours)) ||
      isMetropolis(phrase, ours, options) ||
      (options.isWorldwide && isBareNamesake(phrase, phrases, options))
    )
  }
  const foreign = new Set(ours.filter(isForeign))
  if (ours.length > foreign.size)
    return { kind: 'home', phrases: phrases.filter((phrase) => !foreign.has(phrase) && !qualifiers.includes(phrase)) }

  const named = phrases.filter(
    (phrase) => foreign.has(phrase) || qualifiers.includes(phrase) || isAbroadAlone(phrase, phrases, options),
  )
  return named.length === 0 ? { kind: 'home', phrases } : abroad(named)
}

function isNation(phrase: Phrase): boolean {
  return phrase.places[0]?.place.kind === 'country' && phrase.abroad.every((each) => each.kind === 'city')
}

/** A country or state abroad that says where another place is, or all that is said: 'USA', 'Ontario', 'CA' behind a comma. */
function isQualifier(phrase: Phrase, index: number, phrases: readonly Phrase[], options: ForeignOptions): boolean {
  if (phrase.codes.length > 0) return isCodeBeside(phrase, index, phrases, options)
  if (!phrase.abroad.some((each) => each.kind === 'country' || each.kind === 'state')) return false
  if (phrase.places.length === 0) return true
  // California near Falkirk, Washington and Victoria are ours too: the place before them must be of the other ones.
  const before = phrases[index - 1]
  if (before === undefined || before === phrase || isSpokenFor(phrase, phrases, options.areas)) return false
  if (before.places.length === 0) return before.abroad.length > 0 || (before.isUnknown && phrase.gap === 1)
  if (areasOf(phrase).some((area) => residentsIn(before, area) !== null)) return true
  // 'Lakeside, Virginia': our town of that name is nowhere near our Lakeside.
  const [here, there] = [phrase.places[0]!, before.places[0]!]
  return phrase.gap === 1 && here.weight < bigTown && milesBetween(here.place, there.place) > postcodeAreaMiles
}

/** Letters of American, Canadian and Australian states are written behind nearly every town; those of countries seldom. */
function isCodeBeside(phrase: Phrase, index: number, phrases: readonly Phrase[], options: ForeignOptions): boolean {
  if (phrase.text === 'us' || phrase.text === 'usa') return true
  // 'US-CA-Milford': letters in front of a town, after others or none.
  const isPrefix = phrases.slice(0, index).every((each) => each.codes.length > 0)
  const town = phrases[isPrefix ? index + 1 : index - 1]
  if (town === undefined || isLetters(town)) return false
  const code = options.postcodeAreas.get(phrase.text.toUpperCase())?.place
  const isTheirs = phrase.codes.some((area) => residentsIn(town, area) !== null)
  if (town.places.length === 0)
    return isTheirs || town.abroad.length > 0 || (!isPrefix && phrase.codes.some(({ state }) => state !== ''))
  // 'Derby, DE', 'Rochester, ME': our own letters for the post there.
  if (code && milesBetween(code, town.places[0]!.place) < (isTheirs ? postTownMiles : postcodeAreaMiles)) return false
  const isState = phrase.codes.some(({ state }) => state !== '') && !compass.has(phrase.text)
  return isTheirs || (!isPrefix && phrase.gap === 1 && isState && !isNation(town))
}

/** Across a postcode area, and around the town that it is called after. */
const postcodeAreaMiles = 45
const postTownMiles = 20
const compass = new Set(['ne', 'se', 'nw', 'sw'])

function isLetters(phrase: Phrase): boolean {
  return phrase.isUnknown && phrase.abroad.length === 0 && /^[a-z]{2,3}$/.test(phrase.text)
}

/** Where a qualifier says that a place is. */
function areasOf(qualifier: Phrase): readonly AdCode[] {
  return [...qualifier.codes, ...qualifier.abroad.filter((each) => each.kind === 'country' || each.kind === 'state')]
}

/** Residents of the biggest place of the phrase's name there; null: none is known. */
function residentsIn(phrase: Phrase, { country, state }: AdCode): number | null {
  const there = phrase.abroad.find(
    (each) =>
      each.country === country && (state === '' || each.state === state || (each.kind === 'city' && each.state === '')),
  )
  return there === undefined ? null : there.population
}

/** Whether a place of ours by its name is the other one: its state or country stands beside it and has a place so called. */
function isQualifiedBy(phrase: Phrase, qualifier: Phrase, phrases: readonly Phrase[]): boolean {
  const [at, by] = [phrases.indexOf(phrase), phrases.indexOf(qualifier)]
  // 'New Zealand - Nelson'
  const isPrefix = by < at && phrases.slice(0, at).every((each) => areasOf(each).length > 0 && each.places.length === 0)
  if (by < at && !isPrefix) return false
  const isBeside = isPrefix || phrases.slice(at + 1, by).every((between) => between.isUnknown && between.gap === 0)
  // 'Southern Pines, North Carolina' and 'Southern France': half a name.
  const isRun = at < by && phrases[at + 1]!.gap === 0 && isArea(phrase.places[0]!.place)
  if (isBeside && (phrase.isEmbedded || isRun)) return true
  const { weight } = phrase.places[0]!
  return areasOf(qualifier).some((area) => {
    const residents = residentsIn(phrase, area)
    if (area.state !== '') return residents !== null || (isBeside && (qualifier.codes.length > 0 || weight < city))
    // 'Derby, Australia'. London in Kentucky is not what 'London, USA' says: that is a list.
    if (isAllThatIsSaid(phrase, qualifier, phrases) && settled.has(area.country))
      return area.country === 'AU' || weight < metropolisOfOurs
    return residents === null ? weight < bigTown : residents * farLess >= weight
  })
}

/** A place, a comma, a country; or the country first. */
function isAllThatIsSaid(phrase: Phrase, qualifier: Phrase, phrases: readonly Phrase[]): boolean {
  const named = phrases.filter((each) => !each.isUnknown && !each.isRemote)
  return named.length === 2 && named.includes(phrase) && qualifier.gap < 2 && phrase.gap < 2
}

/** Countries whose towns are called after ours, each of which has more than a list of cities knows. */
const settled = new Set(['AU', 'CA', 'NZ', 'US', 'ZA'])

const bigTown = 50_000
/** Nobody writes a state behind Leeds. */
const city = 300_000
const farLess = 50

function isDirectlyBefore(phrase: Phrase, phrases: readonly Phrase[], qualifiers: readonly Phrase[]): boolean {
  const next = phrases[phrases.indexOf(phrase) + 1]
  return (
    next !== undefined && next.gap < 2 && qualifiers.includes(next) && areasOf(next).some(({ state }) => state !== '')
  )
}

/** A county of ours beside it, or a postcode, says that it is here: 'Washington, Tyne and Wear'. */
function isSpokenFor(phrase: Phrase, phrases: readonly Phrase[], areas: Areas): boolean {
  if (phrase.places.some(({ place }) => place.kind === 'postcode' || place.kind === 'outcode')) return true
  return phrases.some((other) => {
    if (other === phrase || other.text === phrase.text || other.places.length === 0) return false
    const { kind } = other.places[0]!.place
    if (kind !== 'county' && kind !== 'region' && kind !== 'postcode' && kind !== 'outcode' && kind !== 'town')
      return false
    // Of two towns, one that is no place abroad speaks for the other: 'California, Falkirk'.
    if (kind === 'town' && other.abroad.length > 0) return false
    return phrase.places.some((one) => other.places.some((two) => bondBetween(one, two, areas) > 0.5))
  })
}

/** The ad's country, position or currency says where it is, and there is a place of the name, or ours is small. */
function isFromThere(phrase: Phrase, ours: readonly Phrase[], { adIn }: ForeignOptions): boolean {
  if (adIn === null) return false
  const { weight } = phrase.places[0]!
  const residents = adIn.areas.map((area) => residentsIn(phrase, area) ?? -1)
  if (ours.length === 1 && adIn.isSure) return weight < metropolisOfOurs || residents.some((number) => number > 0)
  return residents.some((number) => number * 2 >= weight)
}

const metropolisOfOurs = 2_000_000

/** 'Boston, New York': in a list of cities of a country, the one there that is much the bigger. */
function isBesideItsCities(phrase: Phrase, phrases: readonly Phrase[], ours: readonly Phrase[]): boolean {
  const { weight } = phrase.places[0]!
  const [biggest] = phrase.abroad
  if (biggest === undefined || biggest.kind !== 'city' || biggest.population < weight * 5) return false
  return phrases.some(
    (other) =>
      other !== phrase &&
      other.abroad.some(
        ({ kind, country, population }) =>
          kind === 'city' &&
          country === biggest.country &&
          population >= wellKnown &&
          (!ours.includes(other) || population > other.places[0]!.weight * 100),
      ),
  )
}

const wellKnown = 100_000

/** A city of a million or a state is meant rather than our village or hamlet of its name, unless the ad is from here. */
function isMetropolis(phrase: Phrase, ours: readonly Phrase[], { homeCountry }: ForeignOptions): boolean {
  if (ours.length > 1 || homeCountry !== null) return false
  const { weight } = phrase.places[0]!
  const biggest = phrase.abroad.find((each) => each.kind === 'city')
  if (biggest !== undefined && biggest.population >= metropolisAbroad && weight < villageOfOurs) return true
  return weight < hamletOfOurs && phrase.abroad.some((each) => each.kind === 'state')
}

/**
 * 'Edmonton' alone, on a board of the whole world: a state, or a much bigger city of a country that has our names. Halifax, Richmond and
 * Cambridge are as likely ours, and East London is an area.
 */
function isBareNamesake(phrase: Phrase, phrases: readonly Phrase[], { homeCountry }: ForeignOptions): boolean {
  if (homeCountry !== null || phrases.some((each) => each !== phrase && !each.isRemote)) return false
  const { weight, place } = phrase.places[0]!
  if (isArea(place)) return false
  return phrase.abroad.some(
    ({ kind, country, population }) =>
      (kind === 'state' && weight < city) ||
      (kind === 'city' && ofOurNames.has(country) && population >= Math.max(cityAbroad, weight * muchMore)),
  )
}

const metropolisAbroad = 1_000_000
const cityAbroad = 300_000
const muchMore = 6
const villageOfOurs = 5_000
/** Virginia in County Cavan is bigger. */
const hamletOfOurs = 1_000

/** A name that only places abroad have, among phrases of which none is ours. */
function isAbroadAlone(phrase: Phrase, phrases: readonly Phrase[], { homeCountry }: ForeignOptions): boolean {
  const [biggest] = phrase.abroad
  if (biggest === undefined || phrase.places.length > 0) return false
  // 'Remote, Europe' can be done from here; 'Remote, USA' and 'Remote, Asia' cannot.
  const isOpenToUs = phrases.some((each) => each.isRemote) && phrases.some(isAroundUs)
  if (isOpenToUs && biggest.kind === 'continent') return false
  if (biggest.kind !== 'city') return true
  // A small city's name among words that we do not know is a likeness ('Nice office, great team').
  if (phrase.isEmbedded) return biggest.population >= likenessBelow
  if (homeCountry !== null) return biggest.population >= wellKnown
  const isLikeOurs = ofOurNames.has(biggest.country) && !phrase.text.includes(' ')
  return biggest.population >= (isLikeOurs ? knownAmongOurs : 0)
}

const likenessBelow = 300_000
/** Towns there are called after villages and rivers of ours, of which we do not know all. */
const ofOurNames = new Set(['US', 'CA', 'AU', 'NZ', 'ZA', 'JM'])
const knownAmongOurs = 60_000

/** Europe, EMEA, 'International': groups that we are in, or may be. */
function isAroundUs(phrase: Phrase): boolean {
  return phrase.abroad.some(({ kind, country }) => kind === 'continent' && (country === 'EU' || country === 'XX'))
}

function abroad(phrases: readonly Phrase[]): ForeignReading {
  const names = phrases.map(nameOf)
  return { kind: 'abroad', name: [...new Set(names)].slice(0, 2).join(', '), country: countryOf(phrases) }
}

/** The last word tells: 'Paris, France', 'Boston, MA'. */
function countryOf(phrases: readonly Phrase[]): string | null {
  const last = phrases.at(-1)!
  const [first] = [...areasOf(last), ...last.abroad.filter(({ kind }) => kind === 'city')]
  return first?.country ?? null
}

function nameOf(phrase: Phrase): string {
  if (phrase.codes.length > 0 && phrase.places.length === 0) return phrase.text.toUpperCase()
  const { text } = phrase
  return (
    phrase.abroad[0]?.name.replace(/^Saint /, 'St ') ??
    phrase.places[0]?.place.name ??
    text.charAt(0).toUpperCase() + text.slice(1)
  )
}
