import { TypeFlags, type UnionType } from 'typescript/unstable/sync'
import {
  isArrayLiteralExpression,
  isArrayBindingPattern,
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isBindingElement,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isForOfStatement,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isNonNullExpression,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isSatisfiesExpression,
  isShorthandPropertyAssignment,
  isSpreadElement,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
  type CallExpression,
  type Expression,
  type Node,
  NodeFlags,
  SyntaxKind,
} from 'typescript/unstable/ast'
import { type Program, startOf, textOf } from './program.ts'

/** A text that is made while the program runs. */
export class Unresolved extends Error {}

/** Ways through the conditions of one statement that are followed before it counts as made at run time. */
const mostTried = 400

/** More variants than this of one statement are tried one change at a time. */
const mostVariants = 64

type Fn = Node & { parameters: readonly Node[]; body?: Node; name?: Node }
/** What the parameters of a function stand for at one call, and what those names stood for there. */
type Scope = { bound: Map<string, Bound>; numbers?: Map<string, number> }
type Bound = { node: Node; scope: Scope }

/** Something that can go several ways: a condition, the callers of a function. */
class Fork extends Error {
  readonly key: string
  readonly options: number

  constructor(key: string, options: number) {
    super(key)
    this.key = key
    this.options = options
  }
}

/** Every text that an expression can come to. @throws Unresolved where one of them is not known before the program runs. */
export function sqlTexts(program: Program, expression: Node): string[] {
  const texts = new Set<string>()
  const open: Map<string, number>[] = [new Map()]
  let isLinear = false
  let tried = 0
  const seen = new Set<string>()
  while (open.length > 0) {
    const choices = open.pop()!
    if (++tried > mostTried) throw new Unresolved('it has too many variants')
    try {
      texts.add(new Reader(program, choices).read(expression))
      if (texts.size > mostVariants && !isLinear) {
        isLinear = true
        open.length = 0
        open.push(new Map())
      }
    } catch (error) {
      if (!(error instanceof Fork)) throw error
      if (error.options === 0) continue
      const isChanged = [...choices.values()].some((choice) => choice !== 0)
      for (let option = isLinear && isChanged ? 0 : error.options - 1; option >= 0; option--) {
        const next = new Map(choices).set(error.key, option)
        const id = [...next].map(([key, value]) => `${key}=${value}`).join()
        if (!seen.has(id) || isLinear) open.push(next)
        seen.add(id)
      }
    }
  }
  if (texts.size === 0) throw new Unresolved('nothing calls it with a text that can be read')
  return [...texts]
}

class Reader {
  private readonly top: Scope = { bound: new Map() }
  private readonly program: Program
  private readonly choices: ReadonlyMap<string, number>
  private readonly numbers = new Map<string, number>()
  private depth = 0

  constructor(program: Program, choices: ReadonlyMap<string, number>) {
    this.program = program
    this.choices = choices
  }

