import { wordsOf, type Word } from './words.ts'

/** A name that is looked for in texts, and what it stands for. */
export type Phrase<Value> = {
  name: string
  value: Value
  /** It counts only with the capitals of its name: 'Excel', 'R'. */
  isCased?: boolean
}

export type PhraseHit<Value> = {
  value: Value
  /** Index of its first word, and of the word after its last. */
  from: number
  to: number
  /** Its words stand one after another; false: others are between, as in 'budget and project management'. */
  isWhole: boolean
}

type Compiled<Value> = {
  value: Value
  keys: readonly string[]
  raws: readonly string[] | null
  /** Before which of its words it has an 'and' or a comma itself. */
  joints: readonly boolean[]
  anchor: number
  isReversible: boolean
}

/**
 * Makes what finds all of many phrases in the words of a text, in time that grows with the text and not with their number: each phrase
 * waits at its rarest word. A name of one word is found by its stem, of several by their roots ('managing projects' is project
 * management); with `exact`, all by their stems, one after another.
 */
export function createPhraseFinder<Value>(
  phrases: Iterable<Phrase<Value>>,
  { exact = false }: { exact?: boolean } = {},
): (words: readonly Word[]) => PhraseHit<Value>[] {
  const compiled: Compiled<Value>[] = []
  const commonness = new Map<string, number>()
  for (const { name, value, isCased = false } of phrases) {
    const words = wordsOf(name)
    if (words.length === 0) continue
    const keys = words.length === 1 || exact ? words.map(({ stem }) => stem) : words.map(({ root }) => root)
    for (const key of keys) commonness.set(key, (commonness.get(key) ?? 0) + 1)
    const isReversible = !exact && words.length === 2 && doing.test(words[1]!.raw)
    const raws = isCased ? words.map(({ raw }) => raw) : null
    const joints = words.map(({ isAlternative }) => isAlternative)
    compiled.push({ value, keys, raws, joints, anchor: 0, isReversible })
  }
  const bySingle = new Map<string, Compiled<Value>[]>()
  const byAnchor = new Map<string, Compiled<Value>[]>()
  for (const phrase of compiled) {
    const { keys } = phrase
    phrase.anchor = keys.reduce((best, key, at) => (commonness.get(key)! < commonness.get(keys[best]!)! ? at : best), 0)
    const index = keys.length === 1 ? bySingle : byAnchor
    const key = keys[phrase.anchor]!
    const waiting = index.get(key)
    if (waiting) waiting.push(phrase)
    else index.set(key, [phrase])
  }

  return (words) => {
    const hits: PhraseHit<Value>[] = []
    for (let at = 0; at < words.length; at++) {
      const word = words[at]!
      for (const phrase of bySingle.get(word.stem) ?? []) {
        if (phrase.raws === null || phrase.raws[0] === word.raw)
          hits.push({ value: phrase.value, from: at, to: at + 1, isWhole: true })
      }
      for (const phrase of byAnchor.get(exact ? word.stem : word.root) ?? []) {
        const found = matchAt(words, at, phrase, exact)
        if (found !== null) hits.push({ value: phrase.value, ...found })
      }
    }
    return withoutInner(hits)
  }
}

/** Last words of phrases that name a doing, and may come first then: 'risk assessment', 'assessing risks'; 'work closely with key people' is no key working. */
const doing =
  /^(?!working$|account|report|engineer|nurs|market|bank|build|hous|cater|trad|advertis|comput|manufactur|network).*(?:ment|ing|tion|sion|sis|ance|control|design|delivery|repair|review)$/iu

function matchAt<Value>(
  words: readonly Word[],
  at: number,
  { keys, raws, joints, anchor, isReversible }: Compiled<Value>,
  exact: boolean,
): { from: number; to: number; isWhole: boolean } | null {
  const keyOf = (word: Word): string => (exact ? word.stem : word.root)
  let from = at
  let to = at
  let isWhole = true
  const isRight = (index: number, place: number): boolean => {
    const word = words[place]
    return (
      word !== undefined &&
      word.unit === words[at]!.unit &&
      keyOf(word) === keys[index] &&
      (raws === null || raws[index] === word.raw)
    )
  }
  if (!isRight(anchor, at)) return null
  let isMissing = false
  for (let index = anchor + 1; index < keys.length && !isMissing; index++) {
    // 'work, experience' is no work experience.
    const isJoined = exact || words[to + 1]?.isAlternative !== true || joints[index] === true
    if (isJoined && isRight(index, to + 1)) to++
    else {
      const gap = exact || raws !== null ? -1 : alternativeAfter(words, to, (place) => isRight(index, place))
      if (gap < 0) isMissing = true
      else {
        to = gap
        isWhole = false
      }
    }
  }
  for (let index = anchor - 1; index >= 0 && !isMissing; index--) {
    const isJoined = exact || words[from]?.isAlternative !== true || joints[index + 1] === true
    if (isJoined && isRight(index, from - 1)) from--
    else {
      const gap = exact || raws !== null ? -1 : alternativeBefore(words, from, (place) => isRight(index, place))
      if (gap < 0) isMissing = true
      else {
        from = gap
        isWhole = false
      }
    }
  }
  if (!isMissing) return { from, to: to + 1, isWhole }
  return isReversible && raws === null ? reversedAt(words, at, anchor, isRight) : null
}

/** How many alternatives of a word may stand before the word that they share. */
const mostAlternatives = 3

/** Where the next word of a phrase stands beyond alternatives of the one at `place`: management in 'budget and project management'. -1: nowhere. */
function alternativeAfter(words: readonly Word[], place: number, isRight: (place: number) => boolean): number {
  for (let next = place + 1; words[next]?.isAlternative === true && next <= place + mostAlternatives; next++) {
    if (words[next + 1]?.isAlternative === false && isRight(next + 1)) return next + 1
  }
  return -1
}

function alternativeBefore(words: readonly Word[], place: number, isRight: (place: number) => boolean): number {
  if (words[place]!.isAlternative) return -1
  for (let before = place - 1; words[before]?.isAlternative === true && before >= place - mostAlternatives; before--) {
    if (isRight(before - 1)) return before - 1
  }
  return -1
}

/** 'assessing complex risks': the doing first, one word between at the most. */
function reversedAt(
  words: readonly Word[],
  at: number,
  anchor: number,
  isRight: (index: number, place: number) => boolean,
): { from: number; to: number; isWhole: boolean } | null {
  for (const distance of [1, 2]) {
    const other = anchor === 1 ? at + distance : at - distance
    const between = words.slice(Math.min(at, other) + 1, Math.max(at, other) + 1)
    if (isRight(1 - anchor, other) && between.every(({ isAlternative }) => !isAlternative))
      return { from: Math.min(at, other), to: Math.max(at, other) + 1, isWhole: distance === 1 }
  }
  return null
}

/** A name inside a longer one is not meant: 'Java EE' is no island, 'SQL Server' is more than SQL. */
function withoutInner<Value>(hits: PhraseHit<Value>[]): PhraseHit<Value>[] {
  const byStart = [...hits].sort((a, b) => a.from - b.from || b.to - a.to)
  const kept: PhraseHit<Value>[] = []
  let outer: PhraseHit<Value> | null = null
  for (const hit of byStart) {
    const isInner = outer !== null && hit.to <= outer.to && hit.to - hit.from < outer.to - outer.from
    if (isInner) continue
    kept.push(hit)
    if (hit.isWhole && (outer === null || hit.to > outer.to)) outer = hit
  }
  return kept
}
