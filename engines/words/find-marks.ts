import { eachWords } from './read-words.ts'
import { termsOfName } from './spelled.ts'
import type { Word } from './words.ts'

/** A place in a text where a searched word stands, and which one: marks by their number. */
export type Found = { start: number; end: number; mark: number }

/** All places of a text where one of the marks stands, in whatever form: 'nurse' finds 'Nurses', 'full stack' 'Full-Stack'. */
export function findMarks(text: string, marks: readonly string[]): Found[] {
  const wanted = marks
    .map(termsOfName)
    .map((terms, mark) => ({ terms, mark }))
    .filter(({ terms }) => terms.length > 0)
  const byFirst = Map.groupBy(wanted, ({ terms }) => terms[0]!)
  const words = placedWords(text)
  const found: Found[] = []
  for (let at = 0; at < words.length;) {
    const longest = longestAt(words, at, byFirst)
    if (longest) {
      const { start } = withoutSigns(text, words[at]!)
      const { end } = withoutSigns(text, words[at + longest.terms.length - 1]!)
      found.push({ start, end, mark: longest.mark })
    }
    at += longest?.terms.length ?? 1
  }
  return found
}

type Placed = { word: Word; start: number; end: number }

type Wanted = { terms: readonly string[]; mark: number }

function longestAt(
  words: readonly Placed[],
  at: number,
  byFirst: ReadonlyMap<string, readonly Wanted[]>,
): Wanted | undefined {
  const { word } = words[at]!
  if (!byFirst.has(word.term) && word.also.length === 0) return undefined
  return [word.term, ...word.also]
    .flatMap((term) => byFirst.get(term) ?? [])
    .filter(({ terms }) => terms.length > 1 || !word.isStop)
    .filter(({ terms }) => terms.every((term, i) => i === 0 || words[at + i]?.word.term === term))
    .sort((a, b) => b.terms.length - a.terms.length)[0]
}

/** Words with where they stand; the parts of 'full-stack' all stand where it does. */
function placedWords(text: string): Placed[] {
  const placed: Placed[] = []
  eachWords(text, 'text', (words, start, end) => {
    for (const word of words) placed.push({ word, start, end })
  })
  return placed
}

/** A full stop or a quotation mark at its edges is not part of what is marked. */
function withoutSigns(text: string, { start, end }: Placed): { start: number; end: number } {
  const chunk = text.slice(start, end)
  const leading = /^['’&+-]*/u.exec(chunk)?.[0].length ?? 0
  const trailing = /(?<!['’.,&-])['’.,&-]+$/u.exec(chunk.slice(leading))?.[0].length ?? 0
  return { start: start + leading, end: end - trailing }
}
