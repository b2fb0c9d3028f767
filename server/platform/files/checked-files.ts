import { Readable } from 'node:stream'
import { blockBytes, blocksOf, summing } from './block-sums.ts'
import type { FileSums, Sums } from './file-sums.ts'
import { FileDamaged, type FileContent, type Files, iterate, RangeOutside, settleRange } from './store.ts'

/**
 * A store whose bytes are compared with what went in: disks and services lose a bit now and then, and nobody else looks. The sums are in
 * the database, which the store cannot damage. What differs is never passed on: the reader's stream ends with FileDamaged, the log names
 * the file, and `rolecall_files_damaged` counts it. A file from before there were sums is passed on as it is.
 */
export function checkedFiles(files: Files, fileSums: FileSums): Files {
  return {
    ...files,
    async put(content, options) {
      const summed = summing(content instanceof Uint8Array ? iterate(content) : content)
      const stored = await files.put(summed.through(), options)
      await fileSums.keep(stored.key, { size: stored.size, sums: summed.sums() })
      return stored
    },
    async get(key, options = {}) {
      const known = await fileSums.find(key)
      if (known === null) return await files.get(key, options)
      return await getChecked(files, { key, ...options, ...known }, fileSums)
    },
    async remove(key) {
      await files.remove(key)
      await fileSums.forget(key)
    },
  }
}

/** Whole blocks are read, and what was asked for is cut out of them. */
async function getChecked(
  files: Files,
  { key, range, size, sums }: Sums & { key: string; range?: { first: number; last?: number } },
  fileSums: FileSums,
): Promise<FileContent | null> {
  const { first, last } = settleRange(range, size)
  const firstBlock = Math.floor(first / blockBytes)
  const from = firstBlock * blockBytes
  const to = Math.min(size, (Math.floor(last / blockBytes) + 1) * blockBytes) - 1
  const found = await files.get(key, range === undefined ? {} : { range: { first: from, last: to } }).catch(asCutShort)
  if (found === null) return null
  if (found === 'cut-short' || found.size !== size) {
    if (found !== 'cut-short') found.content.destroy()
    await fileSums.tellOfDamage(key)
    throw new FileDamaged()
  }
  async function* checked(content: Readable): AsyncGenerator<Uint8Array> {
    let [block, at] = [firstBlock, from]
    for await (const { pieces, sum } of blocksOf(content)) {
      if (sums.readUInt32BE(block++ * 4) !== sum) {
        await fileSums.tellOfDamage(key)
        throw new FileDamaged()
      }
      for (const piece of pieces) {
        const wanted = piece.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at))
        at += piece.length
        if (wanted.length > 0) yield wanted
      }
    }
  }
  const content = Readable.from(checked(found.content), { objectMode: false })
  // Whoever destroys it before the first byte leaves no file open either.
  content.once('close', () => found.content.destroy())
  return { size, first, last, content }
}

/** A store that has less than was stored answers that the range is outside. */
function asCutShort(error: unknown): 'cut-short' {
  if (error instanceof RangeOutside) return 'cut-short'
  throw error
}
