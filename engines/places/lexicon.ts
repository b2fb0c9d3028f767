import type { Area, Areas } from './areas.ts'
import type { AdCode, Abroad } from './abroad.ts'
import { abroadOf, codesOfAbroad } from './abroad.ts'
import { isArea } from './bonds.ts'
import { anywhereWords, everydayWords, fillerPhrases, fillers, nationwideWords, remoteWords } from './data/words.ts'
import { milesBetween } from './distance.ts'
import { fold } from './fold.ts'
import { bareCountyShare, type KnownPlace, named } from './known-place.ts'
import type { Place } from './place.ts'
import { listOf } from './table.ts'
import type { ForeignCity } from './geonames.ts'

/** A place that a phrase may mean. */
type Candidate = { place: Place; weight: number }

/** What a phrase may mean; several at once ('Georgia' is a country and one of the United States). */
export type Meaning = {
  /** The likeliest first. */
  places: readonly Candidate[]
  /** Places abroad of the name, the biggest first. */
  abroad: readonly Abroad[]
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
  /** What letters mean that stand for a state or a country behind a town: 'ca' is California, and Canada. */
  codesOf: (word: string) => readonly AdCode[]
}

export function buildLexicon(options: {
  places: readonly KnownPlace[]
  foreignCities: readonly ForeignCity[]
}): Lexicon {
  const meanings = new Map<string, { places: Candidate[]; abroad: Abroad[] }>()
  const longest = new Map<string, number>()
  const everyday = new Set(foldedWordsOf(everydayWords))
  const small = new Set(foldedWordsOf(fillers))
  const meaningOf = (key: string) => {
    let found = meanings.get(key)
    if (!found) {
      found = { places: [], abroad: [] }
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
    if (
      foreign.population < wellKnownAbroad &&
      ((everyday.has(key) && !meanings.has(key)) || isDirectionOfOurs(key, meanings))
    )
      continue
    const { abroad } = meaningOf(key)
    abroad.push(foreign)
    if (abroad.length > 1) abroad.sort((a, b) => b.population - a.population)
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
  const codes = codesOfAbroad()

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
    codesOf: (word) => codes.get(word) ?? none,
  }
}

const wellKnownAbroad = 100_000

/** 'Brighton East' in Melbourne: here it is the beginning of 'Brighton East Sussex'. */
function isDirectionOfOurs(key: string, meanings: ReadonlyMap<string, Meaning>): boolean {
  const base = /^(.+) (?:north|south|east|west|central)$/.exec(key)?.[1]
  return base !== undefined && (meanings.get(base)?.places.length ?? 0) > 0
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

const none: readonly AdCode[] = []
