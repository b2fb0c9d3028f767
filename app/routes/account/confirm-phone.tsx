import { data, Form, redirect, useNavigation } from 'react-router'
import { alert } from '../../../contract/texts/messages.ts'
import { visitor } from '../../api.ts'
import { ask } from '../../ask.ts'
import { tryAsk } from '../../try-ask.ts'
import css from '../../ui/account/account.module.css'
import { DeadLink } from '../../ui/account/dead-link.tsx'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/confirm-phone'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'

/** For the person who asked for it, logged in: see the contract. */
export async function loader({ params: { key }, url, context }: Route.LoaderArgs) {
  if (context.get(visitor).user === null) throw redirect(`/login?back=${encodeURIComponent(url.pathname)}`)
  const { kind, purpose } = await ask(context, (api) => api.auth.lookAtLink({ params: { key } }))
  return { kind: purpose === null || purpose === 'change-phone' ? kind : ('unknown' as const) }
}

export async function action({ params: { key }, context }: Route.ActionArgs) {
  const { answer, refusal } = await tryAsk(context, (api) => api.auth.confirmPhone({ body: { key } }))
  if (refusal !== null) return data({ problem: refusal.message, done: null }, { status: 400 })
  return { problem: null, done: answer }
}

export default function ConfirmPhone({ loaderData: { kind }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  const again = { to: '/settings', label: 'Open my settings' }
  const done = actionData?.done
  if (done == null && kind !== 'good') return <DeadLink why={kind} again={again} />
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Confirm your phone number" isForSearchEngines={false} />
      <h1>Confirm your phone number</h1>
      {actionData?.problem != null && <AlertBox alert={alert('error', actionData.problem)} />}
      {done != null ? (
        <>
          <AlertBox alert={done} />
          <p>
            <ButtonLink look="primary" to={again.to}>
              {again.label}
            </ButtonLink>
          </p>
        </>
      ) : (
        <Form className={css.form} method="post">
          <p>You can then log in with a link that we text to this number.</p>
          <Button look="primary" className={css.submit} type="submit" aria-busy={state !== 'idle'}>
            This is my number
          </Button>
        </Form>
      )}
    </div>
  )
}
