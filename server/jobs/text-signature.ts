/** How many minimum hashes a signature has: the standard error of the likeness is then about 0.12 at one half. */
const size = 16
/** Words from the beginning of the text: enough to outweigh an opening that each board has of its own. */
const wordsRead = 200
const fewestWords = 15

/** Odd multipliers and offsets of the hash family, from a fixed generator: a signature kept today is comparable tomorrow. */
const multipliers = new Int32Array(size)
const offsets = new Int32Array(size)
let state = 0x9e3779b9
for (let i = 0; i < size; i++) {
  multipliers[i] = next() | 1
  offsets[i] = next()
}

function next(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state
}

/**
 * The MinHash signature of a text's first 200 words, over runs of three words (Broder, 'On the resemblance and containment of
 * documents', 1997). Two signatures tell how alike two texts begin without keeping either.
 * @returns 16 whole numbers below 2^32, or null for fewer than 15 words: too short to tell vacancies apart.
 */
export function textSignature(text: string): number[] | null {
  const words = readWords(text)
  if (words < fewestWords) return null
  for (let i = 0; i + 2 < words; i++) {
    const shingle = Math.imul(Math.imul(hashes[i]!, 31) + hashes[i + 1]!, 31) + hashes[i + 2]!
    shingles[i] = mix(shingle)
  }
  const signature: number[] = []
  for (let k = 0; k < size; k++) signature.push(minimum(words - 2, multipliers[k]!, offsets[k]!))
  return signature
}

/**
 * The least of one family member's hashes over the first `count` shingles. All of it is in 32-bit integers, which the
 * processor compares as signed: with the top bit turned they are in the order of the unsigned ones.
 */
function minimum(count: number, multiplier: number, offset: number): number {
  let least = 0x7fffffff
  for (let i = 0; i < count; i++) {
    const value = (Math.imul(multiplier, shingles[i]!) + offset) ^ topBit
    if (value < least) least = value
  }
  return (least ^ topBit) >>> 0
}

const topBit = 0x80000000 | 0

/** The share of the runs of words that two texts have in common, 0 to 1, as their signatures tell it. */
export function likeness(a: readonly number[], b: readonly number[]): number {
  let same = 0
  for (let i = 0; i < size; i++) if (a[i] === b[i]) same++
  return same / size
}

/** Filled anew for each text: an import reads thousands a second. */
const hashes = new Int32Array(wordsRead)
const shingles = new Int32Array(wordsRead)

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
