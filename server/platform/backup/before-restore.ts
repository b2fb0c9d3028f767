import type { Client } from 'pg'
import { BackupFailed } from './archive.ts'
import { listTables } from './tables.ts'

/** @throws BackupFailed while others are connected: what they hold in memory would not fit what comes. */
export async function checkIsUnused(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select distinct coalesce(nullif(application_name, ''), 'unnamed') as name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' order by name`)
  if (rows.length === 0) return
  throw new BackupFailed(
    `There are other connections to the database (${rows.map(({ name }) => name).join(', ')}). Stop Rolecall before a restore.`,
  )
}

/**
 * Rows that a migration put in do not count: they were written by the transaction that also noted the migration.
 * @throws BackupFailed naming a table with other rows.
 */
export async function checkIsEmpty(client: Client): Promise<void> {
  for (const { name } of await listTables(client)) {
    // sql: named by the catalogue
    const { rowCount } = await client.query(
      `select from ${name} where xmin::text not in (select xmin::text from public.migrations) limit 1`,
    )
    if (rowCount) {
      throw new BackupFailed(
        `The database is not empty (there are rows in ${name}). Add --replace to have it replaced.`,
      )
    }
  }
}
