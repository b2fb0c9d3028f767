import { parseAst } from 'vite'

/** A node of the tree that ESTree describes, with whatever its kind has. Offsets count UTF-16 units, as those of a string do. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** A function as V8 tells of it too: from its name or its parameters, whichever comes first, to its last brace. */
export type Scope = { start: number; body: number; end: number }

export type Visit = (node: Node, parents: readonly Node[]) => void

/** Reads a file of TypeScript, with JSX where its name says so. */
export function parse(path: string, text: string): Node {
  return parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
}

/** Visits each node after those around it; what only types are made of is left out. `parents` has the nearest last. */
export function walk(node: Node, visit: Visit, parents: readonly Node[] = []): void {
  if (node.type.startsWith('TS') && !transparent.has(node.type)) return
  visit(node, parents)
  const within = [...parents, node]
  for (const child of childrenOf(node)) walk(child, visit, within)
}

/** The innermost function around a node, or null at the top of a file. */
export function scopeOf(parents: readonly Node[]): Scope | null {
  const around = parents.findLast(({ type }) => functions.has(type))
  const body = around?.['body'] as Node | undefined
  return around && body ? { start: around.start, body: body.start, end: around.end } : null
}

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const transparent = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'object' && one !== null && typeof (one as Node).type === 'string') yield one as Node
    }
  }
}
