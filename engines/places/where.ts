import { isArea } from './bonds.ts'
import type { Place, PlaceAnswer } from './place.ts'
import { countries } from '../../contract/places/countries.ts'

/** Where a search is for, as the index asks it. */
export type Where =
  | { kind: 'anywhere' }
  /** Inside any of the circles. */
  | { kind: 'circles'; circles: readonly { lat: number; lng: number; radiusMiles: number }[] }
  /** Inside any of the areas of the gazetteer. */
  | { kind: 'areas'; areas: readonly string[] }
  | { kind: 'remote' }

/**
 * Where to search for a place that someone asked for.
 * A town, district or postcode is a circle; an area is itself, whatever the radius: 'within 10 miles of Kent' is Kent. A town
 * at any distance is its country. Several places are all their circles, or all their areas.
 * @param radiusMiles null: any distance.
 * @returns null where there is nothing to search in: the place is abroad or not known.
 */
export function whereOf(answer: PlaceAnswer, radiusMiles: number | null): Where | null {
  switch (answer.kind) {
    case 'anywhere':
      return { kind: 'anywhere' }
    case 'found':
      return whereOfAll([answer.place], radiusMiles)
    case 'several':
      return whereOfAll(answer.places, radiusMiles)
    case 'abroad':
    case 'unknown':
      return null
  }
}

/** The places of an answer that lie on the map: none where it is anywhere, remote, abroad or not known. */
export function placesOf(answer: PlaceAnswer): readonly Place[] {
  const places = answer.kind === 'found' ? [answer.place] : answer.kind === 'several' ? answer.places : []
  return places.filter((place) => place.kind !== 'remote')
}

function whereOfAll(places: readonly Place[], radiusMiles: number | null): Where {
  const onTheMap = places.filter((place) => place.kind !== 'remote')
  // The index asks one kind of question at a time: 'Leeds or remote' is Leeds, and the filter for remote is beside it.
  if (onTheMap.length === 0) return { kind: 'remote' }
  if (radiusMiles === null || onTheMap.every(isArea)) {
    return {
      kind: 'areas',
      areas: [...new Set(onTheMap.map((place) => (isArea(place) ? place.id : countries[place.country].area)))],
    }
  }
  const country = onTheMap.find((place) => place.kind === 'country')
  if (country) return { kind: 'areas', areas: [country.id] }
  return { kind: 'circles', circles: onTheMap.map((place) => circleOf(place, radiusMiles)) }
}

/** 'Leeds or Kent' mixes both kinds: the area becomes a circle of about its size. */
function circleOf(place: Place, radiusMiles: number): { lat: number; lng: number; radiusMiles: number } {
  const { lat, lng } = place
  if (!isArea(place)) return { lat, lng, radiusMiles: Math.max(radiusMiles, leastRadiusMiles) }
  return { lat, lng, radiusMiles: place.kind === 'county' ? 20 : 45 }
}

/** Positions of districts and outcodes are no better: a smaller circle would miss its own town. */
const leastRadiusMiles = 1