  read(expression: Node): string {
    const text = this.text(expression, this.top)
    // Numbers of parameters that are counted at run time come after those that are written out.
    const written = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map((match) => Number(match[1])))
    return text.replaceAll(/\$?\uE000(\d+)\uE000/g, (all, index: string) =>
      all.startsWith('$') ? `$${written + Number(index)}` : '1',
    )
  }

  private choose(key: string, options: number): number {
    const choice = this.choices.get(key)
    if (choice !== undefined) return choice
    if (options === 1) return 0
    throw new Fork(key, options)
  }

  private text(node: Node, scope: Scope): string {
    if (++this.depth > 200) throw new Unresolved('it calls itself')
    try {
      return this.textHere(node, scope)
    } finally {
      this.depth--
    }
  }

  private textHere(node: Node, scope: Scope): string {
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node) || isNumericLiteral(node)) return node.text
    if (isTransparent(node)) return this.text(node.expression, scope)
    if (isTemplateExpression(node)) {
      return (
        node.head.text +
        node.templateSpans.map((span) => this.text(span.expression, scope) + span.literal.text).join('')
      )
    }
    if (isConditionalExpression(node)) return this.text(this.branch(node, scope), scope)
    if (isBinaryExpression(node)) return this.binary(node, scope)
    if (isIdentifier(node) && node.text === 'undefined') return ''
    if (node.kind === SyntaxKind.NullKeyword || node.kind === SyntaxKind.FalseKeyword) return ''
    const number = this.number(node, scope)
    if (number !== null) return String(number)
    const found = this.follow(node, scope)
    if (found) return this.text(found.node, found.scope)
    if (isCallExpression(node)) {
      const joined = this.joined(node, scope)
      if (joined !== null) return joined
      const called = this.called(node, scope)
      if (called) return this.text(called.node, called.scope)
    }
    return this.byType(node)
  }

  private binary(node: Node & { left: Node; operatorToken: Node; right: Node }, scope: Scope): string {
    switch (node.operatorToken.kind) {
      case SyntaxKind.PlusToken:
        if (this.isNumber(node)) return String(this.number(node, scope) ?? this.byType(node))
        return this.text(node.left, scope) + this.text(node.right, scope)
      case SyntaxKind.AmpersandAmpersandToken:
        return this.choose(`if ${textOf(node.left)}`, 2) === 0 ? this.text(node.right, scope) : ''
      case SyntaxKind.QuestionQuestionToken:
      case SyntaxKind.BarBarToken:
        return this.choose(`or ${textOf(node.left)}`, 2) === 0
          ? this.text(node.left, scope)
          : this.text(node.right, scope)
      default:
        return this.byType(node)
    }
  }

  private number(node: Node, scope: Scope): number | null {
    if (isNumericLiteral(node)) return Number(node.text)
    if (isIdentifier(node)) {
      const declaration = this.program.declarationOf(node)
      return (declaration && scope.numbers?.get(idOf(declaration))) ?? null
    }
    if (!isBinaryExpression(node)) return null
    const left = this.number(node.left, scope)
    const right = left === null ? null : this.number(node.right, scope)
    if (left === null || right === null) return null
    if (node.operatorToken.kind === SyntaxKind.PlusToken) return left + right
    return node.operatorToken.kind === SyntaxKind.AsteriskToken ? left * right : null
  }

  private branch(node: Node & { condition: Node; whenTrue: Node; whenFalse: Node }, scope: Scope): Node {
    const condition = isIdentifier(node.condition) ? this.follow(node.condition, scope)?.node : node.condition
    if (condition?.kind === SyntaxKind.TrueKeyword) return node.whenTrue
    if (condition?.kind === SyntaxKind.FalseKeyword) return node.whenFalse
    return this.choose(`if ${textOf(node.condition)}`, 2) === 0 ? node.whenTrue : node.whenFalse
  }

  /** What a name, or a property of an object that is written out, stands for. */
  private follow(node: Node, scope: Scope): Bound | null {
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

  /** The expression that a called function of ours returns. */
  private called(call: CallExpression, scope: Scope): Bound | null {
    const declaration = this.program.declarationOf(
      isPropertyAccessExpression(call.expression) ? call.expression.name : call.expression,
    )
    const fn = functionOf(declaration) ?? this.givenFunction(call.expression, scope)
    if (!fn) return null
    const inner: Scope = { ...scope, bound: new Map(scope.bound) }
    this.bind(fn, call, scope, inner)
    return this.returned(fn, inner, idOf(call))
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

  private elements(node: Node, scope: Scope): Bound[] | null {
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

  /** `list.map(one => …).join(', ')`. A list that is made at run time is taken for one element. */
  private joined(call: CallExpression, scope: Scope): string | null {
    if (!isPropertyAccessExpression(call.expression)) return null
    const method = (call.expression.name as { text: string }).text
    if (['trim', 'trimEnd', 'trimStart'].includes(method)) return this.text(call.expression.expression, scope)
    if (method === 'toString' && this.isNumber(call.expression.expression))
      return this.byType(call.expression.expression)
    if (method === 'replace' || method === 'replaceAll') {
      const [from, to] = call.arguments
      if (!from || !to || !isStringLiteral(from)) return null
      const text = this.text(call.expression.expression, scope)
      const by = this.text(to, scope)
      return method === 'replace' ? text.replace(from.text, () => by) : text.replaceAll(from.text, () => by)
    }
    if (method !== 'join') return null
    const separator = call.arguments[0] ? this.text(call.arguments[0], scope) : ','
    return this.list(call.expression.expression, scope)?.join(separator) ?? null
  }

  private list(node: Node, scope: Scope): string[] | null {
    if (isTransparent(node)) return this.list(node.expression, scope)
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) {
      const method = (node.expression.name as { text: string }).text
      if (method === 'filter')
        return this.list(node.expression.expression, scope)?.filter((text) => text !== '') ?? null
      if (method === 'map') {
        return this.mapped(node, scope)?.map((element) => this.text(element.node, element.scope)) ?? null
      }
    }
    return this.elements(node, scope)?.map((element) => this.text(element.node, element.scope)) ?? null
  }

  private mapped(call: CallExpression, scope: Scope): Bound[] | null {
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

  /** An expression of which the type says what it can be. */
  private byType(node: Node): string {
    const type = this.program.checker.getTypeAtLocation(node)
    const types = type?.flags && type.flags & TypeFlags.Union ? (type as UnionType).getTypes() : type ? [type] : []
    if (types.length > 0 && types.every((one) => one.isStringLiteralType() || one.isNumberLiteralType())) {
      const values = types.map((one) => String((one as unknown as { value: unknown }).value))
      return values[this.choose(`value ${textOf(node)}`, values.length)]!
    }
    if (this.isNumber(node)) {
      // `values.push(one)` is another number each time.
      const text = isCallExpression(node) ? `${textOf(node)} ${this.numbers.size}` : textOf(node)
      if (!this.numbers.has(text)) this.numbers.set(text, this.numbers.size + 1)
      return `\uE000${this.numbers.get(text)}\uE000`
    }
    throw new Unresolved(`${textOf(node).slice(0, 60)} is made at run time`)
  }

  private isNumber(node: Node): boolean {
    const type = this.program.checker.getTypeAtLocation(node)
    return Boolean(type && type.flags & (TypeFlags.NumberLike | TypeFlags.BigIntLike))
  }
}

function isTransparent(node: Node): node is Node & { expression: Expression } {
  return (
    isParenthesizedExpression(node) || isAsExpression(node) || isSatisfiesExpression(node) || isNonNullExpression(node)
  )
}

function functionOf(node: Node | null): Fn | null {
  if (!node) return null
  if (isFunctionDeclaration(node) || isArrowFunction(node) || isFunctionExpression(node)) return node as unknown as Fn
  if (isVariableDeclaration(node) && node.initializer) return functionOf(node.initializer)
  return null
}

function collectReturns(node: Node, into: Expression[]): void {
  if (isReturnStatement(node) && node.expression) into.push(node.expression)
  node.forEachChild((child) => {
    if (!functionOf(child)) collectReturns(child, into)
  })
}

function idOf(node: Node): string {
  return `${node.getSourceFile().fileName}:${startOf(node)}:${node.end}`
}
