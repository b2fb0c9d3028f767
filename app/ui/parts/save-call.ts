import { z } from 'zod'
import { ApiError } from '../../../contract/texts/alert.ts'
import { messages } from '../../../contract/texts/messages.ts'
import type { SaveAnswer } from './autosave.ts'

const Saved = z.object({ revision: z.number().int(), savedAt: z.string() })

/**
 * Puts a text to the API, and says what came of it in the words of the autosave.
 * @param isLeaving the page is about to go: the browser sends it all the same.
 */
export async function save(path: string, body: object, { isLeaving = false } = {}): Promise<SaveAnswer> {
  try {
    const response = await fetch(path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: isLeaving,
    })
    const answer: unknown = await response.json()
    if (response.ok) return { kind: 'saved', ...Saved.parse(answer) }
    if (response.status === 409) return { kind: 'changed-elsewhere' }
    if (response.status === 404) return { kind: 'gone' }
    const error = ApiError.safeParse(answer).data
    if (response.status === 422) {
      const problems = Object.entries(error?.errors ?? {}).map(([field, { message }]) => [field, message] as const)
      return { kind: 'problems', problems: Object.fromEntries(problems) }
    }
    return { kind: 'again', why: error?.message ?? messages.serverError }
  } catch {
    return { kind: 'again', why: navigator.onLine ? 'The server is not responding' : 'You are offline' }
  }
}
