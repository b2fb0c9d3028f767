import type { Area, Areas } from './areas.ts'
import { londonDistricts } from './data/london.ts'
import { townDistricts } from './data/districts.ts'
import * as tables from './data/towns.ts'
import { milesBetween, type Position } from './distance.ts'
import { fold } from './fold.ts'
import { type KnownPlace, named, otherNameShare, shortNameShare } from './known-place.ts'
import { nearestOf } from './nearest.ts'
import { listOf, rowsOf } from './table.ts'
import type { GeoName } from './geonames.ts'

/** GeoNames with the names, residents and Northern Irish counties that we know better; what people never mean is left out. */
export function improve(rows: readonly GeoName[]): GeoName[] {
  const names = new Map(rowsOf(tables.betterNames).map(([name, code, better]) => [`${name}|${code}`, better!]))
  const populations = new Map(
    rowsOf(tables.betterPopulations).map(([name, code, number]) => [`${name}|${code}`, Number(number)]),
  )
  const northernIreland = northernIrelandCodes()
  const improved: GeoName[] = []
  for (const row of rows) {
    const code = northernIreland(row.code, row.name)
    const better = names.get(`${row.name}|${code}`)
    // Two places of GeoNames' GB lie in Cyprus and have no county.
    if (better === '-' || code === '') continue
    improved.push({
      ...row,
      code,
      name: better ?? row.name.replace(/^Saint /, 'St ').replaceAll('’', "'"),
      otherNames: better ? [row.name, ...row.otherNames] : row.otherNames,
      population: populations.get(`${row.name}|${code}`) ?? row.population,
    })
  }
  return improved
}

function northernIrelandCodes(): (code: string, town: string) => string {
  const districts = new Map(
    rowsOf(tables.northernIrelandCounties).map(([district = '', county = '', exceptions = '']) => {
      const [otherCounty = '', towns = ''] = exceptions.split(':')
      return [district, { county, otherCounty, towns: new Set(towns.split(',').map((town) => town.trim())) }]
    }),
  )
  return (code, town) => {
    const district = districts.get(code)
    if (!district) return code
    return district.towns.has(town) ? district.otherCounty : district.county
  }
}

/** All towns and districts: those of GeoNames and those of our own tables. */
export function buildTowns(rows: readonly GeoName[], areas: Areas): KnownPlace[] {
  const towns = rows.map((row) => fromGeoName(row, areas))
  const add = adderTo(towns, rows, areas)
  for (const row of rowsOf(londonDistricts)) add(row, 'London', londonDistrictWeight)
  addTownDistricts(add)
  addOtherNames(towns)
  addShortNames(towns)
  return tellApart(towns)
}

/** Where residents are not counted: as many as a middling place of its sort. */
const londonDistrictWeight = 15_000
const townDistrictWeight = 8_000
const villageWeight = 700

function fromGeoName(row: GeoName, areas: Areas): KnownPlace {
  const area = areas.countyOf(row.code)
  const county = area?.shortName ?? null
  const position = { lat: row.lat, lng: row.lng }
  return {
    place: {
      id: `gn:${row.id}`,
      name: row.name,
      label: labelIn(row.name, area),
      kind: row.isPart || (county === 'London' && row.code !== 'GLA') ? 'district' : 'town',
      county,
      country: row.country === 'IE' ? 'IE' : 'GB',
      ...position,
      areas: areasOf(row, areas),
      population: row.population,
    },
    weight: row.population || villageWeight,
    names: [named(row.name), ...row.otherNames.map((name) => named(name, otherNameShare))],
    code: row.code,
  }
}

/** London's point lies in Central London; London does not. */
function areasOf(row: GeoName, areas: Areas): readonly string[] {
  const around = areas.around(row.code, row)
  return row.name === 'London' ? around.filter((id) => id !== 'region:central-london') : around
}

/** Towns by each of their names. */
export function townsByName(towns: readonly KnownPlace[]): Map<string, KnownPlace[]> {
  const byName = new Map<string, KnownPlace[]>()
  for (const town of towns) {
    for (const { key } of town.names) {
      const bearers = byName.get(key)
      if (bearers) bearers.push(town)
      else byName.set(key, [town])
    }
  }
  return byName
}

/**
 * 'Leeds, West Yorkshire'; 'Bristol', 'Galway' where the county says nothing more; but 'Wicklow, Co. Wicklow', for Wicklow
 * alone is the county.
 */
export function labelIn(name: string, county: Area | null): string {
  if (county === null) return name
  const isSame = fold(county.shortName).replace(/^county /, '') === fold(name)
  return isSame && !county.otherNames.includes(name) ? name : `${name}, ${county.shortName}`
}

type Add = (row: readonly string[], within: string | null, weight: number) => void

