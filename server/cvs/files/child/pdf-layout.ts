import type { Block } from './blocks.ts'
import { rowsOf, type Row, type Segment, type TextItem } from './pdf-segments.ts'

/**
 * What is drawn on a page, in the order in which people read it: one column after the other where the page has columns, row by row
 * where it has a table or dates beside the text.
 */
export function layOut(items: readonly TextItem[]): Block[] {
  return blocksOf(rowsOf(items), 0)
}

/** Columns within columns within columns are not read by people either. */
const deepest = 6

function blocksOf(rows: readonly Row[], depth: number): Block[] {
  const split = depth < deepest ? findSplit(rows) : null
  if (!split) return linesOf(rows)
  const { from, to, at } = split
  const middle = rows.slice(from, to)
  return [
    ...blocksOf(rows.slice(0, from), depth + 1),
    ...besideEachOther(
      side(middle, (segment) => segment.left < at),
      side(middle, (segment) => segment.left >= at),
      depth,
    ),
    ...blocksOf(rows.slice(to), depth + 1),
  ]
}

function side(rows: readonly Row[], isHere: (segment: Segment) => boolean): Row[] {
  return rows.map((row) => row.filter(isHere)).filter((row) => row.length > 0)
}

/** Where a gap runs down between two columns: the rows, and the left edge of the right one. */
type Split = { from: number; to: number; at: number }

const fewestLines = 3

/** The gap beside a column of dates, which is that of a table; else the one that parts the most lines. */
function findSplit(rows: readonly Row[]): Split | null {
  if (!rows.some((row) => row.length > 1) && rows.length < 2 * fewestLines) return null
  const starts = [...new Set(rows.flatMap((row) => row.map(({ left }) => Math.round(left) - 2)))].sort((a, b) => a - b)
  let best: (Split & { parted: number }) | null = null
  for (const at of starts) {
    for (const run of runsWithout(rows, (segment) => segment.left < at && segment.right > at)) {
      const to = run.to
      const from = run.from + headLines(rows.slice(run.from, to), at)
      const middle = rows.slice(from, to)
      const left = side(middle, (segment) => segment.left < at)
      const right = side(middle, (segment) => segment.left >= at)
      if (left.length < fewestLines || right.length < fewestLines || !standBeside(left, right)) continue
      if (share(left, isDated) >= mostlyDates) return { from, to, at }
      const parted = Math.min(left.length, right.length)
      if (best === null || parted > best.parted) best = { from, to, at, parted }
    }
  }
  return best
}

/** Lines above both columns, as a name and what somebody is: few, only on one side, and with more room below than elsewhere. */
function headLines(rows: readonly Row[], at: number): number {
  const usual = usualDistance(rows)
  const isOneSided = (row: Row) => row.every(({ left }) => left < at) || row.every(({ left }) => left >= at)
  const most = rows.slice(0, 5).findIndex((row) => !isOneSided(row))
  for (let count = most === -1 ? Math.min(4, rows.length - 1) : most; count > 0; count--) {
    if (rows[count]![0]!.y - rows[count - 1]![0]!.y > 1.8 * usual) return count
  }
  return 0
}

/** The share of lines with a date from which a column has dates rather than text. */
const mostlyDates = 0.4

function* runsWithout(
  rows: readonly Row[],
  isCrossing: (segment: Segment) => boolean,
): Generator<{ from: number; to: number }> {
  let from = 0
  for (let index = 0; index <= rows.length; index++) {
    const row = rows[index]
    if (row && !row.some(isCrossing)) continue
    if (index > from) yield { from, to: index }
    from = index + 1
  }
}

/** Over half of the shorter one's height. */
function standBeside(left: readonly Row[], right: readonly Row[]): boolean {
  const [a, b] = [extent(left), extent(right)]
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return shared > 0.5 * Math.min(a.bottom - a.top, b.bottom - b.top)
}

function extent(rows: readonly Row[]): { top: number; bottom: number } {
  const heights = rows.flat().map(({ y }) => y)
  return { top: Math.min(...heights), bottom: Math.max(...heights) }
}

