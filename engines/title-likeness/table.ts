import { keysOf, wordsOf } from './words.ts'

/** Numbers that a title is laid down as. */
export const dimensions = 100

/** A vector of unit length: the likeness of two titles is the product of theirs. */
export type TitleVector = Float32Array

/**
 * Word vectors tuned on names of occupations. The file: two whole numbers of four bytes (rows, length of the words), for each row a
 * scale of four bytes, then its hundred numbers of one byte, then the words of the rows, one a line, in UTF-8. Low byte first.
 */
export class LikenessTable {
  private readonly rows: Int8Array
  private readonly scales: Float32Array
  private readonly rowOf: ReadonlyMap<string, number>

  /** @throws RangeError if the bytes are no such table. */
  constructor(bytes: Uint8Array) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const count = view.getUint32(0, true)
    const wordsLength = view.getUint32(4, true)
    const rowsFrom = 8 + count * 4
    const wordsFrom = rowsFrom + count * dimensions
    if (bytes.byteLength !== wordsFrom + wordsLength) throw new RangeError('The table of likeness is not whole.')
    this.scales = Float32Array.from({ length: count }, (_, row) => view.getFloat32(8 + row * 4, true))
    this.rows = new Int8Array(bytes.buffer, bytes.byteOffset + rowsFrom, count * dimensions)
    const words = new TextDecoder().decode(bytes.subarray(wordsFrom)).split('\n')
    this.rowOf = new Map(words.map((word, row) => [word, row]))
  }

  /** The mean of the rows of a title's words, at unit length; null: it has none of the words. */
  vectorOf(title: string): TitleVector | null {
    const sum = new Float32Array(dimensions)
    for (const key of keysOf(wordsOf(title))) this.add(sum, key)
    return unit(sum)
  }

  /** Whether the table has a word. */
  knows(word: string): boolean {
    return this.rowOf.has(word)
  }

  private add(sum: Float32Array, key: string): void {
    const row = this.rowOf.get(key) ?? this.rowOf.get(singular(key))
    if (row === undefined) return
    const scale = this.scales[row]!
    const from = row * dimensions
    for (let at = 0; at < dimensions; at++) sum[at]! += scale * this.rows[from + at]!
  }
}

/** The cosine of two titles' vectors: 1 for the same words, about 0 for titles that have nothing in common. */
export function likenessOf(one: TitleVector, other: TitleVector): number {
  // Four sums at once: one would wait for itself.
  let s0 = 0
  let s1 = 0
  let s2 = 0
  let s3 = 0
  for (let at = 0; at < dimensions; at += 4) {
    s0 += one[at]! * other[at]!
    s1 += one[at + 1]! * other[at + 1]!
    s2 += one[at + 2]! * other[at + 2]!
    s3 += one[at + 3]! * other[at + 3]!
  }
  return s0 + s1 + s2 + s3
}

/** The bytes of a table, for the script that makes it. */
export function tableBytes(words: readonly string[], rows: Float32Array): Uint8Array {
  const text = new TextEncoder().encode(words.join('\n'))
  const bytes = new Uint8Array(8 + words.length * (4 + dimensions) + text.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, words.length, true)
  view.setUint32(4, text.length, true)
  for (let row = 0; row < words.length; row++) {
    const numbers = rows.subarray(row * dimensions, (row + 1) * dimensions)
    const scale = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0) / 127
    view.setFloat32(8 + row * 4, scale, true)
    const from = 8 + words.length * 4 + row * dimensions
    numbers.forEach((number, at) => view.setInt8(from + at, scale === 0 ? 0 : Math.round(number / scale)))
  }
  bytes.set(text, bytes.length - text.length)
  return bytes
}

function unit(sum: Float32Array): TitleVector | null {
  let squares = 0
  for (const number of sum) squares += number * number
  if (squares === 0) return null
  const length = Math.sqrt(squares)
  return sum.map((number) => number / length)
}

/** 'nurses' → 'nurse': a plural that the table lacks. */
function singular(key: string): string {
  return key.length > 4 && key.endsWith('s') ? key.slice(0, -1) : key
}
