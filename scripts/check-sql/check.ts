import type { Client } from 'pg'
import {
  type CallExpression,
  isArrayLiteralExpression,
  isBlock,
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSourceFile,
  isSpreadElement,
  type Node,
} from 'typescript/unstable/ast'
import { readCatalogue, type Catalogue } from './catalogue.ts'
import { describe, StatementRefused } from './describe.ts'
import { nullableColumns } from './nullability.ts'
import { lineAt, openProgram, placeOf, type Program, startOf, textOf } from './program.ts'
import { propertiesOf, rowFaults, takesNull } from './row-type.ts'
import { sqlTexts, Unresolved } from './sql-text.ts'

export type Outcome = {
  /** 'server/jobs/store.ts:12: what is wrong', a line each. */
  faults: string[]
  /** How many calls were compared with the schema. */
  checked: number
  /** Places that say why they are not: '// sql: …'. */
  excused: string[]
}

type Options = {
  folder: string
  /** Of a path relative to the folder. */
  isChecked: (path: string) => boolean
  /** Statements that are run before the others of their file are parsed, and undone after them. */
  makesTables?: RegExp
}

export const createsTable = /^\s*create (?:temp|temporary|unlogged|table)\b/i

/** A call of pg with one of the texts that it can send. */
type Query = { call: CallExpression; texts: string[] }

/**
 * Compares every statement of a folder's source with a migrated database: PostgreSQL parses it, and what it hands over is compared with
 * the row type of the call. Nothing is run, save that temporary tables are made, and undone again.
 */
export async function checkSql(
  client: Client,
  { folder, isChecked, makesTables = createsTable }: Options,
): Promise<Outcome> {
  const program = openProgram(folder, isChecked)
  const outcome: Outcome = { faults: [], checked: 0, excused: [] }
  try {
    const catalogue = await readCatalogue(client)
    const calls = program.calls.filter((call) => isQueryOfPg(program, call))
    for (const ofFile of Map.groupBy(calls, (call) => call.getSourceFile().fileName).values()) {
      const queries = ofFile.flatMap((call) => readQuery(program, call, folder, outcome))
      await inTransaction(client, catalogue, tablesMade(queries, makesTables), async () => {
        for (const { call, texts } of queries) {
          outcome.checked++
          const faults = new Set<string>()
          for (const text of texts) {
            const read = fetchedFrom(text, queries) ?? text
            for (const fault of await faultsOf(program, client, catalogue, call, read)) faults.add(fault)
          }
          for (const fault of faults) outcome.faults.push(`${placeOf(call, folder)}: ${fault}`)
        }
      })
    }
  } finally {
    program.close()
  }
  return outcome
}

function isQueryOfPg(program: Program, call: CallExpression): boolean {
  if (!isPropertyAccessExpression(call.expression) || !isIdentifier(call.expression.name)) return false
  if (call.expression.name.text !== 'query') return false
  const symbol = program.symbolOf(call.expression.name)
  return Boolean(symbol?.declarations?.some(({ path }) => path.includes('/@types/pg/')))
}

function readQuery(program: Program, call: CallExpression, folder: string, outcome: Outcome): Query[] {
  const excuse = excuseOf(call)
  const place = placeOf(call, folder)
  const sql = textArgument(call)
  try {
    if (!sql) throw new Unresolved('its text is not an argument')
    const texts = sqlTexts(program, sql)
    if (excuse) outcome.faults.push(`${place}: the statement can be checked; delete '// sql: ${excuse}'.`)
    return [{ call, texts }]
  } catch (error) {
    if (!(error instanceof Unresolved)) throw error
    if (excuse) outcome.excused.push(`${place}: ${excuse}`)
    else {
      outcome.faults.push(
        `${place}: the statement cannot be checked: ${error.message}. Write it so that it can be read, or say above it why not: '// sql: …'.`,
      )
    }
    return []
  }
}

function textArgument(call: CallExpression): Node | null {
  const first = call.arguments[0]
  if (!first || !isObjectLiteralExpression(first)) return first ?? null
  const text = first.properties.find((one) => isPropertyAssignment(one) && textOf(one.name) === 'text')
  return text && isPropertyAssignment(text) ? text.initializer : null
}

