import type { PoolClient } from 'pg'
import { connectionOf, type Database } from '../../platform/database.ts'
import type { IndexedJob } from '../../jobs/job.ts'
import { columns, rowsToWrite, writtenRows } from './rows.ts'
import { indexVersion } from './terms.ts'
import { locks } from '../../platform/locks.ts'

/** Another process is making the index again at this moment. */
export class AlreadyRebuilding extends Error {}

/**
 * Makes the index again from all jobs, beside the one in use, and puts it in its place. Searches go on meanwhile; jobs
 * that change meanwhile are carried over at the end.
 * @param db without a pooler between: its lock is held over several transactions.
 * @returns how many jobs were written.
 * @throws AlreadyRebuilding
 */
export async function rebuildIndex(db: Database, jobs: AsyncIterable<readonly IndexedJob[]>): Promise<number> {
  return await alone(db, async (client) => {
    await begin(client)
    const written = await load(client, jobs)
    await layTogether(client, 'job_index_loading')
    await client.query('drop table job_index_loading')
    await inTransaction(client, () => takePlace(client, { version: indexVersion }))
    return written
  })
}

/**
 * Lays the index out again, as it stands: jobs near to one another come to lie together, and what was deleted goes.
 * Searches around a place are then twice as quick as after jobs came one by one. Half a minute for 300,000 jobs.
 * @throws AlreadyRebuilding
 */
export async function tidyIndex(db: Database): Promise<void> {
  await alone(db, async (client) => {
    await begin(client)
    await layTogether(client, 'job_index')
    await inTransaction(client, () => takePlace(client, { version: null }))
  })
}

async function alone<Result>(db: Database, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  using connection = await connectionOf(db)
  const { client } = connection
  const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${locks.searchIndex}) as mine`)
  if (!rows[0]?.mine) throw new AlreadyRebuilding('The search index is already being rebuilt')
  try {
    return await work(client)
  } finally {
    await client.query('update job_index_state set is_rebuilding = false')
    await client.query(`select pg_advisory_unlock(${locks.searchIndex})`)
  }
}

async function begin(client: PoolClient): Promise<void> {
  await inTransaction(client, async () => {
    await client.query('drop table if exists job_index_loading, job_index_next')
    await client.query(`select make_job_index('job_index_next')`)
    await client.query('truncate job_index_touched')
    await client.query('update job_index_state set is_rebuilding = true')
  })
  // Waits for writers that began before the mark was set: from here on every one of them notes what it changes.
  await inTransaction(client, () => client.query('lock table job_index in share row exclusive mode'))
}

async function load(client: PoolClient, jobs: AsyncIterable<readonly IndexedJob[]>): Promise<number> {
  await client.query(`select make_job_index('job_index_loading')`)
  // Nothing of it has to survive a crash, which would leave no more than a table to drop.
  await client.query('alter table job_index_loading set unlogged')
  let written = 0
  for await (const batch of jobs) {
    if (batch.length === 0) continue
    await client.query(
      `insert into job_index_loading (${columns}) ${writtenRows} on conflict (id) do nothing`,
      rowsToWrite(batch),
    )
    written += batch.length
  }
  return written
}

async function layTogether(client: PoolClient, from: 'job_index' | 'job_index_loading'): Promise<void> {
  await client.query(
    `insert into job_index_next (${columns})
     select ${columns} from ${from} order by floor(lat / ${cellHeight}), floor(lng / ${cellWidth}), id`,
  )
  // Making the index of terms at once takes a tenth of the time that adding to it does.
  await client.query(`set maintenance_work_mem = '256MB'`)
  await client.query('create index job_index_next_terms on job_index_next using gin (terms) with (fastupdate = off)')
  await client.query('reset maintenance_work_mem')
  await client.query('analyze job_index_next')
}

/** Degrees: about 20 miles, as wide as most searches reach. */
const cellHeight = 0.3
const cellWidth = 0.48

/** @param version of what was written; null: as before. */
async function takePlace(client: PoolClient, { version }: { version: number | null }): Promise<void> {
  // In the order of whoever writes (write.ts), or the two would wait for each other. Searches wait only once the writers are through.
  await client.query('lock table job_index_touched in access exclusive mode')
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
  await client.query('update job_index_state set version = coalesce($1, version), is_rebuilding = false', [version])
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
