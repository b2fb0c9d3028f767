import type { Queryable } from '../server/platform/database.ts'

/**
 * Rows and checksum of every table, of ours and of the task queue: two that are alike mean that nothing was changed between them.
 * @param but tables that are left out; say why where it is called.
 */
export async function tableSums(db: Queryable, but: readonly string[] = []): Promise<Record<string, string>> {
  const { rows } = await db.query<{ name: string; sum: string }>({
    // By its name, so that PostgreSQL plans it once a connection: planning it takes three times as long as the sums do.
    name: 'table-sums',
    text: await statement(db),
  })
  return Object.fromEntries(rows.filter(({ name }) => !but.includes(name)).map(({ name, sum }) => [name, sum]))
}

/** Finding all tables takes longer than adding them up, and a database of a test keeps the tables that it has. */
const statements = new WeakMap<Queryable, Promise<string>>()

async function statement(db: Queryable): Promise<string> {
  const made =
    statements.get(db) ??
    allTables(db).then((tables) =>
      tables
        .map(
          ({ name, quoted }) =>
            `select '${name}' as name, count(*) || ' rows, ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '-') as sum from ${quoted} t`,
        )
        .join(' union all '),
    )
  statements.set(db, made)
  return await made
}

/** Where a text is found: 'users.name'. Looks into every column of text, JSON, bytes, arrays and all else, in any case. */
export async function findEverywhere(db: Queryable, texts: readonly string[]): Promise<string[]> {
  const places = (await allTables(db)).flatMap(({ name, quoted, columns }) =>
    columns.map((column) => ({ name: `${name}.${column.name}`, quoted, text: asText(column) })),
  )
  const { rows } = await db.query<{ name: string }>(
    places
      .map(
        ({ name, quoted, text }) =>
          `select '${name}' as name where exists (
             select 1 from ${quoted}, unnest($1::text[]) as sought where strpos(lower(${text}), lower(sought)) > 0)`,
      )
      .join(' union all '),
    [texts],
  )
  return rows.map(({ name }) => name)
}

type Column = { name: string; type: string }

async function allTables(db: Queryable): Promise<{ name: string; quoted: string; columns: Column[] }[]> {
  const { rows } = await db.query<{ schema: string; table: string; columns: Column[] }>(
    `select t.table_schema as schema, t.table_name as table,
            json_agg(json_build_object('name', c.column_name, 'type', c.data_type) order by c.ordinal_position) as columns
       from information_schema.tables t
       join information_schema.columns c using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and t.table_schema not in ('pg_catalog', 'information_schema')
      group by 1, 2 order by 1, 2`,
  )
  return rows.map(({ schema, table, columns }) => ({
    name: schema === 'public' ? table : `${schema}.${table}`,
    quoted: `"${schema}"."${table}"`,
    columns,
  }))
}

/** Bytes as the letters they may be: a text that was kept as bytes is found too. */
function asText({ name, type }: Column): string {
  return type === 'bytea' ? `encode("${name}", 'escape')` : `"${name}"::text`
}
