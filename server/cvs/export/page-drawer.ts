import { Worker } from 'node:worker_threads'
import type { Log } from '../../platform/log.ts'
import { PrintFailed } from './printer.ts'

/** @property page which one, counted from 1; or the words of all, by one reader or by another. */
export type DrawRequest = { id: number; pdf: Uint8Array; page: number | 'words' | 'words again' }
export type DrawAnswer = { id: number; png: Uint8Array } | { id: number; words: string } | { id: number; error: string }
type Answered = Exclude<DrawAnswer, { error: string }>

const warmMilliseconds = 60_000

/**
 * Draws and reads pages of PDF files in a thread of its own, with libraries that wrote none of them; it ends a minute after the last.
 * @param seconds of one page, or of the words of one document, with the start of the thread where it does not run yet.
 */
export function createPageDrawer(
  log: Log,
  seconds = 15,
): {
  /** @throws PrintFailed */
  draw: (pdf: Uint8Array, page: number) => Promise<Uint8Array>
  /**
   * The words of a document, by one reader or by another that has nothing in common with it.
   * @throws PrintFailed
   */
  read: (pdf: Uint8Array, reader: 'words' | 'words again') => Promise<string>
  stop: () => Promise<void>
} {
  const waiting = new Map<number, { resolve: (answer: Answered) => void; reject: (error: Error) => void }>()
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
      if ('error' in answer) one?.reject(new PrintFailed('broke', answer.error))
      else one?.resolve(answer)
    })
    started.on('error', (error) => {
      log.warn({ err: error }, 'the drawing of pages broke')
      if (worker === started) void end(new PrintFailed('broke', 'The page could not be drawn', { cause: error }))
    })
    return started
  }

  const ask = async (pdf: Uint8Array, page: DrawRequest['page']): Promise<Answered> => {
    clearTimeout(cooling)
    worker ??= start()
    const id = ++last
    const answered = new Promise<Answered>((resolve, reject) => waiting.set(id, { resolve, reject }))
    worker.postMessage({ id, pdf, page } satisfies DrawRequest)
    const late = setTimeout(
      () => void end(new PrintFailed('too-slow', 'The page was not drawn in time')),
      seconds * 1000,
    )
    try {
      return await answered
    } finally {
      clearTimeout(late)
      if (waiting.size === 0) {
        cooling = setTimeout(() => void end(new Error('No page waits')), warmMilliseconds).unref()
      }
    }
  }

  return {
    draw: async (pdf, page) => {
      const answer = await ask(pdf, page)
      return 'png' in answer ? answer.png : new Uint8Array()
    },
    read: async (pdf, reader) => {
      const answer = await ask(pdf, reader)
      return 'words' in answer ? answer.words : ''
    },
    stop: async () => {
      clearTimeout(cooling)
      await end(new PrintFailed('broke', 'The program ends'))
    },
  }
}
