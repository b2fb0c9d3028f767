import { industries, type Industry } from '../jobs/industries.ts'
import { boardIds } from '../boards/board-ids.ts'
import type { BoardId } from '../boards/boards.ts'
import type { ContractChoice, JobSearch, Sort } from './job-searches.ts'
import type { ExperienceLevel, Workplace } from '../jobs/jobs.ts'
import { experienceLevels } from '../jobs/levels.ts'
import { contractChoices, searchLimits, sorts } from './limits.ts'
import { inYears } from './pay-bands.ts'

/** A search with the defaults of the results address (S4.12). */
export const defaultSearch: JobSearch = {
  jobTitle: '',
  jobLocation: 'London',
  jobSalaryMin: searchLimits.salaryDefaultMin,
  jobSalaryMax: searchLimits.noMaximumInAddress,
  jobDistance: searchLimits.distanceAddressDefault,
  jobArea: 'Any',
  fullTime: false,
  partTime: false,
  contract: false,
  noIR: false,
  intern: false,
  contracts: [],
  workplace: [],
  ir35: [],
  sources: [],
  industries: [],
  postedWithinDays: null,
  poster: 'any',
  mentions: false,
  levels: [],
  sponsors: false,
  payPer: 'year',
  payFrom: null,
  payTo: null,
  withoutPay: true,
  contains: '',
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
  const jobTitle = tidy(summary.slice(0, between))
  const jobLocation = tidy(summary.slice(between + '_in_'.length, bounds.index))
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

type Filters = Pick<
  JobSearch,
  | 'contracts'
  | 'workplace'
  | 'ir35'
  | 'sources'
  | 'industries'
  | 'postedWithinDays'
  | 'poster'
  | 'mentions'
  | 'levels'
  | 'sponsors'
  | 'payPer'
  | 'payFrom'
  | 'payTo'
  | 'withoutPay'
  | 'contains'
  | 'sort'
  | 'page'
>

/** The filters as a query; lists with commas, so that an address stays readable. */
export function printFilters(search: Filters): URLSearchParams {
  const query = new URLSearchParams()
  const list = (name: string, values: readonly string[]) => values.length > 0 && query.set(name, values.join('~'))
  list('contracts', search.contracts)
  list('workplace', search.workplace)
  list('ir35', search.ir35)
  list('sources', search.sources)
  list('industries', search.industries)
  if (search.postedWithinDays !== null) query.set('days', String(search.postedWithinDays))
  if (search.poster !== 'any') query.set('poster', search.poster)
  if (search.mentions) query.set('mentions', 'yes')
  list('levels', search.levels)
  if (search.sponsors) query.set('sponsors', 'yes')
  if (search.payPer !== 'year' && (search.payFrom !== null || search.payTo !== null)) {
    query.set('pay-per', search.payPer)
    if (search.payFrom !== null) query.set('pay-from', String(search.payFrom))
    if (search.payTo !== null) query.set('pay-to', String(search.payTo))
  }
  if (!search.withoutPay) query.set('without-pay', 'no')
  if (search.contains !== '') query.set('contains', search.contains)
  if (search.sort !== 'match') query.set('sort', search.sort)
  if (search.page !== 1) query.set('page', String(search.page))
  return query
}

/** The reverse of `printFilters`; what cannot be used is as if it were not there. */
export function parseFilters(query: URLSearchParams): Filters {
  const list = <Value extends string>(name: string, allowed: readonly Value[]): Value[] => {
    const asked = (query.get(name) ?? '').split('~')
    return allowed.filter((value) => asked.includes(value))
  }
  return {
    contracts: list<ContractChoice>('contracts', contractChoices),
    workplace: list<Workplace>('workplace', ['on-site', 'hybrid', 'remote']),
    ir35: list('ir35', ['inside', 'outside', 'unknown']),
    sources: list<BoardId>('sources', boardIds),
    industries: list<Industry>('industries', industries),
    postedWithinDays: wholeNumber(query.get('days'), 1, 365),
    poster: (['direct', 'agency', 'course'] as const).find((poster) => poster === query.get('poster')) ?? 'any',
    mentions: query.get('mentions') === 'yes',
    levels: list<ExperienceLevel>('levels', experienceLevels),
    sponsors: query.get('sponsors') === 'yes',
    ...parseRate(query),
    withoutPay: query.get('without-pay') !== 'no',
    contains: tidy(query.get('contains') ?? ''),
    sort: sorts.find((sort): sort is Sort => sort === query.get('sort')) ?? 'match',
    page: wholeNumber(query.get('page'), 1, 1_000) ?? 1,
  }
}

/** The bounds that a search means: any maximum above 200000 is none, any distance above 50 miles is any (C3, C4). */
export function boundsOf(
  search: Pick<JobSearch, 'jobSalaryMin' | 'jobSalaryMax' | 'jobDistance'> &
    Partial<Pick<JobSearch, 'payPer' | 'payFrom' | 'payTo'>>,
): {
  payMin: number | null
  payMax: number | null
  radiusMiles: number | null
} {
  const { payPer = 'year', payFrom = null, payTo = null } = search
  if (payPer !== 'year' && (payFrom !== null || payTo !== null)) {
    return {
      payMin: payFrom === null ? null : inYears(payFrom, payPer),
      payMax: payTo === null ? null : inYears(payTo, payPer),
      radiusMiles: search.jobDistance > searchLimits.anyDistanceAbove ? null : search.jobDistance,
    }
  }
  return {
    // The form's floor is where its slider begins: it asks for nothing, or ads below it could never be found.
    payMin: search.jobSalaryMin > searchLimits.salaryFloor ? search.jobSalaryMin : null,
    payMax: search.jobSalaryMax > searchLimits.noMaximumAbove ? null : search.jobSalaryMax,
    radiusMiles: search.jobDistance > searchLimits.anyDistanceAbove ? null : search.jobDistance,
  }
}

/** A day's or an hour's pay; without a bound it asks for nothing. */
function parseRate(query: URLSearchParams): Pick<JobSearch, 'payPer' | 'payFrom' | 'payTo'> {
  const payPer = (['day', 'hour'] as const).find((unit) => unit === query.get('pay-per')) ?? 'year'
  const payFrom = amount(query.get('pay-from'))
  const payTo = amount(query.get('pay-to'))
  if (payPer === 'year' || (payFrom === null && payTo === null)) return { payPer: 'year', payFrom: null, payTo: null }
  return { payPer, payFrom, payTo }
}

function amount(text: string | null): number | null {
  if (text === null || !/^\d{1,5}(?:\.\d{1,2})?$/u.test(text)) return null
  const number = Number(text)
  return number > 10_000 ? null : number
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

/** One line, no control characters, no longer than a search may be. */
function tidy(text: string): string {
  return [...text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, searchLimits.maxTextLength).join('').trim()
}

function wholeNumber(text: string | null, min: number, max: number): number | null {
  if (text === null || !/^\d{1,9}$/u.test(text)) return null
  const number = Number(text)
  return number < min || number > max ? null : number
}

/** What makes two searches the same: the address of their results without our filters, order and page. */
export function searchPath(search: JobSearch): string {
  return resultsAddress(search).split('?', 1)[0] ?? ''
}
