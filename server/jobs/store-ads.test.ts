import { expect, test } from 'vitest'
import { aBoard } from '../../test/a-board.ts'
import { addAds, startServer, type TestServer } from '../../test/server.ts'
import { closeExpired, closeMissing, removeDemoAds } from './close-jobs.ts'
import { reprocessAds } from './reprocess.ts'
import { setApart } from './set-apart.ts'
import { storeAds } from './store-ads.ts'

const ad = {
  title: 'Staff Nurse',
  company: 'Alder Vale Hospital',
  description:
    'Lead a small team on the medical ward, plan care with patients and their families, and teach the students who join us from the university.',
}

/** Everything that the stages made, in an order that does not depend on when. */
async function everything(server: TestServer): Promise<unknown> {
  const { rows } = await server.db.query<{ all: unknown }>(
    `select json_build_object(
       'listings', (select json_agg(json_build_object('id', id, 'job', job_id, 'because', folded_because) order by id) from listings),
       'jobs', (select json_agg(json_build_object('id', id, 'title', title, 'employer', employer, 'pay', pay_text, 'places', places,
                  'text', description, 'reposts', reposts, 'closed', closed_at is not null) order by id) from jobs),
       'index', (select json_agg(id order by id) from job_index)) as all`,
  )
  return rows[0]?.all
}

async function counts(server: TestServer): Promise<{ listings: number; jobs: number; indexed: number }> {
  const { rows } = await server.db.query<{ listings: number; jobs: number; indexed: number }>(
    `select (select count(*)::int from listings) as listings, (select count(*)::int from jobs) as jobs,
            (select count(*)::int from job_index) as indexed`,
  )
  return rows[0] ?? { listings: 0, jobs: 0, indexed: 0 }
}

test('storing the same ads again changes nothing', async () => {
  await using server = await startServer({ boards: [] })
  const rows = [{ ...ad, id: 'reed:1' }, { ...ad, id: 'adzuna:1' }, { title: 'Chef' }]
  expect(await addAds(server, rows)).toMatchObject({ read: 3, fresh: 3, folded: 1, unchanged: 0 })
  const before = await everything(server)
  expect(await addAds(server, rows)).toMatchObject({ read: 3, fresh: 0, folded: 0, unchanged: 3 })
  expect(await everything(server)).toEqual(before)
})

test('an ad that changed changes its job, and stays in it', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [{ ...ad, id: 'reed:1', salaryRaw: '£30,000 a year' }])
  expect(await addAds(server, [{ ...ad, id: 'reed:1', salaryRaw: '£31,000 a year' }])).toMatchObject({
    fresh: 0,
    changed: 1,
  })
  const { rows } = await server.db.query('select id, pay_text, yearly_max from jobs')
  expect(rows).toEqual([{ id: 1, pay_text: '£31,000 a year', yearly_max: 31_000 }])
})

test('one bad ad never costs the others, and is kept for a look', async () => {
  await using server = await startServer({ boards: [] })
  const result = await addAds(server, [
    ad,
    { id: 'reed:2', title: '' },
    { id: 'reed:3', location: '' },
    { title: 'Chef' },
  ])
  expect(result).toMatchObject({ read: 4, fresh: 2, skipped: { 'no title': 1, 'no place': 1 } })
  const { rows } = await server.db.query('select ref, reason from unusable_ads')
  expect(rows).toEqual([{ ref: 'reed:3', reason: 'no place' }])
})

test('text that PostgreSQL does not take does not stop a batch', async () => {
  await using server = await startServer({ boards: [] })
  expect(
    await addAds(server, [
      { ...ad, title: 'Nurse\u0000', company: 'A\ud800B', description: `a\u0000b ${ad.description}` },
      { title: 'Chef' },
    ]),
  ).toMatchObject({ fresh: 2 })
})

test('two processes that store the same vacancy at once make one job', async () => {
  await using server = await startServer({ boards: [] })
  await Promise.all(
    ['reed', 'adzuna', 'li', 'cvl'].map(async (board) => await addAds(server, [{ ...ad, id: `${board}:1` }])),
  )
  expect(await counts(server)).toEqual({ listings: 4, jobs: 1, indexed: 1 })
})

