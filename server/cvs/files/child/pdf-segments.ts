import { tidyLine } from './blocks.ts'

/** A run of characters as the file draws it; y grows downwards, to the line that the letters stand on. */
export type TextItem = { text: string; x: number; y: number; width: number; height: number }

/** Words of one line that stand together. */
export type Segment = {
  text: string
  left: number
  right: number
  y: number
  height: number
  /** When it was drawn, among all of the page. */
  drawn: number
}

/** Segments on one height, from the left. */
export type Row = Segment[]

/** A gap as wide as this many letter heights parts two columns, or a text and its date. */
const partingGap = 1.3
/** The same where others of the column begin at the very place. */
const closeGap = 0.3
/** A gap as wide as this is a space. */
const spaceGap = 0.16

/** Puts what is drawn into rows, from the top. */
export function rowsOf(items: readonly TextItem[]): Row[] {
  const placed = items
    .map((item, drawn) => ({ ...item, text: withoutSpacing(item.text), drawn }))
    .filter((item) => item.text.trim() !== '')
    .sort((a, b) => a.y - b.y || a.x - b.x)
  const rows: (typeof placed)[] = []
  for (const item of placed) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && item.y - first.y <= reach(first, item)) row.push(item)
    else rows.push([item])
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x || a.drawn - b.drawn)
  const stops = stopsOf(rows)
  return rows.map((row) => segmentsOf(row, stops)).filter((row) => row.length > 0)
}

/** How far apart two may stand and be in one row. A bullet is small, and set to the middle of letters that are not. */
function reach(one: TextItem, other: TextItem): number {
  const heights = [one.height, other.height]
  return 0.35 * (isBullet(one.text) || isBullet(other.text) ? Math.max(...heights) : Math.min(...heights))
}

/** Where a line or a cell begins in several rows: a text that reaches close to the next column ends there all the same. */
function stopsOf(rows: readonly (readonly TextItem[])[]): ReadonlySet<number> {
  const counts = new Map<number, number>()
  for (const row of rows) {
    row.forEach((item, index) => {
      const before = row[index - 1]
      if (before && gapBetween(before, item) <= partingGap * item.height) return
      const at = Math.round(item.x)
      counts.set(at, (counts.get(at) ?? 0) + 1)
    })
  }
  return new Set([...counts].filter(([, count]) => count >= 2).map(([at]) => at))
}

function segmentsOf(row: readonly (TextItem & { drawn: number })[], stops: ReadonlySet<number>): Row {
  const segments: Row = []
  let waiting: (TextItem & { drawn: number })[] = []
  const end = () => {
    const [first] = waiting
    if (!first) return
    segments.push({
      text: joined(waiting),
      left: first.x,
      right: Math.max(...waiting.map(({ x, width }) => x + width)),
      y: first.y,
      height: Math.max(...waiting.map(({ height }) => height)),
      drawn: Math.min(...waiting.map(({ drawn }) => drawn)),
    })
    waiting = []
  }
  for (const item of row) {
    const before = waiting.at(-1)
    if (before && !isBullet(before.text) && arePart(before, item, stops)) end()
    // The same letters drawn twice, a little aside, are how some programs make them bold.
    if (before && before.text === item.text && Math.abs(before.x - item.x) < 0.12 * item.height) continue
    waiting.push(item)
  }
  end()
  return segments.filter(({ text }) => text !== '')
}

function arePart(before: TextItem, item: TextItem, stops: ReadonlySet<number>): boolean {
  const gap = gapBetween(before, item) / Math.max(before.height, item.height)
  return gap > partingGap || (gap > closeGap && stops.has(Math.round(item.x)))
}

function joined(items: readonly TextItem[]): string {
  const gaps = items.slice(1).map((item, index) => gapBetween(items[index]!, item))
  if (isSpacedOut(items)) {
    const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
    return tidyLine(items.map(({ text }, i) => ((gaps[i - 1] ?? 0) > usual * 1.7 + 0.5 ? ` ${text}` : text)).join(''))
  }
  return tidyLine(
    items.map(({ text, height }, i) => ((gaps[i - 1] ?? 0) > spaceGap * height ? ` ${text}` : text)).join(''),
  )
}

/** 'P R O F I L E', as designers like it. Not the grades of somebody's A levels. */
function withoutSpacing(text: string): string {
  const letters = text.trim().split(/ +/u)
  const isSpaced = letters.length >= 4 && letters.every((letter) => /^[\p{Lu}&/-]$/u.test(letter))
  return isSpaced && letters.some((letter) => !/[A-EU*]/u.test(letter)) ? letters.join('') : text
}

/** 'P R O F I L E': letters drawn one by one, apart from each other. */
function isSpacedOut(items: readonly TextItem[]): boolean {
  if (items.length < 4 || items.some(({ text }) => [...text.trim()].length > 1)) return false
  const gaps = items.slice(1).map((item, index) => gapBetween(items[index]!, item) / item.height)
  return gaps.filter((gap) => gap > spaceGap).length > gaps.length * 0.7
}

function gapBetween(left: TextItem, right: TextItem): number {
  return right.x - (left.x + left.width)
}

function isBullet(text: string): boolean {
  return /^[•◦▪●○■□–*·»➢✓✔\uE000-\uF8FF-]$/u.test(text.trim())
}
