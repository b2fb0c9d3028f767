import type { ApiError } from '../../../contract/texts/alert.ts'
import { messages } from '../../../contract/texts/messages.ts'
import type {
  Shortlist,
  ShortlistEntry,
  ShortlistNote,
  ShortlistStage,
} from '../../../contract/shortlists/shortlists.ts'

/**
 * What came of a call. `refused`: the server will not do it, and says why; `failed`: it may be tried again, `isOffline` where there is
 * no connection.
 */
export type CallAnswer<Answer> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'refused'; status: number; message: string }
  | { kind: 'failed'; message: string; isOffline: boolean }

/** What a person changes of an entry. */
export type EntryChange = {
  stage?: ShortlistStage
  contacted?: boolean
  cvId?: string | null
  cvFileId?: string | null
}

export async function addJobs(jobs: readonly string[]): Promise<CallAnswer<unknown>> {
  return await call('POST', '/api/shortlist', { jobs })
}

/** @returns the entries, with which it can be taken back. */
export async function removeFromList(
  which: { jobs: readonly string[] } | { entries: readonly string[] } | { all: true },
): Promise<CallAnswer<{ removed: string[] }>> {
  return await call('POST', '/api/shortlist/remove', which)
}

export async function restoreToList(entries: readonly string[]): Promise<CallAnswer<Shortlist>> {
  return await call('POST', '/api/shortlist/restore', { entries })
}

export async function loadShortlist(): Promise<CallAnswer<Shortlist>> {
  return await call('GET', '/api/shortlist')
}

export async function changeEntry(entryId: string, change: EntryChange): Promise<CallAnswer<ShortlistEntry>> {
  return await call('PATCH', `/api/shortlist/${entryId}`, change)
}

/** @param base when the text was changed that it was begun from; null: it is a new note. */
export async function saveNote(
  { entryId, noteId }: { entryId: string; noteId: string },
  { content, base }: { content: string; base: string | null },
): Promise<CallAnswer<ShortlistNote>> {
  return await call('PUT', `/api/shortlist/${entryId}/notes/${noteId}`, { content, base })
}

export async function deleteNote({
  entryId,
  noteId,
}: {
  entryId: string
  noteId: string
}): Promise<CallAnswer<unknown>> {
  return await call('DELETE', `/api/shortlist/${entryId}/notes/${noteId}`)
}

/** That it was said which jobs have closed. Should it not arrive, it is said once more. */
export async function noteTold(entries: readonly string[]): Promise<void> {
  await call('POST', '/api/shortlist/told-closed', { entries })
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<CallAnswer<Answer>> {
  if (!navigator.onLine) return offline
  try {
    const response = await fetch(path, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (response.ok) return { kind: 'done', answer: (await response.json()) as Answer }
    const message = refusalOf((await response.json()) as Partial<ApiError>)
    if (response.status === 429 || response.status >= 500) return { kind: 'failed', message, isOffline: false }
    return { kind: 'refused', status: response.status, message }
  } catch {
    return navigator.onLine ? { kind: 'failed', message: 'The server is not responding.', isOffline: false } : offline
  }
}

const offline = { kind: 'failed', message: 'You are offline.', isOffline: true } as const

/** The words for one field where there are some, else those for all of it. */
function refusalOf({ errors = {}, message }: Partial<ApiError>): string {
  return Object.values(errors)[0]?.message ?? message ?? messages.serverErrorDetails
}