test('reading everything again gives the same jobs with the same ids', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [
    { ...ad, id: 'reed:1' },
    { title: 'Chef' },
    { ...ad, id: 'adzuna:1', location: 'Leeds, LS1 4AP' },
  ])
  await addAds(server, [
    { ...ad, id: 'li:1', location: 'West Yorkshire' },
    { ...ad, id: 'cvl:1', location: 'York' },
  ])
  const before = await everything(server)
  expect(await reprocessAds(server.services.store, () => {})).toMatchObject({ ads: 5 })
  expect(await everything(server)).toEqual(before)
})

test('an ad that was set apart is a job by itself, stays one, and the others stay together', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [
    { ...ad, id: 'reed:1' },
    { ...ad, id: 'adzuna:1' },
    { ...ad, id: 'li:1' },
  ])
  expect(await setApart(server.services.store, { board: 'reed', ref: 'reed:1' })).toEqual({ kind: 'apart', jobId: 1 })
  const jobs = async () => (await server.db.query('select id, job_id from listings order by id')).rows as unknown
  const apart = [
    { id: 1, job_id: 1 },
    { id: 2, job_id: 2 },
    { id: 3, job_id: 2 },
  ]
  expect(await jobs()).toEqual(apart)
  expect(await counts(server)).toEqual({ listings: 3, jobs: 2, indexed: 2 })
  await reprocessAds(server.services.store, () => {})
  expect(await jobs()).toEqual(apart)
  expect(await setApart(server.services.store, { board: 'reed', ref: 'no such' })).toEqual({ kind: 'not-found' })
})

test('a listing that a complete read does not meet is closed, with its job when it was the last', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [
    { ...ad, id: 'reed:1' },
    { ...ad, id: 'adzuna:1' },
    { title: 'Chef', id: 'reed:2' },
  ])
  const { services } = server
  expect(await closeMissing(services, 'reed', ['reed:9'], services.clock.now())).toBe(2)
  const { rows } = await server.db.query('select id, closed_at is not null as closed from jobs order by id')
  expect(rows).toEqual([
    { id: 1, closed: false },
    { id: 3, closed: true },
  ])
  expect((await counts(server)).indexed).toBe(1)
  expect((await server.get('/api/jobsearches/single/3')).body).toMatchObject({ isClosed: true })
})

test('an ad that comes back is open again', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [{ ...ad, id: 'reed:1' }])
  await closeMissing(server.services, 'reed', [], server.services.clock.now())
  expect((await counts(server)).indexed).toBe(0)
  await addAds(server, [{ ...ad, id: 'reed:1' }])
  expect((await counts(server)).indexed).toBe(1)
})

test('ads close after their closing day, and after 45 days in which nothing met them', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [{ ...ad, closesAt: '2026-03-20' }, { title: 'Chef' }])
  const { services, clock } = server
  expect(await closeExpired(services, new Date('2026-03-20T12:00:00Z'))).toBe(0)
  expect(await closeExpired(services, new Date('2026-03-21T00:10:00Z'))).toBe(1)
  expect(await closeExpired(services, new Date(clock.now().getTime() + 44 * 86_400_000))).toBe(0)
  expect(await closeExpired(services, new Date(clock.now().getTime() + 46 * 86_400_000))).toBe(1)
  expect((await counts(server)).indexed).toBe(0)
})

test('demo ads leave the search when the boards become real', async () => {
  const reed = aBoard('reed', { ads: [{}] })
  await using server = await startServer({ boards: [reed] })
  const { services } = server
  await storeAds(services.store, [{ board: 'reed', ref: '1', body: {} }], {
    receivedAt: services.clock.now(),
    isDemo: true,
  })
  await addAds(server, [{ title: 'Chef' }])
  expect((await counts(server)).indexed).toBe(2)
  expect(await removeDemoAds(services)).toBe(1)
  expect((await counts(server)).indexed).toBe(1)
})
