import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Alert } from '../../../contract/texts/alert.ts'
import { product } from '../../../contract/texts/messages.ts'
import { planRules, type Plan } from '../../../contract/plans/plans.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { PageHead } from '../page-head.tsx'
import { PlanCard } from './plan-card.tsx'
import css from './prices.module.css'

type Props = {
  plans: readonly Plan[]
  isSignedIn: boolean
  /** What came of a button. */
  answer: Alert | undefined
  /** The plan whose button was pressed and has not been answered. */
  sending: FormDataEntryValue | null
}

/** The plans side by side, what is free first, and all that is to be known before one is bought. */
export function PricesPage({ plans, isSignedIn, answer, sending }: Props) {
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer !== undefined) said.current?.focus()
  }, [answer])
  const isTaxed = plans.some(({ vat }) => vat !== null)
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="Prices"
        canonical="/prices"
        description={`Searching, reading and applying by hand cost nothing at ${product}. What the plans hold in which applications are made for you, and what they will cost.`}
      />
      <h1>Prices</h1>
      <p className="prose">
        Finding work is free: searching, reading, alerts, your CV and applying by hand. Plans are for people who want
        applications filled in and sent for them. <b>None that costs money can be bought yet.</b>
      </p>
      {answer !== undefined && (
        <div ref={said} tabIndex={-1} aria-live="polite">
          <AlertBox alert={answer} />
        </div>
      )}
      <ul className={css.plans}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.type}
            plan={plan}
            isTaxed={isTaxed}
            isSignedIn={isSignedIn}
            isSending={sending === plan.type}
          />
        ))}
      </ul>

      <div className={css.notes}>
        <section className="prose" aria-labelledby="credits">
          <h2 id="credits">What a credit is</h2>
          <ul>
            <li>A credit pays for one application that is filled in, or sent, for you.</li>
            <li>It is set aside when you ask for the application, and used when that has been made.</li>
            <li>
              An application that fails costs nothing. It is tried again {planRules.retries} times at most, and only
              while it is certain that nothing was sent.
            </li>
            <li>Applying by hand uses none.</li>
          </ul>
          <p>
            Until plans are sold, credits are given by whoever runs this site.{' '}
            {isSignedIn ? <Link to="/subscriptions">See how many you have</Link> : 'Log in to see how many you have.'}
          </p>
        </section>
        <section className="prose" aria-labelledby="logins">
          <h2 id="logins">Your logins to boards</h2>
          <p>
            Most boards take applications only from people who are logged in there. To apply for you we need{' '}
            <Link to="/credentials">your login to the board</Link>: kept sealed, or asked for each time, as you choose.
            Many boards do not want programs in their users’ accounts and may close one for it. Each says so where you
            give your login, and you can take it back at any time.
          </p>
        </section>
        <section className="prose" aria-labelledby="small-print">
          <h2 id="small-print">The small print</h2>
          <p>This will hold once plans are sold:</p>
          <ul>
            <li>
              Prices are in pounds and are what you pay
              {isTaxed ? '; value added tax is in them' : '; no tax comes on top'}.
            </li>
            <li>A trial costs nothing. We remind you three days before it ends, and you can end it in two clicks.</li>
            <li>You can end a plan at any time. It stays of use for {planRules.daysAfterEnd} days after that.</li>
            <li>
              An invoice is payable within {planRules.invoiceDays} days; before anything is stopped for want of it, you
              get {planRules.noticeDays} days’ notice.
            </li>
            <li>
              As a consumer you can withdraw from a purchase online within{' '}
              <a href="https://www.gov.uk/accepting-returns-and-giving-refunds">14 days</a>.
            </li>
          </ul>
          <p>
            Nobody may charge you for finding you a job, and neither do we: what plans sell is the work of filling in
            forms. <Link to="/tc">Terms and conditions</Link>
          </p>
        </section>
      </div>
    </div>
  )
}
