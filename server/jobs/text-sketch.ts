/** Words from the beginning of a text: what follows in an ad as long as this is how to apply. */
const wordsRead = 750
/** Opening words that two boards have in common even where one cut the text. */
const openingWords = 60
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
  /** Least hashes over the runs of the first 60 words, and over all: texts that have much in common mostly share them. */
  opening: number
  least: number
}

/** How much two texts have in common, from 0 to 1: of the shorter, and of both together. */
export type TextLikeness = { ofShorter: number; ofBoth: number; isSame: boolean }

/**
 * A sample of a text's runs of three words. Both sides keep the same runs, so the share of the shorter text that stands in
 * the longer can be told too, which minimum hashes cannot: a board's snippet is a sixth of the ad that it was cut from. (Broder, 'On the
 * resemblance and containment of documents', 1997, section 4: 'modulo m'.)
 * @returns null for fewer than 15 words: too short to tell vacancies apart.
 */
export function sketchText(text: string): TextSketch | null {
  const words = readWords(text)
  if (words < fewestWords) return null
  const kept: number[] = []
  let whole = 0x811c9dc5
  let opening = 0xffffffff
  let least = 0xffffffff
  for (let i = 0; i < words; i++) whole = Math.imul(whole ^ hashes[i]!, 0x01000193)
  for (let i = 0; i + 2 < words; i++) {
    const run = mix(Math.imul(Math.imul(hashes[i]!, 31) + hashes[i + 1]!, 31) + hashes[i + 2]!) >>> 0
    if (run < least) least = run
    if (i + 2 < openingWords && run < opening) opening = run
    if (run % keptOfRuns === 0) kept.push(run >>> 16)
  }
  const runs = Uint16Array.from(new Set(kept)).sort()
  return { runs: Buffer.from(runs.buffer).toString('base64'), whole: whole >>> 0, opening, least }
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
  }
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

/** Filled anew for each text: an import reads thousands a second. */
const hashes = new Int32Array(wordsRead)

/**
 * FNV-1a over each word's letters and digits into `hashes`, without making the words; returns how many there are. From U+2000
 * on come dashes, quotes and signs.
 */
function readWords(text: string): number {
  let words = 0
  let hash = 0x811c9dc5
  let length = 0
  for (let i = 0; i <= text.length; i++) {
    let code = i < text.length ? text.charCodeAt(i) : 32
    if (code >= 65 && code <= 90) code += 32
    const isWord = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code > 191 && code < 0x2000)
    if (isWord) {
      hash = Math.imul(hash ^ code, 0x01000193)
      length++
    } else if (length > 0) {
      hashes[words++] = hash
      if (words === wordsRead) break
      hash = 0x811c9dc5
      length = 0
    }
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
