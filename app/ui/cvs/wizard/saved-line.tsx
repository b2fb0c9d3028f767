import { useState, type ReactNode } from 'react'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { emptyCv } from '../../../../contract/cvs/cvs.ts'
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
      {isTrouble && state.kind === 'waiting' && (
        <Button type="button" onClick={() => wizard.keeper.change(wizard.current())}>
          Try again now
        </Button>
      )}
      {home.kind === 'browser' && state.kind === 'kept-here' && (
        <Button look="plain" type="button" onClick={deleteHere}>
          Delete it from this browser
        </Button>
      )}
      {deleted !== null && isClean && (
        <div className={css.removed}>
          <output>Your CV is deleted from this browser.</output>
          <Button
            type="button"
            onClick={() => {
              wizard.show(deleted)
              wizard.keeper.change(deleted)
              setDeleted(null)
            }}
          >
            Put it back
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
      return `Saved ${timeOf(state.at)} in this browser, until ${tomorrow(state.until)} ${timeOf(state.until)}`
    case 'kept-in-account':
      return `Saved ${timeOf(state.at)} as a draft in your account`
    case 'waiting': {
      const problem = keepProblem(state.here)
      const where = problem ?? 'It is kept in this browser until it can be.'
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