/** Adds a line of our tables: to the place of GeoNames that it means, or as a place of its own. */
function adderTo(towns: KnownPlace[], rows: readonly GeoName[], areas: Areas): Add {
  const nearest = nearestOf(rows)
  const byName = Map.groupBy(towns, (town) => town.names[0]!.key)
  return ([name = '', where = '', otherNames, residents], within, weight) => {
    const [lat = 0, lng = 0] = where.split(',').map(Number)
    const population = Number(residents) || 0
    const names = listOf(otherNames).map((other) => named(other))
    const same = byName.get(fold(name))?.find((town) => milesBetween(town.place, { lat, lng }) < 3)
    if (same) {
      // Ours is set down for the middle of what people mean; GeoNames' may be a ward's.
      Object.assign(same.place, { lat, lng, population: same.place.population || population })
      same.weight = Math.max(same.weight, population || weight)
      same.names.push(...names)
      if (within && within !== same.place.name) same.place.label = `${same.place.name}, ${within}`
      return
    }
    // A district belongs to its town's county, though a village across the border may be nearer; in London, to its borough.
    const town = within && within !== 'London' ? biggest(byName.get(fold(within))) : undefined
    const code = town?.code ?? nearest({ lat, lng })?.code ?? ''
    const county = areas.countyOf(code)
    towns.push({
      place: {
        id: `own:${fold(`${name} ${within ?? county?.shortName}`).replaceAll(' ', '-')}`,
        name,
        label: within && within !== name ? `${name}, ${within}` : labelIn(name, county),
        kind: within ? 'district' : 'town',
        county: county?.shortName ?? null,
        country: code.startsWith('IE') ? 'IE' : 'GB',
        lat,
        lng,
        areas: areas.around(code, { lat, lng }),
        population,
      },
      weight: population || weight,
      names: [named(name), ...names],
      code,
    })
  }
}

function biggest(towns: readonly KnownPlace[] | undefined): KnownPlace | undefined {
  return towns?.reduce((best, town) => (town.weight > best.weight ? town : best))
}

function addTownDistricts(add: Add): void {
  let within: string | null = null
  for (const row of rowsOf(townDistricts)) {
    if (row.length > 1) add(row, within, within ? townDistrictWeight : villageWeight)
    else within = row[0] === '-:' ? null : row[0]!.replace(/:$/, '').replace(/,.*/, '')
  }
}

function addOtherNames(towns: readonly KnownPlace[]): void {
  const byLabel = new Map<string, KnownPlace>()
  for (const town of towns) {
    byLabel.set(town.place.label, town)
    byLabel.set(`${town.place.name}, ${town.place.county}`, town)
  }
  for (const [label = '', names] of rowsOf(tables.otherNames)) {
    const town = byLabel.get(label)
    if (!town) throw new Error(`data/towns.ts gives other names to a town that is not there: ${label}`)
    town.names.push(...listOf(names).map((name) => named(name)))
  }
}

/** 'Burnham-on-Sea' is also 'Burnham', 'Barrow in Furness' also 'Barrow'. */
function addShortNames(towns: readonly KnownPlace[]): void {
  for (const town of towns) {
    const short = /^(.{3,}?)[- ](upon|on|in|under|by|le|next|super|de)[- ]/i.exec(town.place.name)?.[1]
    if (short) town.names.push(named(short, shortNameShare))
  }
}

/**
 * Places with the same label: the smaller of two within eight miles is the same place, counted twice; further apart, the
 * smaller is told by the bigger town that it lies near: 'Newton, near Wisbech, Cambridgeshire'.
 */
export function tellApart(towns: readonly KnownPlace[]): KnownPlace[] {
  const bigger = nearestOf(
    towns.filter((town) => town.weight >= 4000).map((town) => ({ ...position(town), name: town.place.name })),
  )
  const kept: KnownPlace[] = []
  for (const alike of Map.groupBy(towns, (town) => town.place.label.toLowerCase()).values()) {
    const apart: KnownPlace[] = []
    for (const town of alike.toSorted((a, b) => b.weight - a.weight)) {
      const twin = apart.find((other) => milesBetween(other.place, town.place) < 8)
      if (twin) {
        twin.names.push(...town.names.slice(1))
        continue
      }
      if (apart.length > 0) {
        const near = bigger(position(town))
        if (!near) continue
        town.place.label = `${town.place.name}, near ${near.name}${town.place.county ? `, ${town.place.county}` : ''}`
        town.names.push(named(town.place.label))
      }
      apart.push(town)
    }
    kept.push(...apart)
  }
  return kept
}

function position(town: KnownPlace): Position {
  return { lat: town.place.lat, lng: town.place.lng }
}
