import { useEffect, useRef, useState } from 'react'
import { cvFullName } from '../../../../contract/cvs/empty-cv.ts'
import { defaultPrint } from '../../../../contract/cvs/default-print.ts'
import { alert } from '../../../../contract/texts/messages.ts'
import { AlertBox } from '../../parts/alert-box.tsx'
import { dayOf, timeOf } from '../../dates.ts'
import { clearDraft, clearUnsent, keptPrint } from '../draft-store.ts'
import { createCv } from './account-calls.ts'
import { noteBase } from './base-revisions.ts'
import { addressOf } from './home.ts'
import { LateDifferences } from './late-differences.tsx'
import { nameFor } from './use-save.ts'
import type { Question, Wizard } from './use-wizard.ts'
import css from './wizard.module.css'
import { Button } from '../../parts/button.tsx'

/** What only the person can decide: which of two texts goes on, and what becomes of a CV that was written without an account. */
export function QuestionBox({ wizard, hasCv }: { wizard: Wizard; hasCv: boolean }) {
  const { question } = wizard
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (question !== null && question.kind !== 'guest-draft') box.current?.focus()
  }, [question])
  if (question === null) return null
  return (
    <section className={css.question} ref={box} tabIndex={-1} aria-labelledby="question">
      {question.kind === 'guest-draft' && <GuestDraft wizard={wizard} question={question} hasCv={hasCv} />}
      {question.kind === 'two-texts' && <TwoTexts wizard={wizard} question={question} />}
      {question.kind === 'other-window' && <OtherWindow wizard={wizard} question={question} />}
    </section>
  )
}

type Of<Kind extends Question['kind']> = { wizard: Wizard; question: Extract<Question, { kind: Kind }> }

function GuestDraft({ wizard, question: { draft }, hasCv }: Of<'guest-draft'> & { hasCv: boolean }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { home } = wizard

  async function keep() {
    setBusy(true)
    const made = await createCv({
      name: draft.cvName ?? nameFor(draft.cv),
      cv: draft.cv,
      print: keptPrint() ?? defaultPrint,
    })
    setBusy(false)
    if (made.kind !== 'done') return setProblem(made.why)
    clearDraft()
    if (home.kind === 'account') location.assign(addressOf({ ...home, cvId: made.value._id }, 0))
  }

  return (
    <>
      <h2 id="question">There is a CV in this browser</h2>
      <p>
        Someone wrote {cvFullName(draft.cv) === '' ? 'a CV' : `the CV of ${cvFullName(draft.cv)}`} here without logging
        in, on {momentOf(draft.savedAt)}. If it is yours, you can save it to your account.{' '}
        {hasCv && 'The CV that you already have there does not change.'}
      </p>
      {problem !== null && (
        <AlertBox
          alert={alert('error', 'We could not save it to your account.', `${problem}. It is still in this browser.`)}
        />
      )}
      <div className={css.buttons}>
        <Button className={css.strong} type="button" disabled={isBusy} onClick={() => void keep()}>
          {hasCv ? 'Save as another CV' : 'Save to my account'}
        </Button>
        <Button
          type="button"
          disabled={isBusy}
          onClick={() => {
            clearDraft()
            wizard.answered()
          }}
        >
          Delete
        </Button>
        <Button type="button" disabled={isBusy} onClick={wizard.answered}>
          Not now
        </Button>
      </div>
    </>
  )
}

function TwoTexts({ wizard, question: { here, there, now } }: Of<'two-texts'>) {
  const { home } = wizard
  const goOnFrom = () => {
    if (now === undefined || home.kind !== 'account' || home.cvId === null) return
    noteBase(home.cvId, now.revision)
    wizard.move({ ...home, version: now.version })
  }
  return (
    <>
      <h2 id="question">There are two versions of this CV</h2>
      <p>
        {now === undefined
          ? `This browser has changes from ${momentOf(here.savedAt)} that did not reach your account.`
          : 'It was changed on another device while you were editing it here.'}{' '}
        The version in your account is from {momentOf(there.savedAt)}. Which one do you want to keep?
      </p>
      <LateDifferences theirs={there.cv} mine={here.cv} />
      <div className={css.buttons}>
        <Button
          type="button"
          onClick={() => {
            goOnFrom()
            wizard.show(here.cv)
            wizard.keeper.change(here.cv)
            wizard.answered()
          }}
        >
          This browser, {momentOf(here.savedAt)}
        </Button>
        <Button
          type="button"
          onClick={() => {
            if (home.kind === 'account') clearUnsent(home)
            goOnFrom()
            wizard.show(there.cv)
            wizard.keeper.settle({ kind: 'clean' })
            wizard.answered()
          }}
        >
          My account, {momentOf(there.savedAt)}
        </Button>
      </div>
    </>
  )
}

function OtherWindow({ wizard, question: { cv } }: Of<'other-window'>) {
  return (
    <>
      <h2 id="question">This CV is also open in another window</h2>
      <p>It was changed there while you were editing it here. Which version do you want to keep?</p>
      <div className={css.buttons}>
        <Button
          type="button"
          onClick={() => {
            wizard.keeper.change(wizard.current())
            wizard.answered()
          }}
        >
          This one
        </Button>
        <Button
          type="button"
          onClick={() => {
            wizard.show(cv)
            wizard.keeper.change(cv)
            wizard.answered()
          }}
        >
          The other window
        </Button>
      </div>
    </>
  )
}

/** '12 September 2026, 14:03'. */
export function momentOf(moment: string): string {
  return `${dayOf(moment)}, ${timeOf(moment)}`
}
