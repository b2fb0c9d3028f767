import { Suspense, useState } from 'react'
import { alert, messages } from '../../../../contract/texts/messages.ts'
import { AlertBox } from '../../parts/alert-box.tsx'
import { late } from '../../late.ts'
import { noteBase } from './base-revisions.ts'
import type { Home } from './home.ts'
import { TwoVersions } from './two-versions.tsx'
import type { useSave } from './use-save.ts'
import type { Wizard } from './use-wizard.ts'
import css from './wizard.module.css'
import { Button } from '../../parts/button.tsx'

const AccountPanel = late(async () => (await import('./account-panel.tsx')).AccountPanel)

/** The last button (S9.11): 'Finish and save', or the way into an account; and what came of it. */
export function Finish({ wizard, saving }: { wizard: Wizard; saving: ReturnType<typeof useSave> }) {
  const { home } = wizard
  const { state, save, isReady } = saving
  const [isAsking, setAsking] = useState(false)
  const [isNew, setNew] = useState(false)
  /** The account that somebody has just come into; until the CV is in it, the browser has it. */
  const [entered, setEntered] = useState<Home | null>(null)
  const target = home.kind === 'account' ? home : entered
  const isBusy = state.kind === 'saving'

  return (
    <div className={css.finish}>
      {isNew && <AlertBox alert={alert('success', messages.signedUp)} />}
      {state.kind === 'failed' && <AlertBox alert={state.alert} />}
      {state.kind === 'two-versions' && home.kind === 'account' && (
        <TwoVersions
          mine={wizard.cv}
          theirs={state.theirs}
          isBusy={isBusy}
          onKeepMine={() => {
            noteBase(state.theirs._id, state.theirs.revision)
            void save({ ...home, version: state.theirs.version })
          }}
          onKeepTheirs={() => {
            noteBase(state.theirs._id, state.theirs.revision)
            wizard.move({ ...home, version: state.theirs.version })
            const theirs = state.theirs.draft?.cv ?? state.theirs.cv
            wizard.show(theirs)
            wizard.keeper.change(theirs)
            saving.forget()
          }}
          onKeepBoth={() => void save({ ...home, cvId: null, version: 0, name: null })}
        />
      )}
      {isAsking && target === null ? (
        <Suspense fallback={<p className="hint">Loading …</p>}>
          <AccountPanel
            wizard={wizard}
            onCancel={() => setAsking(false)}
            onHome={async (into, isJustMade) => {
              setNew(isJustMade)
              setEntered(into)
              await save(into)
            }}
          />
        </Suspense>
      ) : (
        <p>
          <Button
            look="primary"
            type="button"
            disabled={!wizard.isAwake || isBusy}
            aria-busy={isBusy}
            onClick={() => {
              if (target !== null) void save(target)
              else if (isReady() !== null) {
                saving.forget()
                setAsking(true)
              }
            }}
          >
            {labelOf(target !== null, state.kind)}
          </Button>
        </p>
      )}
    </div>
  )
}

function labelOf(isSigned: boolean, state: string): string {
  if (state === 'saving') return 'Saving …'
  if (!isSigned) return 'Login or create account'
  return state === 'failed' ? 'Try again' : 'Finish and save'
}
