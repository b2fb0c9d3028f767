import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { AlertAnswer } from '../../routes/alerts/ask-for-alert.ts'
import { HumanCheck } from '../account/human-check.tsx'
import { QuickRegistration } from '../account/quick-registration.tsx'
import { Icon } from '../icon.tsx'
import { AlertBox } from '../parts/alert-box.tsx'
import { Button } from '../parts/button.tsx'
import { isQuiet, quietCookie, type quietFor } from '../shell/invitation.ts'
import { mayInterrupt } from '../shell/use-invitation.ts'
import { useIsSignedIn } from '../use-is-signed-in.ts'
import css from './alert-form.module.css'

export type AlertFormProps = {
  /** Of the search. */
  address: string
  jobTitle: string
  jobLocation: string
  /** Somebody pressed for it; else it opened by itself. */
  isAskedFor: boolean
  onClose: () => void
}

/** How long to wait for somebody to finish what they are at, in milliseconds. */
const lookAgain = 1_000

/** Whether the invitation may open now: not where it was closed lately or answered, and not while somebody is at something else. */
export async function mayInvite(signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (isQuiet('alert', document.cookie)) return false
    if (mayInterrupt()) return true
    await new Promise((resolve) => setTimeout(resolve, lookAgain))
  }
  return false
}

/** The bar of the results, open: to have new jobs of this search by email (S2.19, S10.3, S10.4). */
export function AlertForm({ address, jobTitle, jobLocation, isAskedFor, onClose }: AlertFormProps) {
  const isGuest = !useIsSignedIn()
  const fetcher = useFetcher<AlertAnswer>()
  const said = useRef<HTMLDivElement>(null)
  const { alert, problems = {}, attempt, email = '' } = fetcher.data ?? {}
  const isSaved = alert?.code === 3
  const isBusy = fetcher.state !== 'idle'
  const { submit } = fetcher
  // Of somebody whom we know there is nothing more to ask.
  const savesAtOnce = isAskedFor && !isGuest
  useEffect(() => {
    if (savesAtOnce) void submit({ address, jobTitle, jobLocation }, { method: 'post', action: '/ask-for-alert' })
  }, [savesAtOnce, submit, address, jobTitle, jobLocation])

  useEffect(() => {
    if (alert != null) said.current?.focus()
    if (alert?.code === 3) keepQuiet('answered')
  }, [alert])

  function close(why: keyof typeof quietFor) {
    keepQuiet(why)
    onClose()
  }

  const top = (
    <div className={css.top}>
      <h2>
        New {jobTitle} jobs in {jobLocation} by email
      </h2>
      {!isSaved && (
        <Button look="plain" className={css.no} type="button" onClick={() => close('answered')}>
          No, thanks
        </Button>
      )}
      <button
        className={css.close}
        type="button"
        aria-label="Close"
        onClick={() => close(isSaved ? 'answered' : 'closed')}
      >
        <Icon name="close" />
      </button>
    </div>
  )

  return (
    <section className={css.form} aria-label="Create a job alert">
      {top}
      {alert != null && (
        <div ref={said} tabIndex={-1} aria-live="polite">
          <AlertBox alert={alert} />
        </div>
      )}
      {isSaved ? (
        isGuest && (
          <>
            <p>An account keeps your searches and alerts together. We’ll email you a link to choose a password.</p>
            <QuickRegistration email={email} />
          </>
        )
      ) : (
        <fetcher.Form className={css.fields} method="post" action="/ask-for-alert" noValidate>
          <input type="hidden" name="address" value={address} />
          <input type="hidden" name="jobTitle" value={jobTitle} />
          <input type="hidden" name="jobLocation" value={jobLocation} />
          {isGuest ? (
            <>
              <label className={css.label} htmlFor="alert-email">
                Your email
              </label>
              <input
                className="input"
                id="alert-email"
                name="email"
                type="email"
                autoComplete="email"
                placeholder="you@example.com"
                aria-invalid={problems['email'] !== undefined}
                aria-describedby="alert-email-problem"
              />
            </>
          ) : (
            <p className={css.label}>Each morning when there is something new.</p>
          )}
          <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
            Save alert
          </Button>
          {problems['email'] !== undefined && (
            <p className="problem" id="alert-email-problem" role="alert">
              {problems['email']}
            </p>
          )}
          {isGuest && (
            <div className={css.check}>
              <HumanCheck key={attempt} problem={problems['captcha']} />
            </div>
          )}
        </fetcher.Form>
      )}
    </section>
  )
}

/** Elsewhere than on https and this machine itself, a browser would not take a secure cookie at all. */
function keepQuiet(why: keyof typeof quietFor): void {
  document.cookie = quietCookie('alert', why, window.isSecureContext)
}
