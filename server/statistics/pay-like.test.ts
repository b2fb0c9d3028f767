import { expect, test } from 'vitest'
import type { PayLike } from '../../contract/statistics/pay-like.ts'
import { addAds, startServer, type AdRow, type TestServer } from '../../test/server.ts'
import { jobsByIds } from '../jobs/queries.ts'
import type { Reading } from '../platform/readers.ts'
import { keepUp } from './keep-up.ts'
import { payLike } from './pay-like.ts'

test('an ad is shown among ads of its title in its town, with its own place marked', async () => {
  await using server = await startServer({ boards: [] })
  const [own] = await add(server, [
    nurse({ salaryRaw: '£40,000 - £44,000 per annum' }),
    ...[28_000, 30_000, 32_000, 34_000, 60_000].map((pay) => nurse({ salaryRaw: `£${pay} per annum` })),
    nurse({ location: 'Truro', salaryRaw: '£90,000 per annum' }),
    nurse({ title: 'Chef', salaryRaw: '£90,000 per annum' }),
  ])
  const like = await payLikeOf(server, own)
  // 4 of the 6 pay less than the £42,000 in the middle of its range: 80 of 100 steps from the least to the most.
  expect(like).toMatchObject({ jobTitle: 'Staff Nurse', jobLocation: 'Leeds', kind: 'salary', ads: 6, below: 80 })
  expect(like?.bars.reduce((all, { ads }) => all + ads, 0)).toBe(6)
  for (const { from, to, isOwn } of like?.bars ?? []) {
    expect(isOwn).toBe((to === null || 40_000 < to) && (from === null || 44_000 >= from))
  }
})

test('where the town has too few, the county is looked at', async () => {
  await using server = await startServer({ boards: [] })
  const [own] = await add(server, [
    nurse({ salaryRaw: '£30,000 per annum' }),
    ...[28_000, 30_000, 32_000, 34_000].map((pay) => nurse({ location: 'Bradford', salaryRaw: `£${pay} per annum` })),
  ])
  expect(await payLikeOf(server, own)).toMatchObject({ jobLocation: 'West Yorkshire', ads: 5 })
})

test('fewer than five, no pay, and an ad that nobody knows give nothing', async () => {
  await using server = await startServer({ boards: [] })
  const [priced, without] = await add(server, [
    ...[30_000, undefined].map((pay) => nurse(pay ? { salaryRaw: `£${pay} per annum` } : {})),
    ...[28_000, 30_000, 32_000].map((pay) => nurse({ salaryRaw: `£${pay} per annum` })),
  ])
  expect(await payLikeOf(server, priced)).toBeNull()
  await add(
    server,
    [33_000, 34_000].map((pay) => nurse({ salaryRaw: `£${pay} per annum` })),
  )
  expect(await payLikeOf(server, priced)).toMatchObject({ ads: 6 })
  expect(await payLikeOf(server, without)).toBeNull()
  expect(await payLikeOf(server, 999_999)).toBeNull()
})

test('an ad of several places and titles asks three times at most, with few ads around it and with many', async () => {
  await using server = await startServer({ boards: [] })
  const [own] = await add(server, [
    nurse({ title: 'Senior Staff Nurse', location: 'Leeds', salaryRaw: '£40,000 per annum' }),
  ])
  expect(await payLikeAndQuestions(server, own)).toMatchObject({ like: null, questions: 1 })
  await add(
    server,
    [30_000, 31_000, 32_000, 33_000, 34_000, 35_000].map((pay) =>
      nurse({ location: 'Truro', salaryRaw: `£${pay} per annum` }),
    ),
  )
  expect(await payLikeAndQuestions(server, own)).toMatchObject({ like: { jobTitle: 'Staff Nurse' }, questions: 3 })
})

async function payLikeAndQuestions(server: TestServer, id: number | undefined) {
  const { gazetteer, clock, db } = server.services
  const [job] = await jobsByIds(db, [id ?? 0])
  let questions = 0
  const query = (...asked: unknown[]) => {
    questions++
    return (db.query as (...asked: unknown[]) => unknown)(...asked)
  }
  const like = await payLike({ reading: { query } as Reading, gazetteer, clock }, job!)
  return { like, questions }
}

let ads = 0

/** Each of its own employer and text, so that none is taken for another. */
function nurse(row: Partial<AdRow>): Partial<AdRow> & { id: string } {
  const id = `like:${++ads}`
  return {
    id,
    title: 'Staff Nurse',
    company: `House ${ads}`,
    location: 'Leeds',
    description: Array.from({ length: 20 }, (_, k) => `w${ads}x${(k * 7 + ads) % 23}`).join(' '),
    ...row,
  }
}

/** @returns the ids of the jobs, in the order of the rows. */
async function add(server: TestServer, rows: (Partial<AdRow> & { id: string })[]): Promise<number[]> {
  await addAds(server, rows)
  await keepUp(server.services, { now: server.clock.now(), signal: new AbortController().signal })
  const { rows: found } = await server.db.query<{ ref: string; job_id: number }>(
    'select r.ref, l.job_id from received_ads r join listings l on l.id = r.id',
  )
  const byRef = new Map(found.map(({ ref, job_id }) => [ref, job_id]))
  return rows.map(({ id }) => byRef.get(id) ?? byRef.get(id.split(':')[1] ?? '') ?? 0)
}

async function payLikeOf(server: TestServer, id: number | undefined): Promise<PayLike | null> {
  const { status, body } = await server.get(`/api/statistics/pay-like/${id}`)
  expect(status).toBe(200)
  return body as PayLike | null
}
