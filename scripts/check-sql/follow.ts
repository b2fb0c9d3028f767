import {
  isArrayLiteralExpression,
  isArrayBindingPattern,
  isBindingElement,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isForOfStatement,
  isIdentifier,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isSpreadElement,
  isVariableDeclaration,
  type CallExpression,
  type Expression,
  type Node,
  NodeFlags,
  SyntaxKind,
} from 'typescript/unstable/ast'
import { type Program, textOf } from './program.ts'
import { collectReturns, type Fn, functionOf, idOf, isTransparent } from './syntax.ts'

/** A text that is made while the program runs. */
export class Unresolved extends Error {}

/** What the parameters of a function stand for at one call, and what those names stood for there. */
export type Scope = { bound: Map<string, Bound>; numbers?: Map<string, number> }
export type Bound = { node: Node; scope: Scope }

/** Something that can go several ways: a condition, the callers of a function. */
export class Fork extends Error {
  readonly key: string
  readonly options: number

  constructor(key: string, options: number) {
    super(key)
    this.key = key
    this.options = options
  }
}

/** Finds what the names, calls and conditions of an expression stand for, along one way through the program. */
export class Follower {
  private readonly top: Scope
  private readonly program: Program
  private readonly choices: ReadonlyMap<string, number>
  private depth = 0

  constructor(program: Program, choices: ReadonlyMap<string, number>, top: Scope) {
    this.program = program
    this.choices = choices
    this.top = top
  }

  choose(key: string, options: number): number {
    const choice = this.choices.get(key)
    if (choice !== undefined) return choice
    if (options === 1) return 0
    throw new Fork(key, options)
  }

  branch(node: Node & { condition: Node; whenTrue: Node; whenFalse: Node }, scope: Scope): Node {
    const condition = isIdentifier(node.condition) ? this.follow(node.condition, scope)?.node : node.condition
    if (condition?.kind === SyntaxKind.TrueKeyword) return node.whenTrue
    if (condition?.kind === SyntaxKind.FalseKeyword) return node.whenFalse
    return this.choose(`if ${textOf(node.condition)}`, 2) === 0 ? node.whenTrue : node.whenFalse
  }

  /** What a name, or a property of an object that is written out, stands for. */
  follow(node: Node, scope: Scope): Bound | null {
    if (isIdentifier(node)) return this.followName(node, scope)
    if (isPropertyAccessExpression(node)) {
      const object = this.value(node.expression, scope)
      if (object && isObjectLiteralExpression(object.node))
        return this.property(object, (node.name as { text: string }).text)
      return null
    }
    if (isElementAccessExpression(node)) {
      const object = this.value(node.expression, scope)
      if (!object || !isObjectLiteralExpression(object.node)) return null
      const names = object.node.properties.flatMap((one) =>
        isPropertyAssignment(one) ? [(one.name as unknown as { text: string }).text] : [],
      )
      return this.property(object, names[this.choose(`key ${textOf(node)}`, names.length)] ?? '')
    }
    return null
  }

  /** The expression that a called function of ours returns. */
  called(call: CallExpression, scope: Scope): Bound | null {
    const declaration = this.program.declarationOf(
      isPropertyAccessExpression(call.expression) ? call.expression.name : call.expression,
    )
    const fn = functionOf(declaration) ?? this.givenFunction(call.expression, scope)
    if (!fn) return null
    const inner: Scope = { ...scope, bound: new Map(scope.bound) }
    this.bind(fn, call, scope, inner)
    return this.returned(fn, inner, idOf(call))
  }

  elements(node: Node, scope: Scope): Bound[] | null {
    const call = this.follow(node, scope) ?? { node, scope }
    if (isCallExpression(call.node)) {
      const mapped = this.mapped(call.node, call.scope)
      if (mapped) return mapped
    }
    const list = this.value(node, scope)
    if (!list || !isArrayLiteralExpression(list.node)) return null
    const all: Bound[] = []
    for (const element of list.node.elements) {
      if (!isSpreadElement(element)) all.push({ node: element, scope: list.scope })
      else {
        const more = this.elements(element.expression, list.scope)
        if (!more) return null
        all.push(...more)
      }
    }
    return all
  }

  mapped(call: CallExpression, scope: Scope): Bound[] | null {
    if (!isPropertyAccessExpression(call.expression) || textOf(call.expression.name) !== 'map') return null
    const fn = functionOf(call.arguments[0] ?? null)
    if (!fn) return null
    return (this.elements(call.expression.expression, scope) ?? [null]).map((element, index) => {
      const inner: Scope = { bound: new Map(scope.bound), numbers: new Map(scope.numbers) }
      const [parameter, counter] = fn.parameters
      if (counter) inner.numbers!.set(idOf(counter), index)
      if (element && parameter) inner.bound.set(idOf(parameter), element)
      const returned = this.returned(fn, inner, idOf(call))
      if (!returned) throw new Unresolved('a list is made at run time')
      return returned
    })
  }

