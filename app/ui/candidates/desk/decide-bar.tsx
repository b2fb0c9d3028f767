import { Form, href, Link, useNavigation } from 'react-router'
import type { CandidateDetail } from '../../../../contract/candidates/desk.ts'
import { Button, buttonClass, ButtonLink } from '../../parts/button.tsx'
import { callOf } from './desk-words.ts'
import css from './desk.module.css'

/** What can be done with a candidate, always in the same place; nothing of it is sent without a page in between. */
export function DecideBar({ candidate, canMessage }: { candidate: CandidateDetail; canMessage: boolean }) {
  const isSending = useNavigation().state === 'submitting'
  const { _id, adId, number, shortlistedAt, state, waiting, isGone } = candidate
  if (state === 'withdrawn' || isGone) return null
  const address = href('/posted-job-details/:adId/:candidacyId', { adId, candidacyId: _id })
  const ad = href('/posted-job-details/:adId', { adId })
  const isDecided = state === 'rejected' || waiting !== null
  const isShortlisted = shortlistedAt !== null
  return (
    <section className={css.bar2} aria-label={`What to do with ${callOf(candidate)}`}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="shortlist" />
        <input type="hidden" name="isShortlisted" value={isShortlisted ? 'no' : 'yes'} />
        <Button
          look={isShortlisted ? undefined : 'primary'}
          type="submit"
          aria-busy={isSending}
          aria-pressed={isShortlisted}
          data-desk-key="s"
        >
          <span aria-hidden="true">{isShortlisted ? '♥' : '♡'}</span>
          {isShortlisted ? 'Remove from shortlist' : 'Shortlist'}
        </Button>
      </Form>
      {!isDecided && (
        <ButtonLink to={`${address}/interview`} data-desk-key="i">
          Invite
        </ButtonLink>
      )}
      {canMessage && (
        <a className={buttonClass()} href="#message">
          Message
        </a>
      )}
      <ButtonLink to={`${ad}/compare?n=${number}`} data-desk-key="c">
        Compare
      </ButtonLink>
      {!isDecided && (
        <span className={css.decisions}>
          {state !== 'offer' && (
            <Link to={`${ad}/decide?to=offer&n=${number}`} data-desk-key="o">
              Offer…
            </Link>
          )}
          {state !== 'kept' && (
            <Link to={`${ad}/decide?to=kept&n=${number}`} data-desk-key="l">
              Keep for later…
            </Link>
          )}
          <Link to={`${ad}/decide?to=rejected&n=${number}`} data-desk-key="r">
            Reject kindly…
          </Link>
        </span>
      )}
    </section>
  )
}
