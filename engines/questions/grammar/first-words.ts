import type { Grammar, Pattern } from './notation.ts'

/** The words that a pattern can begin with; null: any word, or none at all. */
export type FirstWords = ReadonlyMap<Pattern, ReadonlySet<string> | null>

/** By which a way that cannot begin here need not be tried: most of a grammar at most words. */
export function firstWords(grammar: Grammar): FirstWords {
  const found = new Map<Pattern, ReadonlySet<string> | null>()
  const open = new Set<Pattern>()

  function of(pattern: Pattern): ReadonlySet<string> | null {
    const before = found.get(pattern)
    if (before !== undefined) return before
    // A rule within itself: nothing is known of it yet.
    if (open.has(pattern)) return null
    open.add(pattern)
    const words = wordsOf(pattern)
    open.delete(pattern)
    found.set(pattern, words)
    return words
  }

  function wordsOf(pattern: Pattern): ReadonlySet<string> | null {
    if (pattern.is === 'word') return new Set([pattern.word])
    if (pattern.is === 'rule') {
      const rule = grammar.get(pattern.name)
      return rule === undefined ? null : of(rule)
    }
    if (pattern.is === 'all') {
      const [first, ...rest] = pattern.of.filter(({ is }) => is !== 'set')
      rest.forEach(of)
      return first === undefined ? null : of(first)
    }
    if (pattern.is !== 'any') return null
    const each = pattern.of.map(of)
    return each.includes(null) ? null : new Set(each.flatMap((words) => [...(words ?? [])]))
  }

  for (const rule of grammar.values()) of(rule)
  return found
}
