import { data, Link, redirectDocument } from 'react-router'
import type { PasskeyProof } from '../../../contract/second-factor/api.ts'
import {
  readSecondStep,
  secondStepCookie,
  type SecondStep,
} from '../../../contract/second-factor/second-step-cookie.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { visitor, type ApiClient } from '../../api.ts'
import { ownPath } from '../../../contract/platform/own-path.ts'
import { tryAsk } from '../../try-ask.ts'
import css from '../../ui/account/account.module.css'
import { jsonOf, textOf } from '../../ui/account/form-text.ts'
import { SecondStepForm, secondStepWays, type SecondStepAnswer } from '../../ui/account/second-step-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/second-step'
import { ButtonLink } from '../../ui/parts/button.tsx'

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
    return data<SecondStepAnswer>({ passkeyOptions: answer, problem: null, isOver: false, isIn: false })
  }
  const { refusal } = await tryAsk(context, async (api) => await take(api, key, form))
  if (refusal !== null) {
    return refused(Object.values(refusal.fields)[0] ?? refusal.message, refusal.status === 410)
  }
  const headers = { 'set-cookie': secondStepCookie(null, isHttps) }
  if (form.get('where') === 'overlay') {
    return data<SecondStepAnswer>({ passkeyOptions: null, problem: null, isOver: false, isIn: true }, { headers })
  }
  const back = ownPath(step.back)
  return redirectDocument(back === null ? '/login' : `/login?back=${encodeURIComponent(back)}`, { headers })
}

function refused(problem: string, isOver: boolean) {
  return data<SecondStepAnswer>({ passkeyOptions: null, problem, isOver, isIn: false }, { status: 400 })
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
  if (loaderData === null || actionData?.isOver === true) return <TooLate />
  const { ways, way, back } = loaderData
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Log in: second step" isForSearchEngines={false} />
      <h1>One more step</h1>
      <SecondStepForm way={way} problem={actionData?.problem ?? null} back={back} />
      <ul className={css.ways}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <li key={other}>
              <Link to={`/second-step?way=${other}`}>{secondStepWays[other]}</Link>
            </li>
          ))}
      </ul>
    </div>
  )
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
