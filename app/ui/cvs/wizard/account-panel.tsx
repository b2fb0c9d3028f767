import { useEffect, useState, type FormEvent } from 'react'
import { useFetcher } from 'react-router'
import { cvFullName } from '../../../../contract/cvs/empty-cv.ts'
import type { CvSummary } from '../../../../contract/cvs/api.ts'
import { alert, messages } from '../../../../contract/texts/messages.ts'
import { HumanCheck } from '../../account/human-check.tsx'
import { LoginForm, type LoginAnswer } from '../../account/login-form.tsx'
import { NewPasswordField } from '../../account/new-password-field.tsx'
import { EmailField, NameField } from '../../account/person-fields.tsx'
import { readSignUp, signUpProblems, termsProblem } from '../../account/sign-up-form.ts'
import { TermsTick } from '../../account/terms-tick.tsx'
import { AlertBox } from '../../parts/alert-box.tsx'
import { ChoiceGroup } from '../../parts/choice-group.tsx'
import { Radio } from '../../parts/radio.tsx'
import { ProblemSummary } from '../../parts/problem-summary.tsx'
import type { Problems } from '../../parts/problems.ts'
import { useFocus } from '../../parts/use-focus.ts'
import { findCv, findMe, listCvs, signUp } from './account-calls.ts'
import { addressOf, type Home } from './home.ts'
import { momentOf } from './question-box.tsx'
import type { Wizard } from './use-wizard.ts'
import css from './wizard.module.css'
import { Button } from '../../parts/button.tsx'
import { useFetcherAnswer } from '../../use-fetcher-answer.ts'

type Props = {
  wizard: Wizard
  /** Saves the CV into an account. @returns once that is done, well or not: the page tells. */
  onHome: (home: Home, isNew: boolean) => Promise<void>
  onCancel: () => void
}

/** The way from a CV in the browser to one in an account, in place (S9.11): make one or log in, then it is saved. */
export function AccountPanel({ wizard, onHome, onCancel }: Props) {
  const [way, setWay] = useState<'create' | 'log-in'>('create')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [known, setKnown] = useState<{ userId: string; list: CvSummary[] } | null>(null)
  const heading = useFocus<HTMLHeadingElement>(known)
  const { keeper } = wizard
  // Before anything is said of where it stays.
  useEffect(() => keeper.keepNow(), [keeper])

  /** Somebody is in: their CVs are looked at, so that none is written over. */
  async function enter(isNew: boolean) {
    setTrouble(null)
    const [me, list] = await Promise.all([findMe(), listCvs()])
    if (me.kind !== 'done') return setTrouble(me.why)
    if (list.kind !== 'done') return setTrouble(list.why)
    const userId = me.value._id
    if (list.value.length > 0) return setKnown({ userId, list: list.value })
    await onHome({ ...newHome, userId }, isNew)
  }

  async function saveAs(main: CvSummary | null, userId: string) {
    if (main === null) return await onHome({ ...newHome, userId }, false)
    const found = await findCv(main._id)
    if (found.kind !== 'done') return setTrouble(found.why)
    const { _id: cvId, version, name } = found.value
    await onHome({ ...newHome, userId, cvId, version, name }, false)
  }

  return (
    <section className={css.panel} aria-labelledby="account-panel">
      <h3 id="account-panel" ref={heading} tabIndex={-1}>
        {known === null ? 'Save your CV to an account' : 'Your account already has a CV'}
      </h3>
      {trouble !== null && (
        <>
          <AlertBox alert={alert('error', messages.cvSaveError, messages.cvNotSaved(trouble.replace(/\.$/u, '')))} />
          <p>
            <Button type="button" onClick={() => void enter(false)}>
              Retry
            </Button>
          </p>
        </>
      )}
      {known === null ? (
        <>
          <ChoiceGroup legend="How to save your CV" isLegendUnseen isInline>
            {(['create', 'log-in'] as const).map((one) => (
              <Radio key={one} name="way" checked={way === one} onChange={() => setWay(one)}>
                {one === 'create' ? 'Create an account' : 'Log in'}
              </Radio>
            ))}
          </ChoiceGroup>
          {way === 'create' ? (
            <CreateAccount wizard={wizard} onIn={() => void enter(true)} onHasAccount={() => setWay('log-in')} />
          ) : (
            <LoginForm where="overlay" back={addressOf({ kind: 'browser' }, 4)} onLoggedIn={() => void enter(false)} />
          )}
        </>
      ) : (
        <WhichCv list={known.list} onChoose={(main) => void saveAs(main, known.userId)} />
      )}
      <p>
        <Button type="button" onClick={onCancel}>
          Not now
        </Button>
      </p>
    </section>
  )
}

