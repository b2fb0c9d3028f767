import type { BoardId } from '../../contract/boards/boards.ts'
import {
  milesBetween,
  type Place,
  type PlaceAnswer,
  type PlaceKind,
  type Elsewhere,
  type ReadOptions,
} from '../places/index.ts'
import { adCountry } from './ad-country.ts'
import { softenTitle } from './capitals.ts'
import { readPlaces, type RemoteHint } from './places-text.ts'
import type { UnderstoodPlace } from './understood.ts'
import { countries, type Country } from '../../contract/places/countries.ts'

type Position = { lat: number; lng: number }

/** What a place's words mean; the gazetteer's. Must not throw. */
export type ResolvePlace = (text: string, options?: ReadOptions) => PlaceAnswer

export type UnderstoodPlaces = {
  places: UnderstoodPlace[]
  /** Every place that is named is outside the United Kingdom and Ireland. */
  isAbroad: boolean
  remoteHint: RemoteHint
}

const wide: ReadonlySet<PlaceKind> = new Set(['country', 'region', 'county', 'postcode-area', 'remote'])
/** Farther from the named town than this, a board's position is not of that town: many send the middle of the country. */
const farthest = 25
const mostPlaces = 40

/** Boards that carry ads of the whole world: 'Edmonton' alone is there the city of a million. */
const worldwide: ReadonlySet<BoardId> = new Set<BoardId>([
  'arbeitnow',
  'ashby',
  'greenhouse',
  'himalayas',
  'jobicy',
  'lever',
  'personio',
  'recruitee',
  'remotive',
  'smartrecruiters',
  'teamtailor',
  'the-muse',
  'workable',
])

/** Not places of ours, but work from home in them can be done from here. */
const regionsWithUs = /^(?:europe|(?:western|northern) europe|european union|eu|eea|emea)$/i

type PlacesGiven = {
  /** Tells a board of the whole world; left out: it is not known. */
  board?: BoardId
  places: readonly string[]
  position: Position | null
  country: string | null
  kindWords?: readonly string[]
  pay?: { currency: string | null; text: string | null; min: number | null; max: number | null }
}

/**
 * The ad's places in the gazetteer's words; what the gazetteer does not know stays as the board wrote it. An ad that names no place
 * is for the whole of its country.
 * @param text the ad's own words: the money in them tells Boston from Boston.
 */
export function understandPlaces(listing: PlacesGiven, resolvePlace: ResolvePlace, text = ''): UnderstoodPlaces {
  const { candidates, remoteHint } = readPlaces(listing.places)
  const isFromHome = remoteHint === 'remote' || (listing.kindWords ?? []).some((word) => /\bremote\b/i.test(word))
  const position = atHome(listing.position)
  const { home, elsewhere } = adCountry({ ...listing, text })
  const look = {
    position,
    country: home,
    resolvePlace,
    isWorldwide: listing.board !== undefined && worldwide.has(listing.board),
  }
  const read = candidates.map((tries) => ({ tries, answer: lookUp(tries, { ...look, elsewhere }) }))
  const answers = home === null ? besideAbroad(read, look) : read

  const abroad = answers.filter(({ answer }) => answer.kind === 'abroad')
  const isOpenToUs =
    isFromHome && abroad.some(({ answer }) => answer.kind === 'abroad' && regionsWithUs.test(answer.name))
  const found = answers.flatMap(({ tries, answer }) => placesOf(answer, tries, look))
  const unique = found.filter((place, i) => found.findIndex((other) => other.name === place.name) === i)
  const places = narrower(unique, isFromHome).slice(0, mostPlaces)
  const isForeign = abroad.length > 0 || elsewhere?.isSure === true || (listing.position !== null && position === null)
  const isAbroad = isForeign && !places.some(isOurs) && !isOpenToUs
  // Nothing but a country is said, or 'Various locations' beside it.
  const isWide = places.length === 0 && abroad.length === 0 && home !== null
  return { places: isWide ? wholeCountry(home, look) : places, isAbroad, remoteHint }
}

/** A place of ours, and not just 'Remote'. */
function isOurs(place: UnderstoodPlace): boolean {
  return (
    (place.country !== null || place.areas.length > 0) && !(place.areas.length === 1 && place.areas[0] === 'remote')
  )
}

type Read = { tries: string[]; answer: PlaceAnswer }

/** 'Boston; New York; Seattle' is a list of American cities: a place of ours whose name is a bigger one's there goes with them. */
function besideAbroad(read: Read[], look: LookUp): Read[] {
  const countries = new Set(read.flatMap(({ answer }) => (answer.kind === 'abroad' ? (answer.country ?? []) : [])))
  if (countries.size === 0 || countries.size > mostCountries) return read
  const elsewhere = { areas: [...countries].map((country) => ({ country, state: '' })), isSure: false }
  return read.map((one) => {
    if (one.answer.kind !== 'found' && one.answer.kind !== 'several') return one
    return { tries: one.tries, answer: lookUp(one.tries, { ...look, elsewhere }) }
  })
}

