import { data, Form, Link, redirectDocument, useNavigation } from 'react-router'
import { toSecondStep } from '../../to-second-step.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import css from '../../ui/account/account.module.css'
import { DeadLink } from '../../ui/account/dead-link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Button } from '../../ui/parts/button.tsx'
import type { Route } from './+types/log-in-by-link'

/** Opening the link changes nothing: programs that look through mails open links too (R-AUT-6). */
export async function loader({ params: { key }, context }: Route.LoaderArgs) {
  return await ask(context, (api) => api.loginLinks.look({ params: { key } }))
}

/** The way on is an address without the key, so that it stays in no history. */
export async function action({ params: { key }, context }: Route.ActionArgs) {
  const { answer, refusal } = await tryAsk(context, (api) => api.loginLinks.use({ body: { key } }))
  if (refusal !== null) return data({ message: refusal.message }, { status: refusal.status })
  const { signIn, isSaved, job, back } = answer
  if (signIn.secondFactor !== null) return toSecondStep(context, signIn.secondFactor, back)
  const query = new URLSearchParams({ ...(isSaved && job !== null && { saved: job }), ...(back !== null && { back }) })
  return redirectDocument(`/logged-in?${query.toString()}`)
}

export default function LogInByLink({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, email, isNew, jobTitle } = loaderData
  const { state } = useNavigation()
  const again = { to: '/login-link', label: 'Send me a new link' }
  if (actionData !== undefined) return <DeadLink why={actionData} again={again} />
  if (kind !== 'good') return <DeadLink why={kind} again={again} />
  const title = jobTitle === null ? 'Log in' : 'Log in and save the job'
  return (
    <div className={`page ${css.page}`}>
      <PageHead title={title} isForSearchEngines={false} />
      <h1>{title}</h1>
      <Form className={css.form} method="post">
        <p>
          You log in as <b className={css.address}>{email}</b>.
        </p>
        {jobTitle !== null && <p>‘{jobTitle}’ goes on your list of saved jobs.</p>}
        <Button look="primary" className={css.submit} type="submit" aria-busy={state !== 'idle'}>
          {title}
        </Button>
        {isNew && (
          <p className="hint">
            This makes your free account. By logging in you accept the <Link to="/tc">terms and conditions</Link>.
          </p>
        )}
      </Form>
    </div>
  )
}
