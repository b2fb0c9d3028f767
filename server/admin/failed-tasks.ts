import type { FailedTask } from '../../contract/admin/api.ts'
import type { Queryable } from '../platform/database.ts'

/** Tasks whose tries are used up, the latest first. The queue's own table: it has no call for this. */
export async function failedTasks(db: Queryable, count = 100): Promise<FailedTask[]> {
  if (!(await isThere(db))) return []
  const { rows } = await db.query<{
    id: string
    name: string
    output: unknown
    retry_count: number
    created_on: Date
    completed_on: Date | null
  }>(
    `select id, name, output, retry_count, created_on, completed_on from pgboss.job
      where state = 'failed' order by completed_on desc nulls last, id limit $1`,
    [count],
  )
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    reason: reasonIn(row.output),
    tries: row.retry_count + 1,
    created: row.created_on.toISOString(),
    failed: (row.completed_on ?? row.created_on).toISOString(),
  }))
}

/**
 * Has the worker try a task once more.
 * @returns 'waiting' where one of the same kind and key is queued already, which does the same.
 */
export async function retryTask(db: Queryable, id: string): Promise<'queued' | 'waiting' | 'not-found'> {
  if (!(await isThere(db))) return 'not-found'
  try {
    const { rowCount } = await db.query(
      `update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
        where id = $1 and state = 'failed'`,
      [id],
    )
    return rowCount === 0 ? 'not-found' : 'queued'
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) return 'waiting'
    throw error
  }
}

const uniqueViolation = '23505'

/** The queue makes its tables when the first task is sent. */
async function isThere(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ there: boolean }>(`select to_regclass('pgboss.job') is not null as there`)
  return rows[0]?.there === true
}

/** The error's message; a stack is for the log. */
function reasonIn(output: unknown): string {
  if (typeof output === 'object' && output !== null) {
    if ('message' in output && typeof output.message === 'string') return output.message.slice(0, 500)
    if ('value' in output) return reasonIn(output.value)
  }
  return typeof output === 'string' ? output.slice(0, 500) : 'No reason was given'
}
