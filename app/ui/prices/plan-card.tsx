import { useId } from 'react'
import { Form } from 'react-router'
import { pounds, trialPriceInWords, vatPercent } from '../../../contract/plans/plans.ts'
import type { Plan } from '../../../contract/plans/plan.ts'
import css from './prices.module.css'
import { consentText } from '../../../contract/payments/rules.ts'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import { Checkbox } from '../parts/checkbox.tsx'

type Props = {
  plan: Plan
  /** True if some prices include VAT. Every card then has a line for it. */
  isTaxed: boolean
  isSignedIn: boolean
  isSending: boolean
  /** They have this plan. */
  isCurrent: boolean
  /** They have not had a free trial. */
  mayTry: boolean
  /** The key of this page, by which each of its buttons buys once. */
  wish: string
}

/** One plan. All cards have the same lines in the same order, so that they can be compared. */
export function PlanCard({ plan, isTaxed, isSignedIn, isSending, isCurrent, mayTry, wish }: Props) {
  const { type, name, price, monthsPerBill, bill, vat, formerPrice, isFrom, applications, trialDays, sale } = plan
  const heading = useId()
  const isForSale = sale === 'for-sale' && !isCurrent
  const isTrial = isForSale && mayTry && trialDays > 0
  return (
    <li className={css.plan} aria-labelledby={heading}>
      <h2 id={heading}>
        {name} {isCurrent && <Badge tone="good">Your plan</Badge>}
      </h2>
      <p className={css.price}>
        {formerPrice !== null && (
          <>
            <span className="unseen">Before: </span>
            <s>{pounds(formerPrice)}</s> <span className="unseen">Now: </span>
          </>
        )}
        {price === 0 ? (
          <b>Free</b>
        ) : (
          <>
            {isFrom && 'from '}
            <b>{pounds(price)}</b> {monthsPerBill === null ? 'once' : 'a month'}
          </>
        )}
      </p>
      <dl className={css.lines}>
        <Line name="You pay">
          {price === 0 ? 'nothing' : isTrial ? trialPriceInWords(plan) : billInWords({ bill, monthsPerBill, isFrom })}
        </Line>
        {isTaxed && <Line name="VAT included">{vat === null ? 'none' : `${pounds(vat)} (${vatPercent}%)`}</Line>}
        <Line name="We apply for you">
          {applications === 0
            ? 'not included'
            : `${applications.toLocaleString('en-GB')} applications${monthsPerBill === null ? '' : ' a month'}`}
        </Line>
        <Line name="Free trial">{trialDays === 0 ? 'none' : mayTry ? `${trialDays} days` : 'you have had it'}</Line>
        <Line name="Also included">
          Unlimited searches, applying on the advertiser’s site, emails about your applications
        </Line>
      </dl>
      <Form method="post" preventScrollReset>
        {isForSale && (
          <>
            <input type="hidden" name="wish" value={wish} />
            <Checkbox className={css.consent} name="consent" required>
              {consentText}
            </Checkbox>
          </>
        )}
        <Button
          look={!isCurrent && (sale === 'free' || isForSale) ? 'primary' : undefined}
          name="plan"
          value={type}
          disabled={isSending || sale === 'coming-soon' || (isCurrent && sale !== 'free')}
          aria-busy={isSending}
          aria-describedby={heading}
        >
          {isSending && isForSale
            ? 'Taking you to the payment page …'
            : buttonText(plan, { isSignedIn, isCurrent, isTrial })}
        </Button>
      </Form>
    </li>
  )
}

function buttonText(
  { sale, trialDays, bill }: Plan,
  { isSignedIn, isCurrent, isTrial }: { isSignedIn: boolean; isCurrent: boolean; isTrial: boolean },
): string {
  switch (sale) {
    case 'free':
      return isSignedIn ? 'Choose Essential' : 'Log in or sign up'
    case 'for-sale':
      if (isCurrent) return 'You have this plan'
      return isTrial ? `Try it free for ${trialDays} days` : `Buy for ${pounds(bill)}`
    case 'not-yet':
      return 'Tell me when it’s available'
    case 'coming-soon':
      return 'Coming soon'
  }
}

function billInWords({ bill, monthsPerBill, isFrom }: Pick<Plan, 'bill' | 'monthsPerBill' | 'isFrom'>): string {
  const amount = `${isFrom ? 'from ' : ''}${pounds(bill)}`
  if (monthsPerBill === null) return `${amount}, once`
  return monthsPerBill === 1 ? `${amount} every month` : `${amount} every ${monthsPerBill} months`
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
