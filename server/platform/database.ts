import { Pool, type PoolClient } from 'pg'

/** The pool of connections to a PostgreSQL. */
export type Database = Pool

/** A pool, or the connection of a transaction: what a query that may be part of one takes. */
export type Queryable = Pick<Pool | PoolClient, 'query'>

/**
 * A connection of one's own, for what is more than one statement; given back when it goes out of scope. One that breaks meanwhile fails the
 * statement under way, is closed and not given back: without a listener its error would end the program.
 */
export async function connectionOf(db: Database): Promise<{ client: PoolClient } & Disposable> {
  const client = await db.connect()
  let broken: Error | undefined
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  return {
    client,
    [Symbol.dispose]() {
      client.off('error', onError)
      client.release(broken)
    },
  }
}

/** Runs the work in one transaction, on one connection; what it throws undoes all of it. */
export async function inTransaction<Result>(
  db: Database,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  using connection = await connectionOf(db)
  const { client } = connection
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    // The connection itself may have broken: the first error is the one that tells.
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/**
 * Opens a pool on a PostgreSQL. It asks for no settings when it connects, which a pooler such as PgBouncer would refuse: they are
 * defaults of our role (session-settings.ts).
 * @param options.connectMs milliseconds to wait for a connection.
 * @param options.answerMs milliseconds to wait for an answer; left out: as long as it takes.
 * @param onError told of a connection that broke while idle: without a listener Node itself would stop.
 */
export function connect(
  connectionString: string,
  options: { name: string; max?: number; connectMs?: number; answerMs?: number; onError: (error: Error) => void },
): Database {
  const pool = new Pool({
    connectionString,
    max: options.max ?? 10,
    application_name: options.name,
    connectionTimeoutMillis: options.connectMs ?? 10_000,
    ...(options.answerMs !== undefined && { query_timeout: options.answerMs }),
  })
  pool.on('error', options.onError)
  return pool
}
