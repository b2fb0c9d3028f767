import type { FormAnswer } from '../../contract/applications/applications.ts'
import type { ApplicationOrder } from './application-form.ts'
import { isCoverLetter } from './form/kinds.ts'
import type { PageView } from './page/page-view.ts'
import { namesSeen } from './page/seen-names.ts'
import type { Session } from './session.ts'
import { Stopped } from './stopped.ts'

/** Files that were put into a form, and those that it then showed by name: what was not seen is not known to go with it. */
export type Attached = { put: Set<string>; seen: Set<string> }

export function nothingAttached(): Attached {
  return { put: new Set(), seen: new Set() }
}

/** In milliseconds: an upload takes a moment to be answered. */
const patience = 3_000
const turn = 150

/** Notes which of the files the page shows by name: those that were put in, and the stored one that is chosen. */
export async function noteSeen(session: Session, view: PageView, attached: Attached): Promise<void> {
  for (const { control, options, inputType, value } of view.fields) {
    if (control === 'stored-files') for (const { words, isOn } of options) if (isOn) attached.seen.add(words)
    if (control === 'file' && inputType === 'button' && value !== '') attached.seen.add(value)
  }
  const until = performance.now() + patience
  for (;;) {
    const missing = [...attached.put].filter((name) => !attached.seen.has(name))
    if (missing.length === 0) return
    for (const name of await namesSeen(session.page, missing)) attached.seen.add(name)
    if (missing.every((name) => attached.seen.has(name)) || performance.now() >= until) return
    await session.page.waitForTimeout(turn)
  }
}

/**
 * @throws Stopped before anything is sent, unless the form has shown the CV that goes with this application, or the stored one that the
 * person chose in its place
 */
export function throwIfNoCv(
  { board }: Pick<Session, 'board'>,
  { documents }: Pick<ApplicationOrder, 'documents'>,
  { attached, answers }: { attached: Attached; answers: Iterable<FormAnswer> },
): void {
  if (board.takesNoFile || attached.seen.has(documents.cv.name)) return
  const chosen = [...answers].some(
    ({ question, value, origin }) =>
      question.kind === 'document' &&
      question.type === 'choice' &&
      !isCoverLetter(question.label) &&
      origin?.from === 'you' &&
      typeof value === 'string' &&
      attached.seen.has(value),
  )
  if (chosen) return
  const why = attached.put.has(documents.cv.name)
    ? `The form of ${board.name} does not show the CV that was uploaded`
    : `The form of ${board.name} has no place for a CV that we know of`
  throw new Stopped('cv-not-attached', `We could not attach your CV. ${why}.`)
}
