import { decodeHTML } from 'entities'
import type { Cv } from '../../contract/cvs/cvs.ts'
import { emptyCv } from '../../contract/cvs/empty-cv.ts'
import type { CvOrigin } from '../../contract/cvs/import.ts'
import type { Line } from './lines.ts'

/** What has been found so far, and where: so that in the end nothing of the text is missing. */
export type FoundSoFar = {
  cv: Cv
  origins: Record<string, CvOrigin>
  /** Says where a field or an entry was found. */
  note: (path: string, lines: readonly Line[], options?: { check?: boolean; why?: string | undefined }) => void
  /** Says of words in a line that they are no content: a heading, a label, a date that was read. */
  skip: (line: Line, words: string) => void
  skipped: ReadonlyMap<number, readonly string[]>
}

const longestSnippet = 600

export function nothingYet(): FoundSoFar {
  const origins: Record<string, CvOrigin> = {}
  const skipped = new Map<number, string[]>()
  const numbersByLine = new WeakMap<Line, number[]>()
  const sorted = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b)
  /** Made once, for a line of many lines that holds many entries. */
  const numbersIn = (line: Line): number[] => {
    const numbers = numbersByLine.get(line) ?? sorted(line.numbers)
    numbersByLine.set(line, numbers)
    return numbers
  }
  return {
    cv: structuredClone(emptyCv),
    origins,
    note(path, lines, { check = false, why } = {}) {
      const numbers = lines.length === 1 ? numbersIn(lines[0]!) : sorted(lines.flatMap((line) => line.numbers))
      // A list may name the same thing a thousand times.
      if (origins[path]?.lines === numbers && origins[path].check === check) return
      origins[path] = { lines: numbers, snippet: snippetOf(lines), check, ...(why === undefined ? {} : { why }) }
    },
    skip(line, words) {
      const list = skipped.get(line.number) ?? []
      list.push(words)
      skipped.set(line.number, list)
    },
    skipped,
  }
}

/** No more of the lines than is shown: a line of a thousand skills is noted a thousand times. */
function snippetOf(lines: readonly Line[]): string {
  const seen = new Set<number>()
  let text = ''
  for (const line of lines) {
    if (seen.has(line.number)) continue
    text += (seen.size === 0 ? '' : '\n') + line.text.slice(0, longestSnippet + 1).replaceAll('\t', '  ')
    seen.add(line.number)
    if (text.length > longestSnippet) return `${text.slice(0, longestSnippet).toWellFormed()}…`
  }
  return text
}

/** They say nothing by themselves: 'Engineer at Acme' is an engineer and Acme. */
const little = new Set('an and are as at by for from in is of on or the to with'.split(' '))

/** The words of a text as they are compared: small letters, without signs; single letters and the commonest words left out. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).filter((word) => (word.length > 1 || /\d/u.test(word)) && !little.has(word))
}

/** The words of HTML, without its tags. */
export function wordsOfHtml(html: string): string[] {
  return wordsOf(decodeHTML(html.replaceAll(/<\/?(?:p|ul|ol|li|br|strong|em|h[2-4]|a)(?:\s[^<>]*)?>/gu, ' ')))
}

/** What is written anywhere in a part of a CV. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item))
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap((item) => textsIn(item))
  return typeof value === 'number' ? [String(value)] : []
}

/** Whether a part of a CV says anything. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'boolean') return true
  return textsIn(value).some((text) => text !== '')
}

/** The part of a CV at a path such as 'jobs.0.employer'. */
function partAt(cv: Cv, path: string): unknown {
  let part: unknown = cv
  for (const key of path.split('.')) {
    if (typeof part !== 'object' || part === null) return undefined
    part = (part as Readonly<Record<string, unknown>>)[key]
  }
  return part
}

/**
 * The words of the fields that were found in a line. An entry of many lines is asked itself, as to give each of them all of its words
 * would cost the square of its length; such entries hardly overlap, while one line may hold a thousand small ones.
 */
type HeldWords = { own: Set<string>; shared: ReadonlySet<string>[] }
const fewLines = 8

/**
 * What no field holds, a line each: of each line of the text the pieces with words that are in none of the fields that were found in it.
 */
export function leftOver(lines: readonly Line[], found: FoundSoFar): { text: string; line: Line }[] {
  const heldByLine = new Map<number, HeldWords>()
  for (const [path, { lines: numbers }] of Object.entries(found.origins)) {
    const words = new Set(textsIn(partAt(found.cv, path)).flatMap((text) => wordsOfHtml(text)))
    for (const number of numbers) {
      const held = heldByLine.get(number) ?? { own: new Set(), shared: [] }
      heldByLine.set(number, held)
      if (numbers.length > fewLines) held.shared.push(words)
      else for (const word of words) held.own.add(word)
    }
  }
  const rest: { text: string; line: Line }[] = []
  for (const line of lines) {
    const held = line.numbers.flatMap((number) => heldByLine.get(number) ?? [])
    const skipped = new Set((found.skipped.get(line.number) ?? []).flatMap((words) => wordsOf(words)))
    const isHeld = (word: string) =>
      skipped.has(word) || held.some(({ own, shared }) => own.has(word) || shared.some((words) => words.has(word)))
    // Every other one is what stands between two.
    const pieces = line.text.split(/(\t|[|•·;]|, | [–—-] )/u)
    const isMissing = (at: number) => wordsOf(pieces[at] ?? '').some((word) => !isHeld(word))
    const missing = pieces.map((_, at) => at).filter((at) => at % 2 === 0 && isMissing(at))
    const text = missing
      .map((at, i) => (i === 0 ? '' : betweenPieces(pieces, missing[i - 1]!, at)) + pieces[at]!.trim())
      .join('')
    if (missing.length > 0) rest.push({ text, line })
  }
  return rest
}

/** '2009 – 2012' keeps its dash; where something between two pieces is held elsewhere, or was a column, a comma. */
function betweenPieces(pieces: readonly string[], one: number, next: number): string {
  const sign = next === one + 2 ? pieces[one + 1]! : ', '
  return /^ [–—-] $/u.test(sign) ? sign : ', '
}
