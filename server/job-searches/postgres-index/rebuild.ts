import type { PoolClient } from 'pg'
import type { Database } from '../../platform/database.ts'
import type { IndexedJob } from '../../jobs/job.ts'
import { columns, rowsToWrite, writtenRows } from './rows.ts'
import { indexVersion } from './terms.ts'

/** Another process is making the index anew at this moment. */
export class AlreadyRebuilding extends Error {}

/**
 * Makes the index anew from all jobs, beside the one in use, and puts it in its place. Searches go on meanwhile; jobs
 * that change meanwhile are carried over at the end. Jobs near to one another come to lie together, which makes searches
 * around a place a third quicker than they are after jobs came one by one: worth doing now and then.
 * @returns how many jobs were written.
 * @throws AlreadyRebuilding
 */
export async function rebuildIndex(db: Database, jobs: AsyncIterable<readonly IndexedJob[]>): Promise<number> {
  const client = await db.$client.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${lock}) as mine`)
    if (!rows[0]?.mine) throw new AlreadyRebuilding('The search index is being made anew already')
    try {
      return await rebuild(client, jobs)
    } finally {
      await client.query('update job_index_state set is_rebuilding = false')
      await client.query(`select pg_advisory_unlock(${lock})`)
    }
  } finally {
    client.release()
  }
}

/** Any number that nobody else takes. */
const lock = 4_118_104

async function rebuild(client: PoolClient, jobs: AsyncIterable<readonly IndexedJob[]>): Promise<number> {
  await inTransaction(client, async () => {
    for (const name of ['job_index_loading', 'job_index_next']) {
      await client.query(`drop table if exists ${name}`)
      await client.query(`select make_job_index('${name}')`)
    }
    // Nothing of it has to survive a crash, which would leave no more than a table to drop.
    await client.query('alter table job_index_loading set unlogged')
    await client.query('truncate job_index_touched')
    await client.query('update job_index_state set is_rebuilding = true')
  })
  // Waits for writers that began before the mark was set: from here on every one of them notes what it changes.
  await inTransaction(client, () => client.query('lock table job_index in share row exclusive mode'))

  let written = 0
  for await (const batch of jobs) {
    if (batch.length === 0) continue
    await client.query(
      `insert into job_index_loading (${columns}) ${writtenRows} on conflict (id) do nothing`,
      rowsToWrite(batch),
    )
    written += batch.length
  }
  await client.query(
    `insert into job_index_next (${columns})
     select ${columns} from job_index_loading order by floor(lat / ${cellHeight}), floor(lng / ${cellWidth}), id`,
  )
  await client.query('drop table job_index_loading')
  // Making the index of terms at once takes a tenth of the time that adding to it does.
  await client.query(`set maintenance_work_mem = '256MB'`)
  await client.query('create index job_index_next_terms on job_index_next using gin (terms) with (fastupdate = off)')
  await client.query('reset maintenance_work_mem')
  await client.query('analyze job_index_next')
  await inTransaction(client, () => takePlace(client))
  return written
}

/** Degrees: about 20 miles, as wide as most searches reach. */
const cellHeight = 0.3
const cellWidth = 0.48

async function takePlace(client: PoolClient): Promise<void> {
  await client.query('lock table job_index in access exclusive mode')
  await client.query('delete from job_index_next where id in (select id from job_index_touched)')
  await client.query(
    `insert into job_index_next (${columns})
     select ${columns} from job_index where id in (select id from job_index_touched)`,
  )
  await client.query('drop table job_index')
  await client.query('alter table job_index_next rename to job_index')
  await client.query('alter index job_index_next_pkey rename to job_index_pkey')
  await client.query('alter index job_index_next_terms rename to job_index_terms')
  await client.query('truncate job_index_touched')
  await client.query(`update job_index_state set version = ${indexVersion}, is_rebuilding = false`)
}

async function inTransaction(client: PoolClient, work: () => Promise<unknown>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
