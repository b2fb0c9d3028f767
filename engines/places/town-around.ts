import { isArea } from './bonds.ts'
import { milesBetween } from './distance.ts'
import type { Place } from './place.ts'

/** Fewer residents are a village; the Office for National Statistics draws the line here too. */
const leastResidents = 5_000
/** So near, a place may be a suburb of a larger town. */
const suburbMiles = 6
const farthestMiles = 30

/**
 * Finds the town that a place belongs to: a postcode's, a district's, a suburb's, or the one nearest to a village. Of those within
 * six miles the one with the most residents for its distance: Headingley and Chapel Allerton are Leeds, Otley is Otley. All of
 * London is London. An area, and a town itself, is its own; where no town is near it is the county.
 */
export function townAround(
  places: readonly Place[],
  find: (id: string) => Place | null,
): (place: Place) => Place | null {
  const towns = places.filter(({ kind, population }) => kind === 'town' && population >= leastResidents)
  return (place) => {
    if (isArea(place) || place.kind === 'remote') return place
    if (place.areas.includes('county:greater-london')) return find(london)
    const near = towns
      .map((town) => ({ town, miles: milesBetween(town, place) }))
      .filter(({ miles }) => miles <= farthestMiles)
    const around = near.filter(({ miles }) => miles <= suburbMiles)
    const [best] =
      around.length > 0 ? around.toSorted((a, b) => pull(b) - pull(a)) : near.toSorted((a, b) => a.miles - b.miles)
    if (best) return best.town
    const county = place.areas.findLast((id) => id.startsWith('county:'))
    return county === undefined ? null : find(county)
  }
}

function pull({ town, miles }: { town: Place; miles: number }): number {
  return town.population / (miles + 1) ** 2
}

/** The id that GeoNames gives it. */
const london = 'gn:2643743'
