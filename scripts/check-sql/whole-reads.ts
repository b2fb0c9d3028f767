import type { Client } from 'pg'
import { withoutWays } from './without-ways.ts'

/** Which tables a statement may read from end to end, and why. Every other statement needs an index. */
export type WholeReads = {
  /** Tables that stay small, whoever reads them. */
  small: Readonly<Record<string, string>>
  /** Tables that grow: by the file that asks, then by table. */
  allowed: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What PostgreSQL plans; of commands there is no plan. */
const isPlanned = /^\s*(?:select|with|insert|update|delete|merge)\b/i

type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Filter?: string
  Plans?: PlanNode[]
}

/**
 * Finds statements that go through all rows of a table that grows; `rest` tells afterwards which lines of the table are not needed.
 * @param tables all that the schema has
 */
export function wholeReads({ small, allowed }: WholeReads, tables: readonly string[]) {
  const ours = new Set(tables)
  const unused = new Set(
    Object.entries(allowed).flatMap(([file, of]) => Object.keys(of).map((table) => use(file, table))),
  )
  const unusedSmall = new Set(Object.keys(small))

  let partial: Set<string> | null = null

  return { faultsOf, rest }

  /**
   * @param client in a savepoint that is undone afterwards
   * @param file that the statement is asked from
   */
  async function faultsOf(client: Client, statement: string, file: string): Promise<string[]> {
    if (!isPlanned.test(statement)) return []
    // Those of the schema; a table that a statement makes is none of ours.
    partial ??= await partialIndexes(client)
    return [...(await tablesReadWhole(client, statement, partial))].flatMap((table) => {
      if (!ours.has(table)) return []
      if (table in small) {
        unusedSmall.delete(table)
        return []
      }
      unused.delete(use(file, table))
      return allowed[file]?.[table] === undefined ? [`no index serves this: it goes through all rows of ${table}.`] : []
    })
  }

  function rest(): string[] {
    return [
      ...[...unusedSmall].map((table) => `nothing goes through the small table ${table} any more`),
      ...[...unused].map((one) => `nothing needs this permission any more: ${one}`),
    ]
  }
}

function use(file: string, table: string): string {
  return `${file} goes through ${table}`
}

/**
 * Tables of which all rows are read, however many there are. PostgreSQL is told to take an index wherever one serves, so the plan does not
 * hang on how many rows there are here. The first rows by an index, and a partial index that holds only what waits, are read by wish.
 */
async function tablesReadWhole(client: Client, statement: string, partial: ReadonlySet<string>): Promise<Set<string>> {
  await client.query(withoutWays(['seqscan', 'hashjoin', 'mergejoin']))
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (generic_plan, format json) ${statement}`,
  )
  const found = new Set<string>()
  const walk = (node: PlanNode, isLimited: boolean) => {
    const table = node['Relation Name']
    if (table !== undefined && isWhole(node, isLimited)) found.add(table)
    for (const child of node.Plans ?? []) walk(child, isLimited || node['Node Type'] === 'Limit')
  }
  walk(rows[0]!['QUERY PLAN'][0].Plan, false)
  return found

  function isWhole(node: PlanNode, isLimited: boolean): boolean {
    if (node['Node Type'] === 'Seq Scan') return true
    if (node['Node Type'] === 'Bitmap Heap Scan') return (node.Plans ?? []).some(isWholeBitmap)
    return isWholeIndex(node) && !(isLimited && node.Filter === undefined)
  }

  /** Of what is combined by 'and' one part is enough. */
  function isWholeBitmap(node: PlanNode): boolean {
    const parts = node.Plans ?? []
    if (node['Node Type'] === 'BitmapAnd') return parts.every(isWholeBitmap)
    return parts.length > 0 ? parts.some(isWholeBitmap) : isWholeIndex(node)
  }

  function isWholeIndex(node: PlanNode): boolean {
    const index = node['Index Name']
    return index !== undefined && node['Index Cond'] === undefined && !partial.has(index)
  }
}

async function partialIndexes(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    'select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indpred is not null',
  )
  return new Set(rows.map(({ name }) => name))
}
