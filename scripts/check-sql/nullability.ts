import type { Client } from 'pg'
import type { Catalogue } from './catalogue.ts'
import type { Column } from './describe.ts'
import { withoutWays } from './without-ways.ts'

type Plan = {
  'Node Type': string
  'Join Type'?: string
  'Parent Relationship'?: string
  Alias?: string
  Output?: string[]
  'Group Key'?: string[]
  Plans?: Plan[]
  [more: string]: unknown
}

const emptyOverNoRows = /^(?:min|max|sum|avg|string_agg|array_agg|jsonb?_(?:object_)?agg|bool_(?:and|or)|every)\(/
/** What gives a value although a part of it is null. */
const givesAnyway =
  /coalesce|is null|is not null|case |count\(|exists|concat|build|array|distinct from|subplan|initplan/i

/**
 * Which columns of a statement are known to be null at times: nullable in their table and not asked for otherwise, on the far side of
 * an outer join, or an aggregate over what may be nothing. The planner itself is asked, as it knows which outer joins a condition
 * makes inner ones. A column that is not in the answer is never null, or it cannot be known.
 */
export async function nullableColumns(
  client: Client,
  text: string,
  columns: readonly Column[],
  catalogue: Catalogue,
): Promise<Set<Column>> {
  const plan = await planOf(client, text)
  if (!plan) return new Set()
  const far = new Set<string>()
  collectFarSides(plan, false, far)
  const conditions = conditionsIn(plan)
  const isOneGroup = hasWholeAggregate(plan)
  const output = outputOf(plan)
  return new Set(columns.filter((column, index) => isNullable(column, bare(output[index] ?? ''))))

  function isNullable(column: Column, expression: string): boolean {
    const isFar = [...expression.matchAll(/\b(\w+)\./g)].some(([, alias]) => far.has(alias!))
    const attribute = column.table === 0 ? null : catalogue.attribute(column.table, column.attribute)
    if (attribute) return isFar || (attribute.isNullable && !isRequired(attribute.name, conditions))
    if (/^nullif\(|^null::|^case .* else null::\w+( \w+)* end$/is.test(expression)) return true
    // A 'having' that compares the aggregate lets none through that is null.
    if (conditions.includes(expression)) return false
    // min and max of an indexed column are planned as the first row of the index.
    if (/^\(?initplan \d+\)?\.col1$/i.test(expression) && /\b(?:min|max)\s*\(/i.test(text)) return true
    if (emptyOverNoRows.test(expression.toLowerCase())) return isOneGroup
    return isFar && !givesAnyway.test(expression)
  }
}

async function planOf(client: Client, text: string): Promise<Plan | null> {
  if (!/^\s*(?:select|with|insert|update|delete|merge|values)\b/i.test(text)) return null
  // A plan by a partial index leaves out the conditions that the index stands for.
  await client.query(withoutWays(['indexscan', 'indexonlyscan', 'bitmapscan']))
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (generic_plan, verbose, costs off, format json) ${text}`,
  )
  return rows[0]?.['QUERY PLAN'][0]?.Plan ?? null
}

/** The names of tables on a side of an outer join where there may be no row. */
function collectFarSides(plan: Plan, isFar: boolean, far: Set<string>): void {
  if (isFar && plan.Alias) far.add(plan.Alias)
  for (const child of plan.Plans ?? []) {
    const join = plan['Join Type']
    const isInner = child['Parent Relationship'] === 'Inner'
    const isOuter = child['Parent Relationship'] === 'Outer'
    const becomesFar =
      (join === 'Left' && isInner) || (join === 'Right' && isOuter) || (join === 'Full' && (isInner || isOuter))
    collectFarSides(child, isFar || becomesFar, far)
  }
}

function conditionsIn(plan: Plan): string {
  const own = Object.entries(plan).flatMap(([key, value]) => (/Cond|Filter/.test(key) ? [String(value)] : []))
  return [...own, ...(plan.Plans ?? []).map(conditionsIn)].join('\n')
}

/** Whether a condition lets only rows through in which this column is not null. */
function isRequired(name: string, conditions: string): boolean {
  const column = String.raw`\(?(?:\w+\.)?"?${name}"?\)?(?:::[\w ]+)?\)?`
  const compared = String.raw`(?:=|<>|<=|>=|<|>|@>|&&|~~\*?|@@)`
  return new RegExp(`${column} (?:IS NOT NULL|${compared} )|${compared} ${column}`).test(conditions)
}

function hasWholeAggregate(plan: Plan): boolean {
  if (plan['Node Type'] === 'Aggregate' && !plan['Group Key']) return true
  return (plan.Plans ?? []).some((child) => child['Parent Relationship'] !== 'SubPlan' && hasWholeAggregate(child))
}

/** What the plan hands over; an Append names only what its first part does. */
function outputOf(plan: Plan): string[] {
  return plan.Output ?? (plan.Plans?.[0] ? outputOf(plan.Plans[0]) : [])
}

function bare(expression: string): string {
  const inside = /^\((.*)\)$/s.exec(expression)?.[1]
  if (inside === undefined) return expression
  let depth = 0
  for (const sign of inside) {
    if (sign === '(') depth++
    else if (sign === ')' && --depth < 0) return expression
  }
  return bare(inside)
}
