import { readChunk, type TextKind, type Word } from './words.ts'

/**
 * What each chunk of a text was read as: a corpus has few different chunks, and reading one afresh costs fifty times as
 * much. A hash table of our own over character codes: a `Map` wants a string cut out and hashed for every word of every
 * ad, and that was a third of an ad's analysis.
 */
export type ChunkMemory = {
  kind: TextKind
  /** The number of an entry, from 1; 0: free. */
  slots: Int32Array
  chunks: string[]
  read: (readonly Word[])[]
}

/** About 60 MB when full; then it starts again, since half of all chunks come only once. */
const rememberAtMost = 200_000
const slotCount = 2 ** 19

export function newChunkMemory(kind: TextKind): ChunkMemory {
  return { kind, slots: new Int32Array(slotCount), chunks: [], read: [] }
}

/** The words of the chunk between two places of a text. */
export function wordsAt(memory: ChunkMemory, text: string, start: number, end: number): readonly Word[] {
  let slot = firstSlot(text, start, end)
  for (; memory.slots[slot] !== 0; slot = (slot + 1) % slotCount) {
    const entry = memory.slots[slot]! - 1
    if (isSame(memory.chunks[entry]!, text, start, end)) return memory.read[entry]!
  }
  // A copy: a slice would keep the whole text of its ad alive.
  const chunk = Buffer.from(text.slice(start, end)).toString()
  const words = readChunk(chunk, memory.kind)
  if (memory.chunks.length >= rememberAtMost) {
    memory.slots.fill(0)
    memory.chunks = []
    memory.read = []
    slot = firstSlot(text, start, end)
  }
  memory.chunks.push(chunk)
  memory.read.push(words)
  memory.slots[slot] = memory.chunks.length
  return words
}

/** FNV-1a, its upper bits folded in. */
function firstSlot(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % slotCount
}

function isSame(chunk: string, text: string, start: number, end: number): boolean {
  if (chunk.length !== end - start) return false
  for (let at = 0; at < chunk.length; at++) if (chunk.charCodeAt(at) !== text.charCodeAt(start + at)) return false
  return true
}
