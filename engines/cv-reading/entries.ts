import { periodsIn, withoutPeriod, type Period } from './dates.ts'
import { longLine, type Line } from './lines.ts'

/** An entry of a list of jobs: the lines of its head without the dates, and what hangs below. */
export type RawEntry = {
  head: { text: string; line: Line }[]
  period: Period | null
  periodLine: Line | null
  body: Line[]
}

type Anchor = { at: number; period: Period; rest: string }

/** What one needs to know of a head before its lines can be counted: 0 all is said, 1 title or employer is missing, 2 both are; 0.5: perhaps nothing. */
export type CountMissing = (texts: readonly string[]) => 0 | 0.5 | 1 | 2

/**
 * Parts the lines of a section into entries by the dates in them. How many lines of a head stand above the date is learnt from the
 * first entry, before which nothing else can stand, and checked at the others.
 */
export function entriesOf(
  lines: readonly Line[],
  { missing, isPlace }: { missing: CountMissing; isPlace: (text: string) => boolean },
): { entries: RawEntry[]; before: Line[] } {
  const anchors = anchorsIn(lines)
  const [first] = anchors
  if (first === undefined) return { entries: [], before: [...lines] }
  const hasBullets = lines.some(({ isBullet }) => isBullet)
  const above = linesAbove(lines, first)
  const starts: number[] = []
  const heads = anchors.map((anchor, index) => {
    const floor = index === 0 ? 0 : (starts.at(-1) ?? 0)
    const from = startOf(lines, { anchor, above, previous: index === 0 ? -1 : anchors[index - 1]!.at, hasBullets })
    starts.push(Math.max(from, floor))
    return from
  })
  const drafts = anchors.map((anchor, index) => {
    const head = lines.slice(heads[index]!, anchor.at).map((line) => ({ text: line.text, line }))
    if (anchor.rest !== '') head.push({ text: anchor.rest, line: lines[anchor.at]! })
    return { anchor, head, end: heads[index + 1] ?? lines.length, most: missing(head.map(({ text }) => text)) }
  })
  // 'Store Manager, Kwikmart' may be a whole head, or a post whose employer stands below: as the other entries have it.
  const isWhole =
    drafts.some(({ most }) => most === 0) ||
    !drafts.every(({ anchor, end }) => anchor.at + 1 < end && isHeadLike(lines[anchor.at + 1]!)) ||
    // Without signs of a list the line below may be a duty, unless another entry has its employer there.
    (!hasBullets && !drafts.some(({ most }) => most === 1))
  const entries = drafts.map(({ anchor, head, end, most }) => {
    let body = anchor.at + 1
    let left: number = most === 0.5 ? (isWhole ? 0 : 1) : most
    while (left > 0 && body < end && isHeadLike(lines[body]!)) {
      head.push({ text: lines[body]!.text, line: lines[body]! })
      body++
      const still = missing(head.map(({ text }) => text))
      left = Math.min(left - 1, still === 0.5 ? (isWhole ? 0 : 1) : still)
    }
    const next = lines[body]
    if (next !== undefined && body < end && !next.isBullet && isPlace(next.text)) {
      head.push({ text: next.text, line: next })
      body++
    }
    return { head, period: anchor.period, periodLine: lines[anchor.at]!, body: lines.slice(body, end) }
  })
  return { entries, before: lines.slice(0, heads[0]) }
}

function anchorsIn(lines: readonly Line[]): Anchor[] {
  const found: (Anchor & { isRange: boolean })[] = []
  const onlyBullets = lines.length > 0 && lines.every(({ isBullet }) => isBullet)
  lines.forEach((line, at) => {
    if ((line.isBullet && !onlyBullets) || line.text.length > Math.min(longLine, 220)) return
    const period = periodsIn(line.text).find((one) => standsApart(line.text, one))
    if (period === undefined) return
    found.push({ at, period, rest: withoutPeriod(line.text, period), isRange: period.isRange })
  })
  const ranges = found.filter(({ isRange }) => isRange)
  // A single date dates an entry where all do, or where it stands as the ranges do; in a list of duties it is one of the words.
  const alike = new Set(ranges.map(({ at, period }) => placeOf(lines[at]!.text, period)))
  return found.filter(
    (one) =>
      one.isRange ||
      ranges.length === 0 ||
      alike.has(placeOf(lines[one.at]!.text, one.period)) ||
      isBelowHead(lines, one),
  )
}

