import { eachChunk } from './chunks.ts'
import { readChunk, type TextKind, type Word } from './words.ts'

/** The words of a text in order; what is no word holds its place. */
export function readWords(text: string, kind: TextKind): Word[] {
  const words: Word[] = []
  eachChunk(text, (start, end) => {
    for (const word of wordsOfChunk(text.slice(start, end), kind)) words.push(word)
  })
  return words
}

/**
 * What each chunk was read as: a corpus has few different chunks, and reading one afresh costs fifty times as much.
 * About 40 MB when full; then it begins anew, since half of all chunks come only once.
 */
const rememberAtMost = 200_000
const memory: Record<TextKind, Map<string, readonly Word[]>> = { text: new Map(), title: new Map() }

export function wordsOfChunk(chunk: string, kind: TextKind): readonly Word[] {
  const remembered = memory[kind]
  const known = remembered.get(chunk)
  if (known !== undefined) return known
  if (remembered.size >= rememberAtMost) remembered.clear()
  // A copy: a slice would keep the whole text of its ad alive.
  const copy = Buffer.from(chunk).toString()
  const words = readChunk(copy, kind)
  remembered.set(copy, words)
  return words
}
