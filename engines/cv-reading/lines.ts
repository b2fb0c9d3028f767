import { isKnownHeading } from './headings.ts'
import { joinWrappedCells } from './wrapped-cells.ts'

/** A line of a CV's text, its signs made plain. */
export type Line = {
  /** From 1. Of a line that was put together from several: the first. */
  number: number
  /** All that it was put together from. */
  numbers: readonly number[]
  /** Without the sign of a list; cells of a table are parted by tabs. */
  text: string
  isBullet: boolean
  /** An empty line or another page comes before it. */
  afterGap: boolean
  /** How long lines of this text are where only the width of the page broke them; Infinity: they are whole paragraphs. */
  wrapsAt: number
}

/** More than any CV has; beyond it nothing is read. */
export const mostCharacters = 60_000
/** A line that is longer is no line of a CV, and is taken for prose. */
export const longLine = 2_000

/** The lines of a text that say something: signs made plain, letters that were set apart brought together, list signs told from words. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  const cleaned = plain(text.slice(0, mostCharacters))
  /** What the heads and feet of the pages say: once is enough. */
  const furniture = new Set<string>()
  const seen = new Set<string>()
  let afterGap = false
  /** Signs of a list that stand alone, before the lines that they belong to. */
  let alone: number[] = []
  let shared: { first: number; signs: number } | null = null
  cleaned.split('\n').forEach((row, index) => {
    const number = index + 1
    const whole = closeUp(row)
    const trimmed = whole.replace(pageNumber, '').trim()
    if (trimmed !== whole) {
      if (furniture.has(trimmed)) return
      furniture.add(trimmed)
      if (seen.has(trimmed)) return
    }
    if (trimmed === '') {
      if (alone.length === 0 && shared !== null) shared = endShared(lines, shared)
      afterGap = alone.length === 0
      return
    }
    seen.add(trimmed)
    const [, rest] = bullet.exec(trimmed) ?? []
    if (rest === undefined && loneBullet.test(trimmed)) {
      if (shared !== null) shared = endShared(lines, shared)
      alone.push(number)
      return
    }
    // The sign of a list in the middle of its item, where the item takes two lines.
    const before = lines.at(-1)
    if (alone.length === 1 && before !== undefined && !before.isBullet && /^\p{Ll}/u.test(trimmed)) {
      lines[lines.length - 1] = { ...before, numbers: [...before.numbers, ...alone], isBullet: true }
      alone = []
    }
    if (alone.length > 1) shared = { first: lines.length, signs: alone.length }
    lines.push({
      number,
      numbers: [...alone, number],
      text: (rest ?? trimmed).trim(),
      isBullet: rest !== undefined || alone.length > 0,
      afterGap,
      wrapsAt: 0,
    })
    afterGap = false
    alone = []
  })
  if (shared !== null) endShared(lines, shared)
  return joinBroken(joinWrappedCells(withWidth(unlistHeadings(bringTogether(lines)))))
}

/** No page is wider. */
const widestPage = 130

function withWidth(lines: readonly Line[]): Line[] {
  const widest = lines.reduce((most, { text }) => Math.max(most, text.includes('\t') ? 0 : text.length), 0)
  return lines.map((line) => ({ ...line, wrapsAt: widest > widestPage ? Infinity : widest }))
}

/**
 * PDF files may have the signs of a whole list before its lines. As many items as signs: an item ends where a line is the shortest and
 * the next begins with a capital.
 */
function endShared(lines: Line[], { first, signs }: { first: number; signs: number }): null {
  const places = Array.from({ length: lines.length - first - 1 }, (_, at) => first + at + 1)
    .filter((at) => /^[\p{Lu}\d]/u.test(lines[at]!.text))
    .sort((a, b) => lines[a - 1]!.text.length - lines[b - 1]!.text.length)
    .slice(0, signs - 1)
  for (const at of places) lines[at] = { ...lines[at]!, isBullet: true }
  return null
}

/** 'Page 1 of 2', at the beginning or the end of a line; Word and OpenDocument files have 'page of', as the numbers are made in print. */
const pageNumber =
  /^(?:page )\d{1,2}(?: ?(?:of|\/) ?\d{1,2})?(?=[\s|]|$)[\s|]*|(?:(?<![\s|·])[\s|·]+)?\bpage (?:\d{1,2}(?: ?(?:of|\/) ?\d{1,2})?|of)$/iu

/** A number such as '1.' is no sign: 'GCSEs at 9' must not lose its beginning. */
const bullet = /^(?:[•◦▪▫■□●○‣⁃∙·*►▸▶➢➤✓✔→»❖♦◆§]|[-–—](?=[\t ])|o(?=[\t ]\s*\p{Lu}))[\t ]*(?=\S)([^]*)$/u
const loneBullet = /^(?:[•◦▪▫■□●○‣⁃∙·*►▸▶➢➤✓✔→»❖♦◆§]|[-–—o])$/u

const ligatures: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
}

