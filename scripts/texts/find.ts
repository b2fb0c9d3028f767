import { parse, type ESTree } from 'vite'

/** A sentence that people read, and the line of its file, from 1. */
export type FoundText = { line: number; text: string }

/** A node of the syntax tree, looked at without knowing its kind. */
type Node = { type: string; start: number } & Record<string, unknown>
type Within = 'label' | 'other'

/**
 * The texts of a source file that people read: what stands between tags, attributes such as labels, and strings that are sentences.
 * What a program fills in is shown as '…'.
 * @returns in the order of the file.
 */
export async function textsIn(file: string, source: string): Promise<FoundText[]> {
  const { program }: { program: ESTree.Program } = await parse(file, source)
  const lineAt = lineFinder(source)
  const found: FoundText[] = []
  const add = (start: number, text: string) => {
    const plain = text.replaceAll(/\s+/gu, ' ').trim()
    if (/\p{L}{2}/u.test(plain)) found.push({ line: lineAt(start), text: plain })
  }
  visit(program, 'other')
  return found

  function visit(value: unknown, within: Within): void {
    if (Array.isArray(value)) return value.forEach((one) => visit(one, within))
    if (!isNode(value) || skipped.has(value.type) || isQuery(value)) return
    switch (value.type) {
      case 'JSXElement':
      case 'JSXFragment':
        return visitElement(value)
      case 'JSXAttribute':
        return visitAttribute(value)
      case 'Literal':
        if (isText(value) && (within === 'label' || isSentence(value.value))) add(value.start, value.value)
        return
      case 'TemplateLiteral': {
        const text = textOfTemplate(value)
        if (within === 'label' || isSentence(text)) add(value.start, text)
        return visit(value['expressions'], within)
      }
      default:
        for (const part of Object.values(value)) visit(part, within)
    }
  }

  function visitElement(element: Node): void {
    const children = nodesOf(element['children'])
    add(element.start, textOfChildren(children))
    if (isNode(element['openingElement'])) visit(element['openingElement']['attributes'], 'other')
    for (const child of children) if (child.type !== 'JSXText') visit(child, 'other')
  }

  function visitAttribute({ start, name, value }: Node): void {
    const isLabel = isNode(name) && readable.test(String(name['name']))
    if (isNode(value) && isText(value)) return isLabel ? add(start, value.value) : undefined
    visit(value, isLabel ? 'label' : 'other')
  }
}

const skipped = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
])
const readable =
  /^(?:label|title|hint|alt|placeholder|caption|lead|legend|summary|text|name|message|question|aria-label|description)$/u

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

const nodesOf = (value: unknown) => (Array.isArray(value) ? value.filter((one) => isNode(one)) : [])

function isText(node: Node): node is Node & { value: string } {
  return node.type === 'Literal' && typeof node['value'] === 'string'
}

/** A query of the database is no sentence, whatever it says. */
function isQuery({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee)) return false
  const name = isNode(callee['property']) ? callee['property']['name'] : callee['name']
  return name === 'query'
}

/** More than one word, the first with a capital, and nothing that only programs write. */
function isSentence(text: string): boolean {
  const plain = text.trim()
  return (
    /^[‘“'"]?(?:\p{Lu}|…)/u.test(plain) &&
    /\p{L}\S*\s+\S/u.test(plain) &&
    !/[{}<>=$\\]|;(?! \p{L})|: [^.]*;/u.test(plain)
  )
}

function textOfTemplate({ quasis, expressions }: Node): string {
  const gaps = nodesOf(expressions).length
  return nodesOf(quasis)
    .map(({ value }, index) => (value as { cooked: string | null }).cooked + (index < gaps ? '…' : ''))
    .join('')
}

/** What stands between two tags as one text, with its links and marks in it. */
function textOfChildren(children: readonly Node[]): string {
  return children
    .map((child): string => {
      if (child.type === 'JSXText') return String(child['value']).replaceAll(/\s*\n\s*/gu, ' ')
      if (child.type === 'JSXExpressionContainer') {
        const { expression } = child
        return isNode(expression) && isText(expression) ? expression.value : '…'
      }
      return isInline(child) ? textOfChildren(nodesOf(child['children'])) : ''
    })
    .join('')
    .replaceAll(/^[\s…]+$/gu, '')
}

const inline = new Set(['a', 'b', 'em', 'i', 'strong', 'abbr', 'code', 'kbd', 'time', 'span', 'Link', 'ButtonLink'])

function isInline({ openingElement }: Node): boolean {
  const name = isNode(openingElement) ? openingElement['name'] : null
  return isNode(name) && inline.has(String(name['name']))
}

/** @returns what says on which line an offset is. */
function lineFinder(source: string): (offset: number) => number {
  const ends = [...source.matchAll(/\n/gu)].map(({ index }) => index)
  return (offset) => {
    const before = ends.findIndex((end) => end >= offset)
    return (before < 0 ? ends.length : before) + 1
  }
}
