import { firstWords, type FirstWords } from './first-words.ts'
import { numberIn } from '../words.ts'
import type { Grammar, Pattern } from './notation.ts'

/** What a text was found to say, by key. */
export type Said = Readonly<Record<string, string>>

type Found = { end: number; said: Said }

/** A text that can be read in more ways than this at one place is not read. */
const mostWays = 400

/**
 * Every way in which a rule explains ALL of the words, as what it says; none: not understood. A word that nothing explains leaves no way.
 * Each rule is tried once at each word, so that the work grows with the square of the words, of which there are few.
 */
export function readings(grammar: Grammar, rule: string, words: readonly string[]): Said[] {
  return allFound(grammar, rule, words)
    .filter(({ end }) => end === words.length)
    .map(({ said }) => said)
}

/** With how many of the first words a text can begin as a rule says; none: it does not begin so. */
export function beginnings(grammar: Grammar, rule: string, words: readonly string[]): number[] {
  return allFound(grammar, rule, words).map(({ end }) => end)
}

function allFound(grammar: Grammar, rule: string, words: readonly string[]): Found[] {
  const first = firstWordsOf(grammar)
  const tried = new Map<string, Found[]>()

  function ways(pattern: Pattern, start: number): Found[] {
    const begins = first.get(pattern)
    if (begins != null && !begins.has(words[start] ?? '')) return []
    switch (pattern.is) {
      case 'word':
        return words[start] === pattern.word ? [{ end: start + 1, said: {} }] : []
      case 'set':
        return [{ end: start, said: { [pattern.key]: pattern.value } }]
      case 'number': {
        const number = numberIn(words[start] ?? '')
        return number === null ? [] : [{ end: start + 1, said: { [pattern.key]: String(number) } }]
      }
      case 'open':
        return openWays(pattern, start)
      case 'any':
        return distinct(pattern.of.flatMap((one) => ways(one, start)))
      case 'all':
        return allWays(pattern.of, start)
      case 'rule': {
        const key = `${pattern.name}@${start}`
        const before = tried.get(key)
        if (before) return before
        // A rule that begins with itself finds nothing there.
        tried.set(key, [])
        const of = grammar.get(pattern.name)
        const found = of ? ways(of, start) : []
        tried.set(key, found)
        return found
      }
    }
  }

  function openWays({ key, most }: { key: string; most: number }, start: number): Found[] {
    const longest = Math.min(most, words.length - start)
    return Array.from({ length: Math.max(0, longest) }, (_, index) => ({
      end: start + index + 1,
      said: { [key]: words.slice(start, start + index + 1).join(' ') },
    }))
  }

  function allWays(parts: readonly Pattern[], start: number): Found[] {
    let found: Found[] = [{ end: start, said: {} }]
    for (const part of parts) {
      found = distinct(
        found.flatMap((before) =>
          ways(part, before.end).flatMap(({ end, said }) => {
            const both = together(before.said, said)
            return both === null ? [] : [{ end, said: both }]
          }),
        ),
      )
      if (found.length === 0) break
    }
    return found
  }

  return ways({ is: 'rule', name: rule }, 0)
}

const known = new WeakMap<Grammar, FirstWords>()

function firstWordsOf(grammar: Grammar): FirstWords {
  const before = known.get(grammar)
  if (before) return before
  const first = firstWords(grammar)
  known.set(grammar, first)
  return first
}

/** What two parts say together; null: they contradict each other. */
export function together(one: Said, other: Said): Said | null {
  const clash = Object.entries(other).some(([key, value]) => key in one && one[key] !== value)
  return clash ? null : { ...one, ...other }
}

function distinct(found: Found[]): Found[] {
  if (found.length < 2) return found
  const seen = new Map(found.map((one) => [`${one.end} ${JSON.stringify(Object.entries(one.said).toSorted())}`, one]))
  return seen.size > mostWays ? [] : [...seen.values()]
}
