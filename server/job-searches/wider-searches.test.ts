import { expect, test } from 'vitest'
import { defaultSearch } from '../../contract/job-searches/results-address.ts'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { createMemoryIndex } from '../../test/memory-index.ts'
import { indexQuery } from './index-query.ts'
import { anIndexedJob, leeds, testNow } from './job-index.fixtures.ts'
import { widerSearches } from './wider-searches.ts'

/** What a search for nurses within 5 miles of Leeds is offered, and whether its count is followed by 'or more'. */
async function offered(wasAsked: (miles: number) => boolean): Promise<Record<string, string>> {
  const index = createMemoryIndex()
  const north = (miles: number) => ({ lat: leeds.lat + miles / 69.09, lng: leeds.lng })
  await index.upsert(
    [8, 20, 40].map((miles, i) => anIndexedJob({ id: i + 1, title: 'Nurse', positions: [north(miles)] })),
  )
  const search: JobSearch = { ...defaultSearch, jobTitle: 'nurse', jobLocation: 'Leeds', jobDistance: 5 }
  const where = { kind: 'circles' as const, circles: [{ ...leeds, radiusMiles: 5 }] }
  const query = indexQuery(search, { where, without: [], now: testNow, pageSize: 15 })
  const wider = await widerSearches(index, query, search, async ({ jobLocation, jobDistance }) =>
    Promise.resolve(jobLocation === 'Leeds' && wasAsked(jobDistance)),
  )
  return Object.fromEntries(wider.map(({ label, count, isWhole }) => [label, `${count}${isWhole ? '' : ' or more'}`]))
}

test('what all boards were asked for within 50 miles is whole within 10 and 25', async () => {
  expect(await offered((miles) => miles === 50)).toEqual({
    'Within 10 miles': '1',
    'Within 25 miles': '2',
    'Within 50 miles': '3',
    Anywhere: '3 or more',
  })
})

test('a smaller circle says nothing of a wider one', async () => {
  expect(await offered((miles) => miles === 10)).toEqual({
    'Within 10 miles': '1',
    'Within 25 miles': '2 or more',
    'Within 50 miles': '3 or more',
    Anywhere: '3 or more',
  })
  expect((await offered(() => false))['Within 10 miles']).toBe('1 or more')
})
