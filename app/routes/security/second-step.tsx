import { data, Form, Link, redirectDocument, useNavigation } from 'react-router'
import type { PasskeyProof } from '../../../contract/second-factor/api.ts'
import {
  readSecondStep,
  secondStepCookie,
  type SecondStep,
} from '../../../contract/second-factor/second-step-cookie.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { visitor, type ApiClient } from '../../api.ts'
import { ownPath } from '../../../contract/platform/own-path.ts'
import { tryAsk } from '../../try-ask.ts'
import css from '../../ui/account/account.module.css'
import { jsonOf, textOf } from '../../ui/account/form-text.ts'
import { PasskeyLogin, type PasskeyAnswer } from '../../ui/account/passkey-login.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { TextField } from '../../ui/parts/text-field.tsx'
import type { Route } from './+types/second-step'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'

type Way = SecondStep['ways'][number]

/** The key itself stays where scripts cannot read it. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const step = stepOf(request, context.get(visitor).isHttps)
  if (step === null) return null
  const asked = step.ways.find((way) => way === url.searchParams.get('way'))
  return { ways: step.ways, way: asked ?? step.ways[0] ?? 'recovery-code', back: step.back }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { isHttps } = context.get(visitor)
  const step = stepOf(request, isHttps)
  if (step === null) return refused(messages.secondStepTooLate, true)
  const { key } = step
  if (form.get('intent') === 'passkey-options') {
    const { answer, refusal } = await tryAsk(context, (api) => api.secondFactor.secondStepOptions({ body: { key } }))
    if (refusal !== null) return refused(refusal.message, refusal.status === 410)
    return data<Answer>({ passkeyOptions: answer, problem: null, isOver: false })
  }
  const { refusal } = await tryAsk(context, async (api) => await take(api, key, form))
  if (refusal !== null) {
    return refused(Object.values(refusal.fields)[0] ?? refusal.message, refusal.status === 410)
  }
  const back = ownPath(step.back)
  return redirectDocument(back === null ? '/login' : `/login?back=${encodeURIComponent(back)}`, {
    headers: { 'set-cookie': secondStepCookie(null, isHttps) },
  })
}

/** `isOver`: the first step must be taken again. */
type Answer = PasskeyAnswer & { isOver: boolean }

function refused(problem: string, isOver: boolean) {
  return data<Answer>({ passkeyOptions: null, problem, isOver }, { status: 400 })
}

async function take(api: ApiClient, key: string, form: FormData): Promise<void> {
  if (form.get('intent') === 'passkey') {
    const credential = jsonOf(form, 'credential') as PasskeyProof // The call checks it.
    await api.secondFactor.takeSecondStep({ body: { way: 'passkey', key, credential } })
    return
  }
  const way = form.get('way') === 'recovery-code' ? 'recovery-code' : 'authenticator'
  await api.secondFactor.takeSecondStep({ body: { way, key, code: textOf(form, 'code') } })
}

function stepOf(request: Request, isHttps: boolean): SecondStep | null {
  return readSecondStep(request.headers.get('cookie'), isHttps)
}

/** The second step of logging in, after a password, a text or an account elsewhere. */
export default function SecondStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  if (loaderData === null || actionData?.isOver === true) return <TooLate />
  const { ways, way, back } = loaderData
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Log in: second step" isForSearchEngines={false} />
      <h1>One more step</h1>
      {actionData?.problem != null && <AlertBox alert={alert('error', actionData.problem)} />}
      {way === 'passkey' ? (
        <>
          <p>Your device will ask for your passkey.</p>
          <PasskeyLogin back={back} action="/second-step" label="Use your passkey" />
          <noscript>
            <p>Passkeys need JavaScript, which is off in your browser.</p>
          </noscript>
        </>
      ) : (
        <Form className={css.form} method="post" key={way}>
          <input type="hidden" name="way" value={way} />
          <TextField
            name="code"
            label={way === 'authenticator' ? 'Code from your authenticator app' : 'Recovery code'}
            hint={way === 'authenticator' ? 'Six digits' : 'One of the ten codes you saved. Each works once.'}
            autoComplete={way === 'authenticator' ? 'one-time-code' : 'off'}
            problem={undefined}
          />
          <Button look="primary" className={css.submit} type="submit" aria-busy={state === 'submitting'}>
            Log in
          </Button>
        </Form>
      )}
      <ul className={css.ways}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <li key={other}>
              <Link to={`/second-step?way=${other}`}>{wayNames[other]}</Link>
            </li>
          ))}
      </ul>
    </div>
  )
}

const wayNames: Record<Way, string> = {
  authenticator: 'Use a code from your authenticator app',
  passkey: 'Use a passkey',
  'recovery-code': 'Use a recovery code',
}

function TooLate() {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Log in: second step" isForSearchEngines={false} />
      <h1>Please log in again</h1>
      <p>{messages.secondStepTooLate}</p>
      <p>
        <ButtonLink look="primary" to="/login">
          Log in
        </ButtonLink>
      </p>
    </div>
  )
}
