import * as tables from './data/areas.ts'
import { milesBetween, type Position } from './distance.ts'
import type { Place } from './place.ts'
import { listOf, rowsOf } from './table.ts'
import type { GeoName } from './geonames.ts'

/** A country, region or county: what it is as a place, and how to tell what lies in it. */
export type Area = {
  place: Place
  /** As it stands behind a town's name: 'London' for Greater London, 'Cardiff' for the county of Cardiff. */
  shortName: string
  otherNames: readonly string[]
  codes: ReadonlySet<string>
  /** In place of codes, for areas such as Central London and the M25. */
  circle: (Position & { radiusMiles: number }) | null
  /** The middle and reach of its towns: a town a little outside may still be written with it ('Croydon, Surrey'). */
  reachMiles: number
  /** It stands behind towns' names: each code has one such county. */
  isPostal: boolean
}

export type Areas = {
  all: readonly Area[]
  byId: ReadonlyMap<string, Area>
  /** The county that people write behind a town with this code. */
  countyOf: (code: string) => Area | null
  /** Ids of all areas around a position with this code, the widest first. */
  around: (code: string, position: Position) => readonly string[]
}

/** Builds all areas from our tables; their middles, reaches and residents from the towns in them. */
export function buildAreas(towns: readonly GeoName[]): Areas {
  const townsByCode = Map.groupBy(towns, (town) => town.code)
  const drafts = [
    ...draftsOf(tables.countries, 'country'),
    ...draftsOf(tables.regions, 'region'),
    ...draftsOf(tables.counties, 'county', { isPostal: true }),
    ...draftsOf(tables.otherCounties, 'county'),
  ]
  const cells = new Map(drafts.map((draft) => [draft.slug, draft.codes]))
  const areas = drafts.map((draft) => areaOf(draft, expand(draft.codes, cells), townsByCode))
  for (const area of areas) area.place.areas = idsOf(areas.filter((other) => contains(other, area)))

  const byId = new Map(areas.map((area) => [area.place.id, area]))
  const circles = rowsOf(tables.circles).map((row) => circleAreaOf(row, byId))
  const all = [...areas, ...circles].sort(widestFirst)
  for (const circle of circles) byId.set(circle.place.id, circle)

  const order = new Map(all.map((area, index) => [area.place.id, index]))
  const postal = new Map<string, Area>()
  for (const area of areas) if (area.isPostal) for (const code of area.codes) postal.set(code, area)
  const idsByCode = new Map<string, readonly string[]>()

  return {
    all,
    byId,
    countyOf: (code) => postal.get(code) ?? null,
    around(code, position) {
      let ids = idsByCode.get(code)
      if (!ids) {
        ids = idsOf(all.filter((area) => area.codes.has(code)))
        idsByCode.set(code, ids)
      }
      const round = circles.filter((area) => isInside(area, position))
      if (round.length === 0) return ids
      return [...ids, ...idsOf(round)].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
    },
  }
}

type Draft = {
  slug: string
  name: string
  kind: 'country' | 'region' | 'county'
  codes: string
  otherNames: string[]
  isPostal: boolean
}

function draftsOf(table: string, kind: Draft['kind'], { isPostal = false } = {}): Draft[] {
  return rowsOf(table).map(([name = '', slug = '', codes = '', otherNames]) => ({
    slug,
    name,
    kind,
    codes,
    otherNames: listOf(otherNames),
    isPostal,
  }))
}

function expand(codes: string, cells: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>()
  for (const code of codes.split(/\s+/)) {
    if (!code.startsWith('@')) {
      found.add(code)
      continue
    }
    const cell = cells.get(code.slice(1))
    if (cell === undefined) throw new Error(`data/areas.ts speaks of an area that is not there: ${code}`)
    for (const inner of expand(cell, cells)) found.add(inner)
  }
  return found
}

function areaOf(draft: Draft, codes: ReadonlySet<string>, townsByCode: ReadonlyMap<string, readonly GeoName[]>): Area {
  const members = [...codes].flatMap((code) => townsByCode.get(code) ?? [])
  const middle = middleOf(members)
  const distances = members.map((town) => milesBetween(middle, town)).sort((a, b) => a - b)
  return {
    place: {
      id: `${draft.kind}:${draft.slug}`,
      name: draft.name,
      label: draft.name,
      kind: draft.kind,
      county: null,
      country: [...codes].every((code) => code.startsWith('IE')) ? 'IE' : 'GB',
      ...middle,
      areas: [],
      population: members.reduce((sum, town) => sum + town.population, 0),
    },
    shortName: shortNameOf(draft.name),
    otherNames: draft.otherNames,
    codes,
    circle: null,
    // The outermost town may be an island far off: all but one in twenty count.
    reachMiles: distances[Math.floor(distances.length * 0.95)] ?? 0,
    isPostal: draft.isPostal,
  }
}

function middleOf(towns: readonly Position[]): Position {
  if (towns.length === 0) return { lat: 54, lng: -2 }
  const lat = towns.reduce((sum, town) => sum + town.lat, 0) / towns.length
  const lng = towns.reduce((sum, town) => sum + town.lng, 0) / towns.length
  return { lat: Number(lat.toFixed(4)), lng: Number(lng.toFixed(4)) }
}

function shortNameOf(name: string): string {
  if (name === 'Greater London') return 'London'
  return name.replace(/^City of | (county|City|district)$/g, '')
}

function circleAreaOf(
  [name = '', slug = '', around = '', circle = '', otherNames]: string[],
  byId: ReadonlyMap<string, Area>,
): Area {
  const outer = byId.get(`county:${around}`) ?? byId.get(`region:${around}`) ?? byId.get(`country:${around}`)
  if (!outer) throw new Error(`data/areas.ts: no area around ${name}: ${around}`)
  const [lat = 0, lng = 0, radiusMiles = 0] = circle.split(',').map(Number)
  return {
    place: {
      id: `region:${slug}`,
      name,
      label: name,
      kind: 'region',
      county: null,
      country: outer.place.country,
      lat,
      lng,
      areas: [...outer.place.areas, outer.place.id],
      population: 0,
    },
    shortName: name,
    otherNames: listOf(otherNames),
    codes: new Set(),
    circle: { lat, lng, radiusMiles },
    reachMiles: radiusMiles,
    isPostal: false,
  }
}

function isInside(area: Area, position: Position): boolean {
  const { circle } = area
  // A degree of latitude is 69 miles: most places are ruled out without a sine.
  if (!circle || Math.abs(circle.lat - position.lat) * 69 > circle.radiusMiles) return false
  return milesBetween(circle, position) <= circle.radiusMiles
}

const rank = { country: 0, region: 1, county: 2 }

function widestFirst(a: Area, b: Area): number {
  return rankOf(a) - rankOf(b) || b.codes.size - a.codes.size || Number(b.isPostal) - Number(a.isPostal)
}

function rankOf(area: Area): number {
  return rank[area.place.kind as keyof typeof rank]
}

/** Whether `inner` lies in `outer`. Of two with the same codes the one of the wider kind is the outer. */
function contains(outer: Area, inner: Area): boolean {
  if (
    outer === inner ||
    outer.codes.size < inner.codes.size ||
    ![...inner.codes].every((code) => outer.codes.has(code))
  )
    return false
  return outer.codes.size > inner.codes.size || widestFirst(outer, inner) < 0
}

function idsOf(areas: readonly Area[]): readonly string[] {
  return areas.toSorted(widestFirst).map((area) => area.place.id)
}
