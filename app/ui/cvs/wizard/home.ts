import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { clearDraft, clearUnsent, writeDraft, writeUnsent } from '../draft-store.ts'
import { lookAtCv, saveDraft } from './account-calls.ts'
import { noteBase } from './base-revisions.ts'
import type { KeepPlaces, SendAnswer } from './keeper.ts'
import { isSameCv, storable } from './storable.ts'

/** Whose the CV is that is being written. */
export type Home =
  | { kind: 'browser' }
  | {
      kind: 'account'
      userId: string
      /** Null: it is made with the first save. */
      cvId: string | null
      /** As last saved; 0: never. */
      version: number
      /** What it is called; null: it is not made yet. */
      name: string | null
    }

/** Where what is typed into it is kept. */
export function placesOf(home: Home): KeepPlaces {
  if (home.kind === 'browser') return { here: (cv) => writeDraft(storable(cv)), send: null, letGoHere: clearDraft }
  const { userId, cvId, version } = home
  const place = { userId, cvId }
  return {
    here: (cv) => writeUnsent(place, { cv: storable(cv), baseVersion: version }),
    send: cvId === null ? null : async (cv) => await sendDraft(cvId, storable(cv)),
    letGoHere: () => clearUnsent(place),
  }
}

/** A name for the CV among all that this browser may have open. */
export function nameOfHome(home: Home): string {
  return home.kind === 'browser' ? 'guest' : `${home.userId}:${home.cvId ?? 'new'}`
}

/** Which step of which CV an address shows. */
export function addressOf(home: Home, position: number): string {
  const cv = home.kind === 'account' && home.cvId !== null ? `cv=${home.cvId}&` : ''
  return `/build-your-cv?${cv}step=${position}`
}

/** Of each CV, what this page sent last. */
const lastSent = new Map<string, Cv>()

async function sendDraft(cvId: string, cv: Cv): Promise<SendAnswer> {
  const before = lastSent.get(cvId)
  lastSent.set(cvId, cv)
  const first = await saveDraft(cvId, cv)
  const isOvertaken = first.kind === 'refused' && first.status === 409
  // Kept before, by an answer that never came: what is there is this page's own.
  const answer = isOvertaken && (await isThere(cvId, before)) ? await saveDraft(cvId, cv) : first
  switch (answer.kind) {
    case 'done':
      return { kind: 'kept', savedAt: answer.value.savedAt }
    case 'unreachable':
      return { kind: 'again', why: answer.why }
    case 'refused': {
      const isPassing = answer.status === 429 || answer.status >= 500
      // What is wrong with a field, such as that it is too long, says more than that something is.
      const [field = answer.why] = Object.values(answer.fields)
      if (answer.status === 409) return { kind: 'overtaken', why: lower(answer.why) }
      const why = answer.status === 404 ? 'this CV is not in your account any more' : lower(field)
      return { kind: isPassing ? 'again' : 'refused', why }
    }
  }
}

async function isThere(cvId: string, cv: Cv | undefined): Promise<boolean> {
  if (cv === undefined) return false
  const found = await lookAtCv(cvId)
  if (found.kind !== 'done' || !isSameCv(found.value.draft?.cv ?? found.value.cv, cv)) return false
  noteBase(cvId, found.value.revision)
  return true
}

/** A sentence as the end of another: 'server error'. */
function lower(text: string): string {
  return (text.slice(0, 1).toLowerCase() + text.slice(1)).replace(/\.$/u, '')
}
