import { tellingWords } from './telling-words.ts'

/** Words from the beginning of a text: what follows in an ad as long as this is how to apply. */
const wordsRead = 750
/** Opening words that two boards have in common even where one cut the text. */
const openingWords = 60
const startWords = 100
const fewestWords = 15
/** One run of words in so many is kept. */
const keptOfRuns = 3
/** Fewer kept runs tell nothing. */
const fewestRuns = 5

/** What is kept of a text to tell how much of it another has; see `sketchText`. */
export type TextSketch = {
  /** Of its runs of three words, those whose hash is a multiple of three: 16 bits each, ascending, base64 of little-endian bytes. */
  runs: string
  /** Over all words: equal for equal words. */
  whole: number
  /** The same over the first 100: who to ask and until when stands behind them. Texts kept before there was one have none. */
  start?: number
  /** Least hashes over the runs of the first 60 words, and over all: texts that have much in common mostly share them. */
  opening: number
  least: number
  /**
   * The words of it that say when, for whom and in which ward or trade, as numbers of `tellingWords`, ascending: two posts of one employer
   * often differ in one of them alone. Texts kept before there were marks have none.
   */
  marks?: number[]
}

/** How much two texts have in common, from 0 to 1: of the shorter, and of both together. */
export type TextLikeness = {
  ofShorter: number
  ofBoth: number
  isSame: boolean
  /** The first 100 words are the same. */
  startsSame: boolean
  /** Both name the same shifts, patients, wards and trades. */
  hasSameMarks: boolean
  /** Each names one of these that the other does not: nights here and days there. */
  hasContraryMarks: boolean
}

/**
 * A sample of a text's runs of three words. Both sides keep the same runs, so the share of the shorter text that stands in
 * the longer can be told too, which minimum hashes cannot: a board's snippet is a sixth of the ad that it was cut from. (Broder, 'On the
 * resemblance and containment of documents', 1997, section 4: 'modulo m'.)
 * @returns null for fewer than 15 words: too short to tell vacancies apart.
 */
export function sketchText(text: string): TextSketch | null {
  const words = readWords(text)
  if (words < fewestWords) return null
  let kept = 0
  let whole = 0x811c9dc5
  let opening = 0xffffffff
  let least = 0xffffffff
  const marks = new Set<number>()
  let start = whole
  for (let i = 0; i < words; i++) {
    whole = Math.imul(whole ^ hashes[i]!, 0x01000193)
    if (i < startWords) start = whole
    if (mayBeMark[hashes[i]! & lowBits] === 1) {
      const mark = marksByHash.get(hashes[i]!)
      if (mark !== undefined) marks.add(mark)
    }
  }
  for (let i = 0; i + 2 < words; i++) {
    const run = mix(Math.imul(Math.imul(hashes[i]!, 31) + hashes[i + 1]!, 31) + hashes[i + 2]!) >>> 0
    if (run < least) least = run
    if (i + 2 < openingWords && run < opening) opening = run
    if (run % keptOfRuns === 0) keptRuns[kept++] = run >>> 16
  }
  const runs = eachOnce(keptRuns.slice(0, kept).sort())
  return {
    runs: Buffer.from(runs.buffer, runs.byteOffset, runs.byteLength).toString('base64'),
    whole: whole >>> 0,
    start: start >>> 0,
    opening,
    least,
    marks: [...marks].sort((a, b) => a - b),
  }
}

/** @param sorted ascending; it is overwritten. @returns its beginning, where each number stands once. */
function eachOnce(sorted: Uint16Array): Uint16Array {
  let count = 0
  for (let i = 0; i < sorted.length; i++) if (i === 0 || sorted[i] !== sorted[count - 1]) sorted[count++] = sorted[i]!
  return sorted.subarray(0, count)
}

/** Decoded once for each sketch that is compared: an ad meets several others. */
const decoded = new WeakMap<TextSketch, Uint16Array>()

