import { expect, test } from 'vitest'
import type { Results } from '../../contract/job-searches/results.ts'
import { addAds, startServer, type TestServer } from '../../test/server.ts'
import { forgetSnapshots } from './snapshots.ts'

const path = 'chef/Leeds/12000/200001/10/Any'
/** Days on which an ad was posted, by its number: no two the same. */
const dayOf = (i: number) => new Date(Date.UTC(2026, 1, 1) - i * 3_600_000).toISOString()

async function find(server: TestServer, query: Record<string, string> = {}): Promise<Results> {
  const answer = await server.get(`/api/jobsearches/${path}?${new URLSearchParams(query).toString()}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Results
}

function chefs(count: number, { from = 0, ...given }: { from?: number; [field: string]: unknown } = {}) {
  return Array.from({ length: count }, (_, i) => ({
    id: `reed:${from + i}`,
    title: 'Chef',
    company: `Kitchen number ${from + i}`,
    description: `Cook at our kitchen ${from + i}, which is like no other one.`,
    postedAt: dayOf(from + i),
    ...given,
  }))
}

/** All pages of one answer, one after the other. @param between what happens before each next page. */
async function walk(server: TestServer, query: Record<string, string>, between: (page: number) => Promise<void>) {
  const first = await find(server, query)
  const ids = first.jobs.map(({ _id }) => _id)
  let last = first
  for (let page = 2; page <= last.pages; page++) {
    await between(page)
    last = await find(server, { ...query, seen: first.seen ?? '', page: String(page) })
    ids.push(...last.jobs.map(({ _id }) => _id))
  }
  return { first, last, ids }
}

test('while boards still answer each row is on exactly one page, and what came in is announced', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, chefs(50))
  let from = 100
  const { first, last, ids } = await walk(server, {}, async () => {
    // Newer than all others, so that they would push every row onto the next page.
    await addAds(server, chefs(7, { from, postedAt: '2026-02-20T00:00:00Z' }))
    from += 7
  })
  expect(first.total).toBe(50)
  expect(ids).toHaveLength(50)
  expect(new Set(ids).size).toBe(50)
  expect(last).toMatchObject({ total: 50, later: 21, seen: first.seen })
  expect(await find(server)).toMatchObject({ total: 71, later: 0 })
})

test('rows that change their place meanwhile are neither lost nor shown twice', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, chefs(40))
  const { ids } = await walk(server, {}, async (page) => {
    // The board sends some again: those of the next page to the end, those of the end to the front.
    const postedAt = page === 2 ? '2025-12-24T00:00:00Z' : '2026-02-20T00:00:00Z'
    await addAds(server, chefs(5, { from: page * 10, postedAt }))
  })
  expect(ids).toHaveLength(40)
  expect(new Set(ids).size).toBe(40)
})

test('another order and a filter show the same rows, until the person asks for the others', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [
    ...chefs(20, { salaryRaw: '£30,000 per annum' }),
    ...chefs(20, { from: 20, jobType: 'Permanent, part-time', salaryRaw: '£25,000 per annum' }),
  ])
  const { seen } = await find(server)
  await addAds(server, chefs(5, { from: 200, jobType: 'Permanent, part-time', salaryRaw: '£90,000 per annum' }))

  const byPay = await walk(server, { sort: 'salary', seen: seen ?? '' }, async () => {
    await addAds(server, chefs(2, { from: 300, salaryRaw: '£80,000 per annum' }))
  })
  expect(byPay.first).toMatchObject({ total: 40, later: 5, seen })
  expect(new Set(byPay.ids).size).toBe(40)
  const partTime = await find(server, { partTime: 'true', seen: seen ?? '' })
  expect(partTime).toMatchObject({ total: 20, later: 5 })
  expect(partTime.facets.hours.map(({ count }) => count)).toEqual([expect.any(Number), 20])
  expect((await find(server, { partTime: 'true' })).total).toBe(25)
})

test('a filter that shows nothing of what was there shows what has come in', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, chefs(3))
  const { seen } = await find(server)
  await addAds(server, chefs(1, { from: 10, jobType: 'Permanent, part-time' }))
  expect(await find(server, { partTime: 'true', seen: seen ?? '' })).toMatchObject({ total: 1, later: 0 })
})

test('a job that is hidden leaves its page and moves no other', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, chefs(32))
  const first = await find(server)
  const marked = await server.post('/api/jobsearches/irrelevant', { job: first.jobs[3]?._id })
  const cookie = (marked.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const second = await server.get(`/api/jobsearches/${path}?page=2&seen=${first.seen}`, { cookie })
  const third = await server.get(`/api/jobsearches/${path}?page=3&seen=${first.seen}`, { cookie })
  const ids = [first.jobs, (second.body as Results).jobs, (third.body as Results).jobs].flat().map(({ _id }) => _id)
  expect(new Set(ids).size).toBe(32)
})

test('an unknown or an old token shows what there is now', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, chefs(2))
  expect((await find(server, { seen: 'unknown' })).total).toBe(2)
  const { seen } = await find(server)
  await addAds(server, chefs(1, { from: 10 }))
  expect((await find(server, { seen: seen ?? '' })).total).toBe(2)

  server.clock.set(new Date(server.clock.now().getTime() + 121 * 60_000))
  expect(await find(server, { seen: seen ?? '' })).toMatchObject({ total: 3, later: 0 })
  expect(await forgetSnapshots(server.services.db, server.clock.now())).toBeGreaterThan(0)
  const { rows } = await server.services.db.query('select token from search_snapshots where token = $1', [seen])
  expect(rows).toEqual([])
})
