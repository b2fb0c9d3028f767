import { crc32 } from 'node:zlib'

/** A block is held back until its sum is right: this much of each stream is in memory. */
export const blockBytes = 64 * 1024

/** Cuts what comes into blocks, each a list of pieces as they came; none is copied. */
export async function* blocksOf(
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ pieces: Uint8Array[]; sum: number }> {
  let [pieces, length, sum]: [Uint8Array[], number, number] = [[], 0, 0]
  for await (const chunk of content) {
    for (let from = 0; from < chunk.length;) {
      const piece = chunk.subarray(from, from + blockBytes - length)
      from += piece.length
      length += piece.length
      sum = crc32(piece, sum)
      pieces.push(piece)
      if (length < blockBytes) continue
      yield { pieces, sum }
      ;[pieces, length, sum] = [[], 0, 0]
    }
  }
  if (length > 0) yield { pieces, sum }
}

/** Passes a file on, and sums its blocks on the way. */
export function summing(content: AsyncIterable<Uint8Array>) {
  const sums: number[] = []
  return {
    async *through(): AsyncGenerator<Uint8Array> {
      for await (const { pieces, sum } of blocksOf(content)) {
        sums.push(sum)
        yield* pieces
      }
    },
    /** Once all has passed: four bytes a block. */
    sums: (): Buffer => {
      const bytes = Buffer.alloc(sums.length * 4)
      for (const [index, sum] of sums.entries()) bytes.writeUInt32BE(sum, index * 4)
      return bytes
    },
  }
}
