import { useState } from 'react'
import { Form, Link } from 'react-router'
import type { Alert } from '../../../contract/texts/alert.ts'
import { adCosts, adTypes, creditsText, type AdType } from '../../../contract/job-ads/costs.ts'
import * as texts from '../../../contract/job-ads/texts.ts'
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
  /** The page to go on with afterwards; null: none in particular. */
  back: string | null
  answer: Alert | undefined
  problems: { vatNumber?: string | undefined }
  isSending: boolean
}

const adNames: Readonly<Record<AdType, string>> = { text: 'Text ad', audio: 'Audio ad', video: 'Video ad' }

/** More cannot be bought here: the slider's last step says so. */
const overMost = creditPrices.most + 1

/** Credits for job ads: how many, what they cost, and what the next better amount costs. */
export function BuyCreditsPage(props: Props) {
  const { who, balance, isForSale, hasVat, back, answer, problems, isSending } = props
  const isOff = isSending || !isForSale || who === 'not-a-publisher'
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
      <ul className={css.packages} aria-label="Credits for one ad">
        {adTypes.map((type) => (
          <li key={type} className={css.card}>
            <h2>{adNames[type]}</h2>
            <p className={css.price}>{pounds(creditPrice(adCosts[type]))}</p>
            <p>
              {creditsText(adCosts[type])}, {texts.onlineFor}
              {hasVat && `. Includes ${pounds(vatWithin(creditPrice(adCosts[type])))} VAT`}
            </p>
            <BuyPackage {...props} quantity={adCosts[type]} isOff={isOff} />
          </li>
        ))}
      </ul>
      <section className={css.form} aria-labelledby="several">
        <h2 id="several">For several ads</h2>
        <ul className={css.amounts}>
          {creditPrices.packages.map((quantity) => (
            <li key={quantity}>
              <p>
                <b>{pounds(creditPrice(quantity))}</b>, {percentOff(quantity)}% off
                {hasVat && `. Includes ${pounds(vatWithin(creditPrice(quantity)))} VAT`}
              </p>
              <BuyPackage {...props} quantity={quantity} isOff={isOff} />
            </li>
          ))}
        </ul>
      </section>
      <OtherAmount {...props} problems={problems} />
      {back !== null && (
        <p>
          <Link to={back}>Back without buying</Link>
        </p>
      )}
      <p className="prose">
        You pay on the payment provider’s page. We never see your card. Nothing is charged until you confirm there, and
        you get a receipt by email. {who === 'guest' && 'We will ask you to log in first.'}
      </p>
    </div>
  )
}

/** @param props.quantity of credits: each is bought with one press. */
function BuyPackage({ wish, quantity, isOff }: Pick<Props, 'wish' | 'quantity'> & { isOff: boolean }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="wish" value={`${wish}-${quantity}`} />
      <Button name="package" value={quantity} disabled={isOff}>
        Buy {creditsText(quantity)}
      </Button>
    </Form>
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
