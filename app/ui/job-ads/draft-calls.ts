import { z } from 'zod'
import type { AdContent } from '../../../contract/job-ads/content.ts'
import { Hint } from '../../../contract/job-ads/hints.ts'
import { AdDraft } from '../../../contract/job-ads/my-ads.ts'
import type { SaveAnswer } from '../parts/autosave.ts'
import { save } from '../parts/save-call.ts'

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
  const body = baseRevision === null ? { content } : { content, baseRevision }
  return await save(`/api/job-ad-drafts/${encodeURIComponent(id)}`, body, { isLeaving })
}

/** The draft as it is in the account; null if it could not be had. */
export async function findDraft(id: string): Promise<AdDraft | null> {
  try {
    const response = await fetch(`/api/job-ad-drafts/${encodeURIComponent(id)}`)
    return response.ok ? AdDraft.parse(await response.json()) : null
  } catch {
    return null
  }
}

const Answer = z.object({ problems: z.record(z.string(), z.string()), hints: z.array(Hint), minutes: z.number() })
type Answer = z.infer<typeof Answer>

/** What is missing and what there is to look at in the ad now; null if the server could not be asked: what was shown stays. */
export async function checkAd(content: AdContent, signal: AbortSignal): Promise<Answer | null> {
  try {
    const response = await fetch('/api/job-ads/check', {
      method: 'POST',
      headers: json,
      body: JSON.stringify(content),
      signal,
    })
    return response.ok ? Answer.parse(await response.json()) : null
  } catch {
    return null
  }
}
