import type { JobSearch } from '../../../contract/job-searches.ts'
import { indexQuery } from '../../job-searches/index-query.ts'
import type { IndexQuery } from '../../job-searches/job-index.ts'
import { filtersOf, type Filter } from '../../job-searches/postgres-index/filters.ts'

/** An alert as the matching needs it; `where` null: its place is not known, and it finds nothing. */
export type WaitingAlert = { id: string; search: JobSearch; afterJob: number; where: IndexQuery['where'] | null }

/** Alerts of the same words, by place: the words of an ad are compared once for all of them, and each place once. */
export type WordGroup = { words: string; contains: string; places: PlaceGroup[] }
export type PlaceGroup = { place: Place; filters: FilterGroup[] }
export type FilterGroup = { filters: readonly Filter[]; alerts: WaitingAlert[] }
/** Shared by all groups, so that a job is measured against a place once. `seen`: the job that `isIn` was worked out for. */
export type Place = { where: IndexQuery['where']; seen: number; isIn: boolean }

export function groupAlerts(alerts: readonly WaitingAlert[], now: Date): WordGroup[] {
  const groups = new Map<
    string,
    WordGroup & { byPlace: Map<Place, PlaceGroup & { byFilter: Map<string, FilterGroup> }> }
  >()
  const places = new Map<string, Place>()
  for (const alert of alerts) {
    const { search, where } = alert
    if (where === null) continue
    const wordsKey = `${search.jobTitle.toLowerCase()}\n${search.contains.toLowerCase()}`
    const group = valueOf(groups, wordsKey, () => ({
      words: search.jobTitle,
      contains: search.contains,
      places: [],
      byPlace: new Map(),
    }))
    const place = valueOf(places, JSON.stringify(where), () => ({ where, seen: 0, isIn: false }))
    const atPlace = valueOf(group.byPlace, place, () => {
      const made = { place, filters: [], byFilter: new Map<string, FilterGroup>() }
      group.places.push(made)
      return made
    })
    const query = { ...indexQuery(search, { where, without: [], now, pageSize: 1 }), postedWithinDays: null }
    valueOf(atPlace.byFilter, filterKey(query), () => {
      const made: FilterGroup = { filters: filtersOf(query), alerts: [] }
      atPlace.filters.push(made)
      return made
    }).alerts.push(alert)
  }
  return [...groups.values()]
}

function filterKey({
  payMin,
  payMax,
  withoutPay,
  contracts,
  hours,
  workplaces,
  ir35,
  industries,
  boards,
  poster,
}: IndexQuery) {
  return JSON.stringify([payMin, payMax, withoutPay, contracts, hours, workplaces, ir35, industries, boards, poster])
}

function valueOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const there = map.get(key)
  if (there !== undefined) return there
  const made = make()
  map.set(key, made)
  return made
}
