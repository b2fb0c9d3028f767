import { plainLetters, spellingOf } from './fold.ts'
import type { Lexicon, Meaning } from './lexicon.ts'
import type { Place } from './place.ts'

/** A stretch of an ad's words for its place that means something, or a word that does not. */
export type Phrase = {
  text: string
  /** Places that it may mean, the likeliest first; an outcode or postcode is one of them. */
  places: readonly { place: Place; weight: number }[]
  abroad: Meaning['abroad']
  isRemote: boolean
  isUnknown: boolean
  /** Stands among words that we do not know, as 'Lincoln' in 'Lincoln House'. */
  isEmbedded: boolean
  /** The sign before it: none, a comma or the like, or one that parts two places ('/', 'or'). */
  gap: Gap
}

/** 0: nothing but blanks and hyphens; 1: comma, bracket, ' - '; 2: slash, semicolon, bar, new line, 'or', 'and' between places. */
export type Gap = 0 | 1 | 2

/** Places for a word or two in the shape of a postcode; how many words they took. */
export type ReadPostcodeWords = (
  word: string,
  next: string | undefined,
) => { places: Phrase['places']; words: 1 | 2 } | null

/** Longer is not a place but an ad's text in the wrong field. */
const mostLetters = 400

/** Cuts a text into phrases, always taking the longest name: 'Newcastle upon Tyne' before 'Newcastle'. */
export function phrasesOf(text: string, lexicon: Lexicon, readPostcodeWords: ReadPostcodeWords): Phrase[] {
  const words = wordsOf(text.length > mostLetters ? text.slice(0, mostLetters) : text)
  const phrases: Phrase[] = []
  let gap: Gap = 0
  let at = 0
  while (at < words.length) {
    const word = words[at]!
    if (word.gap > gap) gap = word.gap
    const postcode = readPostcodeWords(word.text, words[at + 1]?.text)
    const name = longestName(words, at, lexicon)
    if (name || postcode) {
      phrases.push(phraseOf(name, postcode, gap, word.text))
      gap = 0
      at += Math.max(name?.words ?? 0, postcode?.words ?? 0)
    } else if (word.text === 'or' || word.text === 'and') {
      // Parts places only; in 'research and development, Leeds' it stands between words of no meaning.
      if (phrases.length > 0 && !phrases.at(-1)!.isUnknown) gap = 2
      at += 1
    } else {
      if (!lexicon.isFiller(word.text)) {
        phrases.push({
          text: word.text,
          places: [],
          abroad: null,
          isRemote: false,
          isUnknown: true,
          isEmbedded: false,
          gap,
        })
        gap = 0
      }
      at += 1
    }
  }
  markEmbedded(phrases)
  return phrases
}

type Word = { text: string; gap: Gap }

function wordsOf(text: string): Word[] {
  const plain = plainLetters(text)
  const words: Word[] = []
  let end = 0
  for (const match of plain.matchAll(/[a-z0-9]+/g)) {
    words.push({ text: spellingOf(match[0]), gap: words.length === 0 ? 0 : gapOf(plain.slice(end, match.index)) })
    end = match.index + match[0].length
  }
  return words
}

function gapOf(between: string): Gap {
  if (between === ' ' || between === '-') return 0
  if (/[/|;\n+•]/.test(between)) return 2
  return /[,():>@]| - |- | -/.test(between) ? 1 : 0
}

type Name = { text: string; words: number; meaning: Meaning | null; isRemote: boolean }

function longestName(words: readonly Word[], at: number, lexicon: Lexicon): Name | null {
  let most = Math.min(lexicon.longest(words[at]!.text), words.length - at)
  for (let length = 1; length < most; length++) if (words[at + length]!.gap > 0) most = length
  for (let length = most; length > 0; length--) {
    let text = words[at]!.text
    for (let next = 1; next < length; next++) text += ` ${words[at + next]!.text}`
    const isRemote = lexicon.isRemote(text)
    const meaning = lexicon.meaning(text)
    if (meaning || isRemote) return { text, words: length, meaning: meaning ?? null, isRemote }
  }
  return null
}

function phraseOf(name: Name | null, postcode: ReturnType<ReadPostcodeWords>, gap: Gap, word: string): Phrase {
  return {
    text: name?.text ?? word,
    // A name that is shaped like an outcode is thought of first: 'M25' is the motorway before it is Prestwich.
    places: [...(name?.meaning?.places ?? []), ...(postcode?.places ?? [])],
    abroad: name?.meaning?.abroad ?? null,
    isRemote: name?.isRemote ?? false,
    isUnknown: false,
    isEmbedded: false,
    gap,
  }
}

function markEmbedded(phrases: readonly Phrase[]): void {
  let start = 0
  for (let end = 1; end <= phrases.length; end++) {
    if (end < phrases.length && phrases[end]!.gap === 0) continue
    const part = phrases.slice(start, end)
    if (part.some((phrase) => phrase.isUnknown)) for (const phrase of part) phrase.isEmbedded = !phrase.isUnknown
    start = end
  }
}
