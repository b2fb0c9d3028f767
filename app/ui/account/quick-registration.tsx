import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { QuickRegistrationAnswer } from '../../routes/account/quick-registration.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { LineField } from '../parts/line-field.tsx'
import { HumanCheck } from './human-check.tsx'
import { EmailField, NameField } from './person-fields.tsx'
import { TermsTick } from './terms-tick.tsx'
import { Button } from '../parts/button.tsx'

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
      <NameField as={LineField} label="Your name" problem={problems['name']} />
      <EmailField as={LineField} label="Your email" defaultValue={email} problem={problems['email']} />
      <TermsTick id="quick-terms" problem={problems['terms']} />
      <HumanCheck key={attempt} problem={problems['captcha']} />
      <Button look="primary" type="submit" disabled={isBusy} aria-busy={isBusy}>
        {alert == null ? 'Create account' : 'Retry'}
      </Button>
    </fetcher.Form>
  )
}
