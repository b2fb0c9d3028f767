import type { PoolClient } from 'pg'
import { lockSpaces } from '../platform/locks.ts'
import { latestId } from './lock-folding.ts'

/** SQL: no batch under way makes a job with this id or a lower one; null while there is no batch. */
const beforeBatches = `(select min(objid::bigint)::int from pg_locks
   where locktype = 'advisory' and classid = ${lockSpaces.firstIds} and objsubid = 2
     and database = (select oid from pg_database where datname = current_database()))`

/** SQL: every new job that becomes visible from now on has a greater id. Some jobs that are visible already may have one too. */
export const settledNow = `coalesce((select least(max(id), ${beforeBatches}) from jobs), 0)`

/**
 * The id up to which all jobs are visible that ever will be. Batches are written side by side, so a job may become visible
 * after one with a greater id: whoever goes through jobs by their ids goes no further than this.
 */
export async function settledUpTo(client: PoolClient): Promise<number> {
  // Three statements in this order: a batch that gave an id below the first number and is missed by the second has been committed before the third.
  const latest = await one(client, `select ${latestId} as id`)
  const before = await one(client, `select ${beforeBatches} as id`)
  const visible = await one(client, 'select max(id) as id from jobs')
  return Math.min(visible ?? 0, latest ?? 0, before ?? Infinity)
}

async function one(client: PoolClient, statement: string): Promise<number | null> {
  const { rows } = await client.query<{ id: number | null }>(statement)
  return rows[0]?.id ?? null
}
