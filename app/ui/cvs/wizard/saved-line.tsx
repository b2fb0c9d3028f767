import { useState, type ReactNode } from 'react'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { emptyCv } from '../../../../contract/cvs/empty-cv.ts'
import { dayOf, timeOf } from '../../dates.ts'
import { clearDraft, keepProblem } from '../draft-store.ts'
import type { KeepState } from './keeper.ts'
import type { Wizard } from './use-wizard.ts'
import css from './wizard.module.css'
import { Button } from '../../parts/button.tsx'

/**
 * Whether what was typed is kept, where, and until when. Only what goes wrong is read out: the rest would be at every key.
 * @param children what stands there while nothing is in the CV.
 */
export function SavedLine({ wizard, children }: { wizard: Wizard; children: ReactNode }) {
  const { keepState: state, home } = wizard
  const [deleted, setDeleted] = useState<Cv | null>(null)
  const isTrouble = state.kind === 'waiting' || state.kind === 'lost'

  function deleteHere() {
    const { keeper, show, current } = wizard
    keeper.keepNow()
    setDeleted(current())
    show(emptyCv)
    clearDraft()
    keeper.settle({ kind: 'clean' })
  }

  const isClean = state.kind === 'clean'
  if (isClean && deleted === null && wizard.isUntouched && wizard.question === null)
    return <div className={css.saved}>{children}</div>
  return (
    <div className={css.saved}>
      <p className={isTrouble ? css.trouble : 'quiet'} role={isTrouble ? 'alert' : undefined}>
        {wordsFor(state)}
      </p>
      {state.kind === 'waiting' && state.isOvertaken !== true && (
        <Button type="button" onClick={() => wizard.keeper.change(wizard.current())}>
          Try again
        </Button>
      )}
      {home.kind === 'browser' && state.kind === 'kept-here' && (
        <Button look="plain" type="button" onClick={deleteHere}>
          Delete from this browser
        </Button>
      )}
      {deleted !== null && isClean && (
        <div className={css.removed}>
          <output>Your CV has been deleted from this browser.</output>
          <Button
            type="button"
            onClick={() => {
              wizard.show(deleted)
              wizard.keeper.change(deleted)
              setDeleted(null)
            }}
          >
            Undo<span className="unseen"> deleting your CV</span>
          </Button>
        </div>
      )}
    </div>
  )
}

function wordsFor(state: KeepState): string {
  switch (state.kind) {
    case 'clean':
      return ''
    case 'typing':
    case 'sending':
      return 'Saving …'
    case 'kept-here':
      return `Saved in this browser at ${timeOf(state.at)}. We keep it until ${tomorrow(state.until)} at ${timeOf(state.until)}.`
    case 'kept-in-account':
      return `Saved as a draft in your account at ${timeOf(state.at)}`
    case 'waiting': {
      const problem = keepProblem(state.here)
      const where = problem ?? 'Until then it is kept in this browser.'
      const next = state.willRetry ? 'We try again every few seconds.' : ''
      return `Not in your account yet: ${state.why}. ${where} ${next}`.trim()
    }
    case 'lost':
      return keepProblem(state.answer) ?? ''
  }
}

/** 'tomorrow', or the day itself. */
function tomorrow(until: string): string {
  const now = Date.now()
  if (dayOf(until) === dayOf(new Date(now).toISOString())) return 'today'
  return dayOf(until) === dayOf(new Date(now + 86_400_000).toISOString()) ? 'tomorrow' : dayOf(until)
}
