import { boardsWithCredentials } from '../../../contract/credentials/boards-with-logins.ts'
import type { BoardWithCredentials } from '../../../contract/applications/applications.ts'
import type { BoardCredential, NewCredential } from '../../../contract/credentials/credentials.ts'
import { loginTermsVersion } from '../../../contract/credentials/login-terms.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { textOf } from '../account/form-text.ts'
import type { Problems } from '../parts/problems.ts'

/** What was typed for a board, without its password. */
export type TypedBoard = { isOn: boolean; mode: string; email: string; consent: boolean }

/** What the form asks for, sorted by the calls that do it. */
export type Wishes = {
  /** Logins to keep. */
  save: Partial<Record<BoardWithCredentials, NewCredential>>
  /** Boards whose password is to be asked for each time from now on. */
  ask: BoardWithCredentials[]
  switchOn: BoardWithCredentials[]
  switchOff: BoardWithCredentials[]
  problems: Problems
  typed: Record<string, TypedBoard>
}

/**
 * Reads the form of /credentials against what is kept: a board that is not ticked is switched off, and nothing of it is read. A form
 * that holds some boards alone names them in `only`.
 */
export function wishesOf(form: FormData, kept: readonly BoardCredential[]): Wishes {
  const wishes: Wishes = { save: {}, ask: [], switchOn: [], switchOff: [], problems: {}, typed: {} }
  const problems: Record<string, string> = {}
  const only = form.getAll('only').map(String)
  for (const board of boardsWithCredentials) {
    if (only.length > 0 && !only.includes(board)) continue
    const before = kept.find(({ source }) => source === board) ?? null
    const isOn = form.has(`${board}check`)
    const mode = textOf(form, `${board}.mode`)
    const email = textOf(form, `${board}.email`).trim()
    const password = textOf(form, `${board}.password`)
    const agreed = textOf(form, `${board}.consent`)
    wishes.typed[board] = { isOn, mode, email, consent: agreed !== '' }
    if (!isOn) {
      if (before?.isOn === true) wishes.switchOff.push(board)
      continue
    }
    const isEmpty = email === '' && password === ''
    const isKept = before?.mode === 'keep'
    const changes = mode === 'ask' ? before?.mode !== 'ask' : mode === 'keep' ? !isKept || !isEmpty : true
    if (before?.isOn === false && !changes) wishes.switchOn.push(board)
    if (!changes) continue
    if (mode !== 'ask' && mode !== 'keep') problems[`${board}.mode`] = messages.boardModeMissing
    if (mode === 'keep' && isEmpty) {
      problems[`${board}.email`] = messages.boardEmailMissing
      problems[`${board}.password`] = messages.boardPasswordMissing
    }
    if (agreed === '' && before?.consent.version !== loginTermsVersion)
      problems[`${board}.consent`] = messages.boardConsentMissing
    const consent = agreed === '' ? {} : { consent: agreed }
    if (mode === 'keep' && !isEmpty) wishes.save[board] = { email, password, source: board, ...consent }
    if (mode === 'ask') wishes.ask.push(board)
  }
  return { ...wishes, problems }
}
