import { changesOfSql } from './sql.ts'
import { parse, scopeOf, walk, type Node, type Scope } from './syntax.ts'

/** A change of a file that a test should notice. `scope`: the function around it; null at the top of the file. */
export type Mutation = { kind: string; start: number; end: number; replacement: string; scope: Scope | null }

type Change = Omit<Mutation, 'scope'>
type Mutator = (node: Node, parents: readonly Node[], text: string) => Iterable<Change>

/** Every change of a file that the mutators know, in the order of the text. */
export function mutationsIn(path: string, text: string): Mutation[] {
  const found: Mutation[] = []
  walk(parse(path, text), (node, parents) => {
    for (const mutator of mutators) {
      for (const change of mutator(node, parents, text)) {
        if (text.slice(change.start, change.end) !== change.replacement)
          found.push({ ...change, scope: scopeOf(parents) })
      }
    }
  })
  return found.toSorted((one, other) => one.start - other.start || one.end - other.end)
}

const swap = (kind: string, { start, end }: { start: number; end: number }, replacement: string): Change => ({
  kind,
  start,
  end,
  replacement,
})

/** A decision that is always taken, never taken, or turned round. */
function* conditions(node: Node, _: readonly Node[], text: string): Generator<Change> {
  if (!['IfStatement', 'ConditionalExpression'].includes(node.type)) return
  const test = node['test'] as Node
  yield swap('condition', test, 'true')
  yield swap('condition', test, 'false')
  yield swap('condition', test, `!(${text.slice(test.start, test.end)})`)
}

const operators: Record<string, [kind: string, ...others: string[]]> = {
  '<': ['comparison', '<=', '>='],
  '<=': ['comparison', '<', '>'],
  '>': ['comparison', '>=', '<='],
  '>=': ['comparison', '>', '<'],
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '==': ['comparison', '!='],
  '!=': ['comparison', '=='],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '%': ['arithmetic', '*'],
}

function* binaries(node: Node, _: readonly Node[], text: string): Generator<Change> {
  if (!['BinaryExpression', 'LogicalExpression'].includes(node.type)) return
  const [left, right, operator] = [node['left'] as Node, node['right'] as Node, String(node['operator'])]
  if (operator === '??') yield swap('logic', node, text.slice(left.start, left.end))
  const [kind, ...others] = operators[operator] ?? []
  if (kind === undefined || (operator === '+' && [left, right].some(isText))) return
  const start = left.end + text.slice(left.end, right.start).indexOf(operator)
  for (const other of others) yield swap(kind, { start, end: start + operator.length }, other)
}

/** A call that is not made, where nobody waits for what it gives. What only tells a log is left out. */
function* statements(node: Node, _: readonly Node[], text: string): Generator<Change> {
  if (node.type !== 'ExpressionStatement') return
  const expression = node['expression'] as Node
  const call = expression.type === 'AwaitExpression' ? (expression['argument'] as Node) : expression
  if (call.type !== 'CallExpression' || /\b(?:log|console)\??\./u.test(text.slice(call.start, call.end).split('(')[0]!))
    return
  yield swap('statement', node, ';')
}

function* returns(node: Node): Generator<Change> {
  const isArrow = node.type === 'ArrowFunctionExpression' && node['expression'] === true
  if (node.type !== 'ReturnStatement' && !isArrow) return
  const value = (isArrow ? node['body'] : node['argument']) as Node | null
  if (value === null) return
  if (isYesOrNo(value)) {
    yield swap('return', value, 'true')
    yield swap('return', value, 'false')
  } else if (value.type === 'ArrayExpression' && (value['elements'] as unknown[]).length > 0)
    yield swap('return', value, '[]')
  else if (isText(value)) yield swap('return', value, "''")
  else if (!isArrow && !isNothing(value)) yield swap('return', value, 'null')
}

/** A word that something is compared with: a state, a kind. Messages and texts are left as they are. */
function* words(node: Node): Generator<Change> {
  const compared =
    node.type === 'BinaryExpression' && /^[!=]==$/u.test(String(node['operator']))
      ? [node['left'] as Node, node['right'] as Node]
      : node.type === 'SwitchCase' && node['test'] !== null
        ? [node['test'] as Node]
        : []
  for (const one of compared) if (isText(one) && one.end - one.start > 2) yield swap('word', one, "''")
}

const methods = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['min', 'max'],
  ['max', 'min'],
  ['ceil', 'floor'],
  ['floor', 'ceil'],
])
const dropped = new Set([
  'filter',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'slice',
  'trim',
  'toLowerCase',
  'max',
  'min',
  'strict',
  'refine',
  'nonnegative',
  'positive',
  'int',
])

function* calls(node: Node, _: readonly Node[], text: string): Generator<Change> {
  const callee = node['callee'] as Node | undefined
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression' || callee['computed'] === true) return
  const [object, property] = [callee['object'] as Node, callee['property'] as Node]
  const name = String(property['name'])
  const ofMath = object.type === 'Identifier' && object['name'] === 'Math'
  const other = methods.get(name)
  if (other !== undefined && (ofMath || !dropped.has(name))) yield swap('method', property, other)
  else if (dropped.has(name) && !ofMath) yield swap('method', node, text.slice(object.start, object.end))
}

function* defaults(node: Node): Generator<Change> {
  if (node.type !== 'AssignmentPattern') return
  const value = node['right'] as Node
  if (value.type !== 'Literal') return
  if (typeof value['value'] === 'number') yield swap('default', value, String(value['value'] + 1))
  if (typeof value['value'] === 'boolean') yield swap('default', value, String(!value['value']))
}

function* statementsOfSql(node: Node, parents: readonly Node[], text: string): Generator<Change> {
  if (node.type !== 'TemplateLiteral' && !(node.type === 'Literal' && typeof node['value'] === 'string')) return
  if (['ImportDeclaration', 'JSXAttribute'].includes(parents.at(-1)?.type ?? '')) return
  let plain = text.slice(node.start, node.end)
  for (const { start, end } of (node['expressions'] ?? []) as Node[]) {
    // With the signs around it, so that a hole is one word of noughts.
    const [from, to] = [start - node.start - 2, end - node.start + 1]
    plain = plain.slice(0, from) + '0'.repeat(to - from) + plain.slice(to)
  }
  for (const change of changesOfSql(text.slice(node.start + 1, node.end - 1), plain.slice(1, -1))) {
    yield { ...change, start: node.start + 1 + change.start, end: node.start + 1 + change.end }
  }
}

const mutators: readonly Mutator[] = [
  conditions,
  binaries,
  statements,
  returns,
  words,
  calls,
  defaults,
  statementsOfSql,
]

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string')
}

function isYesOrNo(node: Node): boolean {
  if (node.type === 'Literal') return typeof node['value'] === 'boolean'
  if (node.type === 'LogicalExpression') return isYesOrNo(node['left'] as Node) && isYesOrNo(node['right'] as Node)
  if (node.type === 'UnaryExpression') return node['operator'] === '!'
  return node.type === 'BinaryExpression' && /^(?:[!=]==?|[<>]=?|in|instanceof)$/u.test(String(node['operator']))
}

function isNothing(node: Node): boolean {
  return (
    (node.type === 'Literal' && node['value'] === null) || (node.type === 'Identifier' && node['name'] === 'undefined')
  )
}
