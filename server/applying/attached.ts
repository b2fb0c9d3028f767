import type { FormAnswer } from '../../contract/applications/applications.ts'
import type { FileEvidence } from '../../contract/applications/evidence.ts'
import { asksForStoredCv } from '../../contract/applications/stored-cv.ts'
import type { ApplicationOrder } from './application-form.ts'
import { isCoverLetter } from './form/kinds.ts'
import type { PageView } from './page/page-view.ts'
import { namesSeen } from './page/seen-names.ts'
import type { Session } from './session.ts'
import { Stopped } from './stopped.ts'

/** A file of ours that was put into the form, and what was seen of it since. */
type PutFile = Pick<FileEvidence, 'document' | 'upload' | 'shown'> & {
  /** The page showed a file of the same name before, so that the name proves nothing. */
  hasNamesake: boolean
  /** Since then something left the browser that may have held it, in a way that was not recognised. */
  mayHaveLeft: boolean
}

type StoredFile = Pick<FileEvidence, 'document' | 'name' | 'shown'>

/** Files that were put into a form, and those that it showed by name: what was not seen is not known to go with it. */
export type Attached = {
  /** Ours, by name. */
  put: Map<string, PutFile>
  seen: Set<string>
  /** Files that the board stores and that were the chosen ones, by the place where that was seen. */
  stored: Map<string, StoredFile>
}

export function nothingAttached(): Attached {
  return { put: new Map(), seen: new Set(), stored: new Map() }
}

/** Notes that a file is about to be put into the form. */
export async function notePut(
  session: Pick<Session, 'page'>,
  attached: Attached,
  { name, document }: { name: string; document: FileEvidence['document'] },
): Promise<void> {
  const hasNamesake = !attached.put.has(name) && (await namesSeen(session.page, [name])).length > 0
  attached.put.set(name, { document, upload: null, shown: null, hasNamesake, mayHaveLeft: false })
  attached.seen.delete(name)
}

/** In milliseconds: an upload takes a moment to be answered. */
const patience = 3_000
const turn = 150

/** Notes which of the files the page shows by name: those that were put in, and the stored one that is chosen. */
export async function noteSeen(session: Session, view: PageView, attached: Attached): Promise<void> {
  const page = headingOf(session, view)
  for (const { control, options, inputType, value, label } of view.fields) {
    const isCard = control === 'file' && inputType === 'button'
    if (control !== 'stored-files' && !isCard) continue
    const name = isCard ? value : (options.find(({ isOn }) => isOn)?.words ?? '')
    const place = `${page} ${label}`
    attached.stored.delete(place)
    if (name === '') continue
    attached.seen.add(name)
    if (attached.put.has(name)) continue
    const document = isCoverLetter(label) ? 'letter' : 'cv'
    attached.stored.set(place, { document, name, shown: { page, at: new Date().toISOString() } })
  }
  const until = performance.now() + patience
  for (;;) {
    const missing = [...attached.put.keys()].filter((name) => !attached.seen.has(name))
    if (missing.length === 0) break
    for (const name of await namesSeen(session.page, missing)) attached.seen.add(name)
    if (missing.every((name) => attached.seen.has(name)) || performance.now() >= until) break
    await session.page.waitForTimeout(turn)
  }
  for (const [name, file] of attached.put)
    if (attached.seen.has(name)) file.shown ??= { page, at: new Date().toISOString() }
}

export function headingOf({ clean }: Pick<Session, 'clean'>, { headings, title }: PageView): string {
  return clean(headings[0] ?? title).slice(0, 200)
}

/**
 * What is known of each file, as it is kept with the application. That the form showed a name counts if it was not there before, and if
 * something has left the browser that may have held the file.
 */
export function fileEvidence({ put, stored }: Attached): FileEvidence[] {
  const ours = [...put].map(([name, { document, upload, shown, hasNamesake, mayHaveLeft }]) => ({
    document,
    name,
    isStored: false,
    upload,
    shown: !hasNamesake && (upload !== null || mayHaveLeft) ? shown : null,
  }))
  const chosen = new Map([...stored.values()].map((one) => [one.document, one]))
  const theirs = [...chosen.values()]
    .filter(({ document }) => ours.every((one) => one.document !== document))
    .map((one) => ({ ...one, isStored: true, upload: null }))
  return [...ours, ...theirs]
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
  if (board.takesNoFile) return
  const { cv, storedCv } = documents
  if (storedCv === undefined && attached.seen.has(cv.name)) return
  const chosen = [...answers].some(
    ({ question, value, origin }) =>
      asksForStoredCv(question) && origin?.from === 'you' && typeof value === 'string' && attached.seen.has(value),
  )
  if (chosen || (storedCv !== undefined && attached.seen.has(storedCv))) return
  const why =
    storedCv !== undefined
      ? `You chose to use the CV “${storedCv}” that ${board.name} stores, and its form does not show it`
      : attached.put.has(cv.name)
        ? `The form of ${board.name} does not show the CV that was uploaded`
        : `The form of ${board.name} has no place for a CV that we know of`
  throw new Stopped('cv-not-attached', `We could not attach your CV. ${why}.`)
}
