import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { plans, pounds, trialPriceInWords } from '../../../contract/plans/plans.ts'
import type { Purchase } from '../../../contract/payments/payments.ts'
import { receiptName } from '../../../contract/payments/rules.ts'
import type { Route } from './+types/purchase'
import { ask } from '../../ask.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Banner } from '../../ui/parts/banner.tsx'
import { ButtonLink } from '../../ui/parts/button.tsx'
import css from '../../ui/payments/payments.module.css'
import { wayBack } from '../../ui/payments/purchase-words.ts'
import { purchaseName } from '../../../contract/payments/purchase-name.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { purchaseId: id } = params
  return {
    purchase: await ask(context, (api) => api.payments.purchase({ params: { id } })),
    hasLeft: url.searchParams.get('left') === 'yes',
  }
}

/** Milliseconds between looks while a payment is not known here yet. */
const look = 2_500

/** Where the payment page leads back to: what became of the purchase, as our own server knows it. */
export default function PurchasePage({ loaderData: { purchase, hasLeft } }: Route.ComponentProps) {
  const { state } = purchase
  const way = wayBack(purchase)
  const isWaiting = state === 'open' && !hasLeft
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void revalidate(), look)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Your purchase" isForSearchEngines={false} />
      <h1>{heading(purchase, hasLeft)}</h1>
      <dl className={css.facts}>
        <dt>What</dt>
        <dd>{purchaseName(purchase)}</dd>
        <dt>Price</dt>
        <dd>{purchase.isTrial ? trialPriceInWords(plans.advanced) : pounds(purchase.amount)}</dd>
        {purchase.refunded > 0 && (
          <>
            <dt>Refunded</dt>
            <dd>{pounds(purchase.refunded)}</dd>
          </>
        )}
      </dl>
      <div aria-live="polite">
        <Said purchase={purchase} hasLeft={hasLeft} />
      </div>
      <p className={css.actions}>
        {purchase.receipt !== null && (
          <ButtonLink to={`/receipts/${receiptName('receipt', purchase.receipt)}`}>See the receipt</ButtonLink>
        )}
        {state === 'open' && purchase.redirect !== null && <a href={purchase.redirect}>Go to the payment page</a>}
        {state === 'paid' && purchase.back !== null ? (
          <ButtonLink look="primary" to={way.to}>
            {way.label}
          </ButtonLink>
        ) : (
          <Link to={way.to}>{way.label}</Link>
        )}
      </p>
    </div>
  )
}

function heading({ state, product }: Purchase, hasLeft: boolean): string {
  switch (state) {
    case 'paid':
      return product === 'advanced' ? 'Your plan has started' : 'Paid'
    case 'expired':
      return 'Payment expired'
    case 'needs-person':
      return 'We are looking at your payment'
    case 'open':
      return hasLeft ? 'Not paid yet' : 'We are waiting for your payment'
  }
}

function Said({ purchase: { state, product }, hasLeft }: { purchase: Purchase; hasLeft: boolean }) {
  switch (state) {
    case 'paid':
      return (
        <Banner tone="success">
          {product === 'job-credits'
            ? 'The credits are in your company’s account. The receipt is on its way by email.'
            : product === 'onetime'
              ? 'Your credits are ready to use. The receipt is on its way by email.'
              : 'Your credits are ready to use. We remind you before anything is charged.'}
        </Banner>
      )
    case 'expired':
      return <Banner tone="information">Nobody paid in time, so nothing was bought and nothing was charged.</Banner>
    case 'needs-person':
      return (
        <Banner tone="warning">
          Something about this payment does not match your purchase. We will look into it and write to you. There is
          nothing you need to do.
        </Banner>
      )
    case 'open':
      return hasLeft ? (
        <Banner tone="information">
          You left the payment page. Nothing was charged. You can return to it within two hours.
        </Banner>
      ) : (
        <Banner tone="information">
          Your payment has not reached us yet. That can take a minute. This page checks again automatically. You can
          close it: once the payment arrives, we email you a receipt.
        </Banner>
      )
  }
}
