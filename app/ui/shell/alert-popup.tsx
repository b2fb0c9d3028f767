import { useCallback, useEffect, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { parseResultsPath } from '../../../contract/job-searches/results-path.ts'
import type { AlertAnswer } from '../../routes/alerts/ask-for-alert.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { useSearchHistory } from '../history/use-search-history.ts'
import { HumanCheck } from '../account/human-check.tsx'
import { QuickRegistration } from '../account/quick-registration.tsx'
import { InvitationCard } from './invitation-card.tsx'
import css from './invitation-card.module.css'
import { LineField } from '../parts/line-field.tsx'
import type { CloseInvitation } from './use-invitation.ts'
import { Button } from '../parts/button.tsx'

type Props = { isGuest: boolean; onClose: CloseInvitation }

/** Invites to have new jobs of this search by e-mail: of the page's own, else of the latest (S2.19, S10.3, S10.4). */
export default function AlertPopup({ isGuest, onClose }: Props) {
  const { pathname, search: query } = useLocation()
  const { searches } = useSearchHistory()
  const fetcher = useFetcher<AlertAnswer>()
  const said = useRef<HTMLDivElement>(null)
  const address = pathname.startsWith('/jobresults/') ? pathname + query : (searches[0]?.address ?? '')
  const search = parseResultsPath(address)
  const { alert, problems = {}, attempt, email = '' } = fetcher.data ?? {}
  const isSaved = alert?.code === 3
  const isBusy = fetcher.state !== 'idle'

  useEffect(() => {
    if (alert != null) said.current?.focus()
    if (alert?.code === 3) onClose('answered', true)
  }, [alert, onClose])
  const close = useCallback(() => onClose(isSaved ? 'answered' : 'closed'), [onClose, isSaved])

  return (
    <InvitationCard title="Get new jobs by e-mail" onClose={close}>
      {alert != null && (
        <div ref={said} tabIndex={-1} aria-live="polite">
          <AlertBox alert={alert} />
        </div>
      )}
      {isSaved ? (
        <>
          {isGuest && (
            <>
              <p>
                An account keeps your searches and alerts together. You choose a password from the e-mail that we send.
              </p>
              <QuickRegistration email={email} />
            </>
          )}
          <p className={css.ways}>
            <Button type="button" onClick={close}>
              Close
            </Button>
          </p>
        </>
      ) : (
        <fetcher.Form className={css.form} method="post" action="/ask-for-alert" noValidate>
          <input type="hidden" name="address" value={address} />
          {search === null ? (
            <>
              <LineField name="jobTitle" label="Job title or words for the alert" problem={problems['jobTitle']} />
              <LineField name="jobLocation" label="Place for the alert" problem={problems['jobLocation']} />
            </>
          ) : (
            <>
              <p>
                New jobs for{' '}
                <b>
                  {search.jobTitle} in {search.jobLocation}
                </b>
                , each morning when there is something new.
              </p>
              <input type="hidden" name="jobTitle" value={search.jobTitle} />
              <input type="hidden" name="jobLocation" value={search.jobLocation} />
            </>
          )}
          {isGuest && (
            <>
              <LineField
                name="email"
                type="email"
                label="Your e-mail"
                autoComplete="email"
                problem={problems['email']}
              />
              <HumanCheck key={attempt} problem={problems['captcha']} />
            </>
          )}
          <p className={css.ways}>
            <Button look="primary" type="submit" disabled={isBusy} aria-busy={isBusy}>
              Save alert
            </Button>
            <Button type="button" onClick={() => onClose('answered')}>
              No, thanks
            </Button>
          </p>
        </fetcher.Form>
      )}
    </InvitationCard>
  )
}