function besideEachOther(left: readonly Row[], right: readonly Row[], depth: number): Block[] {
  const empty: Block = { kind: 'line', text: '' }
  if (areColumns(left, right)) return [...blocksOf(left, depth + 1), empty, ...blocksOf(right, depth + 1)]
  // Dates at the right end belong to their line; labels and dates at the left to all that stands beside them.
  if (right.length <= left.length) return linesOf(mergeRows(left, right))
  const gutters = guttersOf(right)
  return entriesOf(left, right).map(({ label, text }): Block => {
    const cells = gutters.map((from, index) => {
      const to = gutters[index + 1] ?? Infinity
      const rows = side(text, (segment) => segment.left >= from && segment.left < to)
      return to === Infinity ? blocksOf(rows, depth + 1) : cellOf(rows)
    })
    return { kind: 'table', rows: [[cellOf(label), ...cells]] }
  })
}

/** In a narrow column a text goes on in the next line for want of room only. */
function cellOf(rows: readonly Row[]): Block[] {
  const isWrapped = rows.length <= 3 && rows.every((row) => textOf(row).length < 30) && !rows.every(isWholeDate)
  return isWrapped ? [{ kind: 'line', text: rows.map(textOf).join(' ') }] : linesOf(rows)
}

/** Where the columns of a table begin: nothing crosses there, and several lines start. */
function guttersOf(rows: readonly Row[]): number[] {
  const segments = rows.flat()
  const starts = [...new Set(segments.map(({ left }) => Math.round(left) - 2))].sort((a, b) => a - b)
  const found = starts.filter(
    (at) =>
      segments.filter(({ left }) => Math.abs(left - 2 - at) <= 1).length >= 2 &&
      !segments.some(({ left, right }) => left < at && right > at),
  )
  // Edges that lie a hair apart are one.
  const gutters = found.filter((at, index) => index === 0 || at - found[index - 1]! > 8)
  return [-Infinity, ...gutters.slice(1)]
}

/** Two columns of a page, rather than a table or a text with dates beside it. */
function areColumns(left: readonly Row[], right: readonly Row[]): boolean {
  const [fewer, more] = left.length <= right.length ? [left, right] : [right, left]
  const onOneLine = share(fewer, (row) => more.some((other) => Math.abs(other[0]!.y - row[0]!.y) < 2))
  // Labels at the left, as Europass has them, and dates and places at the right end of the lines that they belong to.
  if (areFlushRight(left) || areFlushRight(right)) return false
  if (timesSwitched(left, right) <= 2) return true
  if (share(fewer, isDated) >= mostlyDates) return false
  if (left.some(isHeading) && right.some(isHeading)) return true
  if (onOneLine < 0.75) return true
  return fewer.length > 0.6 * more.length && fewer.length >= 8 && averageLength(fewer) > 18
}

/** They end at one edge and begin at many: no text of any length is set like that. */
function areFlushRight(rows: readonly Row[]): boolean {
  const edge = Math.max(...rows.map((row) => row.at(-1)!.right))
  const starts = rows.map((row) => Math.round(row[0]!.left / 3))
  const mostAtOne = Math.max(...starts.map((start) => starts.filter((other) => other === start).length))
  return (
    rows.length > 2 &&
    share(rows, (row) => edge - row.at(-1)!.right < row[0]!.height) > 0.8 &&
    mostAtOne < 0.6 * rows.length
  )
}

/** How often the file goes from one side to the other while it draws: a program that knows columns draws one after the other. */
function timesSwitched(left: readonly Row[], right: readonly Row[]): number {
  const drawn = [
    ...left.flat().map((segment) => ({ at: segment.drawn, isLeft: true })),
    ...right.flat().map((segment) => ({ at: segment.drawn, isLeft: false })),
  ].sort((a, b) => a.at - b.at)
  return drawn.filter(({ isLeft }, index) => index > 0 && drawn[index - 1]!.isLeft !== isLeft).length
}

function share(rows: readonly Row[], is: (row: Row) => boolean): number {
  return rows.filter(is).length / Math.max(1, rows.length)
}

function averageLength(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + textOf(row).length, 0) / Math.max(1, rows.length)
}

function isDated(row: Row): boolean {
  const text = textOf(row)
  return text.length < 40 && /\b(?:19|20)\d\d\b|\b(?:present|current|to date|now|ongoing)\b/iu.test(text)
}

