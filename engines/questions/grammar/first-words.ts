import type { Grammar, Pattern } from './notation.ts'

/** What a pattern can begin with: these words, or any; and whether it may be nothing at all. */
type Beginning = { words: ReadonlySet<string> | 'any'; mayBeEmpty: boolean }

/** The words that a pattern has to begin with; null: it can begin with any word, or be nothing. */
export type FirstWords = ReadonlyMap<Pattern, ReadonlySet<string> | null>

/** By which a way that cannot begin here need not be tried: most of a grammar at most words. */
export function firstWords(grammar: Grammar): FirstWords {
  const found = new Map<Pattern, Beginning>()
  const open = new Set<Pattern>()

  function of(pattern: Pattern): Beginning {
    const before = found.get(pattern)
    if (before !== undefined) return before
    // A rule within itself: nothing is known of it yet.
    if (open.has(pattern)) return { words: 'any', mayBeEmpty: true }
    open.add(pattern)
    const beginning = beginningOf(pattern)
    open.delete(pattern)
    found.set(pattern, beginning)
    return beginning
  }

  function beginningOf(pattern: Pattern): Beginning {
    switch (pattern.is) {
      case 'word':
        return { words: new Set([pattern.word]), mayBeEmpty: false }
      case 'set':
        return { words: new Set(), mayBeEmpty: true }
      case 'open':
      case 'number':
        return { words: 'any', mayBeEmpty: false }
      case 'rule': {
        const rule = grammar.get(pattern.name)
        return rule === undefined ? { words: 'any', mayBeEmpty: true } : of(rule)
      }
      case 'any':
        return union(pattern.of.map(of), (all) => all.some(({ mayBeEmpty }) => mayBeEmpty))
      case 'all': {
        const each = pattern.of.map(of)
        const firm = each.findIndex(({ mayBeEmpty }) => !mayBeEmpty)
        return union(firm === -1 ? each : each.slice(0, firm + 1), () => firm === -1)
      }
    }
  }

  for (const rule of grammar.values()) of(rule)
  return new Map(
    [...found].map(([pattern, { words, mayBeEmpty }]) => [pattern, mayBeEmpty || words === 'any' ? null : words]),
  )
}

function union(all: readonly Beginning[], isEmpty: (all: readonly Beginning[]) => boolean): Beginning {
  const words = all.some((one) => one.words === 'any')
    ? 'any'
    : new Set(all.flatMap((one) => (one.words === 'any' ? [] : [...one.words])))
  return { words, mayBeEmpty: isEmpty(all) }
}
