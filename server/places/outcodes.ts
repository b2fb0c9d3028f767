import type { Areas } from './areas.ts'
import { postcodeAreas } from './data/postcode-areas.ts'
import { routingKeys } from './data/routing-keys.ts'
import { milesBetween, type Position } from './distance.ts'
import { fold } from './fold.ts'
import type { KnownPlace } from './known-place.ts'
import { nearestOf } from './nearest.ts'
import type { Place } from './place.ts'
import type { PostcodeCountry } from './postcode.ts'
import { listOf, rowsOf } from './table.ts'
import { townsByName } from './towns.ts'

/** Positions better than ours, from an imported table; keys as 'GB LS1' and 'IE D02'. */
export type OutcodePositions = ReadonlyMap<string, Position & { town: string | null }>

/** 'GB LS1', 'IE D02': W12 is in both. */
export function outcodeKey(outcode: string, country: PostcodeCountry): string {
  return `${country} ${outcode}`
}

/** The 124 postcode areas, by their letters. */
export type PostcodeAreas = ReadonlyMap<string, Place>

/** All outcodes and routing keys, and the areas; an imported position is put before ours. */
export function buildOutcodes(
  towns: readonly KnownPlace[],
  areas: Areas,
  imported: OutcodePositions,
): { outcodes: Map<string, Place>; postcodeAreas: PostcodeAreas } {
  const make = placeMaker(towns, areas)
  const byName = townsByName(towns)
  const find = (name: string, isOurs: (town: KnownPlace) => boolean, near: Position | null) => {
    const key = fold(name)
    return mostFitting(byName.get(key)?.filter(isOurs) ?? [], key, near)
  }

  const outcodes = new Map<string, Place>()
  const byLetters = new Map<string, Place>()
  for (const [letters = '', mainTown = '', districts = ''] of rowsOf(postcodeAreas)) {
    const main = find(mainTown, isBritish, mainTowns.get(letters) ?? null)
    if (!main) throw new Error(`data/postcode-areas.ts: no town ${mainTown} for ${letters}`)
    const town = londonAreas.has(letters) ? 'London' : mainTown
    byLetters.set(
      letters,
      make(
        { id: `postcode-area:${letters}`, name: letters, label: `${letters}, ${town}`, kind: 'postcode-area' },
        main.place,
      ),
    )
    for (const { districts: numbers, name, position } of districtsOf(districts)) {
      const at = position ?? find(name, isBritish, main.place)?.place
      if (!at) throw new Error(`data/postcode-areas.ts: no place ${name} for ${letters}${numbers[0]}`)
      for (const number of numbers) {
        const outcode = `${letters}${number}`
        // An outcode may stand twice in a line, first with its town's others, then with its own position: the last counts.
        outcodes.set(outcodeKey(outcode, 'GB'), outcodePlace(make, outcode, town === 'London' ? town : name, at))
      }
    }
  }
  for (const [key = '', name = '', county, where] of rowsOf(routingKeys)) {
    const position = where
      ? positionOf(where)
      : find(name, (town) => town.place.county === `Co. ${county}`, null)?.place
    if (!position) throw new Error(`data/routing-keys.ts: no town ${name} for ${key}`)
    outcodes.set(outcodeKey(key, 'IE'), routingKeyPlace(make, key, name, position))
  }
  for (const [key, found] of imported) {
    const [country = '', outcode = ''] = key.split(' ')
    const ours = outcodes.get(key)
    const town = ours
      ? ours.label.replace(/^[^,]*, /, '')
      : (found.town ?? byLetters.get(lettersOf(outcode))?.label.replace(/^[^,]*, /, ''))
    outcodes.set(
      key,
      country === 'IE' && ours
        ? { ...ours, lat: found.lat, lng: found.lng }
        : outcodePlace(make, outcode, town ?? '', found),
    )
  }
  return { outcodes, postcodeAreas: byLetters }
}

export function lettersOf(outcode: string): string {
  return /^[A-Z]+/.exec(outcode)?.[0] ?? ''
}

const londonAreas = new Set(['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC'])

/** Main towns that share their name with a bigger one. */
const mainTowns = new Map<string, Position>([
  ['E', { lat: 51.541, lng: 0 }],
  ['BR', { lat: 51.406, lng: 0.015 }],
  ['SM', { lat: 51.361, lng: -0.193 }],
  ['IM', { lat: 54.15, lng: -4.48 }],
])

function mostFitting(bearers: readonly KnownPlace[], key: string, near: Position | null): KnownPlace | null {
  const share = (town: KnownPlace) =>
    Math.max(...town.names.filter((name) => name.key === key).map((name) => name.share))
  // Within an area the nearest bearer of the name is meant: 'Whitchurch' of CF is not that of Shropshire.
  const rate = near
    ? (town: KnownPlace) => -milesBetween(town.place, near) / share(town) ** 0.25
    : (town: KnownPlace) => town.weight * share(town)
  return bearers.length < 2 ? (bearers[0] ?? null) : bearers.toSorted((a, b) => rate(b) - rate(a))[0]!
}

function isBritish(town: KnownPlace): boolean {
  return town.place.country === 'GB'
}

type District = { districts: string[]; name: string; position: Position | null }

/** '1,2 Leeds; 3 Burley@53.8,-1.57' */
function districtsOf(cell: string): District[] {
  return listOf(cell).map((item) => {
    const [, numbers = '', name = '', where] = /^(\S+) ([^@]+)(?:@(.*))?$/.exec(item) ?? []
    return { districts: numbers.split(','), name, position: where ? positionOf(where) : null }
  })
}

function positionOf(text: string): Position {
  const [lat = 0, lng = 0] = text.split(',').map(Number)
  return { lat, lng }
}

type Make = (own: Pick<Place, 'id' | 'name' | 'label' | 'kind'>, position: Position) => Place

function placeMaker(towns: readonly KnownPlace[], areas: Areas): Make {
  const nearest = nearestOf(towns.map((town) => ({ lat: town.place.lat, lng: town.place.lng, town })))
  return (own, { lat, lng }) => {
    const town = nearest({ lat, lng })?.town
    return {
      ...own,
      county: town?.place.county ?? null,
      country: town?.place.country ?? 'GB',
      lat,
      lng,
      areas: town ? areas.around(town.code, { lat, lng }) : ['country:gb'],
      population: 0,
    }
  }
}

function outcodePlace(make: Make, outcode: string, town: string, position: Position): Place {
  return make(
    { id: `outcode:${outcode}`, name: outcode, label: town ? `${outcode}, ${town}` : outcode, kind: 'outcode' },
    position,
  )
}

function routingKeyPlace(make: Make, key: string, town: string, position: Position): Place {
  const isDublin = /^Dublin \d/.test(town)
  return make(
    {
      id: key === 'W12' ? 'outcode:W12-IE' : `outcode:${key}`,
      name: isDublin ? town : key,
      label: isDublin ? `${town} (${key})` : `${key}, ${town}`,
      kind: 'outcode',
    },
    position,
  )
}
