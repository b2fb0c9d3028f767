import type { Client } from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { type Migration, migrateInside } from '../migrate.ts'

/**
 * Throws away everything in the database and makes the schema again, as it was after the given migrations, in the
 * transaction that the client has open.
 */
export async function remakeSchema(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(`
    drop schema if exists pgboss cascade;
    drop schema public cascade;
    create schema public;
    grant usage on schema public to public`)
  await migrateInside(client, migrations)
}

/** Makes the task queue's schema, in the transaction that the client has open. */
export async function makeQueueSchema(client: Client): Promise<void> {
  // The plan is written to be run by itself.
  const plan = getConstructionPlans()
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '')
  // sql: written by the task queue
  await client.query(plan)
  // It sets its own limits for the rest of the transaction, which goes on for as long as the rows take.
  await client.query('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
}

/**
 * Takes off what slows loading or asks for an order: foreign keys, indexes, triggers. Rows that migrations put in go, too.
 * @returns what puts all of it back, and checks the keys in doing so.
 */
export async function openForLoading(client: Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`)
  const { rows: indexes } = await client.query<{ drop: string; add: string }>(`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as add
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'i' and not c.relispartition
      and not exists (select from pg_constraint where conindid = i.indexrelid)`)

  // sql: written by the catalogue
  for (const { drop } of [...keys, ...indexes]) await client.query(drop)
  // sql: named by the catalogue
  if (tables.length > 0) await client.query(`truncate ${tables.join(', ')}`)
  // sql: named by the catalogue
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)

  return async () => {
    // sql: written by the catalogue
    for (const { add } of [...indexes, ...keys]) await client.query(add)
    // sql: named by the catalogue
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  }
}
