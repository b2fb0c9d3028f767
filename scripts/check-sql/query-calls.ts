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
import { Unresolved } from './follow.ts'
import type { Outcome } from './outcome.ts'
import { lineAt, placeOf, type Program, startOf, textOf } from './program.ts'
import { type SqlText, sqlTexts } from './sql-text.ts'

/** A call of pg with one of the texts that it can send. */
export type Query = { call: CallExpression; texts: SqlText[] }

export function isQueryOfPg(program: Program, call: CallExpression): boolean {
  if (!isPropertyAccessExpression(call.expression) || !isIdentifier(call.expression.name)) return false
  if (call.expression.name.text !== 'query') return false
  const symbol = program.symbolOf(call.expression.name)
  return Boolean(symbol?.declarations?.some(({ path }) => path.includes('/@types/pg/')))
}

/** The texts of a call; what cannot be read, or says for no reason that it cannot, is noted in the outcome. */
export function readQuery(program: Program, call: CallExpression, folder: string, outcome: Outcome): Query[] {
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

export function isRowMode(call: CallExpression): boolean {
  return Boolean(
    call.arguments[0] && isObjectLiteralExpression(call.arguments[0]) && textOf(call.arguments[0]).includes('rowMode'),
  )
}

/** How many values are written out; null where that is not known. */
export function valuesOf(values: Node | undefined): number | null {
  if (!values || !isArrayLiteralExpression(values) || values.elements.some(isSpreadElement)) return null
  return values.elements.length
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
