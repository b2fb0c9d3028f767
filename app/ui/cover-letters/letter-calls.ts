import { z } from 'zod'
import { ApiError } from '../../../contract/texts/alert.ts'
import { CoverLetter, type LetterText } from '../../../contract/cover-letters/cover-letters.ts'
import { messages } from '../../../contract/texts/messages.ts'
import type { SaveAnswer } from '../parts/autosave.ts'

const Saved = z.object({ revision: z.number().int(), savedAt: z.string() })

/** @param isLeaving the page is about to go: the browser sends it all the same. */
export async function saveLetter(
  letterId: string,
  text: LetterText,
  { baseRevision, isLeaving = false }: { baseRevision: number; isLeaving?: boolean },
): Promise<SaveAnswer> {
  try {
    const response = await fetch(pathOf(letterId), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...text, baseRevision }),
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

/** The letter as it is stored now; null if it could not be loaded. */
export async function findLetter(letterId: string): Promise<CoverLetter | null> {
  try {
    const response = await fetch(pathOf(letterId))
    return response.ok ? CoverLetter.parse(await response.json()) : null
  } catch {
    return null
  }
}

function pathOf(letterId: string): string {
  return `/api/cover-letters/${encodeURIComponent(letterId)}`
}
