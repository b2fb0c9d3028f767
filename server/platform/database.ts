import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

/** Drizzle over a pool; `db.$client` is the pool, for the few statements that are clearer as SQL. */
export type Database = NodePgDatabase & { $client: Pool }
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]

/**
 * Opens a pool on a PostgreSQL.
 * @param onError told of a connection that broke while idle: without a listener Node itself would stop.
 */
export function connect(
  connectionString: string,
  options: { name: string; max?: number; onError: (error: Error) => void },
): Database {
  const pool = new Pool({
    connectionString,
    max: options.max ?? 10,
    application_name: options.name,
    // jit costs more than it gives on queries of a few milliseconds; see docs/performance.md.
    options: '-c jit=off -c random_page_cost=1.1 -c work_mem=32MB -c max_parallel_workers_per_gather=0 -c timezone=UTC',
    connectionTimeoutMillis: 10_000,
  })
  pool.on('error', options.onError)
  return drizzle({ client: pool })
}
