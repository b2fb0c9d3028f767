import { useId, useRef, useState, type FormEvent, type SyntheticEvent } from 'react'
import { Link, useFetcher } from 'react-router'
import type { SecondStep } from '../../../contract/second-factor/second-step-cookie.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import css from './account.module.css'
import { HumanCheck } from './human-check.tsx'
import { SecondStepOverPage } from './second-step-form.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/text-field.tsx'
import { useFetcherAnswer } from '../use-fetcher-answer.ts'

/** What /login answers to a form that did not lead on; null: the person is in, and the page may go on with what they were doing. */
export type LoginAnswer = {
  problem: string | null
  /** Many have failed to log in to this account: the next try needs the human check, with so much work. */
  humanCheck?: { work: number; formKey: string } | undefined
  /** Over a page: the password was right, and a second step is to be taken in one of these ways. */
  secondStep?: SecondStep['ways'] | undefined
}

type Props = {
  /** 'menu': the quick login of the menu, which leads to the start page. 'overlay': over what was begun, which then goes on. */
  where: 'page' | 'menu' | 'overlay'
  /** The address that was typed already. */
  email?: string | undefined
  /** The path of the Rolecall page to go to afterwards. */
  back?: string | undefined
  /** From the server, where the form was sent without scripts. */
  answer?: LoginAnswer | undefined
  /** Of the overlay: the person is in. */
  onLoggedIn?: () => void
}

/** Email and password, and over a page the second step. Sent to /login, with scripts and without. */
export function LoginForm(props: Props) {
  const [step, setStep] = useState<{ ways: SecondStep['ways'] } | { isOver: string } | null>(null)
  if (step !== null && 'ways' in step) {
    const { ways } = step
    return (
      <SecondStepOverPage ways={ways} onIn={() => props.onLoggedIn?.()} onOver={(why) => setStep({ isOver: why })} />
    )
  }
  const overdue = step === null ? undefined : { problem: step.isOver }
  return <PasswordForm {...props} answer={props.answer ?? overdue} onSecondStep={(ways) => setStep({ ways })} />
}

type PasswordProps = Props & { onSecondStep: (ways: SecondStep['ways']) => void }

function PasswordForm({ where, email, back, answer: sentBack, onLoggedIn, onSecondStep }: PasswordProps) {
  const fetcher = useFetcher<LoginAnswer>()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [problems, setProblems] = useState<Partial<Record<'email' | 'password', string>>>({})
  const answer = fetcher.data ?? sentBack
  // The answer that the fields were emptied for.
  const [emptied, setEmptied] = useState(fetcher.data)
  if (emptied !== fetcher.data && fetcher.data?.humanCheck === undefined) setEmptied(fetcher.data)
  const round = countOf(emptied)
  // In which of these rounds both fields were filled.
  const [filled, setFilled] = useState<number>()
  const isIn = answer?.problem === null

  useFetcherAnswer(fetcher, ({ problem, secondStep }) => {
    if (secondStep !== undefined) onSecondStep(secondStep)
    else if (problem === null) onLoggedIn?.()
    else box.current?.focus()
  })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { email, password } = fieldsOf(event.currentTarget)
    const isEmail = email !== null && email.value.trim() !== '' && email.validity.valid
    const isPassword = password !== null && password.value !== ''
    setProblems({
      ...(!isEmail && { email: messages.loginEmailInvalid }),
      ...(!isPassword && { password: messages.passwordRequired }),
    })
    if (isEmail && isPassword) return
    event.preventDefault()
    if (isEmail) password?.focus()
    else email?.focus()
  }

  /** What the browser fills in by itself can be seen, and is no value before somebody has touched the page. */
  function look(event: SyntheticEvent<HTMLFormElement>) {
    const { email, password } = fieldsOf(event.currentTarget)
    const isFilled = [email, password].every(
      (field) => field !== null && (field.value !== '' || field.matches(':autofill')),
    )
    setFilled(isFilled ? round : undefined)
    if (isFilled) setProblems({})
  }

  return (
    <fetcher.Form
      className={css.form}
      method="post"
      action="/login"
      noValidate
      // What goes on over a page does not wait until all of that page has been asked for again: who is in is told by its frame.
      {...(where === 'overlay' && { defaultShouldRevalidate: false })}
      onSubmit={onSubmit}
      {...(where === 'overlay' && { onInput: look, onFocus: look, onPointerEnter: look })}
    >
      <input type="hidden" name="where" value={where} />
      {back !== undefined && <input type="hidden" name="back" value={back} />}
      {answer !== undefined && fetcher.state === 'idle' && (
        <div ref={box} tabIndex={-1}>
          <AlertBox alert={isIn ? welcome : refused(where, answer.problem ?? '')} />
        </div>
      )}
      {/* A new answer empties the fields (S3.12): what was wrong is not sent again. What was not looked at stays. */}
      <Fields key={round} id={id} email={round === 0 ? email : undefined} problems={problems} />
      {answer?.humanCheck !== undefined && (
        <HumanCheck key={answer.humanCheck.formKey} start={answer.humanCheck} work={answer.humanCheck.work} />
      )}
      <Button
        look="primary"
        className={css.submit}
        type="submit"
        disabled={fetcher.state !== 'idle'}
        // Over a page it waits for both (S17.2); pressed all the same, it says which is missing.
        aria-disabled={where === 'overlay' && filled !== round ? true : undefined}
        aria-busy={fetcher.state !== 'idle'}
      >
        Log in
      </Button>
      <p className={css.ways}>
        <Link to="/forgotten-password/password">Forgotten your password?</Link>
        <Link to={back === undefined ? '/login?with=phone' : `/login?with=phone&back=${encodeURIComponent(back)}`}>
          Log in by phone
        </Link>
        {where === 'page' && (
          <Link to={back === undefined ? '/login-link' : `/login-link?back=${encodeURIComponent(back)}`}>
            Email me a link
          </Link>
        )}
      </p>
    </fetcher.Form>
  )
}

function fieldsOf({ elements }: HTMLFormElement): Record<'email' | 'password', HTMLInputElement | null> {
  const field = (name: string) => {
    const found = elements.namedItem(name)
    return found instanceof HTMLInputElement ? found : null
  }
  return { email: field('email'), password: field('password') }
}

type FieldsProps = {
  id: string
  email: string | undefined
  problems: Readonly<Partial<Record<'email' | 'password', string>>>
}

function Fields({ id, email, problems }: FieldsProps) {
  return (
    <>
      <TextField
        id={`${id}-email`}
        name="email"
        label="Email address"
        defaultValue={email}
        problem={problems.email}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField
        id={`${id}-password`}
        name="password"
        label="Password"
        autoComplete="current-password"
        problem={problems.password}
      />
    </>
  )
}

const welcome = alert('success', messages.loginSuccess, messages.loginSuccessDetails)

/** Each place has its own heading for the same reason (M5, M6). */
function refused(where: Props['where'], reason: string) {
  if (where === 'menu') return alert('error', messages.loginError, reason)
  if (where === 'overlay') return alert('error', messages.couldNotLogIn, reason)
  return alert('error', reason)
}

const counts = new WeakMap<LoginAnswer, number>()
let count = 0

/** A number for each answer. */
function countOf(answer: LoginAnswer | undefined): number {
  if (answer === undefined) return 0
  const known = counts.get(answer)
  if (known !== undefined) return known
  counts.set(answer, ++count)
  return count
}
