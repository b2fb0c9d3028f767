import type { AdCode } from './abroad.ts'
import { plainLetters, spellingOf } from './fold.ts'
import type { Lexicon, Meaning } from './lexicon.ts'
import type { Place } from './place.ts'

/** A stretch of an ad's words for its place that means something, or a word that does not. */
export type Phrase = {
  text: string
  /** Places that it may mean, the likeliest first; an outcode or postcode is one of them. */
  places: readonly { place: Place; weight: number }[]
  abroad: Meaning['abroad']
  /** What it stands for abroad, where it is the letters of a state or a country: 'CA' in 'Dublin, CA'. */
  codes: readonly AdCode[]
  isRemote: boolean
  isUnknown: boolean
  /** Stands among words that we do not know, as 'Lincoln' in 'Lincoln House'. */
  isEmbedded: boolean
  /** Which part between two commas it stands in, and whether nothing else does. */
  part: number
  isAlone: boolean
  /** The sign before it. */
  gap: Gap
  /** The word 'and' stands before it: `gap` is 2. */
  isJoined: boolean
}

/** 0: nothing but blanks and hyphens; 1: comma, bracket, ' - '; 2: slash, semicolon, bar, new line, 'or', 'and' between places. */
type Gap = 0 | 1 | 2

/** Places for a word or two in the shape of a postcode; how many words they took. */
export type ReadPostcodeWords = (
  word: string,
  next: string | undefined,
) => { places: Phrase['places']; words: 1 | 2 } | null

/** Longer is not a place but an ad's text in the wrong field. */
const mostLetters = 1_000

/** Cuts a text into phrases, always taking the longest name: 'Newcastle upon Tyne' before 'Newcastle'. */
export function phrasesOf(text: string, lexicon: Lexicon, readPostcodeWords: ReadPostcodeWords): Phrase[] {
  const words = wordsOf(text.length > mostLetters ? text.slice(0, mostLetters) : text)
  const phrases: Phrase[] = []
  let before = nothingBefore
  let at = 0
  while (at < words.length) {
    const word = words[at]!
    if (word.gap > before.gap) before = { gap: word.gap, isJoined: before.isJoined }
    const { phrase, length } = phraseAt(words, at, lexicon, readPostcodeWords)
    if (phrase) {
      phrases.push({ ...phrase, ...before })
      before = nothingBefore
    } else if (isBetweenPlaces(word.text, phrases)) {
      before = { gap: 2, isJoined: word.text === 'and' }
    }
    at += length
  }
  markParts(phrases)
  return phrases
}

const nothingBefore: Pick<Phrase, 'gap' | 'isJoined'> = { gap: 0, isJoined: false }

/** 'or' and 'and' part places only; in 'research and development, Leeds' it stands between words of no meaning. */
function isBetweenPlaces(word: string, phrases: readonly Phrase[]): boolean {
  return (word === 'or' || word === 'and') && phrases.at(-1)?.isUnknown === false
}

type Word = { text: string; gap: Gap; /** Capitals between two signs: 'CA' of 'Dublin, CA'. */ isCode: boolean }

function wordsOf(text: string): Word[] {
  const plain = plainLetters(text)
  const codes = codesIn(text)
  const words: Word[] = []
  let end = 0
  for (const match of plain.matchAll(/[a-z0-9]+/g)) {
    const gap = words.length === 0 ? 0 : gapOf(plain.slice(end, match.index))
    const isCode = codes.has(match[0])
    words.push({ text: isCode ? match[0] : spellingOf(match[0]), gap, isCode })
    end = match.index + match[0].length
  }
  return words
}

/**
 * Words that may be the letters of a state or a country: two or three capitals between signs. 'IN' and 'OR' are little words
 * elsewhere, and 'us' is one unless it is written so.
 */
