import { useState } from 'react'
import { searchLimits as limits } from '../../../contract/job-searches/limits.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { useHydrated } from '../use-hydrated.ts'
import { withTyped } from '../parts/fill-in.ts'
import css from './range-fields.module.css'

/** Yearly pay from and to: two handles on one line, each with its number box. The boxes alone work without scripts. */
export function PayField({ defaultMin, defaultMax, form }: { defaultMin: number; defaultMax: number; form?: string }) {
  const [min, setMin] = useState(String(withinSlider(defaultMin)))
  const [max, setMax] = useState(String(withinSlider(defaultMax)))
  const isHydrated = useHydrated()
  const from = withinSlider(Number(min))
  const to = withinSlider(Number(max))
  const hasNoMaximum = Number(max) > limits.noMaximumAbove
  const share = (pounds: number) => ((pounds - limits.salaryFloor) / (limits.salaryCeiling - limits.salaryFloor)) * 100
  const slider = { min: limits.salaryFloor, max: limits.salaryCeiling, step: limits.salaryStep } as const
  const box = { type: 'number', inputMode: 'numeric', min: 0, step: limits.salaryStep, form } as const
  return (
    <fieldset>
      <legend className="label">Pay a year</legend>
      <p className="hint">
        {from > limits.salaryFloor ? pounds(from) : `${pounds(limits.salaryFloor)} or less`} to{' '}
        {hasNoMaximum ? `no maximum (${messages.noMaximum})` : pounds(to)}
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
          aria-valuetext={pounds(from)}
          value={from}
          disabled={!isHydrated}
          onChange={(event) => setMin(String(Math.min(Number(event.currentTarget.value), to)))}
        />
        <input
          {...slider}
          type="range"
          aria-label="Highest pay"
          aria-valuetext={hasNoMaximum ? 'no maximum' : pounds(to)}
          value={to}
          disabled={!isHydrated}
          onChange={(event) => setMax(String(Math.max(Number(event.currentTarget.value), from)))}
        />
      </div>
      <div className={css.boxes}>
        <label className="hint">
          From £
          <input
            {...box}
            className="input"
            ref={withTyped(min, setMin)}
            name="jobSalaryMin"
            value={min}
            onChange={(event) => setMin(event.currentTarget.value)}
          />
        </label>
        <label className="hint">
          To £
          <input
            {...box}
            className="input"
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

function withinSlider(pounds: number): number {
  if (!Number.isFinite(pounds)) return limits.salaryFloor
  // No maximum is the slider's last step, whatever figure above it the address has.
  if (pounds > limits.noMaximumAbove) return limits.salaryCeiling
  return Math.max(pounds, limits.salaryFloor)
}

function pounds(amount: number): string {
  return `£${amount.toLocaleString('en-GB')}`
}
