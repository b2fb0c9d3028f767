import type { Area, Areas } from './areas.ts'
import { cityNames, countryNames, unitedStates } from './data/abroad.ts'
import { isArea } from './bonds.ts'
import { anywhereWords, everydayWords, fillerPhrases, fillers, nationwideWords, remoteWords } from './data/words.ts'
import { milesBetween } from './distance.ts'
import { fold } from './fold.ts'
import type { ForeignCity } from './geonames.ts'
import { bareCountyShare, type KnownPlace, named } from './known-place.ts'
import type { Place } from './place.ts'
import { listOf, rowsOf } from './table.ts'

/** A place that a phrase may mean. */
type Candidate = { place: Place; weight: number }

/** What a phrase may mean; several at once ('Georgia' is a country and one of the United States). */
export type Meaning = {
  /** The likeliest first. */
  places: readonly Candidate[]
  /** Abroad: what to call it, in which country, how many live there (a country: Infinity). */
  abroad: { name: string; country: string; population: number } | null
}

export type Lexicon = {
  meaning: (phrase: string) => Meaning | undefined
  /** How many words the longest phrase has that begins with this one; 0: none begins with it. */
  longest: (firstWord: string) => number
  isRemote: (phrase: string) => boolean
  /** Words that mean remote, nowhere or the whole country only when nothing else is said. */
  wholeText: (phrase: string) => 'remote' | 'anywhere' | 'nationwide' | null
  isFiller: (phrase: string) => boolean
  isEveryday: (phrase: string) => boolean
  /** 'ma', 'tx': behind a comma, after a town. */
  isUnitedState: (word: string) => boolean
}

export function buildLexicon(options: {
  places: readonly KnownPlace[]
  foreignCities: readonly ForeignCity[]
}): Lexicon {
  const meanings = new Map<string, { places: Candidate[]; abroad: Meaning['abroad'] }>()
  const longest = new Map<string, number>()
  const everyday = new Set(foldedWordsOf(everydayWords))
  const small = new Set(foldedWordsOf(fillers))
  const meaningOf = (key: string) => {
    let found = meanings.get(key)
    if (!found) {
      found = { places: [], abroad: null }
      meanings.set(key, found)
      noteLength(longest, key)
    }
    return found
  }
  for (const known of options.places) {
    for (const name of known.names) {
      // GeoNames calls Rhode in Offaly 'Road' as well: in an address it never is.
      if (name.share < 1 && (everyday.has(name.key) || small.has(name.key)) && !isArea(known.place)) continue
      const { places } = meaningOf(name.key)
      const weight = known.weight * name.share
      const twice = places.find((candidate) => candidate.place === known.place)
      if (!twice) places.push({ place: known.place, weight })
      else if (twice.weight < weight) twice.weight = weight
    }
  }
  for (const found of meanings.values()) {
    if (found.places.length < 2) continue
    found.places.sort((a, b) => b.weight - a.weight)
    const biggest = found.places.find((one) => !isArea(one.place))
    if (biggest) found.places = found.places.filter((one) => isArea(one.place) || !isPartOf(one, biggest))
  }
  for (const foreign of abroadOf(options.foreignCities)) {
    const key = fold(foreign.name)
    if (key === '' || small.has(key)) continue
    const found = meaningOf(key)
    if (!found.abroad || found.abroad.population < foreign.population) found.abroad = foreign
  }

  const remote = new Set(foldedList(remoteWords))
  const anywhere = new Set(foldedList(anywhereWords))
  const nationwide = new Set(foldedList(nationwideWords))
  // Of the words for working from home, those that cannot be part of a name ('Home Office, Croydon').
  const plainlyRemote = new Set(
    [...remote].filter((phrase) => /remote|wfh|homeworking|home ?based|from home|home working/.test(phrase)),
  )
  const silent = new Set([...small, ...foldedList(fillerPhrases)])
  for (const phrase of [...plainlyRemote, ...silent]) noteLength(longest, phrase)
  const states = new Set(statesOf().map((state) => state.letters.toLowerCase()))

  return {
    meaning: (phrase) => meanings.get(phrase),
    longest: (firstWord) => longest.get(firstWord) ?? 0,
    isRemote: (phrase) => plainlyRemote.has(phrase),
    wholeText(phrase) {
      if (remote.has(phrase)) return 'remote'
      if (anywhere.has(phrase)) return 'anywhere'
      return nationwide.has(phrase) ? 'nationwide' : null
    },
    isFiller: (phrase) => silent.has(phrase),
    isEveryday: (phrase) => everyday.has(phrase),
    isUnitedState: (word) => states.has(word),
  }
}

