import { education } from './meanings/education.ts'
import { health } from './meanings/health.ts'
import type { Meaning } from './meanings/meaning.ts'
import { office } from './meanings/office.ts'
import { service } from './meanings/service.ts'
import { technology } from './meanings/technology.ts'
import { trades } from './meanings/trades.ts'
import { words as wordMeanings } from './meanings/words.ts'
import { spelledAt, spelledTermsOf, termsOfName } from './spelled.ts'
import type { TextKind, Word } from './words.ts'

/** A meaning that a search may ask for. */
export type Asked = {
  /** 'm:registered-general-nurse' */
  term: string
  /** All names that are found, as people read them. */
  names: readonly string[]
}

type Node = {
  next: Map<string, Node>
  /** Terms that an ad with this name gets. */
  leaves: { term: string; where: 'anywhere' | 'capitals' | 'titles' }[]
  asks: Asked[]
}

/**
 * Visits the term of every name in a text: 's:full-stack' for its spelling, 'm:healthcare-assistant' for its meaning, with the number of
 * the word after the name's last one.
 */
export function eachName(words: readonly Word[], kind: TextKind, visit: (term: string, end: number) => void): void {
  for (let at = 0; at < words.length;) {
    const isCapitals = words[at]!.isCapitals
    const spelled = spelledAt(words, at)
    if (spelled) visit(spelled.spelled.term, at + spelled.length)
    for (const also of words[at]!.also) {
      const alsoSpelled = spelledAt([{ term: also }], 0)
      if (alsoSpelled) visit(alsoSpelled.spelled.term, at + 1)
    }
    let node = root.next.get(spelled?.spelled.term ?? words[at]!.term)
    let end = at + (spelled?.length ?? 1)
    while (node !== undefined) {
      for (const { term, where } of node.leaves) {
        if (where === 'anywhere' || kind === 'title' || (where === 'capitals' && isCapitals)) visit(term, end)
      }
      if (node.next.size === 0) break
      const next = spelledAt(words, end)
      node = node.next.get(next?.spelled.term ?? words[end]?.term ?? '')
      end += next?.length ?? 1
    }
    at += spelled?.length ?? 1
  }
}

/** The longest name that begins at `from` and asks for a meaning. */
export function askedAt(
  spelledTerms: readonly string[],
  from: number,
): { asks: readonly Asked[]; length: number } | null {
  let node = root.next.get(spelledTerms[from] ?? '')
  let longest: { asks: readonly Asked[]; length: number } | null = null
  for (let length = 1; node !== undefined; length++) {
    if (node.asks.length > 0) longest = { asks: node.asks, length }
    node = node.next.get(spelledTerms[from + length] ?? '')
  }
  return longest
}

const root: Node = { next: new Map(), leaves: [], asks: [] }
for (const meaning of [health, education, office, technology, trades, service, wordMeanings].flat()) addMeaning(meaning)

function addMeaning({ names, inTitles = [], asks = [], finds = [] }: Meaning): void {
  const term = `m:${termsOfName(names[0]!).join('-')}`
  const asked: Asked = { term, names: [...names, ...inTitles, ...finds] }
  for (const name of [...names, ...finds]) leave(nodeOf(name), term, whereOf(name))
  for (const name of inTitles) leave(nodeOf(name), term, 'titles')
  for (const name of [...names, ...inTitles, ...asks]) {
    const node = nodeOf(name)
    if (!node.asks.includes(asked)) node.asks.push(asked)
  }
}

function nodeOf(name: string): Node {
  let node = root
  for (const term of spelledTermsOf(termsOfName(name))) {
    const next: Node = node.next.get(term) ?? { next: new Map(), leaves: [], asks: [] }
    node.next.set(term, next)
    node = next
  }
  return node
}

function leave(node: Node, term: string, where: 'anywhere' | 'capitals' | 'titles'): void {
  if (!node.leaves.some((left) => left.term === term)) node.leaves.push({ term, where })
}

function whereOf(name: string): 'anywhere' | 'capitals' {
  return /^[A-Z&+]+$/.test(name) ? 'capitals' : 'anywhere'
}
