import { useState } from 'react'
import type { Alert } from '../../../../contract/texts/alert.ts'
import type { CvProblems } from '../../../../contract/cvs/problems.ts'
import type { KeptCv } from '../../../../contract/cvs/api.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { alert, messages } from '../../../../contract/texts/messages.ts'
import { clearDraft, clearUnsent, keptPrint } from '../draft-store.ts'
import {
  choosePrint,
  createCv,
  findMe,
  listCvs,
  lookAtCv,
  saveCv,
  saveMainCv,
  type Answer,
  type Saved,
} from './account-calls.ts'
import { baseOf } from './base-revisions.ts'
import { placesOf, type Home } from './home.ts'
import { positionOfField } from './tasks.ts'
import type { Wizard } from './use-wizard.ts'

type AccountHome = Extract<Home, { kind: 'account' }>

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; alert: Alert; home: AccountHome }
  /** M9, and nothing is lost. */
  | { kind: 'failed'; alert: Alert }
  /** Something in the CV is not right yet. */
  | { kind: 'wrong'; problems: CvProblems }
  /** It was saved elsewhere since: which of the two is kept is the person's to say. */
  | { kind: 'two-versions'; theirs: KeptCv }

/** Saves the CV into the account as a version (S9.11, M9, M10). */
export function useSave(wizard: Wizard) {
  const [state, setState] = useState<SaveState>({ kind: 'idle' })

  /** Whether the CV can be saved; what cannot is told. */
  function isReady(): Cv | null {
    const { cv, problems } = wizard.check()
    if (Object.keys(problems).length === 0) return cv
    setState({ kind: 'wrong', problems })
    return null
  }

  /** Whether one may go on from a step: what is wrong in it is told. */
  function isStepRight(position: number): boolean {
    const { problems } = wizard.check()
    const here = Object.entries(problems).filter(([path]) => positionOfField(path) === position)
    setState(here.length === 0 ? { kind: 'idle' } : { kind: 'wrong', problems: Object.fromEntries(here) })
    return here.length === 0
  }

  /** @param home where it goes, where that is not where it has been kept so far: somebody has just logged in. */
  async function save(home: Home = wizard.home): Promise<SaveState> {
    const cv = isReady()
    if (cv === null || home.kind === 'browser') return { kind: 'idle' }
    setState({ kind: 'saving' })
    const { state: after, made } = await wizard.keeper.alone(async () => await write(home, cv))
    if (after.kind === 'saved') {
      // The browser's copies have done their work, but for what was typed meanwhile.
      clearUnsent(home)
      if (wizard.home.kind === 'browser') {
        const print = keptPrint()
        // The CV is safe by now: without its look it is printed as usual.
        if (print !== null && after.home.cvId !== null) await choosePrint(after.home.cvId, print)
        clearDraft()
      }
      wizard.move(after.home)
      wizard.setTried(false)
      wizard.decided()
      wizard.keeper.settle({ kind: 'clean' })
      wizard.tellOthers({
        cv,
        version: after.home.version,
        revision: after.home.cvId === null ? undefined : baseOf(after.home.cvId),
      })
    } else if (after.kind === 'two-versions') {
      // As a draft it would meet the same refusal: this browser has it until the person has chosen.
      placesOf(wizard.home).here(wizard.current())
    } else {
      // Half way: it is there, and the next try saves into it.
      if (made !== null) wizard.move(made)
      wizard.keeper.change(wizard.current())
      wizard.keeper.keepNow()
    }
    setState(after)
    return after
  }

  return { state, save, isReady, isStepRight, forget: () => setState({ kind: 'idle' }) }
}

type Written = { state: SaveState; /** Made by this, and not saved into. */ made: AccountHome | null }

async function write(home: AccountHome, cv: Cv): Promise<Written> {
  if (home.cvId !== null) return { state: await toState(await saveCv(home.cvId, cv, home.version), home), made: null }
  // Somebody else may have logged in in another window, or a first CV may have been made on another device.
  const [me, list] = await Promise.all([findMe(), listCvs()])
  if (me.kind !== 'done') return { state: failed(me), made: null }
  if (list.kind !== 'done') return { state: failed(list), made: null }
  if (me.value._id !== home.userId) return { state: failed({ kind: 'unreachable', why: someoneElse }), made: null }
  if (list.value.length === 0) {
    const named = { ...home, name: nameFor(cv) }
    return { state: await toState(await saveMainCv(home.userId, cv), named), made: null }
  }
  const added = await createCv({ name: nameFor(cv), cv })
  if (added.kind !== 'done') return { state: failed(added), made: null }
  const { _id: cvId, name } = added.value
  const made = { ...home, cvId, name }
  return { state: await toState(await saveCv(cvId, cv, 0), made), made }
}

const someoneElse = 'somebody else is logged in now'

async function toState(answer: Answer<Saved>, home: AccountHome): Promise<SaveState> {
  if (answer.kind === 'done') {
    const { cvId, version, code, message, details } = answer.value
    return { kind: 'saved', alert: { code, message, details }, home: { ...home, cvId, version } }
  }
  if (answer.kind === 'refused' && Object.keys(answer.fields).length > 0)
    return { kind: 'wrong', problems: answer.fields }
  if (answer.kind === 'refused' && answer.status === 409 && home.cvId !== null) {
    const found = await lookAtCv(home.cvId)
    return found.kind === 'done' ? { kind: 'two-versions', theirs: found.value } : failed(found)
  }
  return failed(answer)
}

/** M9 */
function failed(answer: Exclude<Answer<unknown>, { kind: 'done' }>): SaveState {
  const why = answer.why.replace(/\.$/u, '')
  return { kind: 'failed', alert: alert('error', messages.cvSaveError, messages.cvNotSaved(why)) }
}

/** What a CV is called until the person names it. */
export function nameFor(cv: Cv): string {
  return cv.headline.trim() || cv.jobs[0]?.jobTitle.trim() || 'My CV'
}
