import { z } from 'zod'
import type { AdContent } from '../../../contract/job-ads/content.ts'
import { Hint } from '../../../contract/job-ads/hints.ts'
import { ApiError } from '../../../contract/texts/alert.ts'
import { messages } from '../../../contract/texts/messages.ts'
import type { SaveAnswer } from '../parts/autosave.ts'

const Saved = z.object({ revision: z.number().int(), savedAt: z.string() })
const json = { 'content-type': 'application/json' }

/**
 * @param baseRevision null: over whatever is there.
 * @param isLeaving the page is about to go: the browser sends it all the same.
 */
export async function saveDraft(
  id: string,
  content: AdContent,
  { baseRevision, isLeaving = false }: { baseRevision: number | null; isLeaving?: boolean },
): Promise<SaveAnswer> {
  try {
    const response = await fetch(`/api/job-ads/drafts/${encodeURIComponent(id)}`, {
      method: 'PUT',
      headers: json,
      body: JSON.stringify(baseRevision === null ? { content } : { content, baseRevision }),
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

const Checked = z.object({ hints: z.array(Hint), minutes: z.number() })
export type Checked = z.infer<typeof Checked>

/** What there is to look at in the ad now; null if the server could not be asked: what was shown stays. */
export async function checkAd(content: AdContent, signal: AbortSignal): Promise<Checked | null> {
  try {
    const response = await fetch('/api/job-ads/check', {
      method: 'POST',
      headers: json,
      body: JSON.stringify(content),
      signal,
    })
    return response.ok ? Checked.parse(await response.json()) : null
  } catch {
    return null
  }
}