function codesIn(text: string): ReadonlySet<string> {
  const codes = new Set<string>()
  for (const match of text.matchAll(
    /(?:^|[,;|/(–-]|\s-)\s?([A-Z]{2,3}|[A-Z]\.[A-Z]\.?)(?=\s?(?:$|[,;|/()–-]|\d{5}|\s[-–]))/g,
  ))
    codes.add(match[1]!.toLowerCase().replaceAll('.', ''))
  // 'Wellesley MA'
  const last = /[a-z]\s([A-Z]{2})$/.exec(text)?.[1]
  if (last) codes.add(last.toLowerCase())
  if (/\bU\.?S\b/.test(text) || /(?:^|[,(–-]|^remote)\s?us\b/i.test(text)) codes.add('us')
  return codes
}

function gapOf(between: string): Gap {
  if (between === ' ' || between === '-') return 0
  if (/[/|;\n+•]/.test(between)) return 2
  return /[,():>@]| - |- | -/.test(between) ? 1 : 0
}

/** The phrase that begins here, without what stands before it; null for words that say nothing. */
function phraseAt(
  words: readonly Word[],
  at: number,
  lexicon: Lexicon,
  readPostcodeWords: ReadPostcodeWords,
): { phrase: Phrase | null; length: number } {
  const { text, isCode } = words[at]!
  const next = words[at + 1]
  const read = readPostcodeWords(text, next?.gap === 0 ? next.text : undefined)
  const longest = longestName(words, at, lexicon)
  // The longer one is meant: 'SA1 Swansea Waterfront' is a name, 'M25 0AA' is Prestwich and not the motorway.
  const postcode = read && longest && longest.words > read.words ? null : read
  const name = read && longest && longest.words < read.words ? null : longest
  const codes = isCode && (name?.words ?? 1) === 1 ? lexicon.codesOf(text) : []
  const isSilent =
    (!postcode && codes.length === 0 && (name ? name.isSilent : text === 'or' || text === 'and')) ||
    isPronoun(words[at]!)
  const length = Math.max(1, name?.words ?? 0, postcode?.words ?? 0)
  if (isSilent) return { phrase: null, length }
  return {
    length,
    phrase: {
      text: name?.text ?? text,
      // A name that is shaped like an outcode is thought of first: 'M25' is the motorway before it is Prestwich.
      places: [...(name?.meaning?.places ?? []), ...(postcode?.places ?? [])],
      abroad: name?.meaning?.abroad ?? [],
      codes,
      isRemote: name?.isRemote ?? false,
      isUnknown: (!name || name.isSilent) && !postcode,
      isEmbedded: false,
      isAlone: false,
      part: 0,
      ...nothingBefore,
    },
  }
}

/** 'Come and join us in Leeds' */
function isPronoun({ text, isCode }: Word): boolean {
  return text === 'us' && !isCode
}

type Name = { text: string; words: number; meaning: Meaning | null; isRemote: boolean; isSilent: boolean }

function longestName(words: readonly Word[], at: number, lexicon: Lexicon): Name | null {
  let most = Math.min(lexicon.longest(words[at]!.text), words.length - at)
  for (let length = 1; length < most; length++) if (words[at + length]!.gap > 0) most = length
  for (let length = most; length > 0; length--) {
    let text = words[at]!.text
    for (let next = 1; next < length; next++) text += ` ${words[at + next]!.text}`
    const meaning = lexicon.meaning(text) ?? null
    const isRemote = lexicon.isRemote(text)
    const isSilent = !meaning && !isRemote && lexicon.isFiller(text)
    if (meaning || isRemote || isSilent) return { text, words: length, meaning, isRemote, isSilent }
  }
  return null
}

/** A word that we do not know, or only as a smaller town abroad: among other words that is mostly chance. */
export function isAsUnknown({ isUnknown, places, abroad }: Phrase): boolean {
  if (places.length > 0 || abroad.length === 0) return isUnknown
  return abroad[0]!.population < wellKnownAbroad
}

const wellKnownAbroad = 100_000

function markParts(phrases: readonly Phrase[]): void {
  let start = 0
  for (let end = 1; end <= phrases.length; end++) {
    if (end < phrases.length && phrases[end]!.gap === 0) continue
    const part = phrases.slice(start, end)
    const hasUnknown = part.some(isAsUnknown)
    for (const phrase of part) {
      phrase.part = start
      phrase.isAlone = part.length === 1
      phrase.isEmbedded = hasUnknown && part.length > 1 && !phrase.isUnknown
    }
    start = end
  }
}
