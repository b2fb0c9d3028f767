import { createHash } from 'node:crypto'
import type { Store } from './store.ts'
import { Refused } from './problems.ts'

type Kept = { hash: string; status: number; body: unknown; at: number }
export type Answer = { status: number; body: unknown; isReplayed?: boolean }

const keptSeconds = 24 * 3_600

/** The first answer of a key, given again for a day; a key that was used for something else, or is in use, is refused. */
export function createOnce(store: Store): (key: string | null, request: string, answer: () => Answer) => Answer {
  return (key, request, answer) => {
    if (key === null) return answer()
    const hash = createHash('sha256').update(request).digest('hex')
    const kept = store.beside<Kept>(`key ${key}`)
    if (kept !== null && kept.at > store.seconds() - keptSeconds) {
      if (kept.hash !== hash)
        throw new Refused(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        })
      return { status: kept.status, body: kept.body, isReplayed: true }
    }
    let given: Answer
    try {
      given = answer()
    } catch (error) {
      // What was never begun is not kept.
      if (!(error instanceof Refused) || error.body.error.type === 'invalid_request_error') throw error
      given = { status: error.status, body: error.body }
    }
    store.setBeside(`key ${key}`, { hash, ...given, at: store.seconds() } satisfies Kept)
    return given
  }
}
