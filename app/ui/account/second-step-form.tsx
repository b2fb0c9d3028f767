import { useState } from 'react'
import { Form, useFetcher, useNavigation } from 'react-router'
import type { SecondStep } from '../../../contract/second-factor/second-step-cookie.ts'
import { alert } from '../../../contract/texts/messages.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/text-field.tsx'
import { useFocus } from '../parts/use-focus.ts'
import { useFetcherAnswer } from '../use-fetcher-answer.ts'
import css from './account.module.css'
import { PasskeyLogin, type PasskeyAnswer } from './passkey-login.tsx'

type Way = SecondStep['ways'][number]

/** What /second-step answers where it does not lead on. */
export type SecondStepAnswer = Required<PasskeyAnswer>

/** One way to take the second step of a login, with and without scripts. @param back the page of this site to go to afterwards. */
export function SecondStepForm({ way, problem, back }: { way: Way; problem: string | null; back: string | null }) {
  const { state } = useNavigation()
  return (
    <>
      {problem !== null && <AlertBox alert={alert('error', problem)} />}
      {way === 'passkey' ? (
        <>
          <p>Your device will ask for your passkey.</p>
          <PasskeyLogin back={back} action={action} label="Use your passkey" />
          <noscript>
            <p>Passkeys need JavaScript, which is off in your browser.</p>
          </noscript>
        </>
      ) : (
        <Form className={css.form} method="post" key={way}>
          <CodeFields way={way} isBusy={state === 'submitting'} />
        </Form>
      )}
    </>
  )
}

type OverPageProps = {
  ways: readonly Way[]
  onIn: () => void
  /** It took too long. @param why to be told beside the first step. */
  onOver: (why: string) => void
}

/** The second step over what was begun: nothing of the page is left for it. */
export function SecondStepOverPage({ ways, onIn, onOver }: OverPageProps) {
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery-code')
  const fetcher = useFetcher<SecondStepAnswer>()
  const take = (answer: PasskeyAnswer) => {
    if (answer.isIn === true) onIn()
    else if (answer.isOver === true) onOver(answer.problem ?? '')
  }
  useFetcherAnswer(fetcher, take)
  const problem = fetcher.data?.problem ?? null
  const box = useFocus<HTMLDivElement>(problem === null ? undefined : fetcher.data)
  return (
    <div className={css.form}>
      {way === 'passkey' ? (
        <>
          <p>Your device will ask for your passkey.</p>
          <PasskeyLogin back={null} action={action} label="Use your passkey" where="overlay" onAnswer={take} />
        </>
      ) : (
        <fetcher.Form className={css.form} method="post" action={action} key={way} defaultShouldRevalidate={false}>
          <input type="hidden" name="where" value="overlay" />
          {problem !== null && (
            <div ref={box} tabIndex={-1}>
              <AlertBox alert={alert('error', problem)} />
            </div>
          )}
          <CodeFields way={way} isBusy={fetcher.state !== 'idle'} />
        </fetcher.Form>
      )}
      <p className={css.ways}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} look="plain" type="button" onClick={() => setWay(other)}>
              {secondStepWays[other]}
            </Button>
          ))}
      </p>
    </div>
  )
}

export const secondStepWays: Record<Way, string> = {
  authenticator: 'Use a code from your authenticator app',
  passkey: 'Use a passkey',
  'recovery-code': 'Use a recovery code',
}

const action = '/second-step'

function CodeFields({ way, isBusy }: { way: Exclude<Way, 'passkey'>; isBusy: boolean }) {
  return (
    <>
      <input type="hidden" name="way" value={way} />
      <TextField
        name="code"
        label={way === 'authenticator' ? 'Code from your authenticator app' : 'Recovery code'}
        hint={way === 'authenticator' ? 'Six digits' : 'One of the ten codes you saved. Each works once.'}
        autoComplete={way === 'authenticator' ? 'one-time-code' : 'off'}
        problem={undefined}
      />
      <Button look="primary" className={css.submit} type="submit" aria-busy={isBusy}>
        Log in
      </Button>
    </>
  )
}
