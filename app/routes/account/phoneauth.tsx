import { useEffect, useRef } from 'react'
import { data, Form, redirectDocument } from 'react-router'
import { alert, messages } from '../../../contract/texts/messages.ts'
import { toSecondStep } from '../../to-second-step.ts'
import { tryAsk } from '../../try-ask.ts'
import css from '../../ui/account/account.module.css'
import { AlertBox } from '../../ui/parts/alert-box.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/phoneauth'
import { Button, ButtonLink } from '../../ui/parts/button.tsx'

/**
 * Opening the link changes nothing; its form does, and posts itself where scripts run (C8). The way on is an address without the
 * key, so that it stays in no history.
 */
export async function action({ params: { pkey, email }, context }: Route.ActionArgs) {
  const { answer, refusal } = await tryAsk(context, (api) => api.users.logInByText({ body: { pkey, email } }))
  if (refusal !== null) return data({ reason: refusal.message }, { status: 400 })
  if (answer.secondFactor !== null) return toSecondStep(context, answer.secondFactor, null)
  return redirectDocument('/phoneauth')
}

export default function PhoneAuth({ actionData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null)
  const hasFailed = actionData !== undefined
  useEffect(() => {
    // Where the form was sent without scripts before they came, there is nothing to try again.
    if (!hasFailed) form.current?.requestSubmit()
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Authenticate via smartphone" isForSearchEngines={false} />
      <h1>Authenticate via smartphone</h1>
      {hasFailed ? (
        <>
          <AlertBox alert={alert('error', messages.loginFailed, actionData.reason)} />
          <p className={css.buttons}>
            <ButtonLink look="primary" to="/login?with=phone">
              Text me a new link
            </ButtonLink>
            <ButtonLink to="/login">Log in by email</ButtonLink>
          </p>
        </>
      ) : (
        <Form className={css.form} method="post" ref={form}>
          <div className={css.spinner} aria-hidden />
          <p>We are logging you in on this device. It takes a second.</p>
          <Button look="primary" className={css.submit} type="submit">
            Log in
          </Button>
        </Form>
      )}
    </div>
  )
}
