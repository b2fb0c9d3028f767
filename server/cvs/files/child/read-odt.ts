import { printDocument, type Block } from './blocks.ts'
import { BadFile } from '../../../../contract/cvs/bad-file.ts'
import {
  elementsIn,
  findElement,
  isTag,
  isText,
  parseXml,
  type ChildNode,
  type Element,
} from '../../../../engines/xml/index.ts'
import type { ZipEntries } from './zip.ts'

/** The text of an OpenDocument text: page headers, the body with its tables and frames, page footers. */
export function readOdt(entries: ZipEntries): string {
  const content = entries.get('content.xml')
  const body = content && findElement(parseXml(content), 'office:text')
  if (!body) throw new BadFile('broken')
  const styles = entries.get('styles.xml')
  const master = styles ? findElement(parseXml(styles), 'office:master-styles') : null
  return printDocument({
    headers: marginalia(master, /^style:header/u),
    body: blocksIn(body.children),
    footers: marginalia(master, /^style:footer/u),
  })
}

function marginalia(master: Element | null, name: RegExp): Block[][] {
  if (!master) return []
  return [...elementsIn(master.children)]
    .filter((element) => name.test(element.name))
    .map((element) => blocksIn(element.children))
}

/** What a reader of the page does not see. */
const unseen = new Set([
  'text:tracked-changes',
  'office:annotation',
  'text:note',
  'office:forms',
  'text:sequence-decls',
])

function blocksIn(nodes: readonly ChildNode[], bullet = ''): Block[] {
  return nodes.flatMap((node): Block[] => {
    if (!isTag(node) || unseen.has(node.name)) return []
    switch (node.name) {
      case 'text:p':
      case 'text:h':
        return paragraph(node, bullet)
      case 'text:list-item':
        return blocksIn(node.children, '• ')
      case 'table:table':
        return [{ kind: 'table', rows: rowsIn(node.children) }]
      default:
        return blocksIn(node.children, bullet)
    }
  })
}

function rowsIn(nodes: readonly ChildNode[]): Block[][][] {
  return nodes.flatMap((node) => {
    if (!isTag(node)) return []
    if (node.name !== 'table:table-row') return rowsIn(node.children)
    const cells = node.children.filter((cell): cell is Element => isTag(cell) && cell.name === 'table:table-cell')
    return [cells.map((cell) => blocksIn(cell.children))]
  })
}

function paragraph(element: Element, bullet: string): Block[] {
  const boxes: Block[] = []
  const text = inlineText(element.children, boxes)
  const isHeading = element.name === 'text:h'
  return [{ kind: 'line', text: text.trim() === '' || isHeading ? text : bullet + text, isHeading }, ...boxes]
}

function inlineText(nodes: readonly ChildNode[], boxes: Block[]): string {
  return nodes
    .map((node): string => {
      // Runs of white space in the file are one space; the author's own are elements.
      if (isText(node)) return node.data.replace(/\s+/gu, ' ')
      if (!isTag(node) || unseen.has(node.name)) return ''
      switch (node.name) {
        case 'text:s':
          return ' '
        case 'text:tab':
          return '\t'
        case 'text:line-break':
          return '\n'
        case 'draw:text-box':
          boxes.push(...blocksIn(node.children))
          return ''
        case 'svg:title':
        case 'svg:desc':
          return ''
        default:
          return inlineText(node.children, boxes)
      }
    })
    .join('')
}
