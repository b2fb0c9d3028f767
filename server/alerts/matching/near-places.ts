import type { IndexedJob } from '../../jobs/job.ts'
import { milesBetween } from '../../../engines/places/index.ts'
import type { Place } from './alert-groups.ts'

type Position = { lat: number; lng: number }
type Circle = Position & { radiusMiles: number }

/** A degree of latitude; a little less than it is, so that no cell is left out. */
const milesOfDegree = 68.5
/** Cells in a degree. */
const fineness = 4

/** Finds those of many places that a job lies in: circles by a grid, areas by their names. */
export function createNearPlaces(places: readonly Place[]): (job: IndexedJob) => ReadonlySet<Place> {
  const anywhere: Place[] = []
  const remote: Place[] = []
  const byArea = new Map<string, Place[]>()
  const byCell = new Map<number, { place: Place; circle: Circle }[]>()
  for (const place of places) {
    const { where } = place
    if (where.kind === 'anywhere') anywhere.push(place)
    if (where.kind === 'remote') remote.push(place)
    if (where.kind === 'areas') for (const area of where.areas) add(byArea, area, place)
    if (where.kind === 'circles')
      for (const circle of where.circles) for (const cell of cellsOf(circle)) add(byCell, cell, { place, circle })
  }
  return (job) => {
    const near = new Set(anywhere)
    if (job.workplace === 'remote') for (const place of remote) near.add(place)
    for (const area of job.areas) for (const place of byArea.get(area) ?? []) near.add(place)
    for (const position of job.positions) {
      for (const { place, circle } of byCell.get(cellOf(row(position.lat), column(position.lng))) ?? []) {
        if (milesBetween(position, circle) <= circle.radiusMiles) near.add(place)
      }
    }
    return near
  }
}

/** All that its bounding box touches. */
function* cellsOf({ lat, lng, radiusMiles }: Circle): Generator<number> {
  const high = radiusMiles / milesOfDegree
  // Longitudes come closest together at the end that is nearer to the pole.
  const wide = high / Math.cos((Math.min(89, Math.abs(lat) + high) * Math.PI) / 180)
  for (let r = row(lat - high); r <= row(lat + high); r++) {
    for (let c = column(lng - wide); c <= column(lng + wide); c++) yield cellOf(r, c)
  }
}

function row(lat: number): number {
  return Math.floor((lat + 90) * fineness)
}

function column(lng: number): number {
  return Math.floor((lng + 180) * fineness)
}

function cellOf(r: number, c: number): number {
  return r * 10_000 + c
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
