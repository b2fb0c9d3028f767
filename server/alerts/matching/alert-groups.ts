import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import { indexQuery, wantsTitlesOnly } from '../../job-searches/index-query.ts'
import { withMeantFilters } from '../../../engines/words/index.ts'
import type { IndexQuery } from '../../jobs/job-index.ts'
import { filtersOf, type Filter } from '../../job-searches/postgres-index/filters.ts'

/** An alert as the matching needs it; `where` null: its place is not known, and it finds nothing. */
export type WaitingAlert = { id: string; search: JobSearch; afterJob: number; where: IndexQuery['where'] | null }

/** Alerts of the same words, by place: the words of an ad are compared once for all of them, and each place once. */
export type WordGroup = {
  words: string
  contains: string
  /** Ads that only mention the job that the words name are left out, as they are of the search's results (decision 025). */
  titlesOnly: boolean
  byPlace: Map<Place, FilterGroup[]>
}
export type FilterGroup = { filters: readonly Filter[]; alerts: WaitingAlert[] }
/** Shared by all groups, so that a job is measured against a place once. */
export type Place = { where: IndexQuery['where'] }

export function groupAlerts(alerts: readonly WaitingAlert[], now: Date): { groups: WordGroup[]; places: Place[] } {
  const groups = new Map<string, WordGroup>()
  const places = new Map<string, Place>()
  const byFilter = new Map<FilterGroup[], Map<string, FilterGroup>>()
  for (const alert of alerts) {
    const { where } = alert
    if (where === null) continue
    // As its results read it: '100% remote' is a filter there too.
    const { search } = withMeantFilters(alert.search)
    const titlesOnly = wantsTitlesOnly(search)
    const key = `${inSmallLetters(search.jobTitle)}\n${inSmallLetters(search.contains)}\n${titlesOnly}`
    const group = valueOf(groups, key, () => ({
      words: search.jobTitle,
      contains: search.contains,
      titlesOnly,
      byPlace: new Map(),
    }))
    const place = valueOf(places, JSON.stringify(where), () => ({ where }))
    const filterGroups = valueOf(group.byPlace, place, () => [])
    const query = { ...indexQuery(search, { where, without: [], now, pageSize: 1 }), postedWithinDays: null }
    const known = valueOf(byFilter, filterGroups, () => new Map<string, FilterGroup>())
    valueOf(known, filterKey(query), () => {
      const made: FilterGroup = { filters: filtersOf(query), alerts: [] }
      filterGroups.push(made)
      return made
    }).alerts.push(alert)
  }
  return { groups: [...groups.values()], places: [...places.values()] }
}

/** 'Nurse' and 'nurse' are one; 'OR' and 'or' are not. */
function inSmallLetters(words: string): string {
  return words.replace(/\S+/gu, (word) => (word === 'OR' ? word : word.toLowerCase()))
}

/** Whatever a search filters by, but its age: an alert looks at each new job anyway. */
function filterKey({ payMin, payMax, withoutPay, wanted }: IndexQuery): string {
  return JSON.stringify([payMin, payMax, withoutPay, wanted])
}

function valueOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const there = map.get(key)
  if (there !== undefined) return there
  const made = make()
  map.set(key, made)
  return made
}
