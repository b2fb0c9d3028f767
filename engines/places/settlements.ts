import type { Area, Areas } from './areas.ts'
import { milesBetween, type Position } from './distance.ts'
import { fold } from './fold.ts'
import { type KnownPlace, named } from './known-place.ts'
import { nearestOf } from './nearest.ts'
import { labelIn, tellApart, townsByName } from './towns.ts'

/** A place that an operator imported. */
export type Settlement = Position & {
  name: string
  /** As the table has it: 'Surrey', 'Ceredigion/Sir Ceredigion'; null: that of the nearest town. */
  county: string | null
  population: number
}

/** Adds imported settlements to the towns; what is a town already, by name and within three miles, is left as it is. */
export function addSettlements(towns: KnownPlace[], settlements: readonly Settlement[], areas: Areas): KnownPlace[] {
  if (settlements.length === 0) return towns
  const known = townsByName(towns)
  const nearest = nearestOf(towns.map((town) => ({ lat: town.place.lat, lng: town.place.lng, code: town.code })))
  const counties = countiesByName(areas)
  const areaNames = new Set(
    areas.all.filter((area) => area.place.kind !== 'county').map((area) => fold(area.place.name)),
  )
  const added: KnownPlace[] = []
  for (const settlement of settlements) {
    if (known.get(fold(settlement.name))?.some((town) => milesBetween(town.place, settlement) < 3)) continue
    // Ireland in Orkney, Scotland in Lincolnshire: nobody can mean them without a word more.
    if (areaNames.has(fold(settlement.name))) continue
    const code = nearest(settlement)?.code
    if (code === undefined) continue
    added.push(knownSettlement(settlement, code, counties, areas))
  }
  return tellApart([...towns, ...added])
}

/** As likely meant as a village too small to be counted. */
const hamletWeight = 300

function knownSettlement(
  settlement: Settlement,
  code: string,
  counties: ReadonlyMap<string, Area>,
  areas: Areas,
): KnownPlace {
  const { name, lat, lng, population } = settlement
  // The table knows its county; the nearest town may be across a border.
  const byTable =
    settlement.county === null
      ? null
      : (settlement.county
          .split('/')
          .map((part) => counties.get(fold(part)))
          .find(Boolean) ?? null)
  const ownCode = byTable && !byTable.codes.has(code) ? [...byTable.codes][0]! : code
  const county = areas.countyOf(ownCode)
  return {
    place: {
      id: `own:${fold(`${name} ${lat.toFixed(2)} ${lng.toFixed(2)}`).replaceAll(' ', '-')}`,
      name,
      label: labelIn(name, county),
      kind: 'town',
      county: county?.shortName ?? null,
      country: ownCode.startsWith('IE') ? 'IE' : 'GB',
      lat,
      lng,
      areas: areas.around(ownCode, { lat, lng }),
      population,
    },
    weight: population || hamletWeight,
    names: [named(name)],
    code: ownCode,
  }
}

function countiesByName(areas: Areas): Map<string, Area> {
  const counties = new Map<string, Area>()
  for (const area of areas.all) {
    if (area.place.kind !== 'county') continue
    for (const name of [area.place.name, area.shortName, ...area.otherNames])
      if (!counties.has(fold(name))) counties.set(fold(name), area)
  }
  return counties
}