/** An ad for every office of the world says little about each. */
const mostCountries = 6

function wholeCountry(country: Country, { resolvePlace }: LookUp): UnderstoodPlace[] {
  const answer = resolvePlace(countries[country].name)
  return answer.kind === 'found' ? [understood(answer.place, null)] : []
}

/**
 * The places without areas that another of them lies in: of 'London' and 'Greater London' the latter says where the former is.
 * A country says more than that beside work from home, 'London or remote in the UK', and as one of several.
 */
function narrower(places: readonly UnderstoodPlace[], isFromHome: boolean): UnderstoodPlace[] {
  if (places.length < 2) return [...places]
  const countries = places.filter((place) => ownArea(place)?.startsWith('country:'))
  const stays = new Set(isFromHome || countries.length > 1 ? countries : [])
  return places.filter((area) => stays.has(area) || !places.some((place) => covers(area, place)))
}

function covers(area: UnderstoodPlace, place: UnderstoodPlace): boolean {
  const own = ownArea(area)
  return own !== undefined && place !== area && place.areas.includes(own)
}

/** The last of an area's areas is itself. */
function ownArea(place: UnderstoodPlace): string | undefined {
  return place.isArea ? place.areas.at(-1) : undefined
}

type LookUp = {
  position: Position | null
  country: Country | null
  elsewhere?: Elsewhere | null
  isWorldwide: boolean
  resolvePlace: ResolvePlace
}

/**
 * The first text that the gazetteer knows. One that it knows to be abroad ends the search: of 'San Francisco, CA' the 'CA' is not
 * Carlisle. 'Anywhere' gives way to something better.
 */
function lookUp(
  tries: readonly string[],
  { position, country, elsewhere, isWorldwide, resolvePlace }: LookUp,
): PlaceAnswer {
  const options = {
    ...(position !== null && { near: position }),
    ...(country !== null && { country }),
    ...(elsewhere && { elsewhere }),
    // A position here, or our country, says enough.
    ...(isWorldwide && position === null && country === null && { isWorldwide }),
  }
  let second: PlaceAnswer | null = null
  for (const text of tries) {
    const answer = resolvePlace(text, options)
    if (answer.kind === 'found' || answer.kind === 'several') return withTown(answer, tries, resolvePlace)
    // 'Nationwide and Europe' is here too.
    if (answer.kind === 'abroad' && answer.country !== null) return answer
    if (answer.kind !== 'unknown') second ??= answer
  }
  return second ?? { kind: 'unknown', nearest: [] }
}

/** A postcode tells where; the words beside it, or else its district ('M2, Manchester'), are what people call the place. */
function withTown(answer: PlaceAnswer, tries: readonly string[], resolvePlace: ResolvePlace): PlaceAnswer {
  if (answer.kind !== 'found' || answer.place.kind !== 'postcode') return answer
  const code = answer.place
  for (const words of [...tries.slice(1), code.name.split(' ')[0] ?? '']) {
    const town = resolvePlace(words, { near: code })
    if (town.kind !== 'found' || wide.has(town.place.kind) || town.place.kind === 'postcode') continue
    if (milesBetween(town.place, code) > farthest) continue
    const areas = code.areas.length > 0 ? code.areas : town.place.areas
    return { kind: 'found', place: { ...town.place, lat: code.lat, lng: code.lng, areas }, others: [] }
  }
  return answer
}

function placesOf(answer: PlaceAnswer, tries: readonly string[], { position, country }: LookUp): UnderstoodPlace[] {
  switch (answer.kind) {
    case 'found':
      return [understood(answer.place, position)]
    case 'several':
      return answer.places.map((place) => understood(place, null))
    case 'anywhere':
    case 'abroad':
      return []
    case 'unknown': {
      const name = softenTitle((tries[0] ?? '').slice(0, 120).toWellFormed())
      return [{ name, lat: position?.lat ?? null, lng: position?.lng ?? null, areas: [], country, isArea: false }]
    }
  }
}

function understood(place: Place, position: Position | null): UnderstoodPlace {
  const isArea = wide.has(place.kind)
  const isMiddleless = place.kind === 'country' || place.kind === 'remote'
  // A board's position is finer than a town's middle, if it is of that town at all.
  const at = position !== null && !isArea && milesBetween(place, position) <= farthest ? position : place
  const areas = isArea && !place.areas.includes(place.id) ? [...place.areas, place.id] : [...place.areas]
  return {
    name: place.label,
    lat: isMiddleless ? null : at.lat,
    lng: isMiddleless ? null : at.lng,
    areas,
    country: place.country,
    isArea,
  }
}

/** A position in these islands; zeros and other slips are none. */
function atHome(position: Position | null): Position | null {
  if (position === null || !Number.isFinite(position.lat) || !Number.isFinite(position.lng)) return null
  const { lat, lng } = position
  if (lat === 0 && lng === 0) return null
  return lat >= 49 && lat <= 61.2 && lng >= -11 && lng <= 2.2 ? position : null
}
