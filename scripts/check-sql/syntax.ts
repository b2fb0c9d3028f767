import {
  isArrowFunction,
  isAsExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isNonNullExpression,
  isParenthesizedExpression,
  isReturnStatement,
  isSatisfiesExpression,
  isVariableDeclaration,
  type Expression,
  type Node,
} from 'typescript/unstable/ast'
import { startOf } from './program.ts'

/** A function, however it is written. */
export type Fn = Node & { parameters: readonly Node[]; body?: Node; name?: Node }

export function isTransparent(node: Node): node is Node & { expression: Expression } {
  return (
    isParenthesizedExpression(node) || isAsExpression(node) || isSatisfiesExpression(node) || isNonNullExpression(node)
  )
}

export function functionOf(node: Node | null): Fn | null {
  if (!node) return null
  if (isFunctionDeclaration(node) || isArrowFunction(node) || isFunctionExpression(node)) return node as unknown as Fn
  if (isVariableDeclaration(node) && node.initializer) return functionOf(node.initializer)
  return null
}

export function collectReturns(node: Node, into: Expression[]): void {
  if (isReturnStatement(node) && node.expression) into.push(node.expression)
  node.forEachChild((child) => {
    if (!functionOf(child)) collectReturns(child, into)
  })
}

export function idOf(node: Node): string {
  return `${node.getSourceFile().fileName}:${startOf(node)}:${node.end}`
}
