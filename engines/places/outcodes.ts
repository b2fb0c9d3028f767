import type { Areas } from './areas.ts'
import { postcodeAreas } from './data/postcode-areas.ts'
import { routingKeys } from './data/routing-keys.ts'
import { milesBetween, type Position } from './distance.ts'
import { fold } from './fold.ts'
import type { KnownPlace } from './known-place.ts'
import { nearestOf } from './nearest.ts'
import type { Place } from './place.ts'
import type { Country } from '../../contract/places/countries.ts'
import { listOf, rowsOf } from './table.ts'
import { townsByName } from './towns.ts'

/** Positions better than ours, from an imported table; keys as of `outcodeKey`. */
export type OutcodePositions = ReadonlyMap<string, Position & { town: string | null }>

/** 'GB LS1', 'IE D02': W12 is in both. */
export function outcodeKey(outcode: string, country: Country): string {
  return `${country} ${outcode}`
}

export type Outcodes = {
  /** All outcodes and routing keys. */
  byKey: ReadonlyMap<string, Place>
  /** The 124 postcode areas by their letters, with the town that they are called after. */
  areas: ReadonlyMap<string, { place: Place; town: string }>
}

/** Places every outcode and routing key by the town that our tables name, or where an imported table has it. */
export function buildOutcodes(towns: readonly KnownPlace[], areas: Areas, imported: OutcodePositions): Outcodes {
  const make = placeMaker(towns, areas)
  const find = townFinder(towns)
  const byKey = new Map<string, Place>()
  const byLetters = new Map<string, { place: Place; town: string }>()
  for (const [letters = '', mainTown = '', districts = ''] of rowsOf(postcodeAreas)) {
    const main = find(mainTown, { near: mainTowns.get(letters) ?? null })
    const town = londonAreas.has(letters) ? 'London' : mainTown
    const label = `${letters} postcodes (${town})`
    byLetters.set(letters, {
      town,
      place: make({ id: `postcode-area:${letters}`, name: letters, label, kind: 'postcode-area', country: 'GB' }, main),
    })
    for (const { outcodes, name, position } of districtsOf(districts)) {
      const at = position ?? find(name, { near: main })
      const shown = town === 'London' ? town : name
      // An outcode may stand twice in a line, first with its town's others, then alone: the last counts.
      for (const outcode of outcodes)
        byKey.set(outcodeKey(letters + outcode, 'GB'), outcodePlace(make, letters + outcode, shown, at))
    }
  }
  for (const [key = '', name = '', county = '', where] of rowsOf(routingKeys)) {
    const position = where ? positionOf(where) : find(name, { county: `Co. ${county}` })
    byKey.set(outcodeKey(key, 'IE'), routingKeyPlace(make, key, name, position))
  }
  for (const [key, found] of imported) {
    const outcode = key.slice(3)
    const ours = byKey.get(key)
    const town = found.town ?? byLetters.get(/^[A-Z]+/.exec(outcode)?.[0] ?? '')?.town ?? ''
    byKey.set(key, ours ? make(ours, found) : outcodePlace(make, outcode, town, found))
  }
  return { byKey, areas: byLetters }
}

const londonAreas = new Set(['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC'])

/** About where main towns are that share their name with a bigger one. */
const mainTowns = new Map<string, Position>([
  ['E', { lat: 51.54, lng: 0 }],
  ['BR', { lat: 51.41, lng: 0.02 }],
  ['SM', { lat: 51.36, lng: -0.19 }],
  ['IM', { lat: 54.15, lng: -4.48 }],
])

type Find = (name: string, by: { near: Position | null } | { county: string }) => Position

/** Finds the town of a name that is nearest to another, in a county, or biggest. */
function townFinder(towns: readonly KnownPlace[]): Find {
  const byName = townsByName(towns)
  return (name, by) => {
    const key = fold(name)
    const bearers = (byName.get(key) ?? []).filter(({ place }) =>
      'county' in by ? place.county === by.county : place.country === 'GB',
    )
    const share = (town: KnownPlace) => Math.max(...town.names.filter((one) => one.key === key).map((one) => one.share))
    const near = 'near' in by ? by.near : null
    // Within an area the nearest bearer of the name is meant: 'Whitchurch' of CF is not that of Shropshire.
    const rate = near
      ? (town: KnownPlace) => -milesBetween(town.place, near) / share(town) ** 0.25
      : (town: KnownPlace) => town.weight * share(town)
    const best = bearers.length < 2 ? bearers[0] : bearers.toSorted((a, b) => rate(b) - rate(a))[0]
    if (!best) throw new Error(`The postcode tables name a town that does not exist: ${name}`)
    return best.place
  }
}

type District = { outcodes: string[]; name: string; position: Position | null }

/** '1,2 Leeds; 3 Burley@53.8,-1.57' */
function districtsOf(cell: string): District[] {
  return listOf(cell).map((item) => {
    const [, outcodes = '', name = '', where] = /^(\S+) ([^@]+)(?:@(.*))?$/.exec(item) ?? []
    return { outcodes: outcodes.split(','), name, position: where ? positionOf(where) : null }
  })
}

function positionOf(text: string): Position {
  const [lat = 0, lng = 0] = text.split(',').map(Number)
  return { lat, lng }
}

type Make = (own: Pick<Place, 'id' | 'name' | 'label' | 'kind' | 'country'>, position: Position) => Place

/** Makes places that lie in whatever the nearest town lies in. */
function placeMaker(towns: readonly KnownPlace[], areas: Areas): Make {
  const points = towns.map((town) => ({ lat: town.place.lat, lng: town.place.lng, town }))
  // Of its own country: along the border of Northern Ireland the nearest town may be over it.
  const nearest = {
    GB: nearestOf(points.filter(({ town }) => town.place.country === 'GB')),
    IE: nearestOf(points.filter(({ town }) => town.place.country === 'IE')),
  }
  return ({ id, name, label, kind, country }, { lat, lng }) => {
    const town = nearest[country]({ lat, lng })?.town
    return {
      id,
      name,
      label,
      kind,
      county: town?.place.county ?? null,
      country,
      lat,
      lng,
      areas: town ? areas.around(town.code, { lat, lng }) : [`country:${country.toLowerCase()}`],
      population: 0,
    }
  }
}

function outcodePlace(make: Make, outcode: string, town: string, position: Position): Place {
  const label = town === '' ? outcode : `${outcode}, ${town}`
  return make({ id: `outcode:${outcode}`, name: outcode, label, kind: 'outcode', country: 'GB' }, position)
}

function routingKeyPlace(make: Make, key: string, town: string, position: Position): Place {
  const isDublin = /^Dublin \d/.test(town)
  const id = key === 'W12' ? 'outcode:W12-IE' : `outcode:${key}`
  const label = isDublin ? `${town} (${key})` : `${key}, ${town}`
  return make({ id, name: isDublin ? town : key, label, kind: 'outcode', country: 'IE' }, position)
}
