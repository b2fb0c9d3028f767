import { afterAll, beforeAll, expect, test } from 'vitest'
import { onOff } from '../../contract/job-searches/filters/field.ts'
import { filterForSwitch } from '../../contract/job-searches/filters/filter.ts'
import { all } from '../../contract/job-searches/filters/list.ts'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import type { Results } from '../../contract/job-searches/results.ts'
import type { TestServer } from '../../test/server.ts'
import type { IndexedJob } from '../jobs/job.ts'
import { anIndexedJob, testNow } from './job-index.fixtures.ts'
import { kindTable, type Kind } from './postgres-index/kind-table.ts'

// A filter that nobody needs: titles that begin with A to M. These two lines and its object are all that a new filter takes. This file has a
// process of its own, and nothing that walks the list is loaded before it is there.
const letter = filterForSwitch(
  'early',
  onOff({ key: 'early', assistant: { name: 'early_titles', describe: 'Titles from A to M' } }),
  { name: 'early', title: 'Letter', label: 'A to M' },
)
;(all as unknown as unknown[]).push(letter)
Object.assign(kindTable, {
  early: {
    digit: 1 + Math.max(...Object.values(kindTable).map(({ digit }) => digit)),
    from: 0,
    bits: 1,
    stored: [[], ['yes']],
    numberOf: ({ title }: IndexedJob) => Number(/^[a-m]/iu.test(title)),
  } satisfies Kind,
})

const { toldAlert } = await import('../../app/ui/alerts/told-alert.ts')
const { viewOf } = await import('../../app/ui/results/results-view.ts')
const { feedAddress } = await import('../../contract/job-searches/feeds.ts')
const { defaultSearch, resultsAddress } = await import('../../contract/job-searches/results-address.ts')
const { parseResultsPath } = await import('../../contract/job-searches/results-path.ts')
const { searchCall } = await import('../../contract/job-searches/search-call.ts')
const { withoutFilters } = await import('../../contract/job-searches/without-filters.ts')
const { connectAssistant } = await import('../../test/assistant.ts')
const { addAds, startServer } = await import('../../test/server.ts')
const { createMatcher } = await import('../alerts/matching/create-matcher.ts')

const early = { ...defaultSearch, jobTitle: 'lighthouse', jobLocation: 'Whitby', early: true } as JobSearch

let server: TestServer
beforeAll(async () => {
  server = await startServer({ boards: [] })
  await addAds(server, [
    { title: 'Assistant Lighthouse Keeper', company: 'Beacon Trust', location: 'Whitby' },
    { title: 'Senior Lighthouse Keeper', company: 'Beacon Trust', location: 'Whitby' },
  ])
})
afterAll(async () => await server[Symbol.asyncDispose]())

const path = '/api/jobsearches/lighthouse/Whitby/12000/200001/10/Any'
const titles = ({ jobs }: Pick<Results, 'jobs'>) => jobs.map(({ jobTitle }) => jobTitle)

test('the address of results, the address of a feed and the call for a search have it, and lose it with all filters', () => {
  const address = resultsAddress(early)
  expect(address).toMatch(/\?early=yes$/u)
  expect(parseResultsPath(address)).toEqual(early)
  expect(feedAddress(address, 'rss')).toMatch(/\?early=yes$/u)
  expect(searchCall(early).query).toEqual({ early: 'yes' })
  expect(parseResultsPath(address.replace('yes', 'perhaps'))).toEqual({ ...early, early: false })
  expect(withoutFilters(early)).toMatchObject({ early: false })
})

test('the interface takes it, describes it and counts it; without it nothing is left out', async () => {
  const { body } = await server.get(`${path}?early=yes`)
  const results = body as Results
  expect(titles(results)).toEqual(['Assistant Lighthouse Keeper'])
  expect(results.search).toMatchObject({ early: true })
  expect(results.facets).toMatchObject({ early: [{ value: 'yes', label: 'A to M', count: 1, chosen: true }] })
  expect(titles((await server.get(path)).body as Results)).toHaveLength(2)

  const described = JSON.stringify((await server.get('/api/openapi.json')).body)
  expect(described).toContain('"name":"early"')
})

test('the page offers it behind More and shows it as a chip that takes it away', async () => {
  const { body } = await server.get(`${path}?early=yes`)
  const view = viewOf(body as Results)
  expect(view.facets.find(({ title }) => title === 'Letter')).toMatchObject({ isCommon: false, chosen: 1 })
  const chip = view.tags.find(({ label }) => label === 'A to M')
  expect(parseResultsPath(chip?.address.replace(/[?&]seen=.*/u, '') ?? '')).toMatchObject({ early: false })
})

test('an alert shows it in the words of the page', () => {
  const told = (search: JobSearch) => toldAlert({ search, address: resultsAddress(search) }, String)
  expect(told(early)).toEqual({ what: 'lighthouse in Whitby, within 10 miles', filters: ['A to M'] })
  expect(told({ ...early, early: false } as JobSearch).filters).toEqual([])
})

test('assistants are told of it, and find by it', async () => {
  await using client = await connectAssistant(server)
  const { tools } = await client.listTools()
  expect(tools[0]?.inputSchema.properties).toMatchObject({ early_titles: { description: 'Titles from A to M' } })
  const asked = { job_title: 'lighthouse', place: 'Whitby', early_titles: true }
  const { structuredContent } = await client.callTool({ name: 'search_jobs', arguments: asked })
  expect(structuredContent).toMatchObject({ total: 1, jobs: [{ title: 'Assistant Lighthouse Keeper' }] })
})

test('alerts that differ in nothing else find each their own', () => {
  const alert = (id: string, search: JobSearch) => ({ id, search, afterJob: 0, where: { kind: 'anywhere' as const } })
  const any = { ...early, early: false } as JobSearch
  const assistant = anIndexedJob({ id: 1, title: 'Assistant lighthouse keeper' })
  const senior = anIndexedJob({ id: 2, title: 'Senior lighthouse keeper' })
  const match = createMatcher([alert('any', any), alert('early', early)], { sample: [assistant], now: testNow })
  const sentFor = (job: IndexedJob) =>
    match(job)
      .map(({ id }) => id)
      .toSorted()
  expect(sentFor(assistant)).toEqual(['any', 'early'])
  expect(sentFor(senior)).toEqual(['any'])
})
