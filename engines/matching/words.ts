import { stemmer } from 'stemmer'
import { stem, foldWords } from '../words/index.ts'

/** A word of an ad or a CV, and where it stands. */
export type Word = {
  /** As written. */
  readonly raw: string
  /** What its plurals and spellings share: 'nurse', 'c#', '.net'. */
  readonly stem: string
  /** What its whole family shares: 'manag' of manage, manager, management. For words within a phrase. */
  readonly root: string
  readonly start: number
  readonly end: number
  /** Words of one sentence or line have the same number; a phrase never reaches over its end. */
  readonly unit: number
  /** The first of its unit, where a capital letter says nothing. */
  readonly isFirst: boolean
  /** 'and', 'or', a comma or a stroke stands before it: 'budget and project management'. */
  readonly isAlternative: boolean
  /** 'or' stands before it: one of the two is enough. */
  readonly isChoice: boolean
}

/** No text is read beyond this: a CV of four pages has a quarter of it. */
export const longestText = 60_000
/** Longer runs of letters are addresses and accidents. */
const longestWord = 40

const wordPattern =
  /[cfj]#|c\+\+|\.net\b|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’&+.][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*\+{0,2}|[\n.!?;:•|,/&]/giu

/**
 * Words that hold a phrase together and say nothing in it. A phrase matches with or without them: 'care of the elderly', 'health and
 * safety', 'health & safety'.
 */
const glue: ReadonlySet<string> = new Set(
  'a an the of and or in on for to with at by from your our their its it all any'.split(' '),
)

/** Words that mean another thing with 'in' behind them: 'goods-in', 'check-in', 'sleep-ins'. */
const particled: ReadonlySet<string> = new Set(['goods', 'good', 'check', 'sleep'])

/**
 * The words of a text but for those that only hold it together, in order.
 * @param joinedNames names with a capital inside ('javascript'), in small letters: other capitals inside a word are a lost line end
 *   ('pipelinesCollaborate').
 */
export function wordsOf(text: string, joinedNames: ReadonlySet<string> | null = null): Word[] {
  const source = text.length > longestText ? text.slice(0, longestText) : text
  const words: Word[] = []
  let unit = 0
  let isFirst = true
  let isAlternative = false
  let isChoice = false
  const begin = (): void => {
    unit++
    isFirst = true
    isAlternative = false
    isChoice = false
  }
  for (const { 0: raw, index } of source.matchAll(wordPattern)) {
    if (raw.length === 1 && !/[\p{L}\p{N}]/u.test(raw)) {
      if (raw === ',' || raw === '/' || raw === '&') isAlternative = true
      else if (endsUnit(source, raw, index)) begin()
      continue
    }
    for (const { part, at, isNew } of partsOf(raw, index, joinedNames)) {
      if (isNew) begin()
      const folded = foldWords(part)
      // 'IT support' is one thing, 'it supports' another.
      if (glue.has(folded) && part !== 'IT' && !(folded === 'in' && particled.has(words.at(-1)?.stem ?? ''))) {
        isAlternative ||= folded === 'and' || folded === 'or'
        isChoice ||= folded === 'or'
        isFirst = false
        continue
      }
      if (part.length <= longestWord) {
        words.push({
          raw: part,
          ...formsOf(folded),
          start: at,
          end: at + part.length,
          unit,
          isFirst,
          isAlternative,
          isChoice,
        })
      }
      isFirst = false
      isAlternative = false
      isChoice = false
    }
  }
  return words
}

/** A line end within a sentence that was only wrapped is none. */
function endsUnit(text: string, mark: string, at: number): boolean {
  if (mark === '\n') return !/^[ \t]{0,8}\p{Ll}/u.test(text.slice(at + 1, at + 11))
  if (mark === '.' || mark === ':') return /^(?:\s|$)/u.test(text.slice(at + 1, at + 2))
  return true
}

type Part = { part: string; at: number; isNew: boolean }

/** The words of one run of letters: 'team.You' is two, as is 'pipelinesCollaborate'; 'node.js', 'A&E' and 'JavaScript' are one. */
function partsOf(raw: string, start: number, joinedNames: ReadonlySet<string> | null): Part[] {
  const found: Part[] = []
  let at = start
  for (const [index, piece] of (isDottedName(raw) ? [raw] : raw.split('.')).entries()) {
    const lost = joinedNames === null ? null : lostLineEnd.exec(piece)
    if (lost !== null && !joinedNames!.has(piece.toLowerCase())) {
      const cut = lost.index + 1
      found.push(
        { part: piece.slice(0, cut), at, isNew: index > 0 },
        { part: piece.slice(cut), at: at + cut, isNew: true },
      )
    } else if (piece !== '') found.push({ part: piece.replace(/['’]s$/u, ''), at, isNew: index > 0 })
    at += piece.length + 1
  }
  return found
}

const lostLineEnd = /\p{Ll}(?=\p{Lu}\p{Ll}{2})/u
const dottedName = /^(?:\.net|\w{1,12}\.(?:js|net|io)|\d[\d.]*\p{L}{0,3}|(?:\p{L}{1,2}\.)+\p{L}{1,2})$/iu

function isDottedName(raw: string): boolean {
  return !raw.includes('.') || dottedName.test(raw)
}

type Forms = { readonly stem: string; readonly root: string }
const knownForms = new Map<string, Forms>()

function formsOf(folded: string): Forms {
  const before = knownForms.get(folded)
  if (before !== undefined) return before
  const bare = /^(?:[a-z]\.)+[a-z]?$/u.test(folded) ? folded.replaceAll('.', '') : folded
  const stemmed = stem(bare)
  // 'hospitality' is not of the family of 'hospital'.
  const isWord = /^[a-z]{4,}$/u.test(stemmed) && !stemmed.endsWith('ity')
  const forms = { stem: stemmed, root: isWord ? stemmer(stemmed) : stemmed }
  // Real words are few; made-up ones of a hostile text must not fill the memory.
  if (knownForms.size >= 50_000) knownForms.clear()
  knownForms.set(folded, forms)
  return forms
}