const newHome = { kind: 'account', cvId: null, version: 0, name: null } as const

/** Saves beside the existing CV or as a new version of it. Nothing is overwritten without asking. */
function WhichCv({ list, onChoose }: { list: CvSummary[]; onChoose: (main: CvSummary | null) => void }) {
  const main = list.find(({ isMain }) => isMain) ?? list[0]
  if (main === undefined) return null
  return (
    <>
      <p>
        It is called ‘{main.name}’ and was saved on {momentOf(main.updated)}. We keep its earlier versions whichever you
        choose.
      </p>
      <div className={css.buttons}>
        <Button className={css.strong} type="button" onClick={() => onChoose(null)}>
          Save as another CV
        </Button>
        <Button type="button" onClick={() => onChoose(main)}>
          Save as a new version of ‘{main.name}’
        </Button>
      </div>
    </>
  )
}

type CreateProps = { wizard: Wizard; onIn: () => void; onHasAccount: () => void }

/** An account by email and password. Its address is confirmed by mail afterwards; the CV is saved at once. */
function CreateAccount({ wizard, onIn, onHasAccount }: CreateProps) {
  const { cv } = wizard
  const [problems, setProblems] = useState<Problems>()
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [isWrittenTo, setWrittenTo] = useState(false)
  // By the page's own login: the menu then knows who is there.
  const login = useFetcher<LoginAnswer>()

  useFetcherAnswer(login, ({ problem }) => {
    if (problem === null) return onIn()
    setBusy(false)
    setWrittenTo(true)
  })

  function refuse(found: Problems) {
    setBusy(false)
    setAttempt((count) => count + 1)
    setProblems(found)
  }

  async function create(form: FormData) {
    const { hasAccepted, ...given } = readSignUp(form)
    if (!hasAccepted) return refuse(termsProblem(hasAccepted))
    setProblems(undefined)
    setBusy(true)
    const made = await signUp(given)
    if (made.kind === 'done') {
      const { email, password } = given
      return await login.submit({ where: 'overlay', email, password, back: addressOf({ kind: 'browser' }, 4) }, asLogin)
    }
    const fields = made.kind === 'refused' ? made.fields : {}
    refuse(signUpProblems({ fields, message: messages.cvNotSaved(made.why.replace(/\.$/u, '')) }))
  }

  if (isWrittenTo) {
    return (
      <>
        <AlertBox alert={alert('success', messages.signedUp)} />
        <p>
          Open the email and confirm your address, then log in to save your CV to your account. Until then it stays in
          this browser.
        </p>
        <p>
          <Button type="button" onClick={onHasAccount}>
            Log in
          </Button>
        </p>
      </>
    )
  }
  return (
    <form
      className={css.accountForm}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isBusy) void create(new FormData(event.currentTarget))
      }}
    >
      <NameField label="Name" defaultValue={cvFullName(cv)} problem={problems?.['name']} />
      <EmailField label="Email address" isLogin defaultValue={cv.personal_data.email} problem={problems?.['email']} />
      <NewPasswordField problem={problems?.['newPassword']} />
      <div>
        <TermsTick problem={problems?.['terms']} />
      </div>
      <HumanCheck key={attempt} problem={problems?.['captcha']} />
      <ProblemSummary problems={problems} />
      <p>
        <Button look="primary" type="submit" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? 'Saving …' : 'Create account and save'}
        </Button>
      </p>
      <p className="hint">We also send you an email with a link to confirm your address.</p>
    </form>
  )
}

const asLogin = { method: 'post', action: '/login', defaultShouldRevalidate: false } as const
