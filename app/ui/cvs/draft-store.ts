import type { Cv } from '../../../contract/cvs/cvs.ts'
import type { PrintOptions } from '../../../contract/cvs/print-options.ts'
import { readPrintJson } from './export/print-choice.ts'
import { readCv } from './read-cv.ts'

/** A CV as this browser keeps it. */
export type KeptDraft = {
  cv: Cv
  /** ISO 8601, UTC. */
  savedAt: string
  /** What the person calls it; left out: nothing yet. */
  cvName?: string
  /** Of a CV of an account: the version that was begun from. */
  baseVersion?: number
}

/** How keeping went. `until`: ISO 8601, when the browser's copy goes. */
export type KeepAnswer = { kind: 'kept'; savedAt: string; until: string } | { kind: 'full' } | { kind: 'blocked' }

/** Entries of local storage live a day (K1, C56). Milliseconds. */
const lifetime = 24 * 60 * 60 * 1000
const guestName = 'cv-draft'
const unsentPrefix = 'cv-unsent:'
const stepPrefix = 'cv-step:'
const printName = 'cv-print'

/** The CV that somebody without an account has begun in this browser; null: none, or it has run out or cannot be read. */
export function readDraft(now = new Date()): KeptDraft | null {
  return read(guestName, now)
}

/** Keeps it in this browser for a day from now, over what was there. */
export function writeDraft(cv: Cv, options: { cvName?: string | undefined; now?: Date } = {}): KeepAnswer {
  return write(guestName, { cv, cvName: options.cvName }, options.now ?? new Date())
}

export function clearDraft(): void {
  remove(guestName)
  remove(`${stepPrefix}guest`)
  remove(printName)
}

/** How a guest's CV is to be printed. */
export function keepPrint(print: PrintOptions, now = new Date()): void {
  try {
    localStorage.setItem(printName, JSON.stringify({ at: now.toISOString(), print }))
  } catch {
    // Full, or switched off: it is as usual the next time.
  }
}

/** Null: nothing was chosen, or it has run out. */
export function keptPrint(now = new Date()): PrintOptions | null {
  try {
    const { at, print } = JSON.parse(localStorage.getItem(printName) ?? '{}') as Record<string, unknown>
    const age = typeof at === 'string' ? now.getTime() - Date.parse(at) : NaN
    if (age < lifetime) return readPrintJson(JSON.stringify(print))
    localStorage.removeItem(printName)
  } catch {
    // Switched off, or written by something else.
  }
  return null
}

/** Which step of a CV was open last. @param home its name among all that this browser may have open. */
export function keepStep(home: string, step: number, now = new Date()): void {
  try {
    localStorage.setItem(stepPrefix + home, JSON.stringify({ at: now.toISOString(), step }))
  } catch {
    // Full, or switched off: it opens with the first step.
  }
}

/** As an address says it: '3'; null: none was kept, or it has run out. */
export function keptStep(home: string, now = new Date()): string | null {
  const name = stepPrefix + home
  try {
    const { at, step } = JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, unknown>
    const age = typeof at === 'string' ? now.getTime() - Date.parse(at) : NaN
    if (age < lifetime) return String(step)
    localStorage.removeItem(name)
  } catch {
    // Switched off, or written by something else.
  }
  return null
}

/** What was typed into a CV of an account and has not reached it yet. `cvId` null: the account has none so far. */
export type UnsentPlace = { userId: string; cvId: string | null }

export function readUnsent(place: UnsentPlace, now = new Date()): KeptDraft | null {
  return read(unsentName(place), now)
}

export function writeUnsent(
  place: UnsentPlace,
  { cv, baseVersion, now = new Date() }: { cv: Cv; baseVersion: number; now?: Date },
): KeepAnswer {
  return write(unsentName(place), { cv, baseVersion }, now)
}

export function clearUnsent(place: UnsentPlace): void {
  remove(unsentName(place))
}

/** Lets go of every copy that has run out, whoever's it was. */
export function forgetOldDrafts(now = new Date()): void {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
    for (const name of names) {
      if (name?.startsWith(unsentPrefix) === true || name === guestName) read(name, now)
      if (name === printName) keptPrint(now)
      if (name?.startsWith(stepPrefix) === true) keptStep(name.slice(stepPrefix.length), now)
    }
  } catch {
    // Switched off: there is nothing.
  }
}

/** Why a CV is not kept in this browser and what to do; null if it is kept. */
export function keepProblem(answer: KeepAnswer): string | null {
  switch (answer.kind) {
    case 'kept':
      return null
    case 'full':
      return 'This browser has no space left for your CV. Leave this page open until you have saved your CV to an account, or remove the picture, which takes the most space.'
    case 'blocked':
      return 'This browser does not let us keep your CV, so it will be lost when you close this page. Leave it open until you have saved your CV to an account.'
  }
}

function unsentName({ userId, cvId }: UnsentPlace): string {
  return `${unsentPrefix}${userId}:${cvId ?? 'new'}`
}

type Stored = { cv: Cv; cvName?: string | undefined; baseVersion?: number }

function read(name: string, now: Date): KeptDraft | null {
  try {
    const stored = localStorage.getItem(name)
    if (stored === null) return null
    const { at, cv, cvName, baseVersion } = JSON.parse(stored) as Record<string, unknown>
    const age = typeof at === 'string' ? now.getTime() - Date.parse(at) : NaN
    const kept = readCv(cv)
    if (typeof at !== 'string' || !(age < lifetime) || kept === null) {
      localStorage.removeItem(name)
      return null
    }
    return {
      cv: kept,
      savedAt: at,
      ...(typeof cvName === 'string' && { cvName }),
      ...(typeof baseVersion === 'number' && { baseVersion }),
    }
  } catch {
    return null // Switched off, or written by something else.
  }
}

function write(name: string, stored: Stored, now: Date): KeepAnswer {
  const at = now.toISOString()
  try {
    localStorage.setItem(name, JSON.stringify({ at, ...stored }))
    return { kind: 'kept', savedAt: at, until: new Date(now.getTime() + lifetime).toISOString() }
  } catch (error) {
    return { kind: error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked' }
  }
}

function remove(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Switched off: there is nothing.
  }
}
