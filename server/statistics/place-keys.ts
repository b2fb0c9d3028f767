import type { StatisticsRegion } from '../../contract/statistics/statistics.ts'
import type { Gazetteer, Place } from '../../engines/places/index.ts'
import type { UnderstoodPlace } from '../../engines/ads/index.ts'

/** Everywhere. */
export const everywhere = ''

/** London is meant as a whole, whichever of its districts an ad names. */
const wholeLondon = 'region:london'
const londonTown = 'gn:2643743'

/** An ad that names more places than this is for everywhere between them too. */
const placesAtMost = 5

export type AdPlaces = {
  /** Ids of the gazetteer that somebody may ask by, and everywhere. */
  keys: string[]
  region: StatisticsRegion | null
  /** 'Leeds, West Yorkshire' */
  town: string | null
}

/**
 * Makes what says under which places an ad counts: its towns, and the counties, regions and countries that they lie in. A district
 * counts for its town. Names are looked up once each.
 */
export function createPlaceKeys(gazetteer: Gazetteer): (places: readonly UnderstoodPlace[]) => AdPlaces {
  const towns = new Map<string, Place[]>()
  const townsOf = (name: string): Place[] => {
    const before = towns.get(name)
    if (before) return before
    const found = findTowns(gazetteer, name)
    if (towns.size > 50_000) towns.clear()
    towns.set(name, found)
    return found
  }
  return (places) => {
    const keys = new Set([everywhere])
    let town: string | null = null
    for (const place of places.slice(0, placesAtMost)) {
      for (const area of place.areas) keys.add(area)
      if (place.isArea) continue
      const found = townsOf(place.name)
      for (const one of found) keys.add(placeKey(one))
      town ??= found.at(-1)?.label ?? place.name
    }
    const areas = places.find((place) => place.areas.length > 0)?.areas ?? []
    return { keys: [...keys], region: regionOf(areas), town }
  }
}

/** The town, or the district and the town that it belongs to. */
function findTowns(gazetteer: Gazetteer, name: string): Place[] {
  const answer = gazetteer.resolve(name)
  if (answer.kind !== 'found' || (answer.place.kind !== 'town' && answer.place.kind !== 'district')) return []
  const { place } = answer
  const around = place.kind === 'district' ? place.label.split(', ')[1] : undefined
  if (around === undefined) return [place]
  const outer = gazetteer.resolve(around, { near: { lat: place.lat, lng: place.lng } })
  return outer.kind === 'found' && outer.place.kind === 'town' ? [place, outer.place] : [place]
}

/** Under which key a place's ads are counted: a postcode is too small, and stands for its county. */
export function placeKey(place: Place): string {
  if (place.id === londonTown) return wholeLondon
  if (['outcode', 'postcode', 'postcode-area'].includes(place.kind)) return place.areas.at(-1) ?? everywhere
  return place.id
}

/** Regions as people know them: the nine of England, the other countries, and the provinces of Ireland. */
const regions: readonly (readonly [area: string, region: StatisticsRegion])[] = [
  ['country:scotland', 'scotland'],
  ['country:wales', 'wales'],
  ['country:northern-ireland', 'northern-ireland'],
  ['region:london', 'london'],
  ['region:north-east', 'north-east'],
  ['region:north-west', 'north-west'],
  ['region:yorkshire-and-the-humber', 'yorkshire-and-the-humber'],
  ['region:west-midlands-region', 'west-midlands'],
  ['region:east-midlands', 'east-midlands'],
  ['region:east-of-england', 'east-of-england'],
  ['region:south-east', 'south-east'],
  ['region:south-west', 'south-west'],
  ['region:leinster', 'leinster'],
  ['region:munster', 'munster'],
  ['region:connacht', 'connacht'],
  ['region:ulster', 'ulster'],
]

function regionOf(areas: readonly string[]): StatisticsRegion | null {
  return regions.find(([area]) => areas.includes(area))?.[1] ?? null
}
