import { newChunkMemory, wordsAt } from './chunk-memory.ts'
import { eachChunk } from './chunks.ts'
import type { TextKind, Word } from './words.ts'

const memories = { text: newChunkMemory('text'), title: newChunkMemory('title') }

/** The words of a text in order; what is no word holds its place. */
export function readWords(text: string, kind: TextKind): Word[] {
  const words: Word[] = []
  eachWords(text, kind, (found) => {
    for (const word of found) words.push(word)
  })
  return words
}

/** Visits the words of each run of characters with the place of the run in the text: 'full-stack' is two words in one. */
export function eachWords(
  text: string,
  kind: TextKind,
  visit: (words: readonly Word[], start: number, end: number) => void,
): void {
  const memory = memories[kind]
  eachChunk(text, (start, end) => visit(wordsAt(memory, text, start, end), start, end))
}
