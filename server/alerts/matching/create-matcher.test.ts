import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultSearch } from '../../../contract/job-searches/results-address.ts'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import { createMemoryIndex } from '../../../test/memory-index.ts'
import { indexQuery } from '../../job-searches/index-query.ts'
import type { IndexQuery } from '../../jobs/job-index.ts'
import { anIndexedJob, leeds, testNow } from '../../job-searches/job-index.fixtures.ts'
import type { IndexedJob } from '../../jobs/job.ts'
import type { WaitingAlert } from './alert-groups.ts'
import { createMatcher } from './create-matcher.ts'

const words = ['nurse', 'staff', 'rgn', 'nursing', 'multi-skilled', 'C++', 'engineer', 'night']
const sentence = fc.array(fc.constantFrom(...words, 'the', 'of'), { maxLength: 5 }).map((some) => some.join(' '))
const query = fc
  .array(fc.tuple(fc.constantFrom('', '', '-', '"'), fc.constantFrom(...words, 'staff nurse')), { maxLength: 3 })
  .map((parts) => parts.map(([sign, word]) => (sign === '"' ? `"${word}"` : sign + word)).join(' '))
const position = fc.record({
  lat: fc.integer({ min: 0, max: 4 }).map((n) => leeds.lat + n * 0.1),
  lng: fc.integer({ min: 0, max: 4 }).map((n) => leeds.lng + n * 0.1),
})
const pay = fc.option(fc.integer({ min: 0, max: 90_000 }), { nil: null })
const jobs = fc.array(
  fc.record({
    title: sentence,
    text: sentence,
    positions: fc.array(position, { maxLength: 2 }),
    areas: fc.uniqueArray(fc.constantFrom('country:gb', 'county:kent'), { maxLength: 2 }),
    yearlyMax: pay,
    fullTime: fc.boolean(),
    workplace: fc.constantFrom('remote' as const, 'on-site' as const, null),
    contractType: fc.constantFrom('permanent' as const, 'contract' as const, 'fixed-term' as const, null),
    ir35: fc.constantFrom('unknown' as const, 'outside' as const),
  }),
  { maxLength: 8 },
)
const where = fc.oneof(
  fc.constantFrom<IndexQuery['where']>(
    { kind: 'anywhere' },
    { kind: 'remote' },
    { kind: 'areas', areas: ['county:kent'] },
  ),
  fc
    .record({ at: position, radiusMiles: fc.constantFrom(1, 7, 12, 30) })
    .map(({ at, radiusMiles }): IndexQuery['where'] => ({ kind: 'circles', circles: [{ ...at, radiusMiles }] })),
)
const searches = fc.array(
  fc.record({
    where,
    search: fc.record({
      jobTitle: query,
      contains: fc.constantFrom('', '', 'night', '"staff nurse"'),
      jobSalaryMin: fc.constantFrom(12_000, 30_000, 60_000),
      withoutPay: fc.boolean(),
      fullTime: fc.boolean(),
      contract: fc.boolean(),
      noIR: fc.boolean(),
      postedWithinDays: fc.constantFrom(null, 1),
    }),
  }),
  { minLength: 1, maxLength: 8 },
)

test('an alert is sent what its search would find, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(jobs, searches, async (someJobs, someSearches) => {
      const all = someJobs.map((job, i): IndexedJob => anIndexedJob({ id: i + 1, ...job }))
      const index = createMemoryIndex()
      await index.upsert(all)
      const alerts = someSearches.map(({ search, where: place }, i): WaitingAlert => ({
        id: String(i),
        search: { ...defaultSearch, ...search },
        afterJob: 0,
        where: place,
      }))
      const match = createMatcher(alerts, { sample: all.slice(0, 2), now: testNow })
      const found = all.flatMap((job) => match(job).map((alert) => `${alert.id}: ${job.id}`))

      const expected: string[] = []
      for (const { id, search, where: place } of alerts) {
        const asked = indexQuery(search, {
          where: place ?? { kind: 'anywhere' },
          without: [],
          now: testNow,
          pageSize: 100,
        })
        // How old an ad is says nothing about whether it is new. A slip of the finger is for a search to put right.
        const { ids, understoodAs } = await index.search({ ...asked, postedWithinDays: null })
        if (understoodAs.corrected === null) expected.push(...ids.map((job) => `${id}: ${job}`))
      }
      expect(found.toSorted()).toEqual(expected.toSorted())
    }),
  )
})

test('an alert finds only what came after it, and nothing where its place is not known', () => {
  const search: JobSearch = { ...defaultSearch, jobTitle: 'nurse' }
  const alerts: WaitingAlert[] = [
    { id: 'early', search, afterJob: 0, where: { kind: 'anywhere' } },
    { id: 'late', search, afterJob: 7, where: { kind: 'anywhere' } },
    { id: 'nowhere', search, afterJob: 0, where: null },
  ]
  const job = anIndexedJob({ id: 7, title: 'Nurse' })
  const match = createMatcher(alerts, { sample: [job], now: testNow })
  expect(match(job).map(({ id }) => id)).toEqual(['early'])
})

const waiting = (id: string, search: Partial<JobSearch>): WaitingAlert => ({
  id,
  search: { ...defaultSearch, ...search },
  afterJob: 0,
  where: { kind: 'anywhere' },
})

test('an alert of a job is not sent ads that only mention it, unless its search asks for them', () => {
  const alerts = [
    waiting('nurse', { jobTitle: 'staff nurse' }),
    waiting('with mentions', { jobTitle: 'staff nurse', mentions: true }),
    waiting('gp', { jobTitle: 'GP' }),
    waiting('python', { jobTitle: 'python' }),
    waiting('words', { jobTitle: '"staff nurse"' }),
  ]
  const nurse = anIndexedJob({ id: 1, title: 'Staff Nurse, Leeds' })
  const porter = anIndexedJob({ id: 2, title: 'Porter', text: 'You report to the staff nurse, and write Python.' })
  const liaison = anIndexedJob({ id: 3, title: 'GP Liaison Officer' })
  const doctor = anIndexedJob({ id: 4, title: 'General Practitioner' })
  const match = createMatcher(alerts, { sample: [nurse, porter], now: testNow })
  const sentFor = (job: IndexedJob) =>
    match(job)
      .map(({ id }) => id)
      .toSorted()
  expect(sentFor(nurse)).toEqual(['nurse', 'with mentions', 'words'])
  expect(sentFor(porter)).toEqual(['python', 'with mentions', 'words'])
  expect(sentFor(liaison)).toEqual([])
  expect(sentFor(doctor)).toEqual(['gp'])
})

test('an alert reads its words as its results do: filters among them, and OR', () => {
  const alerts = [
    waiting('remote', { jobTitle: 'data analyst 100% remote' }),
    waiting('either', { jobTitle: 'data analyst OR porter' }),
    waiting('neither', { jobTitle: 'data analyst or porter' }),
  ]
  const remote = anIndexedJob({ id: 1, title: 'Data Analyst', workplace: 'remote' })
  const office = anIndexedJob({ id: 2, title: 'Data Analyst', workplace: 'on-site' })
  const match = createMatcher(alerts, { sample: [remote, office], now: testNow })
  expect(match(remote).map(({ id }) => id)).toEqual(['remote', 'either'])
  expect(match(office).map(({ id }) => id)).toEqual(['either'])
})
