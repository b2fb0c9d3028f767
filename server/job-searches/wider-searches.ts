import { searchLimits, type JobSearch } from '../../contract/job-searches/job-searches.ts'
import { boundsOf, resultsAddress } from '../../contract/job-searches/results-address.ts'
import { withoutFilters } from '../../contract/job-searches/without-filters.ts'
import type { WiderSearch } from '../../contract/job-searches/results.ts'
import { indexQuery } from './index-query.ts'
import type { IndexQuery, JobIndex } from '../jobs/job-index.ts'

const radii = [10, 25, 50] as const

/**
 * Ways to find more than a search that found little: each with what it would find, and only those that find more.
 * @param areBoardsAsked whether all boards have been asked for a search lately: otherwise its count is of what we happen to have. What
 * was asked within so many miles was asked within fewer.
 */
export async function widerSearches(
  index: Pick<JobIndex, 'search'>,
  query: IndexQuery,
  search: JobSearch,
  areBoardsAsked: (wider: JobSearch) => Promise<boolean>,
): Promise<WiderSearch[]> {
  const first = { ...search, page: 1 }
  const tries: { label: string; search: JobSearch; query?: Partial<IndexQuery>; miles?: number }[] = []
  const { radiusMiles, payMin, payMax } = boundsOf(search)

  if (query.where.kind === 'circles' && radiusMiles !== null) {
    const circles = query.where.circles
    for (const miles of radii.filter((radius) => radius > radiusMiles)) {
      tries.push({
        label: `Within ${miles} miles`,
        search: { ...first, jobDistance: miles },
        miles,
        query: { where: { kind: 'circles', circles: circles.map((circle) => ({ ...circle, radiusMiles: miles })) } },
      })
    }
  }
  if (payMin !== null || payMax !== null) {
    tries.push({
      label: 'Whatever the pay',
      search: {
        ...first,
        jobSalaryMin: searchLimits.salaryDefaultMin,
        jobSalaryMax: searchLimits.noMaximumInAddress,
        withoutPay: true,
      },
    })
  }
  if (hasFilters(first)) tries.push({ label: 'Without the other filters', search: withoutFilters(first) })
  tries.push({ label: 'Remote', search: { ...first, jobLocation: 'Remote' }, query: { where: { kind: 'remote' } } })
  tries.push({
    label: 'Anywhere',
    search: { ...first, jobLocation: 'Anywhere' },
    query: { where: { kind: 'anywhere' } },
  })

  const counted = await Promise.all(
    tries.map(async (wider) => {
      const asked = indexQuery(wider.search, { ...query, pageSize: 1 })
      const { total } = await index.search({ ...asked, where: query.where, ...wider.query })
      return { ...wider, count: total }
    }),
  )
  const { total } = await index.search({ ...query, page: 1, pageSize: 1 })
  const more = await Promise.all(
    counted
      .filter(({ count }) => count > total)
      .map(async (wider) => ({ ...wider, isAsked: await areBoardsAsked(wider.search) })),
  )
  const wholeWithin = Math.max(0, ...more.map(({ miles = 0, isAsked }) => (isAsked ? miles : 0)))
  return more.map(({ label, count, search: wider, miles = Number.POSITIVE_INFINITY, isAsked }) => ({
    label,
    count,
    isWhole: isAsked || miles <= wholeWithin,
    address: resultsAddress(wider),
  }))
}

function hasFilters(first: JobSearch): boolean {
  return resultsAddress(first) !== resultsAddress(withoutFilters(first))
}
