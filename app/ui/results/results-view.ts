import { chipsOf } from '../../../contract/job-searches/filters/chips.ts'
import type { Facet } from '../../../contract/job-searches/filters/filter.ts'
import { facets as allFacets, type FacetName, type Filtered } from '../../../contract/job-searches/filters/index.ts'
import type { Facets, JobSearch, Sort } from '../../../contract/job-searches/job-searches.ts'
import { boundsOf, printFilters, resultsAddress, withSeen } from '../../../contract/job-searches/results-address.ts'
import type { Results } from '../../../contract/job-searches/results.ts'
import { searchLimits as limits, searchSwitches, sorts } from '../../../contract/job-searches/limits.ts'
import { withoutFilters, withoutPayRange } from '../../../contract/job-searches/without-filters.ts'
import { describeSearch } from './describe-search.ts'
import { listedJob, type ListedJob } from '../job/listed-job.ts'
import { questionsOf, type Sentence } from './questions-view.ts'
import { toggleFacet } from './toggle-facet.ts'
import { currencySigns } from '../../../contract/places/countries.ts'

/** What the page is given of an answer: its filters come as links instead, and its jobs as a list shows them. */
export type ShownResults = Omit<Results, 'facets' | 'jobs'> & { jobs: ListedJob[] }

export function shownResults(results: Results): ShownResults {
  const { facets: _, jobs, ...shown } = results
  return { ...shown, jobs: jobs.map(listedJob) }
}

export type Choice = { label: string; address: string; isChosen: boolean }
/** A value that would find nothing leads nowhere: its address is null. */
export type FacetValueView = { label: string; count: number; isChosen: boolean; address: string | null }
export type FacetView = {
  name: FacetName
  title: string
  /** It stands by itself; the others behind 'More'. */
  isCommon: boolean
  values: FacetValueView[]
  chosen: number
  /** A form for bounds of one's own: what it sends along, and its boxes; null: the facet has none. */
  rate: { hidden: [name: string, value: string][]; boxes: { name: string; label: string; value: string }[] } | null
}

/**
 * Everything on a results page that is a link, made on the server: the page's own script then need not know how an address is made.
 */
export type ResultsView = {
  /** Of the pay that is searched by: euro in Ireland. */
  currency: Results['currency']
  /** Of this search with its filters, without page and order. */
  address: string
  /** Of this very page of the list. */
  here: string
  /** What the history keeps: the search as the form has it, without the filters of the list, and its words. */
  past: { address: string; label: string }
  facets: FacetView[]
  /** Filters that hold, each with the address without it. */
  tags: { label: string; address: string }[]
  withoutAny: string
  sorts: Choice[]
  /** The first page of the same list with all that has come in since. */
  fresh: string
  questions: Sentence[]
  pages: { last: string; previous: string | null; numbers: (Choice & { page: number })[]; next: string | null }
  /** Ads that do not say the pay, where a pay range is set: pressing keeps them or leaves them out. */
  withoutPay: (FacetValueView & { address: string }) | null
  /** What the search form must send along besides its own fields. */
  alongside: [name: string, value: string][]
  /** The query that the content filter sends along. */
  filters: [name: string, value: string][]
}

type Viewed = Pick<
  Results,
  | 'search'
  | 'facets'
  | 'page'
  | 'pages'
  | 'withoutPayCount'
  | 'seen'
  | 'place'
  | 'understoodAs'
  | 'mentioned'
  | 'currency'
>

export function viewOf({
  search,
  facets,
  page,
  pages,
  withoutPayCount,
  seen,
  place,
  understoodAs,
  mentioned,
  currency,
}: Viewed): ResultsView {
  // Pages, orders and filters are of what is shown now, whatever comes in meanwhile.
  const addressOf = (search: JobSearch) => withSeen(resultsAddress(search), seen)
  const { payMin, payMax } = boundsOf(search)
  const address = resultsAddress({ ...search, page: 1, sort: 'match' })
  const filters = [...printFilters({ ...search, page: 1 })]
  const withoutPay: ResultsView['withoutPay'] =
    payMin === null && payMax === null
      ? null
      : {
          label: 'Ads that do not say the pay',
          count: search.withoutPay
            ? (facets.pay.find(({ value }) => value === 'not given')?.count ?? 0)
            : withoutPayCount,
          isChosen: search.withoutPay,
          address: addressOf({ ...search, withoutPay: !search.withoutPay, page: 1 }),
        }
  return {
    address,
    here: addressOf({ ...search, page }),
    currency,
    past: { address: address.split('?', 1)[0] ?? address, label: describeSearch(search, currency) },
    facets: allFacets
      .map((facet) => ({
        ...facetView(facet, facets, { search, addressOf }),
        rate: rateOf(facet.name, search, currency),
      }))
      .filter(({ values }) => values.length > 0),
    tags: tagsOf(search, facets, { currency, addressOf }),
    withoutAny: resultsAddress(withoutFilters(withoutPayRange(search))),
    sorts: sorts.map((sort) => ({
      label: sortLabels[sort],
      address: addressOf({ ...search, sort, page: 1 }),
      isChosen: search.sort === sort,
    })),
    pages: pagesOf(page, pages, (number) => addressOf({ ...search, page: number })),
    fresh: resultsAddress({ ...search, page: 1 }),
    withoutPay,
    questions: questionsOf(
      { place, understoodAs, mentioned, search },
      { withoutPay, mentions: addressOf({ ...search, mentions: !search.mentions, page: 1 }) },
    ),
    // The form has yearly pay: with it a day's or an hour's goes.
    alongside: [...flagsOf(search), ...filters.filter(([name]) => !name.startsWith('pay-'))],
    filters: [
      ...filters.filter(([name]) => name !== 'contains'),
      ...(seen === null ? [] : [['seen', seen] satisfies [string, string]]),
    ],
  }
}

