import type { Client } from 'pg'

export type Attribute = { name: string; isNullable: boolean }
/** What a value of PostgreSQL is in JavaScript, as pg hands it over. */
export type Kind =
  | { kind: 'boolean' | 'number' | 'string' | 'Date' | 'json' | 'Buffer' | 'object' }
  | { kind: 'array'; of: Kind }

export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

const scalars: Readonly<Record<string, Exclude<Kind['kind'], 'array'>>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  date: 'Date',
  timestamp: 'Date',
  timestamptz: 'Date',
  json: 'json',
  jsonb: 'json',
  bytea: 'Buffer',
  interval: 'object',
  point: 'object',
  circle: 'object',
}

/** Array types that pg takes apart; any other arrives as text, '{a,b}'. */
const arrays = new Set(
  'bool bytea int2 int4 oid int8 float4 float8 numeric text varchar bpchar uuid inet cidr macaddr date timestamp timestamptz interval point json jsonb money'.split(
    ' ',
  ),
)

/** The types and columns that a database has now. */
export async function readCatalogue(client: Client) {
  const types = await client.query<{ oid: number; name: string; element: string | null }>(
    `select t.oid, t.typname as name, e.typname as element
       from pg_type t left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'`,
  )
  const kinds = new Map(types.rows.map((type) => [type.oid, kindOf(type.name, type.element)]))
  const names = new Map(types.rows.map((type) => [type.oid, type.name]))
  const attributes = new Map<string, Attribute>()
  await readAttributes()

  return {
    kindOf: (oid: number): Kind => kinds.get(oid) ?? { kind: 'string' },
    typeName: (oid: number) => names.get(oid) ?? 'unknown',
    attribute: (table: number, attribute: number) => attributes.get(`${table}.${attribute}`) ?? null,
    /** Again, with the temporary tables that have come since. */
    readAttributes,
  }

  async function readAttributes(): Promise<void> {
    const { rows } = await client.query<{ key: string; name: string; isNullable: boolean }>(
      `select attrelid || '.' || attnum as key, attname as name, not attnotnull as "isNullable"
         from pg_attribute where attnum > 0 and not attisdropped`,
    )
    for (const row of rows) attributes.set(row.key, row)
  }
}

function kindOf(name: string, element: string | null): Kind {
  if (element === null) return { kind: scalars[name] ?? 'string' }
  if (!arrays.has(element)) return { kind: 'string' }
  // In arrays pg reads numeric as a number, although it hands over a single one as text.
  return { kind: 'array', of: { kind: element === 'numeric' ? 'number' : (scalars[element] ?? 'string') } }
}
