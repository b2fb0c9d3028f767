import type { Credits } from '../../../contract/credits/credits.ts'
import { pounds } from '../../../contract/plans/plans.ts'
import type { Subscription } from '../../../contract/payments/payments.ts'
import css from '../prices/prices.module.css'
import { Day } from '../when.tsx'

type Props = {
  plan: Subscription
  credits: Credits
  /** When the account was made: since then it has the free plan. */
  since: string
}

/** How a plan stands: state, dates, the next payment, and what is used and left. */
export function PlanFacts({ plan, credits, since }: Props) {
  const { subscriptionName, phase, startDate, nextBillingDate, nextAmount, endsAt, usableUntil, card } = plan
  return (
    <dl className={css.facts}>
      <dt>Plan</dt>
      <dd>{subscriptionName}</dd>
      <dt>Status</dt>
      <dd>{phaseNames[phase]}</dd>
      <dt>Since</dt>
      <dd>
        <Day moment={startDate ?? since} />
      </dd>
      <dt>Next payment</dt>
      <dd>
        {nextBillingDate !== null && nextAmount !== null ? (
          <>
            {pounds(nextAmount)} on <Day moment={nextBillingDate} />
          </>
        ) : phase === 'free' ? (
          'None. This plan is free.'
        ) : phase === 'suspended' ? (
          'None while it is suspended'
        ) : (
          'None'
        )}
      </dd>
      {endsAt !== null && (
        <>
          <dt>{phase === 'used-up' ? 'Ended' : 'Ends'}</dt>
          <dd>
            <Day moment={endsAt} />
          </dd>
        </>
      )}
      {usableUntil !== null && (
        <>
          <dt>Credits can be used until</dt>
          <dd>
            <Day moment={usableUntil} />
          </dd>
        </>
      )}
      {card !== null && (
        <>
          <dt>Card</dt>
          <dd>
            {card.brand} ending in {card.last4}
            {card.expiresBefore && ', which expires before the next payment'}
          </dd>
        </>
      )}
      {phase !== 'free' && (
        <>
          <dt>Applications made</dt>
          <dd>{plan.jobApplicationsCounter.toLocaleString('en-GB')}</dd>
        </>
      )}
      <dt>Applications left</dt>
      <dd>
        {credits.available.toLocaleString('en-GB')}
        {credits.reserved > 0 &&
          `, and ${credits.reserved.toLocaleString('en-GB')} reserved for applications in progress`}
      </dd>
    </dl>
  )
}

const phaseNames: Record<Subscription['phase'], string> = {
  free: 'Active',
  trial: 'Active: free trial',
  running: 'Active',
  unpaid: 'Active, but the last payment failed. We will try again',
  suspended: 'Suspended',
  ending: 'Cancelled',
  'used-up': 'Ended',
}
