import { data, Form, redirect, useNavigation } from 'react-router'
import { messages } from '../../../contract/texts/messages.ts'
import { fieldsMatch } from '../../../contract/users/fields-match.ts'
import type { Route } from './+types/join'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import css from '../../ui/account/account.module.css'
import { textOf } from '../../ui/account/form-text.ts'
import { NewPasswordTwice } from '../../ui/account/new-password-twice.tsx'
import { TermsTick } from '../../ui/account/terms-tick.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { problemsOf, type Problems } from '../../ui/parts/problems.ts'

export async function loader({ params: { key }, context }: Route.LoaderArgs) {
  return await ask(context, (api) => api.companies.lookAtInvitation({ params: { key } }))
}

export async function action({ request, params: { key }, context }: Route.ActionArgs) {
  const form = await request.formData()
  const newPassword = form.get('newPassword')
  if (typeof newPassword === 'string' && !fieldsMatch(newPassword, textOf(form, 'repeated')))
    return refused({ repeated: messages.passwordsDiffer })
  const { refusal } = await tryAsk(context, (api) =>
    api.companies.join({
      body: {
        key,
        ...(typeof newPassword === 'string' && { newPassword }),
        ...(form.has('terms') && { terms: true }),
      },
    }),
  )
  if (refusal === null) return redirect('/login?done=joined')
  return refused(problemsOf(refusal))
}

function refused(problems: Problems) {
  return data({ problems }, { status: 400 })
}

/** Accepts an invitation to join a company: opening the link shows this, its button acts. */
export default function JoinCompany({ loaderData: { kind, company, name, email }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  if (kind === 'expired' || kind === 'unknown') {
    const title = 'This invitation no longer works'
    return (
      <div className={`page ${css.page}`}>
        <PageHead title={title} isForSearchEngines={false} />
        <h1>{title}</h1>
        <p>{kind === 'expired' ? messages.invitationExpired : messages.invitationGone}</p>
        <p className={css.buttons}>
          <ButtonLink look="primary" to="/login">
            Log in
          </ButtonLink>
        </p>
      </div>
    )
  }
  const title = `Join ${company ?? ''}`
  if (kind === 'cannot-join') {
    return (
      <div className={`page ${css.page}`}>
        <PageHead title={title} isForSearchEngines={false} />
        <h1>{title}</h1>
        <p>
          {email} already has an account that cannot join this company: it is used for finding jobs, or it belongs to
          another company.
        </p>
        <p>Ask the admin to invite you again at a different email address.</p>
      </div>
    )
  }
  const problems = actionData?.problems
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={title} isForSearchEngines={false} />
      <h1>{title}</h1>
      <p>
        {kind === 'new'
          ? `Hello ${name ?? ''}. Choose a password for ${email ?? ''}. You then publish job ads and look after applicants for ${company ?? ''}.`
          : `Your account for ${email ?? ''} will belong to ${company ?? ''}. You then publish job ads and look after applicants for it.`}
      </p>
      <Form className={css.form} method="post" noValidate>
        {kind === 'new' && (
          <>
            <NewPasswordTwice problems={problems} />
            <TermsTick problem={problems?.['terms']} />
          </>
        )}
        <ProblemSummary problems={problems} />
        <Button look="primary" className={css.submit} type="submit" aria-busy={state !== 'idle'}>
          {title}
        </Button>
      </Form>
    </div>
  )
}
