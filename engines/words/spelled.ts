import { spellings } from './meanings/spellings.ts'
import { readWords } from './read-words.ts'

/** A name that is written in several ways, as one term: 's:full-stack'. */
export type Spelled = { term: string; names: readonly string[] }

type Node = { next: Map<string, Node>; spelled: Spelled | null }

/** The longest name of several spellings that begins at `from`. */
export function spelledAt(
  words: readonly { term: string }[],
  from: number,
): { spelled: Spelled; length: number } | null {
  let node = root.next.get(words[from]?.term ?? '')
  let longest: { spelled: Spelled; length: number } | null = null
  for (let length = 1; node !== undefined; length++) {
    if (node.spelled) longest = { spelled: node.spelled, length }
    node = node.next.get(words[from + length]?.term ?? '')
  }
  return longest
}

/** The terms of a name: 'Staff Nurses' → staff, nurse. */
export function termsOfName(name: string): string[] {
  return readWords(name, 'title').map((word) => word.term)
}

/** The same with one term for what is written in several ways: 'health care assistant' → s:healthcare, assistant. */
export function spelledTermsOf(terms: readonly string[]): string[] {
  const words = terms.map((term) => ({ term }))
  const result: string[] = []
  for (let at = 0; at < terms.length;) {
    const found = spelledAt(words, at)
    result.push(found?.spelled.term ?? terms[at]!)
    at += found?.length ?? 1
  }
  return result
}

const root: Node = { next: new Map(), spelled: null }
for (const names of spellings) {
  const spelled = { term: `s:${termsOfName(names[0]!).join('-')}`, names }
  for (const name of names) {
    let node = root
    for (const term of termsOfName(name)) {
      const next: Node = node.next.get(term) ?? { next: new Map(), spelled: null }
      node.next.set(term, next)
      node = next
    }
    node.spelled = spelled
  }
}
