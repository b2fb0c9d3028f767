import { ElementType, parseDocument } from 'htmlparser2'
import { BadFile } from '../../contract/cvs/bad-file.ts'

export type ChildNode = ReturnType<typeof parseDocument>['children'][number]
export type Element = Extract<ChildNode, { attribs: unknown }>
type Text = Extract<ChildNode, { type: typeof ElementType.Text }>

export function isTag(node: ChildNode): node is Element {
  return 'attribs' in node
}

export function isText(node: ChildNode): node is Text {
  return node.type === ElementType.Text
}

/** One part of an office document is never larger, unless somebody means harm. */
const mostBytes = 25 * 1024 * 1024

/**
 * Parses XML as office programs write it: without a document type, and so without entities (R-INJ-3).
 * @throws BadFile
 */
export function parseXml(bytes: Uint8Array): ChildNode[] {
  if (bytes.length > mostBytes) throw new BadFile('too-much-inside')
  const text = decode(bytes)
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) throw new BadFile('broken')
  refuseDepth(text)
  return parseDocument(text, { xmlMode: true, decodeEntities: true }).children
}

/** No document is nested like this, and what walks down would not come up again. */
const deepest = 1000

function refuseDepth(text: string): void {
  let depth = 0
  // Behind the last end of a tag none is looked for: text full of beginnings would cost its square.
  const last = text.lastIndexOf('>')
  for (let at = text.indexOf('<'); at >= 0 && at < last; at = text.indexOf('<', at + 1)) {
    if ('!?>'.includes(text[at + 1]!)) continue
    const end = text.indexOf('>', at + 2)
    if (end < 0) return
    if (text[at + 1] === '/') depth--
    else if (text[end - 1] !== '/') depth++
    if (depth > deepest) throw new BadFile('too-much-inside')
    at = end
  }
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder('utf-8').decode(bytes)
}

/** Every element below, parents before children. */
export function* elementsIn(nodes: readonly ChildNode[]): Generator<Element> {
  const waiting = [...nodes].reverse()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isTag(node)) continue
    yield node
    for (let index = node.children.length - 1; index >= 0; index--) waiting.push(node.children[index]!)
  }
}

export function findElement(nodes: readonly ChildNode[], name: string): Element | null {
  for (const element of elementsIn(nodes)) if (element.name === name) return element
  return null
}

export function textIn(nodes: readonly ChildNode[]): string {
  return nodes.map((node) => (isText(node) ? node.data : isTag(node) ? textIn(node.children) : '')).join('')
}
