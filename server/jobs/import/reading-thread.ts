import { Worker } from 'node:worker_threads'
import type { ExtraPlaces } from '../../../engines/places/index.ts'
import type { ReadAd, ReadAds } from '../read-ad.ts'
import type { Unusable } from '../../../engines/ads/index.ts'

export type ReadingTask = { id: number; ads: Parameters<ReadAds>[0]; options: Parameters<ReadAds>[1] }
export type ReadingAnswer = { id: number; read: (ReadAd | Unusable)[] }

/**
 * A thread that understands ads, so that an import of many keeps two processors busy: this thread writes one batch while that
 * one reads the next. Stop it when done.
 * @param program what the thread runs: it reads for the index too, which this does not know.
 */
export function startReadingThread(program: URL, extra: ExtraPlaces): { readAds: ReadAds; stop: () => Promise<void> } {
  const worker = new Worker(program, { workerData: extra })
  const waiting = new Map<
    number,
    { resolve: (read: ReadingAnswer['read']) => void; reject: (error: unknown) => void }
  >()
  let lastId = 0

  worker.on('message', ({ id, read }: ReadingAnswer) => {
    waiting.get(id)?.resolve(read)
    waiting.delete(id)
  })
  // A thread that broke answers nobody: every caller is told.
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  })

  return {
    readAds: async (ads, options) =>
      await new Promise((resolve, reject) => {
        const id = ++lastId
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, ads, options: { receivedAt: options.receivedAt, keepOpen: options.keepOpen } })
      }),
    stop: async () => {
      await worker.terminate()
    },
  }
}