/** @returns null where one is too short to say. */
export function compareTexts(a: TextSketch | null | undefined, b: TextSketch | null | undefined): TextLikeness | null {
  if (!a || !b) return null
  const [left, right] = [runsOf(a), runsOf(b)]
  const shorter = Math.min(left.length, right.length)
  if (shorter < fewestRuns) return null
  let common = 0
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    const [one, other] = [left[i]!, right[j]!]
    if (one === other) common++
    if (one <= other) i++
    if (other <= one) j++
  }
  return {
    ofShorter: common / shorter,
    ofBoth: common / (left.length + right.length - common),
    isSame: a.whole === b.whole,
    startsSame: a.start !== undefined && a.start === b.start,
    ...compareMarks(a.marks, b.marks),
  }
}

function compareMarks(a: readonly number[] | undefined, b: readonly number[] | undefined) {
  if (a === undefined || b === undefined) return { hasSameMarks: false, hasContraryMarks: false }
  const [hasOwnLeft, hasOwnRight] = [a.some((mark) => !b.includes(mark)), b.some((mark) => !a.includes(mark))]
  return { hasSameMarks: !hasOwnLeft && !hasOwnRight, hasContraryMarks: hasOwnLeft && hasOwnRight }
}

function runsOf(sketch: TextSketch): Uint16Array {
  const known = decoded.get(sketch)
  if (known) return known
  const bytes = Buffer.from(sketch.runs, 'base64')
  const runs = new Uint16Array(bytes.length >> 1)
  for (let i = 0; i < runs.length; i++) runs[i] = bytes.readUInt16LE(2 * i)
  decoded.set(sketch, runs)
  return runs
}

/** Filled again for each text: an import reads thousands a second. */
const hashes = new Int32Array(wordsRead)
const keptRuns = new Uint16Array(wordsRead)

const character = { none: 0, digit: 1, small: 2, capital: 3, apostrophe: 4 } as const
/** From U+2000 on come dashes, quotes and signs. */
const firstSign = 0x2000
const curlyApostrophe = 0x2019
const characters = Uint8Array.from({ length: firstSign }, (_, code) => {
  if (code >= 65 && code <= 90) return character.capital
  if (code >= 48 && code <= 57) return character.digit
  if ((code >= 97 && code <= 122) || code > 191) return character.small
  return code === 0x27 ? character.apostrophe : character.none
})

/** By the hash of a word and of its plural. */
const marksByHash = new Map<number, number>(
  tellingWords.flatMap((word, mark) =>
    [word, `${word}s`].map((form): [number, number] => {
      readWords(form)
      return [hashes[0]!, mark]
    }),
  ),
)

/** Told by the lower bits of a hash: most words are no marks, and looking each up takes as long as all else. */
const lowBits = 0xffff
const mayBeMark = new Uint8Array(lowBits + 1)
for (const hash of marksByHash.keys()) mayBeMark[hash & lowBits] = 1

/**
 * FNV-1a over each word's letters and digits into `hashes`, without making the words; returns how many there are. Boards that drop line
 * breaks write 'the roleYou', and some drop apostrophes: a capital behind a small letter begins a word, and an apostrophe ends none.
 */
function readWords(text: string): number {
  let words = 0
  let hash = 0x811c9dc5
  let length = 0
  let before: number = character.none
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 32
    const kind = code < firstSign ? characters[code]! : code === curlyApostrophe ? character.apostrophe : character.none
    if (kind === character.apostrophe) continue
    if (length > 0 && (kind === character.none || (kind === character.capital && before === character.small))) {
      hashes[words++] = hash
      if (words === wordsRead) break
      hash = 0x811c9dc5
      length = 0
    }
    before = kind
    if (kind === character.none) continue
    hash = Math.imul(hash ^ (kind === character.capital ? code + 32 : code), 0x01000193)
    length++
  }
  return words
}

/** The finaliser of MurmurHash3: neighbouring shingles must not have neighbouring hashes. */
function mix(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
