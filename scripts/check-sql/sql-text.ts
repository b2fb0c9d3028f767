import { TypeFlags, type UnionType } from 'typescript/unstable/sync'
import {
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateExpression,
  type CallExpression,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast'
import { Follower, Fork, type Scope, Unresolved } from './follow.ts'
import { type Program, textOf } from './program.ts'
import { idOf, isTransparent } from './syntax.ts'

/** Ways through the conditions of one statement that are followed before it counts as made at run time. */
const mostTried = 400

/** More variants than this of one statement are tried one change at a time. */
const mostVariants = 64

/** A piece of a text, and the file that it is written in, by its whole path. */
export type Part = { file: string; text: string }
export type SqlText = { text: string; parts: readonly Part[] }

/** Every text that an expression can come to, with the pieces that it is put together from. @throws Unresolved where one of them is not known before the program runs. */
export function sqlTexts(program: Program, expression: Node): SqlText[] {
  const texts = new Map<string, SqlText>()
  const open: Map<string, number>[] = [new Map()]
  let isLinear = false
  let tried = 0
  const seen = new Set<string>()
  while (open.length > 0) {
    const choices = open.pop()!
    if (++tried > mostTried) throw new Unresolved('it has too many variants')
    try {
      const read = new Reader(program, choices).read(expression)
      const files = new Set(read.parts.map(({ file }) => file))
      // The same text of two callers is two: each answers for what it names.
      texts.set([read.text, ...files].join('\n'), read)
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
  return [...texts.values()]
}

class Reader {
  private readonly top: Scope = { bound: new Map() }
  private readonly program: Program
  private readonly follower: Follower
  private readonly numbers = new Map<string, number>()
  private readonly parts: Part[] = []
  private depth = 0

  constructor(program: Program, choices: ReadonlyMap<string, number>) {
    this.program = program
    this.follower = new Follower(program, choices, this.top)
  }

  read(expression: Node): SqlText {
    const text = this.text(expression, this.top)
    // Numbers of parameters that are counted at run time come after those that are written out.
    const written = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map((match) => Number(match[1])))
    const whole = text.replaceAll(/\$?\uE000(\d+)\uE000/g, (all, index: string) =>
      all.startsWith('$') ? `$${written + Number(index)}` : '1',
    )
    return { text: whole, parts: this.parts }
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
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node) || isNumericLiteral(node))
      return this.part(node, node.text)
    if (isTransparent(node)) return this.text(node.expression, scope)
    if (isTemplateExpression(node)) {
      return (
        this.part(node, node.head.text) +
        node.templateSpans
          .map((span) => this.text(span.expression, scope) + this.part(span, span.literal.text))
          .join('')
      )
    }
    if (isConditionalExpression(node)) return this.text(this.follower.branch(node, scope), scope)
    if (isBinaryExpression(node)) return this.binary(node, scope)
    if (isIdentifier(node) && node.text === 'undefined') return ''
    if (node.kind === SyntaxKind.NullKeyword || node.kind === SyntaxKind.FalseKeyword) return ''
    const number = this.number(node, scope)
    if (number !== null) return String(number)
    const found = this.follower.follow(node, scope)
    if (found) return this.text(found.node, found.scope)
    if (isCallExpression(node)) {
      const joined = this.joined(node, scope)
      if (joined !== null) return joined
      const called = this.follower.called(node, scope)
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
        return this.follower.choose(`if ${textOf(node.left)}`, 2) === 0 ? this.text(node.right, scope) : ''
      case SyntaxKind.QuestionQuestionToken:
      case SyntaxKind.BarBarToken:
        return this.follower.choose(`or ${textOf(node.left)}`, 2) === 0
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
        return this.follower.mapped(node, scope)?.map((element) => this.text(element.node, element.scope)) ?? null
      }
    }
    return this.follower.elements(node, scope)?.map((element) => this.text(element.node, element.scope)) ?? null
  }

  /** An expression of which the type says what it can be. */
  private byType(node: Node): string {
    const type = this.program.checker.getTypeAtLocation(node)
    const types = type?.flags && type.flags & TypeFlags.Union ? (type as UnionType).getTypes() : type ? [type] : []
    if (types.length > 0 && types.every((one) => one.isStringLiteralType() || one.isNumberLiteralType())) {
      const values = types.map((one) => String((one as unknown as { value: unknown }).value))
      return this.part(node, values[this.follower.choose(`value ${textOf(node)}`, values.length)]!)
    }
    if (this.isNumber(node)) {
      // `values.push(one)` is another number each time.
      const text = isCallExpression(node) ? `${textOf(node)} ${this.numbers.size}` : textOf(node)
      if (!this.numbers.has(text)) this.numbers.set(text, this.numbers.size + 1)
      return `\uE000${this.numbers.get(text)}\uE000`
    }
    throw new Unresolved(`${textOf(node).slice(0, 60)} is made at run time`)
  }

  private part(node: Node, text: string): string {
    this.parts.push({ file: node.getSourceFile().fileName, text })
    return text
  }

  private isNumber(node: Node): boolean {
    const type = this.program.checker.getTypeAtLocation(node)
    return Boolean(type && type.flags & (TypeFlags.NumberLike | TypeFlags.BigIntLike))
  }
}