/** Areas with the names that lead to them, to stand in the lexicon beside the towns. */
export function knownAreas(areas: Areas, towns: readonly KnownPlace[]): KnownPlace[] {
  const townNames = Map.groupBy(towns, (town) => town.names[0]!.key)
  return areas.all.map((area) => {
    const isTownFirst = (name: string) => townNames.get(fold(name))?.some((town) => isNamesake(town, area)) ?? false
    const bare = new Set([area.shortName, area.place.name.replace(/^(Co\.|County|Greater) /, '')])
    bare.delete(area.place.name)
    return {
      place: area.place,
      weight: area.place.kind === 'region' ? regionWeight : area.place.population || regionWeight,
      names: [
        ...[area.place.name, ...area.otherNames].map((name) => named(name, isTownFirst(name) ? bareCountyShare : 1)),
        ...[...bare].map((name) => named(name, bareCountyShare)),
      ],
      code: '',
    }
  })
}

/** A region is thought of after a county and a city of its name, before a village. */
const regionWeight = 60_000

/** 'Bristol' alone is the city and not its county; 'Rutland' has no town of the name. */
function isNamesake(town: KnownPlace, area: Area): boolean {
  return area.codes.has(town.code) && town.weight * 8 > area.place.population
}

/** GeoNames calls the City of London 'London' as well: beside the whole of it that is no second place. */
function isPartOf(one: Candidate, biggest: Candidate): boolean {
  return (
    one.weight * 20 < biggest.weight &&
    one.place.name !== biggest.place.name &&
    milesBetween(one.place, biggest.place) < 10
  )
}

function noteLength(longest: Map<string, number>, key: string): void {
  const words = key.split(' ')
  const first = words[0]!
  if ((longest.get(first) ?? 0) < words.length) longest.set(first, words.length)
}

function foldedList(words: string): string[] {
  return listOf(words.replaceAll('\n', ' ')).map(fold)
}

function foldedWordsOf(words: string): string[] {
  return words.split(/\s+/).map(fold)
}

type Abroad = NonNullable<Meaning['abroad']>

const homeCountries = new Set(['GB', 'IE', 'IM', 'JE', 'GG'])

function abroadOf(cities: readonly ForeignCity[]): Abroad[] {
  const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const found: Abroad[] = []
  const add = (country: string, name: string, population: number) => {
    found.push({ name, country: country, population })
  }
  for (const country of twoLetterCodes()) {
    const name = countries.of(country)
    if (name && !homeCountries.has(country)) add(country, name, Infinity)
  }
  for (const [country = '', names = ''] of rowsOf(countryNames))
    for (const name of listOf(names)) add(country, name, Infinity)
  for (const state of statesOf()) add('US', state.name, Infinity)
  for (const city of cities) add(city.country, city.name, city.population)
  for (const item of listOf(cityNames.replaceAll('\n', ' '))) add(item.slice(-2), item.slice(0, -3), 1_000_000)
  return found
}

/** AA to ZZ: the engine knows which of them are countries. Left out are groups ('EU', 'UN') and codes for tests. */
function twoLetterCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const groups = new Set(['EU', 'EZ', 'UN', 'QO', 'UK', 'XA', 'XB', 'ZZ'])
  return letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => !groups.has(code))
}

function statesOf(): { name: string; letters: string }[] {
  return listOf(unitedStates.replaceAll('\n', ' ')).map((item) => ({
    name: item.slice(0, -3),
    letters: item.slice(-2),
  }))
}
