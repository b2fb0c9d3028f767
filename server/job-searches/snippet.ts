import { findMarks, type Found } from '../../engines/words/index.ts'

/** Stand before and after a searched word: characters that no text for people holds. */
const markStart = '\u0002'
const markEnd = '\u0003'

/** About two lines on a wide screen. */
const length = 200

/**
 * The lines of an ad that show best what was searched for, with the searched words between U+0002 and U+0003.
 * @param text plain text of the ad.
 * @param marks what was searched for, as `understoodAs.marks` of the index tells it.
 */
export function snippetOf(text: string, marks: readonly string[]): string {
  const plain = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  // '…', '- - -': of some ads a board sends no more.
  if (!/[\p{L}\p{N}]/u.test(plain)) return ''
  const found = findMarks(plain, marks)
  const [start, end] = bestWindow(plain, found)
  return (
    (start > 0 ? '… ' : '') +
    mark(
      plain.slice(start, end),
      found.filter((one) => one.start >= start && one.end <= end),
      start,
    ) +
    (end < plain.length ? ' …' : '')
  )
}

/** Where most different words stand together; among equals the first. Begins at a sentence where one begins near. */
function bestWindow(text: string, found: readonly Found[]): [number, number] {
  if (text.length <= length) return [0, text.length]
  let best = { first: 0, score: 0 }
  for (const [i, { start }] of found.entries()) {
    const near = new Set<number>()
    // In the order of the text, none longer than the window.
    for (let at = i; at < found.length && found[at]!.start <= start + length * 0.7; at++)
      if (found[at]!.end <= start + length * 0.7) near.add(found[at]!.mark)
    if (near.size > best.score) best = { first: start, score: near.size }
  }
  const start = beginningNear(text, best.first)
  return [start, endNear(text, start)]
}

/** The sentence in which the place lies, if it began shortly before, else some words before it. */
function beginningNear(text: string, place: number): number {
  const earliest = Math.max(0, place - length * 0.3)
  if (earliest === 0) return 0
  const before = text.slice(earliest, place)
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('! '), before.lastIndexOf('? '))
  if (sentence >= 0) return earliest + sentence + 2
  const word = before.indexOf(' ')
  return word < 0 ? place : earliest + word + 1
}

function endNear(text: string, start: number): number {
  const latest = start + length
  if (latest >= text.length) return text.length
  const word = text.lastIndexOf(' ', latest)
  return word > start ? word : latest
}

function mark(part: string, found: readonly Found[], offset: number): string {
  let marked = ''
  let done = 0
  for (const { start, end } of found) {
    marked += `${part.slice(done, start - offset)}${markStart}${part.slice(start - offset, end - offset)}${markEnd}`
    done = end - offset
  }
  return marked + part.slice(done)
}
