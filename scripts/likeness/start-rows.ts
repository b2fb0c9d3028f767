import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { dimensions, keysOf, wordsOf } from '../../engines/title-likeness/index.ts'
import { randomOf } from '../../sandbox/generate/random.ts'
import type { Group } from './sources.ts'

/** The rows of the table before they are tuned: what each stands for, and its numbers. */
export type Rows = { keys: readonly string[]; numbers: Float32Array }

const pairsAtMost = 8_000
/** A pair that fewer names have teaches nothing. */
const pairFrom = 5
/** A word of a taxonomy that GloVe lacks has a row if so many names have it; one of the British index or our own always. */
const wordFrom = 3
/** Smooth inverse frequency, Arora, Liang and Ma, 2017: how much a frequent word weighs less. */
const frequencyAt = 1e-3

/**
 * The rows to begin with: each word of GloVe, weighed by how rare it is in names of jobs, words that it lacks at small chance numbers, and the
 * frequent pairs of words at zero.
 * @param folder has `vectors/glove-100d-jobs.int8` and its words (GloVe 6B of 100 dimensions, public domain).
 */
export function startRows(folder: string, groups: readonly Group[], seed: number): Rows {
  const vectors = readFileSync(join(folder, 'vectors', 'glove-100d-jobs.int8'))
  const glove = gunzipSync(readFileSync(join(folder, 'vectors', 'glove-100d-jobs.vocab.tsv.gz')))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t')[0]!)
  const counts = new Map<string, number>()
  for (const name of new Set(groups.flatMap(({ names }) => names))) {
    for (const key of new Set(keysOf(wordsOf(name)))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const known = new Set(glove)
  const own = new Set(groups.filter(({ weight }) => weight > 1).flatMap(({ names }) => names.flatMap(wordsOf)))
  const byCount = [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1))
  const lacking = byCount.flatMap(([key, count]) =>
    !key.includes(' ') && !known.has(key) && (count >= wordFrom || own.has(key)) ? [key] : [],
  )
  const pairs = byCount.flatMap(([key, count]) => (key.includes(' ') && count >= pairFrom ? [key] : []))
  const keys = [...glove, ...lacking, ...pairs.slice(0, pairsAtMost)]
  const all = byCount.reduce((sum, [key, count]) => sum + (key.includes(' ') ? 0 : count), 0)
  const weightOf = (word: string) => frequencyAt / (frequencyAt + (counts.get(word) ?? 0) / all)

  const numbers = new Float32Array(keys.length * dimensions)
  const { next } = randomOf(seed, 'rows')
  for (const [row, word] of keys.entries()) {
    const weight = weightOf(word)
    for (let at = row * dimensions; at < (row + 1) * dimensions; at++) {
      if (row < glove.length) numbers[at] = (vectors.readInt8(at) / 256) * weight
      else if (row < glove.length + lacking.length) numbers[at] = (next() - 0.5) * 0.05
    }
  }
  return { keys, numbers }
}