/** Not the half of a period that goes on in the next line. */
function isWholeDate(row: Row): boolean {
  return isDated(row) && /(?:\d{4}|present|current|to date|now|ongoing)\)?$/iu.test(textOf(row))
}

const headings =
  /^(?:contact|personal|profile|about me|summary|objective|career|(?:work|professional|employment)? ?(?:experience|history|employment)|education|qualifications?|(?:key|core|technical|it)? ?(?:skills|competenc\w+)|languages?|interests|hobbies|references|certificat\w+|training|awards|projects|publications|volunteering)\b.{0,24}$/iu

function isHeading(row: Row): boolean {
  return headings.test(textOf(row))
}

/** Each label at the left with the lines that stand beside it, be they at its top or around its middle. */
function entriesOf(left: readonly Row[], right: readonly Row[]): { label: Row[]; text: Row[] }[] {
  const labels = paragraphsOf(left)
  const texts = paragraphsOf(right)
  const beside = texts.map((text) => labels.filter((label) => overlap(label, text)))
  if (texts.length > 1 && beside.every((found) => found.length <= 1)) {
    return labels.map((label, index) => {
      const next = labels[index + 1]
      const isOwn = (text: Row[], found: Row[][]) =>
        found.length > 0
          ? found[0] === label
          : (index === 0 || extent(text).top > extent(label).top) && (!next || extent(text).top < extent(next).top)
      return { label, text: texts.filter((text, i) => isOwn(text, beside[i]!)).flat() }
    })
  }
  // A label that goes on in the next line is one; two dates below each other are two.
  const parts = labels.flatMap((label) =>
    label.length > 1 && label.every(isWholeDate) ? label.map((row) => [row]) : [label],
  )
  const starts = parts.map((part, index) => (index === 0 ? -Infinity : part[0]![0]!.y - 2))
  return parts.map((label, index) => {
    const until = starts[index + 1] ?? Infinity
    return { label, text: right.filter(([first]) => first!.y >= starts[index]! && first!.y < until) }
  })
}

function overlap(a: readonly Row[], b: readonly Row[]): boolean {
  const [one, other] = [extent(a), extent(b)]
  return Math.min(one.bottom, other.bottom) >= Math.max(one.top, other.top) - 2
}

function mergeRows(left: readonly Row[], right: readonly Row[]): Row[] {
  const rows = [...left, ...right].sort((a, b) => a[0]!.y - b[0]!.y)
  const merged: Row[] = []
  for (const row of rows) {
    const before = merged.at(-1)
    if (before && row[0]!.y - before[0]!.y <= 0.35 * Math.min(row[0]!.height, before[0]!.height)) before.push(...row)
    else merged.push([...row])
  }
  return merged.map((row) => row.sort((a, b) => a.left - b.left))
}

/** Lines with an empty one where the page has a wider space. */
function linesOf(rows: readonly Row[]): Block[] {
  const usual = usualDistance(rows)
  return rows.flatMap((row, index): Block[] => {
    const distance = index === 0 ? 0 : row[0]!.y - rows[index - 1]![0]!.y
    const line: Block = { kind: 'line', text: textOf(row) }
    return distance > 1.45 * usual ? [{ kind: 'line', text: '' }, line] : [line]
  })
}

function paragraphsOf(rows: readonly Row[]): Row[][] {
  const usual = usualDistance(rows)
  const paragraphs: Row[][] = []
  rows.forEach((row, index) => {
    const distance = index === 0 ? Infinity : row[0]!.y - rows[index - 1]![0]!.y
    if (distance > 1.45 * usual) paragraphs.push([row])
    else paragraphs.at(-1)!.push(row)
  })
  return paragraphs
}

/** From line to line within a paragraph: the letters' height says what is at least needed. */
function usualDistance(rows: readonly Row[]): number {
  const distances = rows
    .slice(1)
    .map((row, index) => row[0]!.y - rows[index]![0]!.y)
    .sort((a, b) => a - b)
  const height = Math.max(...rows.slice(0, 200).map((row) => row[0]!.height), 1)
  return Math.max(distances[Math.floor(distances.length / 3)] ?? 0, height)
}

function textOf(row: Row): string {
  return row.map(({ text }) => text).join('\t')
}
