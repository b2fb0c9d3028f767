import { useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import type { QuickRegistrationAnswer } from '../../routes/account/quick-registration.ts'
import { AlertBox } from '../alert-box.tsx'
import { LineField } from '../forms/line-field.tsx'
import { HumanCheck } from './human-check.tsx'
import css from './account.module.css'

/** Makes an account of what somebody has just given anyway; a password is chosen by the link of the mail that follows. */
export function QuickRegistration({ email }: { email: string }) {
  const fetcher = useFetcher<QuickRegistrationAnswer>()
  const said = useRef<HTMLDivElement>(null)
  const { alert, problems = {}, attempt } = fetcher.data ?? {}
  const isBusy = fetcher.state !== 'idle'
  useEffect(() => {
    if (alert != null) said.current?.focus()
  }, [alert])

  if (alert?.code === 3) {
    return (
      <div ref={said} tabIndex={-1} aria-live="polite">
        <AlertBox alert={alert} />
      </div>
    )
  }
  return (
    <fetcher.Form method="post" action="/quick-registration" noValidate>
      {alert != null && (
        <div ref={said} tabIndex={-1} aria-live="polite">
          <AlertBox alert={alert} />
        </div>
      )}
      <LineField name="name" label="Your name" autoComplete="name" problem={problems['name']} />
      <LineField
        name="email"
        type="email"
        label="Your e-mail"
        autoComplete="email"
        defaultValue={email}
        problem={problems['email']}
      />
      <p className="problem" id="quick-terms-problem">
        {problems['terms']}
      </p>
      <label className={css.tick}>
        <input type="checkbox" name="terms" aria-describedby="quick-terms-problem" />
        <span>
          I have read and accept the{' '}
          <Link to="/tc" target="_blank">
            terms and conditions
          </Link>
        </span>
      </label>
      <HumanCheck key={attempt} problem={problems['captcha']} />
      <button className="button primary" type="submit" disabled={isBusy} aria-busy={isBusy}>
        {alert == null ? 'Create my account' : 'Retry'}
      </button>
    </fetcher.Form>
  )
}
