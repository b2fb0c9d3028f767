import type { Field } from './field.ts'
import type { Facet, Filter } from './filter.ts'
import { all } from './list.ts'

type One = (typeof all)[number]
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (one: infer All) => void
  ? All
  : never
type FieldsOf<Each> = Each extends { fields: infer Fields } ? Fields : never
type AllFields = Intersection<FieldsOf<One>>

/** What filters keep of a search. */
export type Filtered = { [Key in keyof AllFields]: AllFields[Key] extends Field<infer Value> ? Value : never }
export type FacetName = One['facets'][number]['name']
export type AnyField = Field<Filtered[keyof Filtered]>

/** The same list for whoever walks it: each is handed the whole search and takes its own part. */
export const filters = all as unknown as readonly Filter<Filtered, FacetName>[]

export const facets: readonly Facet<Filtered, FacetName>[] = filters.flatMap((filter) => filter.facets)

/** Each field of every filter, by its name. */
export const fields = Object.fromEntries(filters.flatMap((filter) => Object.entries(filter.fields))) as AllFields

/** A search that filters nothing. */
export const noFilters = mapFields((field) => field.none) as Filtered

/** Something made from each field, by the field's name. */
export function mapFields<Made>(make: (field: AnyField, name: keyof Filtered) => Made): Record<keyof Filtered, Made> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, make(field as AnyField, name as keyof Filtered)]),
  ) as Record<keyof Filtered, Made>
}

/** What each filter means where not each of its fields says so by itself. */
export function settled(search: Filtered): Filtered {
  return filters.reduce((settling, { settle }) => settle?.(settling) ?? settling, search)
}

/** The query of the filters, each field only where it differs from a search without filters. */
export function printFields(search: Filtered): [key: string, value: string][] {
  const own = settled(search)
  return Object.values(
    mapFields((field, name): [string, string][] => {
      const value = field.key === null ? null : field.print(own[name])
      return field.key === null || value === null ? [] : [[field.key, value]]
    }),
  ).flat()
}

/** The reverse of `printFields`, for the fields of the query; what cannot be used is as if it were not there. */
export function parseFields(query: URLSearchParams): Filtered {
  const read = mapFields(({ key, none, parse }) => {
    const text = key === null ? null : query.get(key)
    return text === null ? none : parse(text)
  })
  return settled(read as Filtered)
}

/** The values of each facet that is a list of kinds, as the index is asked for them; none: all pass. */
export function wantedOf(search: Filtered): Partial<Record<FacetName, readonly string[]>> {
  return Object.fromEntries(
    facets.flatMap(({ name, wanted }) => {
      const values = wanted?.(search) ?? []
      return values.length === 0 ? [] : [[name, values]]
    }),
  )
}
