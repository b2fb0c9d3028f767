import { AdContent } from '../../../contract/job-ads/content.ts'
import { draftLifetime } from '../../../contract/job-ads/limits.ts'

/** The ad that somebody without an account has started in this browser. */
export type BrowserDraft = { id: string; content: AdContent; savedAt: string }

const name = 'job-ad-draft'

/** The draft in this browser, or null if it is missing, unreadable or more than 240 hours old (C57). */
export function readBrowserDraft(now = new Date()): BrowserDraft | null {
  try {
    const stored = localStorage.getItem(name)
    if (stored === null) return null
    const { id, at, content } = JSON.parse(stored) as Record<string, unknown>
    const age = typeof at === 'string' ? now.getTime() - Date.parse(at) : NaN
    const read = AdContent.safeParse(content)
    if (typeof at === 'string' && typeof id === 'string' && age < draftLifetime && read.success)
      return { id, content: read.data, savedAt: at }
    localStorage.removeItem(name)
  } catch {
    // Switched off, or written by something else.
  }
  return null
}

/** @returns when it was saved; null if the browser has no room or does not allow it. */
export function writeBrowserDraft(id: string, content: AdContent, now = new Date()): string | null {
  const at = now.toISOString()
  try {
    localStorage.setItem(name, JSON.stringify({ id, at, content }))
    return at
  } catch {
    return null
  }
}

export function clearBrowserDraft(): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Switched off: there is nothing.
  }
}