/**
 * The same with the filters and orders that keep to the page's own address as what follows its '?': a browser takes the rest from where it is,
 * and a page has a hundred of them, each twice.
 */
export function withShortAddresses(view: ResultsView): ResultsView {
  const path = `${view.here.split('?', 1)[0]}?`
  const shortened = <Linked extends { address: string | null }>(one: Linked): Linked =>
    one.address?.startsWith(path) === true ? { ...one, address: one.address.slice(path.length - 1) } : one
  return {
    ...view,
    facets: view.facets.map((facet) => ({ ...facet, values: facet.values.map(shortened) })),
    sorts: view.sorts.map(shortened),
  }
}

const sortLabels: Record<Sort, string> = {
  match: 'Best match',
  date: 'Newest',
  closing: 'Closing soon',
  salary: 'Salary',
  location: 'Location',
  title: 'Job title',
}

function rateOf(name: FacetName, search: JobSearch, currency: Results['currency']): FacetView['rate'] {
  if (name !== 'payDay' && name !== 'payHour') return null
  const unit = name === 'payDay' ? 'day' : 'hour'
  const sign = currencySigns[currency]
  const each = unit === 'day' ? 'a day' : 'an hour'
  const own = (amount: number | null) => (search.payPer === unit && amount !== null ? String(amount) : '')
  const others = [...printFilters({ ...search, payPer: 'year', withoutPay: false, page: 1 })]
  return {
    hidden: [...others, ['pay-per', unit]],
    boxes: [
      { name: 'pay-from', label: `Lowest, ${sign} ${each}`, value: own(search.payFrom) },
      { name: 'pay-to', label: `Highest, ${sign} ${each}`, value: own(search.payTo) },
    ],
  }
}

function facetView(
  { name, title, isCommon = false }: Facet<Filtered, FacetName>,
  facets: Facets,
  { search, addressOf }: { search: JobSearch; addressOf: (search: JobSearch) => string },
): Omit<FacetView, 'rate'> {
  // Ads without pay are a question of their own, asked where a pay range is set.
  const values = facets[name].filter(({ value }) => value !== 'not given')
  return {
    name,
    title,
    isCommon,
    chosen: values.filter(({ chosen }) => chosen).length,
    values: values.map(({ value, label, count, chosen: isChosen }, index) => ({
      label,
      count,
      isChosen,
      address:
        count === 0 && !isChosen
          ? null
          : addressOf(toggleFacet(search, name, { value, next: values[index + 1]?.value, isChosen })),
    })),
  }
}

function tagsOf(
  search: JobSearch,
  facets: Facets,
  { currency, addressOf }: { currency: Results['currency']; addressOf: (search: JobSearch) => string },
): ResultsView['tags'] {
  return chipsOf(search, { currency, valuesOf: ({ name }) => facets[name] }).map(({ label, without }) => ({
    label,
    address: addressOf({ ...search, ...without, page: 1 }),
  }))
}

/** At most three page links (K2), with the page itself in the middle where it can be. */
function pagesOf(page: number, pages: number, addressOf: (page: number) => string): ResultsView['pages'] {
  const first = Math.max(1, Math.min(page - 1, pages - limits.pageLinks + 1))
  const numbers = Array.from({ length: Math.min(limits.pageLinks, pages) }, (_, index) => first + index)
  return {
    last: addressOf(Math.max(1, pages)),
    previous: page > 1 && pages > 0 ? addressOf(Math.min(page - 1, pages)) : null,
    numbers: numbers.map((number) => ({
      page: number,
      label: String(number),
      address: addressOf(number),
      isChosen: number === page,
    })),
    next: page < pages ? addressOf(page + 1) : null,
  }
}

function flagsOf(search: JobSearch): [string, string][] {
  return [
    ...searchSwitches.filter((name) => search[name]).map((name): [string, string] => [name, 'true']),
    ...(search.jobArea === 'Any' ? [] : [['jobArea', search.jobArea] satisfies [string, string]]),
  ]
}
