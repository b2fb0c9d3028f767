import fc from 'fast-check'
import { expect, test } from 'vitest'
import { viewOf } from '../../app/ui/results/results-view.ts'
import { defaultSearch } from '../../contract/job-searches/results-address.ts'
import { parseResultsPath } from '../../contract/job-searches/results-path.ts'
import { createMemoryIndex } from '../../test/memory-index.ts'
import type { IndexedJob } from '../jobs/job.ts'
import { presentFacets } from './facets.ts'
import { indexQuery } from './index-query.ts'
import { anIndexedJob, daysAgo, testNow } from './job-index.fixtures.ts'

const options = { where: { kind: 'anywhere' as const }, without: [], now: testNow, pageSize: 15 }
const search = { ...defaultSearch, jobTitle: 'zookeeper' }
const asked = {
  seen: null,
  place: { kind: 'found' as const, label: 'Leeds', others: [] },
  understoodAs: { added: [], corrected: null, place: null, turned: null, unknown: [], without: null },
  mentioned: 0,
  page: 1,
  pages: 1,
}
const shown = { boardName: (board: string) => board, currency: 'GBP' as const }

const aPay = fc.option(
  fc.oneof(
    fc.constantFrom(0, 12_000, 20_000, 30_000, 34_950, 58_250, 80_000, 100_000),
    fc.integer({ min: 1, max: 190_000 }),
  ),
)
const aJob = fc
  .record({
    pay: fc.tuple(aPay, aPay),
    contractType: fc.constantFrom(null, 'permanent', 'contract', 'temporary', 'fixed-term', 'apprenticeship'),
    fullTime: fc.boolean(),
    partTime: fc.boolean(),
    workplace: fc.constantFrom(null, 'on-site', 'hybrid', 'remote'),
    ir35: fc.constantFrom('inside', 'outside', 'unknown'),
    poster: fc.constantFrom('agency', 'direct', 'unknown', 'course'),
    createdAt: fc.integer({ min: 0, max: 45 }).map((days) => daysAgo(days + 0.5)),
  })
  .map(({ pay: [a, b], ...rest }): Omit<IndexedJob, 'id'> => {
    const [yearlyMin, yearlyMax] = a !== null && b !== null && a > b ? [b, a] : [a, b]
    return { ...anIndexedJob({ id: 0 }), ...rest, yearlyMin, yearlyMax }
  })

test('every count is the number of rows that its link returns', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aJob, { minLength: 1, maxLength: 25 }), async (jobs) => {
      const index = createMemoryIndex()
      await index.upsert(jobs.map((job, i) => ({ ...job, id: i + 1 })))
      const found = await index.search(indexQuery(search, options))
      const facets = presentFacets(found.facets, search, shown)
      const view = viewOf({
        search,
        facets,
        ...asked,
        withoutPayCount: found.withoutPayCount,
        currency: 'GBP',
      })
      for (const facet of view.facets) {
        for (const { label, count, address } of facet.values) {
          if (address === null) continue
          const linked = parseResultsPath(address)
          const { total } = await index.search(indexQuery(linked!, options))
          expect([facet.name, label, total]).toEqual([facet.name, label, count])
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('the band that is in force is marked, and its link takes it away', async () => {
  const index = createMemoryIndex()
  await index.upsert([anIndexedJob({ id: 1, yearlyMin: 30_000, yearlyMax: 35_000 })])
  const hourly = { ...search, payPer: 'hour' as const, payFrom: 16, payTo: 20, withoutPay: false }
  const { facets: counts } = await index.search(indexQuery(hourly, options))
  const facets = presentFacets(counts, hourly, { ...shown, currency: 'EUR' })

  expect(facets.payHour.filter(({ chosen }) => chosen)).toEqual([
    { value: '16', label: '€16 to €20', count: 1, chosen: true },
  ])
  expect(facets.pay.some(({ chosen }) => chosen)).toBe(false)
  const view = viewOf({ search: hourly, facets, ...asked, withoutPayCount: 0, currency: 'EUR' })
  expect(view.tags.map(({ label }) => label)).toEqual(['€16 to €20 an hour'])
  expect(parseResultsPath(view.tags[0]!.address)).toEqual(search)
})