function plain(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/\r\n?|[\u2028\u2029\u0085\v]/gu, '\n')
      .replaceAll('\f', '\n\n')
      .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu, ' ')
      // Soft hyphens, marks of direction, what has no width, and control characters.
      .replaceAll(
        // oxlint-disable-next-line no-control-regex -- they are what is taken out
        /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffc\u0000-\u0008\u000e-\u001f\u007f-\u009f]/gu,
        '',
      )
      .replaceAll(/[ﬀ-ﬆ−‐‑‒―]/gu, (sign) => ligatures[sign] ?? sign)
      // Signs of symbol fonts: nearly always the mark of a list.
      .replaceAll(/[\ue000-\uf8ff]/gu, '•')
      // How good somebody is, as a row of dots or stars: no words, and no level that we know.
      .replaceAll(/[●○★☆■□▪▫◆◇⬤◯◉⚫⚪✩✭✮✪•·](?: ?[●○★☆■□▪▫◆◇⬤◯◉⚫⚪✩✭✮✪•·]){2,9}(?=[ \t]*$)/gmu, '')
  )
}

/** One blank between words, one tab between cells. */
function closeUp(row: string): string {
  return row
    .replaceAll(/[^\S\t]{2,}/gu, (blanks) => (blanks.length > 2 ? '\t' : '  '))
    .replaceAll(/(?<! ) *\t[\t ]*/gu, '\t')
    .trim()
}

/** One sign, a blank, one sign … */
const spaced = /^(?:\S {1,2}){2,}\S$/u

/** 'C O N T A C T' is 'CONTACT'. Two blanks part words; without them the other words of the text tell: 'W O R K H I S T O R Y'. */
function bringTogether(lines: readonly Line[]): Line[] {
  let known: ReadonlySet<string> | null = null
  return lines.map((line) => {
    const pieces = line.text.split('\t')
    const isSpaced =
      line.text.length <= 120 && pieces.every((piece) => spaced.test(piece)) && spaced.test(pieces[0] ?? '')
    if (!isSpaced || line.text.length < 7)
      return line.text.includes('  ') ? { ...line, text: line.text.replaceAll(/ {2,}/gu, ' ') } : line
    const words = line.text.split(/ {2}|\t/u).map((word) => word.replaceAll(' ', ''))
    if (words.length > 1) return { ...line, text: words.join(' ') }
    known ??= new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []))
    return { ...line, text: partedWords(words[0] ?? '', known) }
  })
}

function partedWords(whole: string, known: ReadonlySet<string>): string {
  for (let at = 3; at < whole.length - 2; at++) {
    const parted = `${whole.slice(0, at)} ${whole.slice(at)}`
    if (isKnownHeading(parted)) return parted
  }
  // By the fewest words of the text that make it up; best[n] parts the first n letters.
  const small = whole.toLowerCase()
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= small.length; end++) {
    best[end] = null
    for (let from = Math.max(0, end - 20); from < end - 1; from++) {
      const before = best[from]
      if (!before || !known.has(small.slice(from, end)) || before.length + 1 >= (best[end]?.length ?? 99)) continue
      best[end] = [...before, whole.slice(from, end)]
    }
  }
  return best[small.length]?.join(' ') ?? whole
}

/** Word numbers or marks headings too; where a list's sign stands before a heading it is none. */
function unlistHeadings(lines: readonly Line[]): Line[] {
  return lines.map((line) => (line.isBullet && isKnownHeading(line.text) ? { ...line, isBullet: false } : line))
}

/** 'manage-' and 'ment' stand together; so do a date and what was broken off it: '09/2020 -' and 'to date', 'June' and '2011'. */
function joinBroken(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isJoined = last !== undefined && !line.isBullet && !line.afterGap && isBrokenBetween(last.text, line.text)
    if (isJoined) {
      const gap = /\p{Ll}-$/u.test(last.text) ? '' : ' '
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text}${gap}${line.text}`,
        numbers: [...last.numbers, ...line.numbers],
      }
    } else joined.push(line)
  }
  return joined
}

const months = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}'
const endsOpen = new RegExp(String.raw`(?:\d|${months}\.?)\s*(?:[-–—]|\bto|\buntil)$|[-–—]\s*${months}\.?$`, 'iu')
const beginsDate = new RegExp(
  String.raw`^(?:${months}\.?,?\s+'?’?\d|\d{1,2}[/.-]\d|(?:19|20)\d\d\b|'\d\d\b|to date|present|now\b|current|ongoing|today)`,
  'iu',
)

function isBrokenBetween(before: string, after: string): boolean {
  if (before.length > 200) return false
  if (/\p{Ll}{2}-$/u.test(before) && /^\p{Ll}/u.test(after)) return true
  if (/\p{L} (?:in|of|the|and|&)$/u.test(before) && /^\p{L}/u.test(after) && before.length < 60)
    return !isKnownHeading(after)
  return endsOpen.test(before) && beginsDate.test(after)
}
