import type { Client } from 'pg'

/** What a statement does with a table: takes rows, takes them with a lock ('for update'), or changes them. */
export type Use = { table: string; how: 'reads' | 'locks' | 'writes' }

const howByLock: Readonly<Record<string, Use['how']>> = {
  AccessShareLock: 'reads',
  RowShareLock: 'locks',
  RowExclusiveLock: 'writes',
}

/** Statements that PostgreSQL looks into only when they run; each changes the tables that it names, or shuts others out. */
const isCommand = /^\s*(?:alter|analyze|cluster|copy|create (?:unique )?index|drop|lock|reindex|truncate|vacuum)\b/i

const ofOurSchema = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`

/** All tables and views of our schema. */
export async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where ${ofOurSchema} order by 1`,
  )
  return rows.map(({ name }) => name)
}

/**
 * The tables of our schema that a statement uses: those that PostgreSQL locks when it parses it, so that common table expressions,
 * views and names in quoted text are told apart by what decides in the end.
 * @param client in a savepoint in which nothing but the statement was parsed.
 */
export async function tablesUsed(client: Client, statement: string): Promise<Use[]> {
  const { rows } = await client.query<{ name: string; modes: string[] | null }>(
    `select c.relname as name, array_agg(l.mode) filter (where l.mode is not null) as modes
       from pg_class c left join pg_locks l
         on l.relation = c.oid and l.pid = pg_backend_pid() and l.database = (select oid from pg_database where datname = current_database())
      where ${ofOurSchema}
      group by c.relname order by c.relname`,
  )
  const words = isCommand.test(statement) ? new Set(statement.toLowerCase().match(/\w+/g)) : new Set<string>()
  return rows.flatMap(({ name, modes }): Use[] => {
    if (words.has(name)) return [{ table: name, how: 'writes' }]
    const uses = new Set((modes ?? []).map((mode) => howByLock[mode] ?? 'writes'))
    const how = (['writes', 'locks', 'reads'] as const).find((one) => uses.has(one))
    return how ? [{ table: name, how }] : []
  })
}