/** The reason in '// sql: reason' on the line above a call, or above the statement that it stands in. */
function excuseOf(call: CallExpression): string | null {
  const lines = call.getSourceFile().text.split('\n')
  return [call, statementOf(call)].reduce<string | null>((reason, node) => {
    const above = lines[lineAt(node.getSourceFile(), startOf(node)) - 1] ?? ''
    return reason ?? /^\s*\/\/ sql: (.+)$/.exec(above)?.[1] ?? null
  }, null)
}

function statementOf(node: Node): Node {
  const isWhole = isBlock(node.parent) || isSourceFile(node.parent) || isPropertyAssignment(node)
  return isWhole ? node : statementOf(node.parent)
}

function tablesMade(queries: readonly Query[], makesTables: RegExp): string[] {
  return queries.flatMap(({ texts }) => texts.filter((text) => makesTables.test(text)))
}

/** The statement behind a cursor that the same file declares. */
function fetchedFrom(text: string, queries: readonly Query[]): string | null {
  const name = /^\s*fetch \S+ from (\w+)/i.exec(text)?.[1]
  if (name === undefined) return null
  const declaration = new RegExp(`^\\s*declare ${name}\\b.*? cursor .*?\\bfor\\b(.*)$`, 'is')
  return queries.flatMap(({ texts }) => texts.map((other) => declaration.exec(other)?.[1])).find(Boolean) ?? null
}

async function inTransaction(
  client: Client,
  catalogue: Catalogue,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  await client.query('begin')
  for (const table of tables) await attempt(client, async () => await client.query(table)).catch(() => {})
  if (tables.length > 0) await catalogue.readAttributes()
  await work()
  await client.query('rollback')
}

/** A statement that is refused must not end the transaction that the others stand in. */
async function attempt<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('savepoint attempt')
  try {
    return await work()
  } catch (error) {
    await client.query('rollback to savepoint attempt')
    throw error
  }
}

async function faultsOf(
  program: Program,
  client: Client,
  catalogue: Catalogue,
  call: CallExpression,
  text: string,
): Promise<string[]> {
  const values = call.arguments[1]
  // pg sends a text without values as it is, and it may be several statements then.
  const statements = values ? [text] : text.split(/;\s*(?:\n|$|(?=\w))/).filter((one) => one.trim() !== '')
  const faults: string[] = []
  for (const statement of statements) {
    try {
      const { parameters, columns } = await attempt(client, async () => await describe(client, statement))
      const given = valuesOf(values)
      if (given !== null && given !== parameters.length) {
        faults.push(`the statement takes ${parameters.length} parameters and is given ${given}.`)
      }
      const rowType = call.typeArguments?.[0]
      if (!rowType || isRowMode(call)) continue
      const properties = propertiesOf(program, rowType)
      const isStrict = properties.some(({ type }) => !takesNull(type))
      const nullable = isStrict
        ? await attempt(client, async () => await nullableColumns(client, statement, columns, catalogue))
        : new Set<never>()
      faults.push(...rowFaults(program, properties, columns, nullable, catalogue))
    } catch (error) {
      if (!(error instanceof StatementRefused)) throw error
      faults.push(`${error.message}${near(statement, error.position)}.`)
    }
  }
  return faults
}

function isRowMode(call: CallExpression): boolean {
  return Boolean(
    call.arguments[0] && isObjectLiteralExpression(call.arguments[0]) && textOf(call.arguments[0]).includes('rowMode'),
  )
}

/** How many values are written out; null where that is not known. */
function valuesOf(values: Node | undefined): number | null {
  if (!values || !isArrayLiteralExpression(values) || values.elements.some(isSpreadElement)) return null
  return values.elements.length
}

function near(text: string, position: number | null): string {
  if (position === null) return ''
  return `, at '${text
    .slice(position - 1)
    .split('\n')[0]!
    .trim()
    .slice(0, 60)}'`
}
