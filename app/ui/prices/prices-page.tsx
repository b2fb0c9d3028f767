import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Alert } from '../../../contract/texts/alert.ts'
import { product } from '../../../contract/texts/messages.ts'
import { remindedAbove, remindedDaysBefore, withdrawalDays } from '../../../contract/payments/rules.ts'
import { planRules, pounds } from '../../../contract/plans/plans.ts'
import type { Plan } from '../../../contract/plans/plan.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { PageHead } from '../page-head.tsx'
import { PlanCard } from './plan-card.tsx'
import css from './prices.module.css'

type Props = {
  plans: readonly Plan[]
  isSignedIn: boolean
  /** The result of the last button. */
  answer: Alert | undefined
  /** They have the plan Advanced. */
  hasAdvanced: boolean
  /** They have not had a free trial, as far as we know. */
  mayTry: boolean
  /** The key of this page, by which each of its buttons buys once. */
  wish: string
  /** The plan whose button was clicked and has no answer yet. */
  sending: FormDataEntryValue | null
}

/** The plans side by side, the free one first, with everything to know before buying one. */
export function PricesPage({ plans, isSignedIn, hasAdvanced, mayTry, wish, answer, sending }: Props) {
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer !== undefined) said.current?.focus()
  }, [answer])
  const isOnSale = plans.some(({ sale }) => sale === 'for-sale')
  const isTaxed = plans.some(({ vat }) => vat !== null)
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="Prices"
        canonical="/prices"
        description={`Searching for jobs and applying yourself is free on ${product}. See what the plans that apply for you include and what they cost.`}
      />
      <h1>Prices</h1>
      <p className="prose">
        Finding work is free: searching, alerts, your CV and applying yourself. Plans are for people who want us to fill
        in and send applications for them.{!isOnSale && <b> Paid plans are not on sale yet.</b>}
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
            mayTry={mayTry}
            isCurrent={plan.type === (hasAdvanced ? 'advanced' : isSignedIn ? 'basic' : null)}
            wish={wish}
          />
        ))}
      </ul>

      <div className={css.notes}>
        <section className="prose" aria-labelledby="credits">
          <h2 id="credits">What a credit is</h2>
          <ul>
            <li>A credit pays for one application that we fill in or send for you.</li>
            <li>
              We reserve the credit when you ask for the application, and use it once the application has been made.
            </li>
            <li>
              An application that fails costs nothing. We try again up to {planRules.retries} times, and only if we are
              certain that nothing was sent.
            </li>
            <li>Applying yourself uses no credits.</li>
          </ul>
          <p>
            {!isOnSale && 'Until paid plans go on sale, the people who run this site give out credits. '}
            {isSignedIn ? <Link to="/subscriptions">See how many you have</Link> : 'Log in to see how many you have.'}
          </p>
        </section>
        <section className="prose" aria-labelledby="logins">
          <h2 id="logins">Your logins to boards</h2>
          <p>
            Most boards only accept applications from people who are logged in. To apply for you, we need{' '}
            <Link to="/credentials">your login to the board</Link>. You choose whether we keep it encrypted or ask for
            it each time. Many boards do not allow programs in their users’ accounts, and may close an account because
            of it. We tell you so where you add a login, and you can remove it at any time.
          </p>
        </section>
        <section className="prose" aria-labelledby="small-print">
          <h2 id="small-print">The small print</h2>
          {!isOnSale && <p>This will apply once paid plans go on sale:</p>}
          <ul>
            <li>Prices are in pounds{isTaxed ? ' and include VAT' : ', and no tax is added'}.</li>
            <li>A trial costs nothing. We remind you three days before it ends, and you can cancel in two clicks.</li>
            <li>
              You can cancel a plan at any time. It runs to the end of what you have paid for, and you can use its
              credits for {planRules.daysAfterEnd} more days.
            </li>
            <li>
              Before each payment over {pounds(remindedAbove)}, we remind you {remindedDaysBefore} days ahead.
            </li>
            <li>
              You have {planRules.invoiceDays} days to pay an invoice. We give you {planRules.noticeDays} days’ notice
              before we stop anything because it is unpaid.
            </li>
            <li>
              As a consumer, you can cancel an online purchase within{' '}
              <a href="https://www.gov.uk/accepting-returns-and-giving-refunds">{withdrawalDays} days</a>. We give back
              what you have not used.
            </li>
          </ul>
          <p>
            Nobody may charge you for finding you a job, and we do not. Plans pay for the work of filling in forms.{' '}
            <Link to="/tc">Terms and conditions</Link>
          </p>
        </section>
      </div>
    </div>
  )
}
