import type { ApiError } from '../../../contract/texts/alert.ts'
import { messages } from '../../../contract/texts/messages.ts'
import type { SaveAnswer } from './autosave.ts'

/**
 * Puts a text to the API, and says what came of it in the words of the autosave. The server is held to what its contract promises.
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
    if (response.ok) {
      const { revision, savedAt } = answer as { revision: number; savedAt: string }
      return { kind: 'saved', revision, savedAt }
    }
    if (response.status === 409) return { kind: 'changed-elsewhere' }
    if (response.status === 404) return { kind: 'gone' }
    const { message, errors = {} } = answer as Partial<ApiError>
    if (response.status === 422) {
      const problems = Object.entries(errors).map(([field, wrong]) => [field, wrong.message] as const)
      return { kind: 'problems', problems: Object.fromEntries(problems) }
    }
    return { kind: 'again', why: message ?? messages.serverError }
  } catch {
    return { kind: 'again', why: navigator.onLine ? 'The server is not responding' : 'You are offline' }
  }
}
