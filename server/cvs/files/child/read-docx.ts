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

/** The text of a Word document: page headers, the body with its tables and text boxes, page footers. */
export function readDocx(entries: ZipEntries): string {
  const main = mainPart(entries)
  const body = findElement(parseXml(main.content), 'w:body')
  if (!body) throw new BadFile('broken')
  return printDocument({
    headers: partsNamed(entries, main.folder, 'header'),
    body: blocksIn(body.children),
    footers: partsNamed(entries, main.folder, 'footer'),
  })
}

/** Word calls it word/document.xml; other programs may call it otherwise, and say so. */
export function mainPart(entries: ZipEntries): { content: Uint8Array; folder: string } {
  const links = entries.get('_rels/.rels')
  for (const element of links ? elementsIn(parseXml(links)) : []) {
    if (element.name !== 'Relationship' || !element.attribs['Type']?.endsWith('/officeDocument')) continue
    const path = (element.attribs['Target'] ?? '').replace(/^\//u, '')
    const content = entries.get(path)
    if (content) return { content, folder: path.slice(0, path.lastIndexOf('/') + 1) }
  }
  const content = entries.get('word/document.xml')
  if (!content) throw new BadFile('broken')
  return { content, folder: 'word/' }
}

function partsNamed(entries: ZipEntries, folder: string, name: 'header' | 'footer'): Block[][] {
  return [...entries]
    .filter(([path]) => path.startsWith(folder + name) && path.endsWith('.xml'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, content]) => blocksIn(parseXml(content)))
}

function blocksIn(nodes: readonly ChildNode[]): Block[] {
  return nodes.flatMap((node) => (isTag(node) ? blocksOf(node) : []))
}

function blocksOf(element: Element): Block[] {
  switch (element.name) {
    case 'w:p':
      return paragraph(element)
    case 'w:tbl':
      return [{ kind: 'table', rows: rowsIn(element.children) }]
    case 'mc:AlternateContent':
      return blocksIn(preferred(element))
    case 'w:sectPr':
    case 'w:tblPr':
      return []
    default:
      return blocksIn(element.children)
  }
}

/** Rows and cells may stand in wrappers: content controls, tracked insertions. */
function rowsIn(nodes: readonly ChildNode[]): Block[][][] {
  return nodes.flatMap((node) => {
    if (!isTag(node)) return []
    return node.name === 'w:tr' ? [cellsIn(node.children)] : node.name === 'w:tblPr' ? [] : rowsIn(node.children)
  })
}

function cellsIn(nodes: readonly ChildNode[]): Block[][] {
  return nodes.flatMap((node) => {
    if (!isTag(node)) return []
    return node.name === 'w:tc' ? [blocksIn(node.children)] : cellsIn(node.children)
  })
}

/** Its line, and after it what stands in text boxes that hang on it. */
function paragraph(element: Element): Block[] {
  const boxes: Block[] = []
  const text = runText(element.children, boxes)
  const properties = element.children.find((node) => isTag(node) && node.name === 'w:pPr')
  const inProperties = properties && isTag(properties) ? [...elementsIn(properties.children)] : []
  const isListed = inProperties.some((one) => one.name === 'w:numPr') && text.trim() !== ''
  const isHeading = inProperties.some(
    (one) =>
      one.name === 'w:outlineLvl' ||
      (one.name === 'w:pStyle' && /^(?:heading|title)/iu.test(one.attribs['w:val'] ?? '')),
  )
  return [{ kind: 'line', text: isListed && !isHeading ? `• ${text}` : text, isHeading }, ...boxes]
}

function runText(nodes: readonly ChildNode[], boxes: Block[]): string {
  return nodes
    .map((node): string => {
      if (!isTag(node)) return ''
      switch (node.name) {
        case 'w:t':
          return node.children.map((child) => (isText(child) ? child.data : '')).join('')
        case 'w:tab':
        case 'w:ptab':
          return '\t'
        case 'w:br':
        case 'w:cr':
          return '\n'
        case 'w:noBreakHyphen':
          return '-'
        case 'w:sym':
          return '•'
        case 'w:pPr':
        case 'w:rPr':
        case 'w:del':
        case 'w:moveFrom':
          return ''
        case 'w:r':
          return isHidden(node) ? '' : runText(node.children, boxes)
        case 'w:txbxContent':
          boxes.push(...blocksIn(node.children))
          return ''
        case 'mc:AlternateContent':
          return runText(preferred(node), boxes)
        default:
          return runText(node.children, boxes)
      }
    })
    .join('')
}

function isHidden(run: Element): boolean {
  const properties = run.children.find((node) => isTag(node) && node.name === 'w:rPr')
  return properties !== undefined && isTag(properties) && findElement(properties.children, 'w:vanish') !== null
}

/** The same content stands there once more for older programs. */
function preferred(element: Element): ChildNode[] {
  const named = (name: string) => element.children.find((node) => isTag(node) && node.name === name)
  const chosen = named('mc:Choice') ?? named('mc:Fallback')
  return chosen && isTag(chosen) ? chosen.children : []
}
