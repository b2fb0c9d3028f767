import { hasJoinedLetters } from './joined-scripts.ts'

/** Of more than so many letters a value may be parted by the line at the foot of a page, in pieces of no fewer than the second. */
const longValue = 60
const shortestPiece = 12
/** More need not be named to anybody, or be looked for. */
export const mostNamed = 10

/**
 * Which of the values a file does not say, by what a reader took out of it. Blanks, hyphens and letters in other forms are no matter:
 * readers differ in them. Letters that join are counted, as readers get them in another order. In linear time for values in the order of
 * the file.
 * @param unsaid what no face has: a box stands for each, and where it is no letter or digit nothing is lost by it. Pictures are not looked for.
 * @returns the first ten.
 */
export function valuesMissing(
  values: readonly string[],
  text: string,
  { unsaid = [] }: { unsaid?: readonly string[] } = {},
): string[] {
  const boxes = new Set(unsaid.filter((sign) => !/[\p{L}\p{N}]/u.test(sign)))
  const said = comparable(text, boxes)
  const joined = countsOf(said)
  let at = 0
  const says = (letters: string): boolean => {
    if (letters === '') return true
    const next = longestBeginning(letters, said, at)
    const found = next.length === letters.length || at === 0 ? next : longestBeginning(letters, said, 0)
    if (found.length === letters.length) {
      at = found.end
      return true
    }
    const rest = letters.slice(found.length)
    const isParted = letters.length >= longValue && found.length >= shortestPiece && rest.length >= shortestPiece
    if (!isParted) return false
    at = found.end
    return saysRest(rest)
  }
  /** The further pieces of a parted value: each must be as long as one, so that a lost word is none. */
  const saysRest = (letters: string): boolean => {
    const found = longestBeginning(letters, said, at)
    if (found.length < Math.min(shortestPiece, letters.length)) return false
    at = found.end
    return found.length === letters.length || saysRest(letters.slice(found.length))
  }
  const saysJoined = (value: string): boolean =>
    [...countsOf(comparable(value, boxes))].every(([letter, times]) => (joined.get(letter) ?? 0) >= times)

  const missing: string[] = []
  for (const value of values) {
    const isSaid = hasJoinedLetters(value)
      ? saysJoined(value) && otherWords(value).every((word) => says(comparable(word, boxes)))
      : says(comparable(value, boxes))
    if (!isSaid) missing.push(value)
    if (missing.length === mostNamed) break
  }
  return missing
}

/**
 * The longest beginning of the words that stands in the text from there on, and where it ends first (Knuth, Morris and Pratt 1977: every
 * letter of both is looked at a bounded number of times).
 */
function longestBeginning(words: string, text: string, from: number): { length: number; end: number } {
  const back = new Uint32Array(words.length)
  for (let index = 1, matched = 0; index < words.length; index++) {
    while (matched > 0 && words[index] !== words[matched]) matched = back[matched - 1] ?? 0
    if (words[index] === words[matched]) matched++
    back[index] = matched
  }
  let best = { length: 0, end: from }
  for (let index = from, matched = 0; index < text.length; index++) {
    while (matched > 0 && text[index] !== words[matched]) matched = back[matched - 1] ?? 0
    if (text[index] === words[matched]) matched++
    if (matched > best.length) best = { length: matched, end: index + 1 }
    if (best.length === words.length) break
  }
  return best
}

/** What readers agree on: letters, digits and marks in their usual form, without blanks, hyphens, joiners, pictures and their shades. */
function comparable(text: string, without: ReadonlySet<string>): string {
  const letters = text
    .normalize('NFKC')
    .replaceAll(/[\s\p{C}\p{Pd}\p{So}\p{Emoji_Modifier}\u{fe00}-\u{fe0f}\u{fffe}]/gu, '')
  return without.size === 0 ? letters : [...letters].filter((letter) => !without.has(letter)).join('')
}

/** How often each joined letter stands in a text. */
function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const letter of text) if (hasJoinedLetters(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

/** The words of a value whose letters do not join: a number, an email address. */
function otherWords(value: string): string[] {
  return (value.normalize('NFKC').match(/[\p{L}\p{N}\p{M}@.+_]+/gu) ?? []).filter(
    (word) => !hasJoinedLetters(word) && /[\p{L}\p{N}]/u.test(word),
  )
}
