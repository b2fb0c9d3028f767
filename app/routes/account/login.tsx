import { data, Form, Link, redirect, redirectDocument, useNavigation } from 'react-router'
import type { PageUser } from '../../api.ts'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { readLastVisit } from '../../last-visit.ts'
import { toSecondStep } from '../../to-second-step.ts'
import { tryAsk, type Refusal } from '../../try-ask.ts'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { passwordIsSet } from '../../../contract/users/page-texts.ts'
import { secondStepCookie } from '../../../contract/second-factor/second-step-cookie.ts'
import { ownPath } from '../../../contract/platform/own-path.ts'
import css from '../../ui/account/account.module.css'
import { LoginForm, type LoginAnswer } from '../../ui/account/login-form.tsx'
import { PasskeyLogin } from '../../ui/account/passkey-login.tsx'
import { ProviderLinks } from '../../ui/account/provider-links.tsx'
import { signUpAddress } from '../../ui/account/sign-up-address.ts'
import { PhoneField } from '../../ui/account/phone-field.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useFocus } from '../../ui/parts/use-focus.ts'
import { humanAnswerOf, textOf } from '../../ui/account/form-text.ts'
import type { Route } from './+types/login'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'

/** Anyone who is logged in is led on, also right after logging in: only then is it known who they are. */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const { user } = context.get(visitor)
  const back = ownPath(url.searchParams.get('back'))
  if (user !== null) {
    const last = url.searchParams.has(fromMenu) ? '/' : readLastVisit(request.headers.get('cookie'))
    throw redirect(afterLogin(user, { back, last }))
  }
  return {
    back,
    isByPhone: url.searchParams.get('with') === 'phone',
    hasFailed: url.searchParams.get('code') === '2',
    done: doneBefore(url.searchParams.get('done')),
    providers: await ask(context, (api) => api.socialLogin.providers()),
  }
}

/** What was done on the page before. */
function doneBefore(given: string | null) {
  switch (given) {
    case 'password':
      return alert('success', messages.passwordChanged, 'Log in with your new password.')
    case 'first-password':
      return alert('success', passwordIsSet, 'Log in with it now.')
    case 'joined':
      return alert('success', 'You have joined the company.', 'Log in to get started.')
    default:
      return null
  }
}

/** In the address of this page: somebody has logged in by the menu. */
const fromMenu = 'menu'

/**
 * A publisher's work is their ads; others go on where they were, and from the menu to the start page (S3.10).
 * @param from.back the page that asked for the login; null if none did.
 * @param from.last the page that they were on last.
 */
function afterLogin(user: PageUser, { back, last }: { back: string | null; last: string | null }): string {
  if (back !== null) return back
  return user.role === 'publisher' ? '/manage-my-job-ads' : (last ?? '/')
}

type Answer = LoginAnswer & { texted?: { message: string; details: string } | undefined; phone?: string | undefined }

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const back = ownPath(form.get('back'))
  if (form.has('phone')) {
    const phone = textOf(form, 'phone')
    const { answer, refusal } = await tryAsk(context, (api) => api.users.sendLoginText({ body: { phone } }))
    if (refusal === null) return data<Answer>({ problem: null, texted: answer })
    return data<Answer>({ problem: reasonOf(refusal), phone }, { status: 400 })
  }

  const captcha = humanAnswerOf(form)
  const body = { email: textOf(form, 'email'), password: textOf(form, 'password'), ...(captcha !== '' && { captcha }) }
  const { answer, refusal } = await tryAsk(context, (api) => api.auth.logIn({ body }))
  if (refusal !== null && refusal.work !== null) {
    const { formKey } = await ask(context, (api) => api.humanCheck.start({ query: {} }))
    return data<Answer>({ problem: reasonOf(refusal), humanCheck: { work: refusal.work, formKey } }, { status: 400 })
  }
  if (refusal !== null) return data<Answer>({ problem: reasonOf(refusal) }, { status: 400 })
  const where = form.get('where')
  if (answer.secondFactor !== null && where === 'overlay') {
    const headers = { 'set-cookie': secondStepCookie({ ...answer.secondFactor, back }, context.get(visitor).isHttps) }
    return data<Answer>({ problem: null, secondStep: answer.secondFactor.ways }, { headers })
  }
  if (answer.secondFactor !== null)
    return toSecondStep(context, answer.secondFactor, where === 'menu' ? `/login?${fromMenu}` : back)
  if (where === 'overlay') return data<Answer>({ problem: null })
  if (where === 'menu') return redirectDocument(`/login?${fromMenu}`)
  return redirectDocument(back === null ? '/login' : `/login?back=${encodeURIComponent(back)}`)
}

/** Why, in one sentence: what is wrong with a field says more than that something is. */
function reasonOf({ fields, message }: Refusal): string {
  return Object.values(fields)[0] ?? message
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { back, isByPhone, hasFailed, done, providers } = loaderData
  const from = back === null ? '' : `back=${encodeURIComponent(back)}`
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Log in" canonical="/login" />
      <h1>Log in</h1>
      {back?.startsWith('/shortlisted') === true && !hasFailed && actionData === undefined && (
        <AlertBox alert={alert('warning', messages.shortlistNeedsLogin)} />
      )}
      {hasFailed && actionData === undefined && (
        <AlertBox alert={alert('error', messages.loginFailed, messages.loginFailedDetails)} />
      )}
      {done !== null && actionData === undefined && <AlertBox alert={done} />}
      <nav className={css.tabs} aria-label="Ways to log in">
        <ButtonLink to={`/login?${from}`} replace aria-current={isByPhone ? undefined : 'page'}>
          By email
        </ButtonLink>
        <ButtonLink to={`/login?with=phone&${from}`} replace aria-current={isByPhone ? 'page' : undefined}>
          By phone
        </ButtonLink>
      </nav>
      {isByPhone ? (
        <PhoneLogin answer={actionData} />
      ) : (
        <LoginForm where="page" back={back ?? undefined} answer={actionData} />
      )}
      <PasskeyLogin back={back} />
      <ProviderLinks providers={providers} back={back ?? undefined} />
      <p>
        No account yet? <Link to={signUpAddress(back ?? '')}>Sign up</Link>. You do not need one to search or read ads.
      </p>
      <p>
        No confirmation email? <Link to="/forgotten-password/email">Send it again</Link>.
      </p>
    </div>
  )
}

/** A text with a link that logs in. */
function PhoneLogin({ answer }: { answer: Answer | undefined }) {
  const { state } = useNavigation()
  const box = useFocus<HTMLDivElement>(answer)
  if (answer?.texted !== undefined) {
    return (
      <div ref={box} tabIndex={-1}>
        <AlertBox alert={alert('success', answer.texted.message, answer.texted.details)} />
      </div>
    )
  }
  return (
    <Form className={css.form} method="post" noValidate>
      <PhoneField problem={answer?.problem ?? undefined} defaultValue={answer?.phone} />
      <Button look="primary" className={css.submit} type="submit" aria-busy={state !== 'idle'}>
        Text me a login link
      </Button>
    </Form>
  )
}
