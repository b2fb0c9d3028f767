import { expect, test } from 'vitest'
import { kitchenText, wardText } from '../../test/facts.ts'
import { aPerson, type Person } from '../../test/people.ts'
import { addAds, startServer, testNow, type TestServer } from '../../test/server.ts'
import { reprocessAds } from '../jobs/reprocess.ts'
import { recompose } from '../jobs/store-queries.ts'
import { connectionOf } from '../platform/database.ts'
import { appliedAmong } from './vacancy.ts'
import { addToShortlist } from '../shortlists/change-shortlist.ts'
import { vacancyOf } from './vacancy.ts'

const hospital = { company: 'Alder Vale Hospital', location: 'Leeds' }
const nurse = { ...hospital, title: 'Staff Nurse', description: wardText }
const chef = { ...hospital, title: 'Chef de Partie', description: `${kitchenText} ${kitchenText} ${kitchenText}` }

/** An index as an older rule may have left it: this listing in the job of another. */
async function foldWrongly(server: TestServer, listing: number, into: number): Promise<void> {
  await server.db.query('update listings set job_id = $2 where id = $1', [listing, into])
  await server.db.query('delete from job_index where id = $1', [listing])
  await server.db.query('delete from jobs where id = $1', [listing])
  using connection = await connectionOf(server.db)
  await recompose(connection.client, [into], new Map())
}

/** The other way: two listings of one vacancy in two jobs. */
async function keepApart(server: TestServer, listing: number): Promise<void> {
  await server.db.query(
    `insert into jobs select (jsonb_populate_record(null::jobs, to_jsonb(j) || jsonb_build_object('id', $1::int))).*
       from jobs j join listings l on l.job_id = j.id where l.id = $1`,
    [listing],
  )
  await server.db.query('update listings set job_id = id where id = $1', [listing])
  using connection = await connectionOf(server.db)
  await recompose(connection.client, [listing], new Map())
}

async function applied(server: TestServer, person: Person, job: number, ref: string): Promise<void> {
  const [board] = ref.split(':')
  await server.db.query(
    `insert into applications (user_id, job_id, vacancy, board, ref, title, ad, way, state, created, updated, applied_at)
     values ($1, $2, 'job:' || $2::int, $3, $4, 'As sent', '{}', 'automatic', 'applied', $5, $5, $5)`,
    [person.id, job, board, ref, testNow],
  )
}

async function jobsOfListings(server: TestServer): Promise<[number, number][]> {
  const { rows } = await server.db.query<{ id: number; job_id: number }>('select id, job_id from listings order by id')
  return rows.map((row) => [row.id, row.job_id])
}

async function jobsOf(server: TestServer, table: 'applications' | 'shortlist_entries', person: Person) {
  const { rows } = await server.db.query<{ job_id: number | null }>(
    table === 'applications'
      ? 'select job_id from applications where user_id = $1 order by ref'
      : 'select job_id from shortlist_entries where user_id = $1 order by job_id',
    [person.id],
  )
  return rows.map((row) => row.job_id)
}

test('a job that holds two vacancies is parted: what people kept stays with the ad that they meant, and other jobs keep their ids', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [
    { ...nurse, id: 'reed:1' },
    { ...chef, id: 'reed:2' },
    { ...nurse, id: 'adzuna:3' },
    { ...nurse, id: 'reed:4', location: 'York' },
    { ...nurse, id: 'adzuna:5', location: 'York' },
  ])
  const right = [
    [1, 1],
    [2, 2],
    [3, 1],
    [4, 4],
    [5, 4],
  ]
  expect(await jobsOfListings(server)).toEqual(right)
  await foldWrongly(server, 2, 1)

  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  // The chef's longer text led the job: this is what Ann saw when she put it on her list.
  await addToShortlist(server.db, { userId: ann.id, jobIds: [1, 4], appliedAmong, now: testNow })
  await applied(server, ann, 1, 'reed:1')
  await applied(server, ben, 1, 'reed:2')
  await applied(server, ben, 4, 'reed:4')

  await reprocessAds(server.services.store, () => {})
  expect(await jobsOfListings(server)).toEqual(right)
  expect(await jobsOf(server, 'applications', ann)).toEqual([1])
  expect(await jobsOf(server, 'applications', ben)).toEqual([2, 4])
  expect(await jobsOf(server, 'shortlist_entries', ann)).toEqual([2, 4])
  const { rows } = await server.db.query('select vacancy from applications order by ref, vacancy')
  expect(rows).toEqual([{ vacancy: 'job:1' }, { vacancy: 'job:2' }, { vacancy: 'job:4' }])
})

