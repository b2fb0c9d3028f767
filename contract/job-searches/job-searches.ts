import { z } from 'zod'
import { facets, mapFields, type FacetName, type Filtered } from './filters/index.ts'
import { schemaOf } from './filters/schemas.ts'
import { contractChoices, searchLimits, sorts } from './limits.ts'

export { contractChoices, searchLimits, sorts }

export const Sort = z.enum(sorts)
export type Sort = z.infer<typeof Sort>

const filtered = mapFields((field) => schemaOf(field).default(field.none as never)) as {
  [Key in keyof Filtered]: z.ZodDefault<z.ZodType<Filtered[Key]>>
}

/** What a person looks for: the specification's query, then the filters and the order of the results page. */
export const JobSearch = z.object({
  jobTitle: z.string().trim().min(1, 'Please tell us what job you are looking for').max(searchLimits.maxTextLength),
  jobLocation: z.string().trim().min(1, 'Please enter a location').max(searchLimits.maxTextLength),
  jobDistance: z.number().int().min(0).max(1_000),
  ...filtered,
  sort: Sort,
  page: z.number().int().min(1).max(1_000),
})
export type JobSearch = z.infer<typeof JobSearch>

export const FacetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int(),
  chosen: z.boolean(),
})
export type FacetValue = z.infer<typeof FacetValue>

const values = z.array(FacetValue)

export const Facets = z.object(
  Object.fromEntries(
    facets.map(({ name, describe }) => [name, describe === undefined ? values : values.describe(describe)]),
  ) as Record<FacetName, typeof values>,
)
export type Facets = z.infer<typeof Facets>
