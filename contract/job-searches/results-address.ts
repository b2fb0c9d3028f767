import { industries } from '../jobs/industries.ts'
import { tidyLine } from './filters/field.ts'
import { noFilters, parseFields, printFields, type Filtered } from './filters/index.ts'
import { payBoundsOf } from './filters/pay.ts'
import type { JobSearch, Sort } from './job-searches.ts'
import { searchLimits, sorts } from './limits.ts'

/** A search with the defaults of the results address (S4.12). */
export const defaultSearch: JobSearch = {
  ...noFilters,
  jobTitle: '',
  jobLocation: 'London',
  jobDistance: searchLimits.distanceAddressDefault,
  sort: 'match',
  page: 1,
}

/**
 * The address of a search: the specification's path (S4.11), then our filters as a query, each only where it differs from its default.
 * Title and place are percent-encoded by segment, so `C#` and `A/B` survive; a title that itself holds '_in_' does too, because
 * `parseResultsAddress` takes the last one.
 */
export function resultsAddress(search: JobSearch): string {
  const summary =
    `${encode(search.jobTitle)}_in_${encode(search.jobLocation)}_and_salary_from_${search.jobSalaryMin}_to_${search.jobSalaryMax}` +
    `_max_distance_${search.jobDistance}_miles`
  const path = [
    '/jobresults',
    summary,
    `industry:${encode(search.jobArea)}`,
    `fulltime:${search.fullTime}`,
    `parttime:${search.partTime}`,
    `contracting:${search.contract}`,
    `no-ir35:${search.noIR}`,
    `intern:${search.intern}`,
  ].join('/')
  const query = printFilters(search).toString()
  return query === '' ? path : `${path}?${query}`
}

/** The same search as it was when it was first shown: of `seen` in its answer. Null: as it is now. */
export function withSeen(address: string, seen: string | null): string {
  if (seen === null) return address
  return `${address}${address.includes('?') ? '&' : '?'}seen=${encodeURIComponent(seen)}`
}

/** Reads what `withSeen` wrote; null if there is nothing. */
export function seenOf(query: URLSearchParams): string | null {
  const seen = query.get('seen') ?? ''
  return /^[\w-]{1,20}$/u.test(seen) ? seen : null
}

/** The parameters of the route, percent-decoded by the router. */
export type ResultsParams = {
  summary?: string | undefined
  industry?: string | undefined
  fulltime?: string | undefined
  parttime?: string | undefined
  contracting?: string | undefined
  noIr35?: string | undefined
  intern?: string | undefined
}

/**
 * Reads a results address. Values out of range are brought into it and unknown filters are dropped: an old link still gives a search.
 * @returns null where title, place or pay is missing: the page then goes home (S4.13).
 */
export function parseResultsAddress(params: ResultsParams, query: URLSearchParams): JobSearch | null {
  const summary = params.summary ?? ''
  const bounds = /_and_salary_from_(\d{1,8})_to_(\d{1,8})(?:_max_distance_(\d{1,4})_miles)?$/u.exec(summary)
  const between = bounds === null ? -1 : summary.slice(0, bounds.index).lastIndexOf('_in_')
  if (bounds === null || between < 0) return null
  const jobTitle = tidyLine(summary.slice(0, between), searchLimits.maxTextLength)
  const jobLocation = tidyLine(summary.slice(between + '_in_'.length, bounds.index), searchLimits.maxTextLength)
  if (jobTitle === '' || jobLocation === '') return null
  return {
    ...parseFilters(query),
    jobTitle,
    jobLocation,
    jobSalaryMin: Math.min(Number(bounds[1]), 10_000_000),
    jobSalaryMax: Math.min(Number(bounds[2]), 10_000_000),
    jobDistance: bounds[3] === undefined ? searchLimits.distanceAddressDefault : Math.min(Number(bounds[3]), 1_000),
    jobArea: industryOf(after(params.industry, 'industry:')),
    fullTime: after(params.fulltime, 'fulltime:') === 'true',
    partTime: after(params.parttime, 'parttime:') === 'true',
    contract: after(params.contracting, 'contracting:') === 'true',
    noIR: after(params.noIr35, 'no-ir35:') === 'true',
    intern: after(params.intern, 'intern:') === 'true',
  }
}

type Filters = Filtered & Pick<JobSearch, 'sort' | 'page'>

/** The filters, the order and the page as a query; what the specification's path says is not in it. */
export function printFilters(search: Filters): URLSearchParams {
  const query = new URLSearchParams(printFields(search))
  if (search.sort !== 'match') query.set('sort', search.sort)
  if (search.page !== 1) query.set('page', String(search.page))
  return query
}

/** The reverse of `printFilters`; what cannot be used is as if it were not there. */
export function parseFilters(query: URLSearchParams): Filters {
  const page = query.get('page') ?? ''
  const isPage = /^\d{1,4}$/u.test(page) && Number(page) >= 1 && Number(page) <= 1_000
  return {
    ...parseFields(query),
    sort: sorts.find((sort): sort is Sort => sort === query.get('sort')) ?? 'match',
    page: isPage ? Number(page) : 1,
  }
}

/** The bounds that a search means: of pay (see `payBoundsOf`), and any distance above 50 miles is any (C4). */
export function boundsOf(search: Parameters<typeof payBoundsOf>[0] & Pick<JobSearch, 'jobDistance'>): {
  payMin: number | null
  payMax: number | null
  radiusMiles: number | null
} {
  const radiusMiles = search.jobDistance > searchLimits.anyDistanceAbove ? null : search.jobDistance
  return { ...payBoundsOf(search), radiusMiles }
}

function after(segment: string | undefined, name: string): string {
  const text = segment ?? ''
  return text.startsWith(name) ? text.slice(name.length) : text
}

function industryOf(text: string): JobSearch['jobArea'] {
  const wanted = text.toLowerCase()
  return industries.find((industry) => industry.toLowerCase() === wanted) ?? 'Any'
}

/** Like encodeURIComponent, and '_' in a title cannot be taken for the address's own. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll('_', ' '))
}

/** What makes two searches the same: the address of their results without our filters, order and page. */
export function searchPath(search: JobSearch): string {
  return resultsAddress(search).split('?', 1)[0] ?? ''
}
