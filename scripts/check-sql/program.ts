import { relative } from 'node:path'
import { API, type Checker, type NodeHandle, type Project, type Symbol, SymbolFlags } from 'typescript/unstable/sync'
import {
  type CallExpression,
  getTokenPosOfNode,
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'

export type Program = ReturnType<typeof openProgram>

/** The source of a project as the compiler sees it. `close` ends the compiler's process. */
export function openProgram(folder: string, isChecked: (path: string) => boolean) {
  const api = new API({ cwd: folder })
  const snapshot = api.updateSnapshot({ openProjects: [`${folder}/tsconfig.json`] })
  const project: Project = snapshot.getProjects()[0]!
  const checker: Checker = project.checker
  const files = project.program
    .getSourceFileNames()
    .filter((name) => name.startsWith(`${folder}/`) && isChecked(relative(folder, name)))
    .map((name) => project.program.getSourceFile(name)!)

  const calls: CallExpression[] = []
  for (const file of files) collectCalls(file, calls)
  const symbols = new Map<string, Symbol | null>()
  const callsByName = Map.groupBy(calls, (call) => nameOfCallee(call) ?? '')

  return {
    checker,
    calls,
    symbolOf,
    declarationOf(node: Node): Node | null {
      return resolve(symbolOf(node)?.valueDeclaration)
    },
    declarationOfSymbol: (symbol: Symbol) => resolve(symbol.valueDeclaration),
    callsOf(symbol: Symbol): CallExpression[] {
      return (callsByName.get(symbol.name) ?? []).filter((call) => symbolOf(calleeName(call)!)?.id === symbol.id)
    },
    close: () => api.close(),
  }

  /** What a name stands for, wherever it was imported from. Each is asked once of the compiler, which is another process. */
  function symbolOf(node: Node): Symbol | null {
    const place = `${node.getSourceFile().fileName} ${node.pos} ${node.end} ${node.kind}`
    const known = symbols.get(place)
    if (known !== undefined) return known
    const symbol = checker.getSymbolAtLocation(node) ?? null
    const meant = symbol !== null && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    symbols.set(place, meant)
    return meant
  }

  function resolve(handle: NodeHandle | undefined): Node | null {
    return handle?.resolve(project) ?? null
  }
}

/** `server/jobs/store.ts:12`, as editors and terminals open it. */
export function placeOf(node: Node, folder: string): string {
  const file = node.getSourceFile()
  const line = lineAt(file, startOf(node)) + 1
  return `${relative(folder, file.fileName)}:${line}`
}

/** Where a node begins, after the comments before it. */
export function startOf(node: Node): number {
  return getTokenPosOfNode(node, node.getSourceFile())
}

export function lineAt(file: SourceFile, position: number): number {
  return file.text.slice(0, position).split('\n').length - 1
}

export function textOf(node: Node): string {
  return node.getSourceFile().text.slice(startOf(node), node.end)
}

function calleeName(call: CallExpression): Node | null {
  if (isIdentifier(call.expression)) return call.expression
  return isPropertyAccessExpression(call.expression) ? call.expression.name : null
}

function nameOfCallee(call: CallExpression): string | null {
  const name = calleeName(call)
  return name && isIdentifier(name) ? name.text : null
}

function collectCalls(node: Node, into: CallExpression[]): void {
  if (isCallExpression(node)) into.push(node)
  node.forEachChild((child) => collectCalls(child, into))
}
