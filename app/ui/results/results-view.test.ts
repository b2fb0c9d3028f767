import { expect, test } from 'vitest'
import { facets } from '../../../contract/job-searches/filters/index.ts'
import type { Facets, JobSearch } from '../../../contract/job-searches/job-searches.ts'
import { defaultSearch } from '../../../contract/job-searches/results-address.ts'
import { parseResultsPath } from '../../../contract/job-searches/results-path.ts'
import { viewOf, withShortAddresses } from './results-view.ts'

const noFacets = Object.fromEntries(facets.map(({ name }) => [name, []])) as unknown as Facets
const nurse: JobSearch = { ...defaultSearch, jobTitle: 'nurse', jobLocation: 'Leeds' }

function view({
  search = nurse,
  facets = noFacets,
  page = 1,
  pages = 9,
  withoutPayCount = 0,
  currency = 'GBP',
  seen = null,
  place = { kind: 'found', label: 'Leeds', others: [] },
  understoodAs = { added: [], corrected: null, place: null, turned: null, unknown: [], without: null },
  mentioned = 0,
}: Partial<Parameters<typeof viewOf>[0]>) {
  return viewOf({ search, facets, page, pages, withoutPayCount, currency, seen, place, understoodAs, mentioned })
}

test.each([
  [1, 9, [1, 2, 3], false, true],
  [2, 9, [1, 2, 3], true, true],
  [5, 9, [4, 5, 6], true, true],
  [9, 9, [7, 8, 9], true, false],
  [1, 2, [1, 2], false, true],
  [1, 0, [], false, false],
])('page %i of %i offers the pages %o', (page, pages, numbers, hasPrevious, hasNext) => {
  const links = view({ page, pages }).pages

  expect(links.numbers.map((link) => link.page)).toEqual(numbers)
  expect(links.previous !== null).toBe(hasPrevious)
  expect(links.next !== null).toBe(hasNext)
})

test('a page past the end leads back to the last', () => {
  const { previous } = view({ page: 12, pages: 9 }).pages

  expect(parseResultsPath(previous ?? '')?.page).toBe(9)
})

test('each filter in use is a tag that leads to the search without it', () => {
  const search: JobSearch = { ...nurse, jobSalaryMin: 30_000, workplace: ['remote'], contains: 'band 5' }
  const facets = { ...noFacets, workplace: [{ value: 'remote', label: 'Remote', count: 3, chosen: true }] }

  const { tags, withoutAny } = view({ search, facets })

  expect(tags.map(({ label }) => label)).toEqual(['from £30,000', 'Remote', 'contains ‘band 5’'])
  expect(parseResultsPath(tags[1]?.address ?? '')).toEqual({ ...search, workplace: [] })
  expect(parseResultsPath(withoutAny)).toEqual(nurse)
})

test('what the form sends along is what it does not show', () => {
  const { alongside } = view({ search: { ...nurse, fullTime: true, jobArea: 'Engineering', sort: 'date', page: 3 } })

  expect(alongside).toEqual([
    ['fullTime', 'true'],
    ['jobArea', 'Engineering'],
    ['sort', 'date'],
  ])
})

test('ads without pay are a choice only where a pay range is set', () => {
  const notGiven = { ...noFacets, pay: [{ value: 'not given', label: 'Pay not given', count: 61, chosen: false }] }
  const upTo40 = { ...nurse, jobSalaryMax: 40_000 }

  expect(view({ facets: notGiven }).withoutPay).toBeNull()
  expect(view({ search: upTo40, facets: notGiven }).withoutPay).toMatchObject({ isChosen: true, count: 61 })
  const leftOut = view({ search: { ...upTo40, withoutPay: false }, withoutPayCount: 58 }).withoutPay
  expect(leftOut).toMatchObject({ isChosen: false, count: 58 })
  expect(parseResultsPath(leftOut?.address ?? '')).toEqual(upTo40)
})

test('where the place is in Ireland, pay is said in euro', () => {
  const { past, tags } = view({ search: { ...nurse, jobSalaryMin: 30_000 }, currency: 'EUR' })

  expect(past.label).toBe('nurse in Leeds, within 10 miles, from €30,000')
  expect(tags.map(({ label }) => label)).toContain('from €30,000')
})

test('the history keeps the search as the form has it, not the filters of the list', () => {
  const { past } = view({ search: { ...nurse, jobSalaryMin: 30_000, sources: ['reed'], page: 2 } })

  expect(past.label).toBe('nurse in Leeds, within 10 miles, from £30,000')
  expect(parseResultsPath(past.address)).toEqual({ ...nurse, jobSalaryMin: 30_000 })
})

test('of filters and orders only what differs from the page is sent, and it leads to the same', () => {
  const facets = {
    ...noFacets,
    workplace: [{ value: 'remote', label: 'Remote', count: 3, chosen: false }],
    // In the path of an address, not behind its '?'.
    hours: [{ value: 'full-time', label: 'Full time', count: 4, chosen: false }],
    level: [{ value: 'senior', label: 'Senior and lead', count: 0, chosen: false }],
  }
  const whole = view({ facets, seen: 'abc123XY' })

  const short = withShortAddresses(whole)

  const addressOf = (name: string) => short.facets.find((facet) => facet.name === name)?.values[0]?.address
  expect(addressOf('workplace')).toBe('?workplace=remote&seen=abc123XY')
  expect(addressOf('hours')).toMatch(/^\/jobresults\/.*fulltime:true/u)
  expect(addressOf('level')).toBeNull()
  const here = new URL(whole.here, 'https://rolecall.test')
  const followed = (address: string | null) => address && new URL(address, here).href
  const all = ({ facets, sorts }: typeof whole) =>
    [...facets.flatMap(({ values }) => values), ...sorts].map(({ address }) => followed(address))
  expect(all(short)).toEqual(all(whole))
  // What other pages are handed stays whole.
  expect({ ...short, facets: [], sorts: [] }).toEqual({ ...whole, facets: [], sorts: [] })
})
