import { flushCompileCache } from 'node:module'
import { describeError, errorInWords } from './describe-error.ts'

/** What a program that `server/main.ts` starts says to it, and how it ends. Each also runs by itself, without one. */

/** The messages that a child sends over its channel. `listening` says where; `ready` that it serves. */
export type ChildMessage =
  | { kind: 'listening'; url: string }
  | { kind: 'ready'; url?: string }
  /** A line for the terminal, as while the index is filled for the first time. */
  | { kind: 'saying'; text: string }
  /** It cannot start and trying again will not help; the text says why, to the person who started it. */
  | { kind: 'failed'; text: string }

export function tell(message: ChildMessage): void {
  // Now, as a program that is killed keeps nothing of it. Without such a cache it does nothing.
  if (message.kind === 'ready') setImmediate(flushCompileCache)
  // The channel may be gone already; then the stop is under way.
  if (process.connected) process.send?.(message, () => {})
}

/** Says why this program cannot start, and ends it. */
export async function failStart(text: string): Promise<never> {
  if (process.send && process.connected) {
    await new Promise((resolve) => process.send?.({ kind: 'failed', text } satisfies ChildMessage, resolve))
  } else {
    process.stderr.write(`${text}\n`)
  }
  process.exit(1)
}

/**
 * Ends this program when an error reaches nobody, as Node would, but without what hangs on the error: Node writes all of it, and of an error of the
 * database that is what people typed. The supervisor starts it again.
 */
export function endOnCrash(): void {
  process.on('uncaughtException', (error: unknown) => {
    process.stderr.write(`ended by an error that nobody expected: ${crashText(error)}\n`)
    process.exit(1)
  })
}

function crashText(error: unknown): string {
  return `${errorInWords(error)}\n${describeError(error).stack ?? ''}`
}

/** Longer than the supervisor waits: it is the supervisor who decides, but an orphan must not stay for ever. */
const longestStop = 20_000

/**
 * Runs `stop` once, on SIGTERM or when the supervisor is gone, and then ends the process.
 * Ctrl-C in a terminal reaches every process of the group; under a supervisor that one sends SIGTERM in its order.
 */
export function onStop(stop: () => Promise<void>): void {
  let isStopping = false
  const end = (): void => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), longestStop).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`could not stop cleanly: ${crashText(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('disconnect', end)
  process.on('SIGINT', () => {
    if (!process.connected) end()
  })
}
