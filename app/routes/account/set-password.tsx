import { data, Form, redirect, useNavigation } from 'react-router'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import { fieldsMatch } from '../../../contract/users/fields-match.ts'
import { messages } from '../../../contract/texts/messages.ts'
import css from '../../ui/account/account.module.css'
import { DeadLink } from '../../ui/account/dead-link.tsx'
import { textOf } from '../../ui/account/form-text.ts'
import { NewPasswordTwice } from '../../ui/account/new-password-twice.tsx'
import { ProblemSummary } from '../../ui/parts/problem-summary.tsx'
import { problemsOf } from '../../ui/parts/problems.ts'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/set-password'
import { Button } from '../../ui/parts/button.tsx'

export async function loader({ params: { key }, context }: Route.LoaderArgs) {
  const { kind, purpose } = await ask(context, (api) => api.auth.lookAtLink({ params: { key } }))
  const isFor = purpose === null || ['set-password', 'reset-password', 'take-over'].includes(purpose)
  return {
    kind: isFor ? kind : ('unknown' as const),
    isFirst: isFirstPassword(purpose),
    isTakeOver: purpose === 'take-over',
  }
}

function isFirstPassword(purpose: string | null): boolean {
  return purpose === 'set-password' || purpose === 'take-over'
}

export async function action({ request, params: { key }, context }: Route.ActionArgs) {
  const form = await request.formData()
  const newPassword = textOf(form, 'newPassword')
  if (!fieldsMatch(newPassword, textOf(form, 'repeated'))) return refused({ repeated: messages.passwordsDiffer })
  const { purpose } = await ask(context, (api) => api.auth.lookAtLink({ params: { key } }))
  const { refusal } = await tryAsk(context, (api) => api.auth.setPassword({ body: { key, newPassword } }))
  if (refusal === null) return redirect(`/login?done=${isFirstPassword(purpose) ? 'first-password' : 'password'}`)
  return refused(problemsOf(refusal))
}

function refused(problems: Readonly<Record<string, string>>) {
  return data({ problems }, { status: 400 })
}

/** Sets the first password after a quick sign-up, or replaces a forgotten one. */
export default function SetPassword({ loaderData: { kind, isFirst, isTakeOver }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  if (kind !== 'good') {
    return <DeadLink why={kind} again={{ to: '/forgotten-password/password', label: 'Send me a new link' }} />
  }
  const title = isFirst ? 'Choose a password' : 'Set a new password'
  const problems = actionData?.problems
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={title} isForSearchEngines={false} />
      <h1>{title}</h1>
      <Form className={css.form} method="post" noValidate>
        <NewPasswordTwice problems={problems} />
        <ProblemSummary problems={problems} />
        <Button look="primary" className={css.submit} type="submit" aria-busy={state !== 'idle'}>
          {title}
        </Button>
        {isTakeOver && (
          <p className="hint">This deletes the account that was made with your address, and everything in it.</p>
        )}
        {!isFirst && <p className="hint">This logs you out on all your devices.</p>}
      </Form>
    </div>
  )
}
