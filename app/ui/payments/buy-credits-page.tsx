import { useState } from 'react'
import { Form, Link } from 'react-router'
import type { Alert } from '../../../contract/texts/alert.ts'
import { betterInWords, creditPrice, creditPrices, percentOff } from '../../../contract/payments/credit-prices.ts'
import { pounds, vatPercent, vatWithin } from '../../../contract/plans/plans.ts'
import { PageHead } from '../page-head.tsx'
import { AlertBox } from '../parts/alert-box.tsx'
import { Banner } from '../parts/banner.tsx'
import { Button } from '../parts/button.tsx'
import { SliderField } from '../parts/slider-field.tsx'
import { ProblemSummary } from '../parts/problem-summary.tsx'
import { TextField } from '../parts/text-field.tsx'
import css from './payments.module.css'

type Props = {
  who: 'guest' | 'not-a-publisher' | 'publisher'
  /** Null: not a member of a company. */
  balance: { company: number; own: number; vatNumber: string | null } | null
  isForSale: boolean
  hasVat: boolean
  wish: string
  quantity: number
  answer: Alert | undefined
  problems: { vatNumber?: string | undefined }
  isSending: boolean
}

/** More cannot be bought here: the slider's last step says so. */
const overMost = creditPrices.most + 1

/** Credits for job ads: how many, what they cost, and what the next better amount costs. */
export function BuyCreditsPage(props: Props) {
  const { who, balance, isForSale, hasVat, wish, answer, problems, isSending } = props
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="Buy credits"
        canonical="/buy-credits"
        description="Credits pay for job ads. See what they cost and buy them for your company."
      />
      <h1>Buy credits</h1>
      <p className="prose">
        Credits pay for your company’s job ads. They belong to the company, and its members share them.
        {balance !== null && (
          <>
            {' '}
            Your company has <b>{balance.company.toLocaleString('en-GB')}</b>
            {balance.own > 0 && `, and you have ${balance.own.toLocaleString('en-GB')} of your own`}.
          </>
        )}
      </p>
      {answer !== undefined && problems.vatNumber === undefined && (
        <div aria-live="polite">
          <AlertBox alert={answer} />
        </div>
      )}
      {who === 'not-a-publisher' && (
        <Banner tone="warning">
          <b>You are not registered as an employer.</b> Only members of a company can buy credits.{' '}
          <Link to="/signup/publisher">Sign up as an employer</Link>
        </Banner>
      )}
      {!isForSale && <Banner tone="information">Credits are not on sale here at the moment.</Banner>}
      <ul className={css.packages}>
        {creditPrices.packages.map((quantity) => (
          <li key={quantity} className={css.card}>
            <h2>{quantity} credits</h2>
            <p className={css.price}>{pounds(creditPrice(quantity))}</p>
            <p>
              {pounds(creditPrice(quantity) / quantity)} each, {percentOff(quantity)}% off
              {hasVat && `. Includes ${pounds(vatWithin(creditPrice(quantity)))} VAT`}
            </p>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="wish" value={`${wish}-${quantity}`} />
              <Button name="package" value={quantity} disabled={isSending || !isForSale || who === 'not-a-publisher'}>
                Buy {quantity} credits
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <OtherAmount {...props} problems={problems} />
      <p className="prose">
        You pay on the payment provider’s page. We never see your card. Nothing is charged until you confirm there, and
        you get a receipt by email. {who === 'guest' && 'We will ask you to log in first.'}
      </p>
    </div>
  )
}

function OtherAmount({ who, balance, isForSale, hasVat, wish, quantity: first, problems, isSending }: Props) {
  const [quantity, setQuantity] = useState(first)
  const isTooMany = quantity > creditPrices.most
  const better = isTooMany ? null : betterInWords(quantity)
  return (
    <section aria-labelledby="amount">
      <h2 id="amount">Another amount</h2>
      <Form
        method="post"
        className={css.form}
        preventScrollReset
        onChange={(event) => {
          const field = event.target as unknown as HTMLInputElement
          const number = Math.round(Number(field.value))
          const isAmount = field.name === 'quantity' || field.type === 'range'
          if (isAmount && number >= 1 && number <= overMost) setQuantity(number)
        }}
      >
        <input type="hidden" name="wish" value={`${wish}-any-${quantity}`} />
        <SliderField
          name="quantity"
          label="How many?"
          sliderName="Number of credits"
          min={2}
          max={overMost}
          defaultValue={first}
          meaning={(value) => (value > creditPrices.most ? `${creditPrices.most} credits max` : 'credits')}
        />
        <div aria-live="polite">
          {isTooMany ? (
            <p>
              More than {creditPrices.most} credits? <Link to="/contact">Write to us</Link> for a price.
            </p>
          ) : (
            <>
              <p className={css.price}>{pounds(creditPrice(quantity))}</p>
              {hasVat && (
                <p>
                  Includes {pounds(vatWithin(creditPrice(quantity)))} VAT ({vatPercent}%)
                </p>
              )}
              {better !== null && <p>{better}</p>}
            </>
          )}
        </div>
        <TextField
          name="vatNumber"
          label="Your company’s VAT number"
          hint="For the receipt, such as GB999999973."
          isOptional
          defaultValue={balance?.vatNumber ?? ''}
          maxLength={20}
          autoComplete="off"
          problem={problems.vatNumber}
        />
        <ProblemSummary problems={problems.vatNumber === undefined ? undefined : { vatNumber: problems.vatNumber }} />
        <Button
          look="primary"
          disabled={isSending || !isForSale || isTooMany || who === 'not-a-publisher'}
          aria-busy={isSending}
        >
          {isSending ? 'Taking you to the payment page …' : 'Go to payment'}
        </Button>
      </Form>
    </section>
  )
}
