import { printDocument, type Block } from './blocks.ts'
import type { CompoundFile } from './compound-file.ts'
import { BadFile } from '../../../../contract/cvs/bad-file.ts'

/*
 * Places in a Word 97 to 2003 file (MS-DOC): the head of the stream WordDocument says how long each story is, and where the
 * table of pieces lies that the text is made of.
 */
const head = {
  mark: 0xa5_ec,
  flagsAt: 0x0a,
  isEncrypted: 0x01_00,
  usesTable1: 0x02_00,
  lengthsAt: 0x4c,
  headersAt: 0xf2,
  piecesAt: 0x01_a2,
}

/** The stories in the order in which they follow each other in the text. */
const stories = ['main', 'footnotes', 'headers', 'macros', 'comments', 'endnotes', 'boxes', 'headerBoxes'] as const

/** The text of an old Word document: page headers, the body, text boxes, page footers. */
export function readDoc(file: CompoundFile): string {
  const { document, table } = partsOf(file)
  const text = wholeText(document, table)
  const lengths = stories.map((_, index) => document.readUInt32LE(head.lengthsAt + index * 4))
  const starts = lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0))
  const story = (name: (typeof stories)[number]): string => {
    const index = stories.indexOf(name)
    return text.slice(starts[index], starts[index]! + lengths[index]!)
  }
  const { headers, footers } = marginalia(document, table, story('headers'))
  return printDocument({
    headers: [...headers, blocksOf(story('headerBoxes'))],
    body: [...blocksOf(story('main')), ...blocksOf(story('boxes'))],
    footers,
  })
}

/** What fields are told to do, as far as the whole text has them. */
export function fieldInstructions(file: CompoundFile): string[] {
  const { document, table } = partsOf(file)
  const found: string[] = []
  const open: string[] = []
  for (const letter of wholeText(document, table)) {
    if (letter === sign.fieldBegin) open.push('')
    else if (letter === sign.fieldShows || letter === sign.fieldEnd) found.push(open.pop() ?? '')
    else if (open.length > 0) open.push(`${open.pop()}${letter}`)
  }
  return found
}

export function isEncryptedDoc(document: Buffer): boolean {
  return document.length > 12 && (document.readUInt16LE(head.flagsAt) & head.isEncrypted) !== 0
}

function partsOf({ streams }: CompoundFile): { document: Buffer; table: Buffer } {
  const document = streams.get('WordDocument')
  if (!document || document.length < head.piecesAt + 8 || document.readUInt16LE(0) !== head.mark)
    throw new BadFile('broken')
  if (isEncryptedDoc(document)) throw new BadFile('encrypted')
  const usesTable1 = (document.readUInt16LE(head.flagsAt) & head.usesTable1) !== 0
  const table = streams.get(usesTable1 ? '1Table' : '0Table')
  if (!table) throw new BadFile('broken')
  return { document, table }
}

function wholeText(document: Buffer, table: Buffer): string {
  const pieces = pieceTable(tablePart(document, table, head.piecesAt))
  const count = (pieces.length - 4) / 12
  if (!Number.isInteger(count) || count < 1) throw new BadFile('broken')
  let text = ''
  for (let index = 0; index < count; index++) {
    const length = pieces.readUInt32LE(index * 4 + 4) - pieces.readUInt32LE(index * 4)
    const place = pieces.readUInt32LE((count + 1) * 4 + index * 8 + 2)
    const isOneByte = (place & 0x40_00_00_00) !== 0
    const at = isOneByte ? (place & 0x3f_ff_ff_ff) / 2 : place
    const bytes = document.subarray(at, at + length * (isOneByte ? 1 : 2))
    if (length < 0 || bytes.length < length) throw new BadFile('broken')
    text += isOneByte ? new TextDecoder('windows-1252').decode(bytes) : bytes.toString('utf16le')
  }
  return text
}

/** Descriptions of formats come first, each with its length; the pieces last. */
function pieceTable(bytes: Buffer): Buffer {
  let at = 0
  while (bytes[at] === 1 && at + 3 <= bytes.length) at += 3 + bytes.readUInt16LE(at + 1)
  if (bytes[at] !== 2 || at + 5 > bytes.length) throw new BadFile('broken')
  return bytes.subarray(at + 5, at + 5 + bytes.readUInt32LE(at + 1))
}

function tablePart(document: Buffer, table: Buffer, at: number): Buffer {
  const from = document.readUInt32LE(at)
  return table.subarray(from, from + document.readUInt32LE(at + 4))
}

/** Six texts about notes, then six for each section: header even, odd; footer even, odd; header first, footer first. */
function marginalia(document: Buffer, table: Buffer, text: string): { headers: Block[][]; footers: Block[][] } {
  const places = tablePart(document, table, head.headersAt)
  const found = { headers: [] as Block[][], footers: [] as Block[][] }
  for (let index = 6; (index + 2) * 4 <= places.length; index++) {
    const part = text.slice(places.readUInt32LE(index * 4), places.readUInt32LE(index * 4 + 4))
    const isFooter = [2, 3, 5].includes(index % 6)
    if (part.trim() !== '') found[isFooter ? 'footers' : 'headers'].push(blocksOf(part))
  }
  return found
}

const sign = {
  cellEnd: '\u0007',
  pageEnd: '\u000C',
  columnEnd: '\u000E',
  lineBreak: '\u000B',
  hardHyphen: '\u001E',
  fieldBegin: '\u0013',
  fieldShows: '\u0014',
  fieldEnd: '\u0015',
}

/** Lines, and tables whose cells end in a mark of their own; a row ends in one more. */
function blocksOf(story: string): Block[] {
  const blocks: Block[] = []
  const parts = withoutFields(story).replaceAll(sign.pageEnd, '\r').replaceAll(sign.columnEnd, '\r').split(sign.cellEnd)
  const rest = parts.pop() ?? ''
  let cells: Block[][] = []
  const endRow = () => {
    if (cells.length > 0) blocks.push({ kind: 'table', rows: [cells] })
    cells = []
  }
  for (const part of parts) {
    if (part === '' && cells.length > 0) {
      endRow()
      continue
    }
    const lines = linesOf(part)
    // What stands before a table belongs to no cell.
    if (cells.length === 0) blocks.push(...lines.splice(0, startOfCell(lines)))
    cells.push(lines)
  }
  endRow()
  return [...blocks, ...linesOf(rest)]
}

function linesOf(text: string): Block[] {
  return text.split('\r').map((line) => ({
    kind: 'line',
    text: line.replaceAll(sign.lineBreak, '\n').replaceAll(sign.hardHyphen, '-'),
  }))
}

/** An empty line is the last thing before a table, where there is one; without one, all that follows the last table is the cell. */
function startOfCell(lines: readonly Block[]): number {
  return Math.max(0, lines.findLastIndex((line) => line.kind === 'line' && line.text.trim() === '') + 1)
}

/** A field is its instruction, a mark, and what it shows. */
function withoutFields(text: string): string {
  let kept = ''
  const isInstruction: boolean[] = []
  for (const letter of text) {
    if (letter === sign.fieldBegin) isInstruction.push(true)
    else if (letter === sign.fieldShows) isInstruction.splice(-1, 1, false)
    else if (letter === sign.fieldEnd) isInstruction.pop()
    else if (!isInstruction.includes(true)) kept += letter
  }
  return kept
}
