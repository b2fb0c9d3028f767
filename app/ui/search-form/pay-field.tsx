import { useState } from 'react'
import { searchLimits as limits } from '../../../contract/job-searches/limits.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { useHydrated } from '../use-hydrated.ts'
import { withTyped } from '../parts/fill-in.ts'
import css from './range-fields.module.css'
import { currencySigns, type Currency } from '../../../contract/places/countries.ts'

type Props = {
  defaultMin: number
  defaultMax: number
  form?: string
  /** Of the place that is searched; left out: it is not known yet, pounds unless it is in Ireland. */
  currency?: Currency
  /** Of the boxes, where something leads to them. */
  ids?: readonly [min: string, max: string] | undefined
  /** Of what is said of them. */
  describedBy?: string
}

/** Yearly pay from and to: two handles on one line, each with its number box. The boxes alone work without scripts. */
export function PayField({ defaultMin, defaultMax, form, currency, ids, describedBy }: Props) {
  const sign = currencySigns[currency ?? 'GBP']
  const money = (amount: number) => `${sign}${amount.toLocaleString('en-GB')}`
  const [min, setMin] = useState(String(withinSlider(defaultMin)))
  const [max, setMax] = useState(String(withinSlider(defaultMax)))
  const isHydrated = useHydrated()
  const from = withinSlider(Number(min))
  const to = withinSlider(Number(max))
  const hasNoMaximum = Number(max) > limits.noMaximumAbove
  const share = (amount: number) => ((amount - limits.salaryFloor) / (limits.salaryCeiling - limits.salaryFloor)) * 100
  const slider = { min: limits.salaryFloor, max: limits.salaryCeiling, step: limits.salaryStep } as const
  const box = {
    type: 'number',
    inputMode: 'numeric',
    min: 0,
    step: limits.salaryStep,
    form,
    'aria-describedby': describedBy,
  } as const
  return (
    <fieldset>
      <legend className="label">Pay a year</legend>
      <p className="hint">
        {from > limits.salaryFloor ? money(from) : `${money(limits.salaryFloor)} or less`} to{' '}
        {hasNoMaximum ? `no maximum (${messages.noMaximum})` : money(to)}
        {currency === undefined && ', in euro for places in Ireland'}
      </p>
      <div className={css.twoHandles}>
        <svg className={css.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect className={css.whole} width="100" height="4" />
          <rect className={css.chosen} x={share(from)} width={Math.max(0, share(to) - share(from))} height="4" />
        </svg>
        <input
          {...slider}
          type="range"
          aria-label="Lowest pay"
          aria-valuetext={money(from)}
          value={from}
          disabled={!isHydrated}
          onChange={(event) => setMin(String(Math.min(Number(event.currentTarget.value), to)))}
        />
        <input
          {...slider}
          type="range"
          aria-label="Highest pay"
          aria-valuetext={hasNoMaximum ? 'no maximum' : money(to)}
          value={to}
          disabled={!isHydrated}
          onChange={(event) => setMax(String(Math.max(Number(event.currentTarget.value), from)))}
        />
      </div>
      <div className={css.boxes}>
        <label className="hint">
          From {sign}
          <input
            {...box}
            className="input"
            id={ids?.[0]}
            ref={withTyped(min, setMin)}
            name="jobSalaryMin"
            value={min}
            onChange={(event) => setMin(event.currentTarget.value)}
          />
        </label>
        <label className="hint">
          To {sign}
          <input
            {...box}
            className="input"
            id={ids?.[1]}
            ref={withTyped(max, setMax)}
            name="jobSalaryMax"
            value={max}
            onChange={(event) => setMax(event.currentTarget.value)}
          />
        </label>
      </div>
    </fieldset>
  )
}

function withinSlider(amount: number): number {
  if (!Number.isFinite(amount)) return limits.salaryFloor
  // No maximum is the slider's last step, whatever figure above it the address has.
  if (amount > limits.noMaximumAbove) return limits.salaryCeiling
  return Math.max(amount, limits.salaryFloor)
}
