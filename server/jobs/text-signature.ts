/** How many minimum hashes a signature has: the standard error of the likeness is then about 0.12 at one half. */
const size = 16
/** Words from the beginning of the text: enough to outweigh an opening that each board has of its own. */
const wordsRead = 200
const fewestWords = 15

/** Odd multipliers and offsets of the hash family, from a fixed generator: a signature kept today is comparable tomorrow. */
const multipliers = new Uint32Array(size)
const offsets = new Uint32Array(size)
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
  const hashes = wordHashes(text)
  if (hashes.length < fewestWords) return null
  const minima = new Uint32Array(size).fill(0xffffffff)
  for (let i = 0; i + 2 < hashes.length; i++) {
    const shingle = (Math.imul(Math.imul(hashes[i] ?? 0, 31) + (hashes[i + 1] ?? 0), 31) + (hashes[i + 2] ?? 0)) >>> 0
    const mixed = mix(shingle)
    for (let k = 0; k < size; k++) {
      const value = (Math.imul(multipliers[k] ?? 1, mixed) + (offsets[k] ?? 0)) >>> 0
      if (value < (minima[k] ?? 0)) minima[k] = value
    }
  }
  return [...minima]
}

/** The share of the runs of words that two texts have in common, 0 to 1, as their signatures tell it. */
export function likeness(a: readonly number[], b: readonly number[]): number {
  let same = 0
  for (let i = 0; i < size; i++) if (a[i] === b[i]) same++
  return same / size
}

/** FNV-1a over each word's letters and digits, without making the words. From U+2000 on come dashes, quotes and signs. */
function wordHashes(text: string): number[] {
  const hashes: number[] = []
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
      hashes.push(hash >>> 0)
      if (hashes.length === wordsRead) break
      hash = 0x811c9dc5
      length = 0
    }
  }
  return hashes
}

/** The finaliser of MurmurHash3: neighbouring shingles must not have neighbouring hashes. */
function mix(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
