import { useSyncExternalStore } from 'react'
import type { Job } from '../../../contract/jobs/jobs.ts'

/** What was done on this page with jobs since they were sent: a row, the preview and ‘Shortlist all’ know it of each other. */
let marks: ReadonlyMap<string, boolean> = new Map()
let picked: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Notes that jobs are on the shortlist, or off it. */
export function mark(jobIds: readonly string[], isOn: boolean): void {
  marks = new Map([...marks, ...jobIds.map((id) => [id, isOn] as const)])
  tell()
}

/** From now on what the server says holds again: the list itself is shown, and may be changed there. */
export function forgetMarks(): void {
  marks = new Map()
  tell()
}

/** Selects a job of the page for what is done with several, or no longer. */
export function pick(jobId: string, isPicked: boolean): void {
  const next = new Set(picked)
  if (isPicked) next.add(jobId)
  else next.delete(jobId)
  picked = next
  tell()
}

export function pickNone(): void {
  picked = new Set()
  tell()
}

export function useIsShortlisted({ _id, status }: Pick<Job, '_id' | 'status'>): boolean {
  const sent = status === 'shortlisted'
  return useSyncExternalStore(
    subscribe,
    () => marks.get(_id) ?? sent,
    () => sent,
  )
}

export function useMarks(): ReadonlyMap<string, boolean> {
  return useSyncExternalStore(
    subscribe,
    () => marks,
    () => nothing,
  )
}

export function usePicked(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => picked,
    () => none,
  )
}

const nothing: ReadonlyMap<string, boolean> = new Map()
const none: ReadonlySet<string> = new Set()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
