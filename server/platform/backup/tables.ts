import type { Client } from 'pg'

/** A table with the columns that hold data of their own, all names ready to stand in SQL. */
export type Table = {
  name: string
  columns: string[]
  /** Which rows are worth keeping, as SQL; null: all. */
  only: string | null
}

/**
 * The tables of the product. Left out: unlogged ones, which a crash may empty at any time; `migrations`, which comes with
 * the schema; and parts of a partitioned table, whose rows are read through the whole.
 */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select coalesce(array_agg(quote_ident(attname) order by attnum), '{}') from pg_attribute
       where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relpersistence = 'p' and not c.relispartition
      and c.relname <> 'migrations'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by name`)
  return rows.map((row) => ({ ...row, only: null }))
}

/**
 * What of the task queue is worth keeping: the work that waits. It belongs to the rows beside which it was queued.
 * Schedules are set by the worker at each start, and what is done is done.
 */
export async function listQueueTables(client: Client): Promise<{ version: number; tables: Table[] } | null> {
  const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('pgboss.version') is not null as exists`)
  if (!rows[0]?.exists) return null
  const version = await client.query<{ version: number }>('select version from pgboss.version')
  const columns = async (table: string): Promise<string[]> => {
    const { rows: found } = await client.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      [table],
    )
    return found.map(({ name }) => name)
  }
  return {
    version: version.rows[0]?.version ?? 0,
    tables: [
      { name: 'pgboss.queue', columns: await columns('pgboss.queue'), only: 'not partition' },
      {
        name: 'pgboss.job',
        columns: await columns('pgboss.job'),
        only: `state in ('created', 'retry', 'active') and name in (select name from pgboss.queue where not partition)`,
      },
    ],
  }
}

export type Sequence = { name: string; lastValue: string; isCalled: boolean }

export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'S' order by name`)
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    // sql: named by the catalogue
    const { rows: values } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    )
    sequences.push({ name, lastValue: values[0]!.last, isCalled: values[0]!.called })
  }
  return sequences
}
