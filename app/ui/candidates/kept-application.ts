import { recordingLimits } from '../../../contract/recordings/limits.ts'
import type { Typed } from './read-form.ts'

/** An application to an ad posted here that has not been sent yet, as this browser keeps it. */
export type KeptApplication = { typed: Typed; /** ISO 8601, UTC. */ at: string }

const prefix = 'application:'

/** As long as recordings that nothing uses are kept. */
const lifetime = recordingLimits.unusedDays * 86_400_000

/** Keeps what is typed and recorded for a job. @param person whose it is: nobody else who uses this browser gets it */
export function keepApplication(
  job: string,
  { person, typed }: { person: string; typed: Typed },
  now = new Date(),
): void {
  try {
    localStorage.setItem(prefix + job, JSON.stringify({ person, typed, at: now.toISOString() }))
  } catch {
    // Switched off or full: it is then only on the page.
  }
}

/** What was kept for a job; null if nothing was, it is another person's, or it is too old. */
export function keptApplication(job: string, person: string, now = new Date()): KeptApplication | null {
  const kept = read(prefix + job)
  if (kept === null || kept.person !== person) return null
  return now.getTime() - Date.parse(kept.at) < lifetime ? kept : null
}

export function forgetApplication(job: string): void {
  forget((name) => name === prefix + job)
}

/** It was sent. @param id of the application */
export function forgetSentApplication(id: string): void {
  forget((name) => read(name)?.typed.id === id)
}

/** Leaves nothing of anybody's applications in this browser: somebody logs out. */
export function forgetApplications(): void {
  forget(() => true)
}

function read(name: string): (KeptApplication & { person: string }) | null {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as unknown
    return isKept(kept) ? kept : null
  } catch {
    // Switched off, or written by something else.
    return null
  }
}

function isKept(value: unknown): value is KeptApplication & { person: string } {
  if (!isTexts(value, ['person', 'at']) || !('typed' in value)) return false
  const { typed } = value
  if (!isTexts(typed, ['id', 'cv', 'letter', 'education', 'experience'])) return false
  return 'answers' in typed && isTexts(typed.answers) && 'recordings' in typed && isTexts(typed.recordings)
}

/** @param names of its fields that are texts; left out: all are. */
function isTexts(value: unknown, names?: readonly string[]): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const fields = Object.entries(value)
  return names === undefined
    ? fields.every(([, text]) => typeof text === 'string')
    : names.every((name) => fields.some(([field, text]) => field === name && typeof text === 'string'))
}

function forget(isToGo: (name: string) => boolean): void {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    for (const name of names) if (name.startsWith(prefix) && isToGo(name)) localStorage.removeItem(name)
  } catch {
    // Switched off: there is nothing.
  }
}
