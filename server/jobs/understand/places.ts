import { milesBetween } from '../../places/distance.ts'
import type { Place, PlaceAnswer, PlaceKind } from '../../places/place.ts'
import type { UnderstoodPlace } from '../job.ts'
import { softenTitle } from './capitals.ts'
import { readPlaces, type RemoteHint } from './places-text.ts'

type Position = { lat: number; lng: number }

/** What a place's words mean; the gazetteer's. Must not throw. */
export type ResolvePlace = (text: string, near?: Position) => PlaceAnswer

export type UnderstoodPlaces = {
  places: UnderstoodPlace[]
  /** Every place that is named is outside the United Kingdom and Ireland. */
  isAbroad: boolean
  remoteHint: RemoteHint
}

const wide: ReadonlySet<PlaceKind> = new Set(['country', 'region', 'county', 'postcode-area', 'remote'])
/** Farther from the named town than this, a board's position is not of that town: many send the middle of the country. */
const farthest = 25
const mostPlaces = 12

/** The Channel Islands and the Isle of Man have codes of their own and are at home. */
const homeCodes = new Set(['GB', 'UK', 'GBR', 'IE', 'IRL', 'IM', 'JE', 'GG'])

/** Not places of ours, but work from home in them can be done from here. */
const regionsWithUs = /^(?:europe|(?:western|northern) europe|european union|eu|eea|emea)$/i

/** The ad's places in the gazetteer's words; what the gazetteer does not know stays as the board wrote it. */
export function understandPlaces(
  listing: {
    places: readonly string[]
    position: Position | null
    country: string | null
    kindWords?: readonly string[]
  },
  resolvePlace: ResolvePlace,
): UnderstoodPlaces {
  const { candidates, remoteHint } = readPlaces(listing.places)
  const position = atHome(listing.position)
  const code = listing.country?.trim().toUpperCase() ?? ''
  const country = code === 'IE' || code === 'IRL' ? 'IE' : homeCodes.has(code) ? 'GB' : null
  const isFromHome = remoteHint === 'remote' || (listing.kindWords ?? []).some((word) => /\bremote\b/i.test(word))
  const found: UnderstoodPlace[] = []
  let abroad = 0
  let isOpenToUs = false
  for (const tries of candidates) {
    const answer = lookUp(tries, position, resolvePlace)
    if (answer.kind === 'abroad') {
      abroad++
      isOpenToUs ||= isFromHome && regionsWithUs.test(answer.name)
    } else found.push(...placesOf(answer, tries, { position, country, resolvePlace }))
  }
  const unique = found.filter((place, i) => found.findIndex((other) => other.name === place.name) === i)
  const places = narrower(unique, isFromHome).slice(0, mostPlaces)
  const isKnown = places.some((place) => place.country !== null || place.areas.length > 0)
  const isForeign =
    abroad > 0 || (code !== '' && !homeCodes.has(code)) || (listing.position !== null && position === null)
  return { places, isAbroad: isForeign && !isKnown && !isOpenToUs, remoteHint }
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

/** The first text that the gazetteer knows; else the first that it knows to be abroad, or everywhere. */
function lookUp(tries: readonly string[], position: Position | null, resolvePlace: ResolvePlace): PlaceAnswer {
  let second: PlaceAnswer | null = null
  for (const text of tries) {
    const answer = position === null ? resolvePlace(text) : resolvePlace(text, position)
    if (answer.kind === 'found' || answer.kind === 'several') return withTown(answer, tries, resolvePlace)
    if (answer.kind !== 'unknown') second ??= answer
  }
  return second ?? { kind: 'unknown', nearest: [] }
}

/** A postcode tells where; the words beside it, or else its district ('M2, Manchester'), are what people call the place. */
function withTown(answer: PlaceAnswer, tries: readonly string[], resolvePlace: ResolvePlace): PlaceAnswer {
  if (answer.kind !== 'found' || answer.place.kind !== 'postcode') return answer
  const code = answer.place
  for (const words of [...tries.slice(1), code.name.split(' ')[0] ?? '']) {
    const town = resolvePlace(words, code)
    if (town.kind !== 'found' || wide.has(town.place.kind) || town.place.kind === 'postcode') continue
    if (milesBetween(town.place, code) > farthest) continue
    const areas = code.areas.length > 0 ? code.areas : town.place.areas
    return { kind: 'found', place: { ...town.place, lat: code.lat, lng: code.lng, areas }, others: [] }
  }
  return answer
}

function placesOf(
  answer: PlaceAnswer,
  tries: readonly string[],
  { position, country }: { position: Position | null; country: 'GB' | 'IE' | null; resolvePlace: ResolvePlace },
): UnderstoodPlace[] {
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
