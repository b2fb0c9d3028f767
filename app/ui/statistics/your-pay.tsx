import { Form, useNavigation } from 'react-router'
import type { PayStatistics } from '../../../contract/statistics/statistics.ts'
import { amount, kindNames, per } from './amounts.ts'
import css from './statistics.module.css'
import { Button } from '../parts/button.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { TextField } from '../parts/text-field.tsx'
import { currencySigns } from '../../../contract/places/countries.ts'

export type PayCompared =
  | { problem: string; typed: string }
  | {
      problem: null
      typed: string
      above: number
      pay: number
      kind: PayStatistics['kind']
      currency: PayStatistics['currency']
      ads: number
    }

/** Compares the person's own pay with the ads. It is sent in a form, never in the address, and is not stored. */
export function YourPay({ pay, compared }: { pay: readonly PayStatistics[]; compared: PayCompared | undefined }) {
  const choices = pay.filter(({ figures }) => figures !== null)
  const isBusy = useNavigation().formMethod === 'POST'
  const problem = compared?.problem ?? null
  if (choices.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="your-pay">
      <h2 id="your-pay">Compare your pay</h2>
      <Form method="post" preventScrollReset className={css.yours}>
        <TextField
          name="pay"
          label="Your pay before tax"
          hint="We do not store your pay or put it in an address."
          problem={problem ?? undefined}
          isAnnounced
          required={false}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={compared?.typed}
        />
        {choices.length > 1 ? (
          <SelectField label="Compare with" name="kind">
            {choices.map(({ kind, currency }) => (
              <option key={`${kind} ${currency}`} value={`${kind} ${currency}`}>
                {kindNames[kind]}, {currencySigns[currency]}
              </option>
            ))}
          </SelectField>
        ) : (
          <input type="hidden" name="kind" value={`${choices[0]?.kind} ${choices[0]?.currency}`} />
        )}
        <Button disabled={isBusy}>Compare</Button>
      </Form>
      <p className={css.verdict} aria-live="polite">
        {compared?.problem === null &&
          `Your pay of ${amount(compared.pay, compared.currency)} ${per[compared.kind]} is higher than ${compared.above}% of ${compared.ads.toLocaleString('en-GB')} ads.`}
      </p>
    </section>
  )
}
