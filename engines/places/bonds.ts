import type { Areas } from './areas.ts'
import { milesBetween } from './distance.ts'
import type { Place } from './place.ts'

/** A place with how likely it is meant, as in known-place.ts. */
export type Weighted = { place: Place; weight: number }

export function isPostal(place: Place): boolean {
  return place.kind === 'postcode' || place.kind === 'outcode'
}

export function isArea(place: Place): boolean {
  return place.kind === 'country' || place.kind === 'region' || place.kind === 'county'
}

/** This many residents: Greater London and no other town of ours. */
export const metropolis = 2_000_000

/** How much one place speaks for another that is named beside it: 1 it contains it, 0 nothing. */
export function bondBetween(one: Weighted, other: Weighted, areas: Areas): number {
  // 'Wicklow, Co. Wicklow': the county said again is less of a reason than the town in it.
  if (one.place.id === other.place.id) return isArea(one.place) ? 0.5 : 1
  if (one.place.areas.includes(other.place.id)) return other.place.kind === 'country' ? 0.8 : 1
  if (isArea(one.place)) return other.place.areas.includes(one.place.id) ? 0.5 : 0
  if (!isArea(other.place)) return milesBetween(one.place, other.place) <= neighbourMiles(one, other) ? 0.7 : 0
  return isInOutskirts(one, other.place, areas) ? 0.6 : 0
}

/**
 * 'Croydon, Surrey', 'Manchester, Lancashire': in the county once, or its post town is. Half the towns around the cities are
 * still written so. London itself is in no county's outskirts.
 */
export function isInOutskirts(town: Weighted, county: Place, areas: Areas): boolean {
  if (county.kind !== 'county' || town.weight >= metropolis || isArea(town.place)) return false
  return milesBetween(town.place, county) <= (areas.byId.get(county.id)?.reachMiles ?? 0) + outskirtsMiles
}

const outskirtsMiles = 12

function neighbourMiles(one: Weighted, other: Weighted): number {
  return isPostal(one.place) || isPostal(other.place) ? postTownMiles : nestMiles(one.weight, other.weight)
}

/** How far a postcode may lie from its post town. */
export const postTownMiles = 16

/**
 * So near to a bigger town, a place beside it is its district or village, and not the next of a list: 'Otley, Leeds' is one
 * place, 'Leeds, Bradford' are two.
 */
export function nestMiles(weight: number, otherWeight: number): number {
  const bigger = Math.max(weight, otherWeight)
  if (bigger >= metropolis) return 18
  const share = Math.min(weight, otherWeight) / bigger
  if (share > 0.3) return 4
  return share > 0.1 ? 12 : 15
}
