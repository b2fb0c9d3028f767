import { afterAll, expect, test } from 'vitest'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { defaultSearch } from '../../contract/job-searches/results-address.ts'
import { aDatabase } from '../../test/database.ts'
import { createMemoryIndex } from '../../test/memory-index.ts'
import { indexQuery } from './index-query.ts'
import { anIndexedJob, leeds, testNow } from './job-index.fixtures.ts'
import { otherNameSearches, otherNamesOf } from './other-names.ts'
import { createPostgresIndex } from './postgres-index/index.ts'
import { refreshTitles, suggestTitles } from './suggestions.ts'

const shared = aDatabase()
afterAll(async () => await (await shared)[Symbol.asyncDispose]())

const where = { kind: 'circles' as const, circles: [{ ...leeds, radiusMiles: 5 }] }

async function offered(jobTitle: string, titles: readonly string[], given: { counted: boolean; added?: string[] }) {
  const { db } = await shared
  const index = createMemoryIndex()
  const jobs = titles.map((title, i) => anIndexedJob({ id: i + 1, title, positions: [leeds] }))
  await index.upsert(jobs)
  await db.query('delete from job_index')
  await createPostgresIndex(db).upsert(jobs)
  await refreshTitles(db)
  const search: JobSearch = { ...defaultSearch, jobTitle, jobLocation: 'Leeds', jobDistance: 5 }
  const query = indexQuery(search, { where, without: [], now: testNow, pageSize: 15 })
  const { added = [], counted } = given
  return await otherNameSearches({ db, index }, { query, search, added, counted })
}

const lunch = ['Midday Supervisor', 'Midday Supervisor', 'Lunchtime Assistant', 'Head Chef']

test('a search that found little is told the other names with jobs in the same place, each with its count', async () => {
  const found = await offered('dinner lady', lunch, { counted: true })
  expect(found).toContainEqual({
    name: 'Midday Supervisor',
    count: 2,
    address: expect.stringContaining('/Midday%20Supervisor_in_Leeds_'),
  })
  expect(found.map(({ name }) => name)).not.toContain('Head Chef')
  expect(found.every(({ count }) => count !== null && count > 0)).toBe(true)
})

test('other searches are told those that are advertised, and not counted', async () => {
  const found = await offered('dinner lady', lunch, { counted: false })
  expect(found.map(({ name, count }) => `${name} ${count}`)).toEqual([
    'Midday Supervisor null',
    'Lunchtime Assistant null',
  ])
  expect(await offered('dinner lady', ['Head Chef'], { counted: false })).toEqual([])
})

test('what the search looked for anyway is no other name', async () => {
  const added = ['midday supervisor', 'midday assistant']
  const found = await offered('dinner lady', lunch, { counted: true, added })
  expect(found.map(({ name }) => name)).not.toContain('Midday Supervisor')
})

test('words in quotes, alternatives, words left out and what names no job have no other names', () => {
  expect(otherNamesOf('bricklayer')).toContain('Brickie')
  for (const words of ['"bricklayer"', 'bricklayer OR roofer', 'bricklayer -site', 'python', 'Oakmere Foods', ''])
    expect([words, otherNamesOf(words)]).toEqual([words, []])
})

test('a name that nobody advertises suggests the one that is', async () => {
  await offered('cook', lunch, { counted: false })
  const { db } = await shared
  expect(await suggestTitles(db, 'dinner lady', testNow)).toContain('Midday Supervisor')
  expect(await suggestTitles(db, 'dinner table', testNow)).not.toContain('Midday Supervisor')
})
