import { data, Link, redirect } from 'react-router'
import { ownPath } from '../../../contract/platform/own-path.ts'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import css from '../../ui/account/account.module.css'
import { humanAnswerOf, textOf } from '../../ui/account/form-text.ts'
import { LoginLinkForm, loginLinkProblems, type LoginLinkAnswer } from '../../ui/account/login-link-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { problemsOf } from '../../ui/parts/problems.ts'
import type { Route } from './+types/login-link'

export async function loader({ url, context }: Route.LoaderArgs) {
  const back = ownPath(url.searchParams.get('back'))
  if (context.get(visitor).user !== null) throw redirect(back ?? '/')
  const { formKey } = await ask(context, (api) => api.humanCheck.start({ query: {} }))
  return { back, formKey }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const email = textOf(form, 'email')
  const body = {
    email,
    job: textOf(form, 'job') || undefined,
    back: textOf(form, 'back'),
    captcha: humanAnswerOf(form),
  }
  const { answer, refusal } = await tryAsk(context, (api) => api.loginLinks.ask({ body }))
  const attempt = crypto.randomUUID()
  if (refusal === null) return data<LoginLinkAnswer>({ sent: answer, email, problems: {}, attempt })
  const problems = loginLinkProblems(problemsOf(refusal))
  return data<LoginLinkAnswer>({ sent: null, email, problems, attempt }, { status: 400 })
}

/** Asks for an email with a link to log in; the dialog over a page sends its own form here. */
export default function LoginLink({ loaderData: { back, formKey }, actionData }: Route.ComponentProps) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Log in by email" isForSearchEngines={false} />
      <h1>Log in by email</h1>
      <p>We’ll email you a link. You do not need a password, and if you are new here, the link makes your account.</p>
      <LoginLinkForm back={back ?? undefined} start={{ formKey }} answer={actionData} />
      <p className={css.ways}>
        <Link to={back === null ? '/login' : `/login?back=${encodeURIComponent(back)}`}>Log in with a password</Link>
      </p>
    </div>
  )
}