/** 'Summer 2013' that has its line to itself below what may be a head, with points under it, as where columns of a file fell apart. */
function isBelowHead(lines: readonly Line[], { at, period }: Anchor): boolean {
  const [line, above, below] = [lines[at]!, lines[at - 1], lines[at + 1]]
  return placeOf(line.text, period) === 'alone' && above !== undefined && isHeadLike(above) && below?.isBullet === true
}

const placeOf = (text: string, { from, to }: Period) =>
  from === 0 && to >= text.length - 1
    ? 'alone'
    : from <= 1
      ? 'first'
      : to >= text.length - 2
        ? text.lastIndexOf('\t') >= 0 && text.lastIndexOf('\t') <= from
          ? 'cell'
          : 'last'
        : 'within'

/** The date is a piece of its own, not a word of a sentence. */
function standsApart(text: string, { from, to }: Period): boolean {
  const before = text.slice(0, from).trimEnd()
  const after = text.slice(to).trimStart()
  const opens =
    before === '' ||
    /[\t|,([:;–—-]$/u.test(text.slice(0, from).replace(/(?<! ) +$/u, '')) ||
    /\b(?:from|since|dates?)$/iu.test(before)
  const closes =
    after === '' ||
    /^[\t|,)\]:;.–—-]/u.test(after) ||
    text[to] === '\t' ||
    /^\(?\d+ (?:year|month|yr|mth)/iu.test(after)
  const isSentence = /[.!?]$/u.test(text) && text.split(' ').length > 12
  if (isSentence) return false
  if (before === '') return closes || text.slice(to).split(' ').length <= 14
  if (after === '' || /^\)?[.,]?$/u.test(after)) return opens || before.split(/\s+/u).length <= 14
  return opens && closes
}

/** How many lines of the head stand above the first date. */
function linesAbove(lines: readonly Line[], { at }: Anchor): number {
  let above = 0
  while (above < at && above < 3 && isHeadLike(lines[at - above - 1]!)) above++
  return above
}

function startOf(
  lines: readonly Line[],
  { anchor, above, previous, hasBullets }: { anchor: Anchor; above: number; previous: number; hasBullets: boolean },
): number {
  let from = anchor.at
  // In a list with signs the head begins where the signs end, which may be a line earlier or later than in the first entry.
  const most =
    hasBullets && previous >= 0 && lines.slice(previous + 1, anchor.at).some(({ isBullet }) => isBullet)
      ? Math.min(3, above === 0 ? 0 : above + 1)
      : above
  while (anchor.at - from < most && from - 1 > previous && isHeadLike(lines[from - 1]!)) {
    // The line more than in the first entry must follow a list's end directly, or the rest of its last point.
    const before = lines[from - 2]
    if (anchor.at - from === above && !(before?.isBullet ?? false) && !/^\p{Ll}/u.test(before?.text ?? '')) break
    from--
    if (lines[from]!.afterGap && anchor.at - from >= above) break
  }
  return from
}

/** A line that may name a job: short, no sentence, no part of a list, no 'Environment: Java'. */
function isHeadLike({ text, isBullet }: Line): boolean {
  if (isBullet || text.length > 130) return false
  if (/[.!?;]$/u.test(text) && !/\b(?:ltd|inc|co|corp|plc|llc|dept|st|etc|n\.a|s\.a)\.$/iu.test(text)) return false
  // 'eBay' is a name, 'to provide insights' the end of a line above.
  if (/^\p{Ll}(?!\p{Lu})/u.test(text)) return false
  return !/^(?:environment|technologies|tech stack|tools|stack|key (?:responsibilities|achievements|skills|duties)|responsibilities|duties|achievements|skills|reason for leaving|reporting to|main duties|responsible for|my (?:duties|role)|duties included?|business or sector|type of business|sector|main activities)\b/iu.test(
    text,
  )
}