  private followName(node: Node, scope: Scope): Bound | null {
    const declaration = this.program.declarationOf(node)
    if (!declaration) return null
    const bound = scope.bound.get(idOf(declaration)) ?? this.top.bound.get(idOf(declaration))
    if (bound) return bound
    if (isParameterDeclaration(declaration)) {
      const fn = declaration.parent as Fn
      if (!this.bindCaller(fn)) return null
      return this.top.bound.get(idOf(declaration)) ?? null
    }
    if (isBindingElement(declaration)) {
      const pattern = declaration.parent
      const owner = pattern.parent
      const name = ((declaration.propertyName ?? declaration.name) as { text: string }).text
      const whole = isParameterDeclaration(owner)
        ? (scope.bound.get(idOf(owner)) ?? this.top.bound.get(idOf(owner)) ?? this.callersArgument(owner))
        : isVariableDeclaration(owner) && owner.initializer
          ? { node: owner.initializer as Node, scope }
          : null
      const value = whole && this.value(whole.node, whole.scope)
      if (value && isArrayBindingPattern(pattern) && isArrayLiteralExpression(value.node)) {
        const index = pattern.elements.indexOf(declaration)
        return this.elements(value.node, value.scope)?.[index] ?? null
      }
      if (!value || !isObjectLiteralExpression(value.node)) return null
      return (
        this.property(value, name) ??
        (declaration.initializer ? { node: declaration.initializer, scope: this.top } : null)
      )
    }
    if (!isVariableDeclaration(declaration)) return null
    const list = declaration.parent
    if (isForOfStatement(list.parent)) {
      const elements = this.elements(list.parent.expression, scope)
      return elements?.[this.choose(`of ${idOf(declaration)}`, elements.length)] ?? null
    }
    if (!(list.flags & NodeFlags.Const) || !declaration.initializer) return null
    return { node: declaration.initializer, scope }
  }

  private callersArgument(parameter: Node): Bound | null {
    return this.bindCaller(parameter.parent as Fn) ? (this.top.bound.get(idOf(parameter)) ?? null) : null
  }

  /** Takes one of the calls of a function for the call that is being read. */
  private bindCaller(fn: Fn): boolean {
    const name = fn.name ?? (isVariableDeclaration(fn.parent) ? fn.parent.name : null)
    const symbol = name && this.program.symbolOf(name)
    if (!symbol) return false
    const callers = this.program.callsOf(symbol)
    if (callers.length === 0) return false
    const caller = callers[this.choose(`call of ${idOf(fn)}`, callers.length)]!
    this.bind(fn, caller, this.top, this.top)
    return true
  }

  private bind(fn: Fn, call: CallExpression, scope: Scope, into: Scope): void {
    for (const [index, parameter] of fn.parameters.entries()) {
      const argument = call.arguments[index] ?? (parameter as { initializer?: Node }).initializer
      if (argument) into.bound.set(idOf(parameter), { node: argument, scope })
    }
  }

  /** A function that was handed over as an argument. */
  private givenFunction(node: Node, scope: Scope): Fn | null {
    const given = isIdentifier(node) ? this.follow(node, scope) : null
    if (!given) return null
    return functionOf(given.node) ?? this.givenFunction(given.node, given.scope)
  }

  private returned(fn: Fn, scope: Scope, key: string): Bound | null {
    if (!fn.body) return null
    if (!isBlock(fn.body)) return { node: fn.body, scope }
    const returns: Expression[] = []
    collectReturns(fn.body, returns)
    if (returns.length === 0) return null
    return { node: returns[this.choose(`return ${key}`, returns.length)]!, scope }
  }

  private property(object: Bound, name: string): Bound | null {
    if (!isObjectLiteralExpression(object.node)) return null
    for (const one of object.node.properties) {
      if (isPropertyAssignment(one) && (one.name as unknown as { text?: string }).text === name) {
        return { node: one.initializer, scope: object.scope }
      }
      if (isShorthandPropertyAssignment(one) && (one.name as unknown as { text: string }).text === name) {
        const symbol = this.program.checker.getShorthandAssignmentValueSymbol(one)
        const declaration = symbol && this.program.declarationOfSymbol(symbol)
        return declaration && isVariableDeclaration(declaration) && declaration.initializer
          ? { node: declaration.initializer, scope: object.scope }
          : null
      }
    }
    return null
  }

  /** An expression, followed through names, conditions and calls up to something that is written out. */
  private value(node: Node, scope: Scope): Bound | null {
    if (isTransparent(node)) return this.value(node.expression, scope)
    if (isObjectLiteralExpression(node) || isArrayLiteralExpression(node)) return { node, scope }
    if (isConditionalExpression(node)) return this.value(this.branch(node, scope), scope)
    const found = this.follow(node, scope) ?? (isCallExpression(node) ? this.called(node, scope) : null)
    if (!found || ++this.depth > 200) return null
    try {
      return this.value(found.node, found.scope)
    } finally {
      this.depth--
    }
  }
}
