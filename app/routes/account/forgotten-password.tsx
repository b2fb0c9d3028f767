import { useState } from 'react'
import { data, Form, Link, useNavigation } from 'react-router'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { tryAsk } from '../../try-ask.ts'
import css from '../../ui/account/account.module.css'
import { textOf } from '../../ui/account/form-text.ts'
import { TextField } from '../../ui/parts/text-field.tsx'
import { useFocus } from '../../ui/parts/use-focus.ts'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Route } from './+types/forgotten-password'
import { Button } from '../../ui/parts/button.tsx'

export function loader({ params: { reason }, url }: Route.LoaderArgs) {
  if (reason !== 'email' && reason !== 'password') throw new Response(null, { status: 404 })
  const shown: 'email' | 'password' = reason
  return { reason: shown, email: url.searchParams.get('email') ?? '' }
}

export async function action({ request, params: { reason }, context }: Route.ActionArgs) {
  const email = textOf(await request.formData(), 'email')
  const { answer, refusal } = await tryAsk(
    context,
    async (api) =>
      await (reason === 'email'
        ? api.verify.resend({ body: { email } })
        : api.verify.lostPassword({ body: { email } })),
  )
  if (refusal === null) return data({ alert: alert('success', answer.message, answer.details), isDone: true, email })
  const problem = refusal.fields['email']
  if (problem !== undefined) return data({ alert: null, problem, isDone: false, email }, { status: 400 })
  return data({ alert: alert('error', messages.requestFailed(refusal.message)), isDone: false, email }, { status: 400 })
}

const texts = {
  password: {
    title: 'Forgotten your password?',
    text: 'Enter the email address of your account. We will send you a link to set a new password.',
    button: 'Send link',
  },
  email: {
    title: 'No confirmation email?',
    text: 'Enter the email address that you signed up with. We will send you a new link to confirm it.',
    button: 'Send it again',
  },
} as const

export default function ForgottenPassword({ loaderData: { reason, email }, actionData }: Route.ComponentProps) {
  const { title, text, button } = texts[reason]
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={title} isForSearchEngines={false} />
      <h1>{title}</h1>
      <p>{text}</p>
      {/* The key resets the form when the person moves between the two pages. */}
      <EmailForm key={reason} button={button} email={email} answer={actionData} />
      <p className={css.ways}>
        <Link to="/login">Log in</Link>
        {reason === 'password' && <Link to="/forgotten-password/email">No confirmation email?</Link>}
        {reason === 'email' && <Link to="/forgotten-password/password">Forgotten your password?</Link>}
      </p>
    </div>
  )
}

type Answer = Route.ComponentProps['actionData']

function EmailForm({ button, email, answer }: { button: string; email: string; answer: Answer }) {
  const { state } = useNavigation()
  const hydrated = useHydrated()
  const box = useFocus<HTMLDivElement>(answer)
  const [isEmpty, setEmpty] = useState(email === '')
  return (
    <Form className={css.form} method="post" noValidate>
      {answer?.alert != null && (
        <div ref={box} tabIndex={-1}>
          <AlertBox alert={answer.alert} />
        </div>
      )}
      <TextField
        name="email"
        type="email"
        label="Email address"
        autoComplete="username"
        defaultValue={answer?.email ?? email}
        problem={answer !== undefined && 'problem' in answer ? answer.problem : undefined}
        onChange={(text) => setEmpty(text.trim() === '')}
      />
      <Button
        look="primary"
        className={css.submit}
        type="submit"
        disabled={hydrated && isEmpty}
        aria-busy={state !== 'idle'}
      >
        {button}
      </Button>
    </Form>
  )
}