test('two jobs of one vacancy become one, and nobody loses what they kept of the one that goes', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [
    { ...nurse, id: 'reed:1' },
    { ...nurse, id: 'adzuna:2' },
  ])
  await keepApart(server, 2)
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  await addToShortlist(server.db, { userId: ann.id, jobIds: [2], appliedAmong, now: testNow })
  await addToShortlist(server.db, { userId: ben.id, jobIds: [1, 2], appliedAmong, now: testNow })
  await applied(server, ann, 2, 'adzuna:2')

  await reprocessAds(server.services.store, () => {})
  expect(await jobsOfListings(server)).toEqual([
    [1, 1],
    [2, 1],
  ])
  expect(await jobsOf(server, 'applications', ann)).toEqual([1])
  expect(await jobsOf(server, 'shortlist_entries', ann)).toEqual([1])
  // Ben had both: the entry of the job that goes stays with his notes, as a job that is gone.
  expect(await jobsOf(server, 'shortlist_entries', ben)).toEqual([1, null])
})

test('two jobs that a later ad shows to be one become one in reprocess, with what people kept, and stay so', async () => {
  await using server = await startServer({ boards: [] })
  const course = { company: 'Quince Training', location: 'Leeds', title: 'Data Analyst Trainee Course' }
  await addAds(server, [
    { ...course, id: 'reed:1', description: wardText, postedAt: '2025-08-01' },
    { ...course, id: 'adzuna:2', description: '', postedAt: '2026-02-20' },
    { ...course, id: 'reed:3', description: wardText, postedAt: '2026-02-21' },
  ])
  // The first text is too old for an ad without one, and the third ad fits both.
  expect(await jobsOfListings(server)).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
  ])
  const ann = await aPerson(server)
  await addToShortlist(server.db, { userId: ann.id, jobIds: [2], appliedAmong, now: testNow })
  await applied(server, ann, 2, 'reed:3')
  for (let run = 0; run < 2; run++) {
    await reprocessAds(server.services.store, () => {})
    expect(await jobsOfListings(server)).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ])
    expect(await jobsOf(server, 'applications', ann)).toEqual([1])
    expect(await jobsOf(server, 'shortlist_entries', ann)).toEqual([1])
    const { rows } = await server.db.query('select id from job_index')
    expect(rows).toEqual([{ id: 1 }])
  }
})

test('somebody who applied to two jobs that become one with a third keeps both applications, and the older is the one of the vacancy', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [
    { ...nurse, id: 'reed:1' },
    { ...nurse, id: 'adzuna:2' },
    { ...nurse, id: 'linkedin:3' },
  ])
  await keepApart(server, 2)
  await keepApart(server, 3)
  const ann = await aPerson(server)
  await applied(server, ann, 2, 'adzuna:2')
  await applied(server, ann, 3, 'linkedin:3')

  await reprocessAds(server.services.store, () => {})
  expect(await jobsOf(server, 'applications', ann)).toEqual([1, 1])
  const { rows } = await server.db.query('select vacancy from applications order by vacancy')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toEqual({ vacancy: 'job:1' })
})

test('a job posted again is known as applied to by keys that are renewed with the rule, and only by who applied', async () => {
  await using server = await startServer({ boards: [] })
  await addAds(server, [{ ...nurse, id: 'reed:1' }])
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  await applied(server, ann, 1, 'reed:1')
  // Both were kept by a rule that made other keys.
  await server.db.query('update listings set exact_key = 42')
  await server.db.query(`update applications set vacancy_keys = '{42}'`)

  await reprocessAds(server.services.store, () => {})
  await server.db.query('update jobs set closed_at = $1', [testNow])
  await server.db.query('update listings set closed_at = $1, apart = true', [testNow])
  await addAds(server, [{ ...nurse, id: 'reed:2' }])

  const vacancyFor = async ({ id }: Person) =>
    (await vacancyOf(server.db, { userId: id, jobId: 2, now: testNow })).vacancy
  expect(await vacancyFor(ann)).toBe('job:1')
  expect(await vacancyFor(ben)).toBe('job:2')
})
