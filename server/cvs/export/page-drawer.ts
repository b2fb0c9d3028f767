import { Worker } from 'node:worker_threads'
import type { Log } from '../../platform/log.ts'
import { PrintFailed } from './printer.ts'

export type DrawRequest = { id: number; pdf: Uint8Array; page: number }
export type DrawAnswer = { id: number; png: Uint8Array } | { id: number; error: string }

const limits = { milliseconds: 15_000, warmMilliseconds: 60_000 }

/** Draws pages of PDF files in a thread of its own, which ends a minute after the last. */
export function createPageDrawer(log: Log): {
  /** @throws PrintFailed */
  draw: (pdf: Uint8Array, page: number) => Promise<Uint8Array>
  stop: () => Promise<void>
} {
  const waiting = new Map<number, { resolve: (png: Uint8Array) => void; reject: (error: Error) => void }>()
  let worker: Worker | null = null
  let cooling: NodeJS.Timeout | undefined
  let last = 0

  const end = async (because: Error): Promise<void> => {
    const ended = worker
    worker = null
    for (const { reject } of waiting.values()) reject(because)
    waiting.clear()
    await ended?.terminate()
  }
  const start = (): Worker => {
    const started = new Worker(new URL('./draw-pages.ts', import.meta.url))
    started.unref()
    started.on('message', (answer: DrawAnswer) => {
      const one = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('png' in answer) one?.resolve(answer.png)
      else one?.reject(new PrintFailed('broke', answer.error))
    })
    started.on('error', (error) => {
      log.warn({ err: error }, 'the drawing of pages broke')
      if (worker === started) void end(new PrintFailed('broke', 'The page could not be drawn', { cause: error }))
    })
    return started
  }

  return {
    draw: async (pdf, page) => {
      clearTimeout(cooling)
      worker ??= start()
      const id = ++last
      const drawn = new Promise<Uint8Array>((resolve, reject) => waiting.set(id, { resolve, reject }))
      worker.postMessage({ id, pdf, page } satisfies DrawRequest)
      const late = setTimeout(
        () => void end(new PrintFailed('too-slow', 'The page was not drawn in time')),
        limits.milliseconds,
      )
      try {
        return await drawn
      } finally {
        clearTimeout(late)
        if (waiting.size === 0) {
          cooling = setTimeout(() => void end(new Error('No page waits')), limits.warmMilliseconds).unref()
        }
      }
    },
    stop: async () => {
      clearTimeout(cooling)
      await end(new PrintFailed('broke', 'The program ends'))
    },
  }
}
