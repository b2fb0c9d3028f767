import { relative } from 'node:path'
import type { Client } from 'pg'
import type { CallExpression } from 'typescript/unstable/ast'
import { readCatalogue, type Catalogue } from './catalogue.ts'
import { describe, StatementRefused } from './describe.ts'
import { foreignTables, type Ownership } from './foreign-tables.ts'
import { nullableColumns } from './nullability.ts'
import type { Outcome } from './outcome.ts'
import { openProgram, placeOf, type Program } from './program.ts'
import { isQueryOfPg, isRowMode, type Query, readQuery, valuesOf } from './query-calls.ts'
import { propertiesOf, rowFaults, takesNull } from './row-type.ts'
import type { Part } from './sql-text.ts'
import { tablesOf, tablesUsed, type Use } from './tables-used.ts'
import { wholeReads, type WholeReads } from './whole-reads.ts'

type Options = {
  folder: string
  /** Of a path relative to the folder. */
  isChecked: (path: string) => boolean
  /** Statements that are run before the others of their file are parsed, and undone after them. */
  makesTables?: RegExp
  /** Whose each table is; left out: nobody's. */
  ownership?: Ownership | undefined
  /** Which statements may go through all rows of a table; left out: all of them. */
  reads?: WholeReads | undefined
}

type Context = {
  program: Program
  client: Client
  catalogue: Catalogue
  whole: ReturnType<typeof wholeReads> | undefined
}

export const createsTable = /^\s*create (?:temp|temporary|unlogged|table)\b/i

/**
 * Compares every statement of a folder's source with a migrated database: PostgreSQL parses it, and what it hands over is compared with
 * the row type of the call, and the tables that it uses with whose they are, and where no index serves it that is told. Nothing is run, save that temporary tables are made, and undone again.
 */
export async function checkSql(
  client: Client,
  { folder, isChecked, makesTables = createsTable, ownership, reads }: Options,
): Promise<Outcome> {
  const program = openProgram(folder, isChecked)
  const outcome: Outcome = { faults: [], checked: 0, excused: [] }
  try {
    const catalogue = await readCatalogue(client)
    const tables = await tablesOf(client)
    const foreign = ownership && foreignTables(ownership)
    const context = { program, client, catalogue, whole: reads && wholeReads(reads, tables) }
    const calls = program.calls.filter((call) => isQueryOfPg(program, call))
    for (const ofFile of Map.groupBy(calls, (call) => call.getSourceFile().fileName).values()) {
      const queries = ofFile.flatMap((call) => readQuery(program, call, folder, outcome))
      await inTransaction(client, catalogue, tablesMade(queries, makesTables), async () => {
        for (const { call, texts } of queries) {
          outcome.checked++
          const faults = new Set<string>()
          const callFile = relative(folder, call.getSourceFile().fileName)
          for (const { text, parts } of texts) {
            const { faults: ofText, uses } = await compare(context, call, {
              text: fetchedFrom(text, queries) ?? text,
              callFile,
            })
            const written = parts.map((part): Part => ({ ...part, file: relative(folder, part.file) }))
            for (const fault of [...ofText, ...(foreign?.faultsOf(uses, written, callFile) ?? [])]) faults.add(fault)
          }
          for (const fault of faults) outcome.faults.push(`${placeOf(call, folder)}: ${fault}`)
        }
      })
    }
    outcome.faults.push(...(foreign?.rest(tables) ?? []), ...(context.whole?.rest() ?? []))
  } finally {
    program.close()
  }
  return outcome
}

function tablesMade(queries: readonly Query[], makesTables: RegExp): string[] {
  return queries.flatMap(({ texts }) => texts.map(({ text }) => text).filter((text) => makesTables.test(text)))
}

/** The statement behind a cursor that the same file declares. */
function fetchedFrom(text: string, queries: readonly Query[]): string | null {
  const name = /^\s*fetch \S+ from (\w+)/i.exec(text)?.[1]
  if (name === undefined) return null
  const declaration = new RegExp(`^\\s*declare ${name}\\b.*? cursor .*?\\bfor\\b(.*)$`, 'is')
  return queries.flatMap(({ texts }) => texts.map((other) => declaration.exec(other.text)?.[1])).find(Boolean) ?? null
}

async function inTransaction(
  client: Client,
  catalogue: Catalogue,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  await client.query('begin')
  for (const table of tables) {
    await client.query('savepoint made')
    await client.query(table).catch(async () => await client.query('rollback to savepoint made'))
  }
  if (tables.length > 0) await catalogue.readAttributes()
  await work()
  await client.query('rollback')
}

/** Leaves nothing behind in the transaction that the other statements stand in: neither an error nor a lock. */
async function undone<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('savepoint attempt')
  try {
    return await work()
  } finally {
    await client.query('rollback to savepoint attempt')
  }
}

async function compare(
  { program, client, catalogue, whole }: Context,
  call: CallExpression,
  { text, callFile }: { text: string; callFile: string },
): Promise<{ faults: string[]; uses: Use[] }> {
  const values = call.arguments[1]
  // pg sends a text without values as it is, and it may be several statements then.
  const statements = values ? [text] : text.split(/;\s*(?:\n|$|(?=\w))/).filter((one) => one.trim() !== '')
  const faults: string[] = []
  const uses: Use[] = []
  for (const statement of statements) {
    try {
      const { parameters, columns } = await undone(client, async () => {
        const description = await describe(client, statement)
        uses.push(...(await tablesUsed(client, statement)))
        return description
      })
      if (whole) faults.push(...(await undone(client, async () => await whole.faultsOf(client, statement, callFile))))
      const given = valuesOf(values)
      if (given !== null && given !== parameters.length) {
        faults.push(`the statement takes ${parameters.length} parameters and is given ${given}.`)
      }
      const rowType = call.typeArguments?.[0]
      if (!rowType || isRowMode(call)) continue
      const properties = propertiesOf(program, rowType)
      const isStrict = properties.some(({ type }) => !takesNull(type))
      const nullable = isStrict
        ? await undone(client, async () => await nullableColumns(client, statement, columns, catalogue))
        : new Set<never>()
      faults.push(...rowFaults(program, properties, columns, nullable, catalogue))
    } catch (error) {
      if (!(error instanceof StatementRefused)) throw error
      faults.push(`${error.message}${near(statement, error.position)}.`)
    }
  }
  return { faults, uses }
}

function near(text: string, position: number | null): string {
  if (position === null) return ''
  return `, at '${text
    .slice(position - 1)
    .split('\n')[0]!
    .trim()
    .slice(0, 60)}'`
}
