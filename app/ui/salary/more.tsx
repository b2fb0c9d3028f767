import { useRef, useState, type ReactNode } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import type { About } from './about.ts'
import css from './calculator.module.css'
import { AmountField } from './fields.tsx'
import type { Inputs } from './inputs.ts'

/** The rest of the questions. Closed until one of them has an answer or a mistake. */
export function More({ inputs, problems, children }: About & { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(() => saysMore(inputs))
  const isWrong = moreFields.some((field) => field in problems)
  return (
    <details className={css.more} open={isOpen || isWrong} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        More: {inputs.view === 'ireland' ? 'pension, credits, days and hours' : 'pension, student loan, tax code …'}
      </summary>
      <div className={css.moreFields}>{children}</div>
    </details>
  )
}

const moreFields = ['more', 'pension', 'pension2', 'loan', 'code', 'days', 'hours', 'spouse']

function saysMore(inputs: Inputs): boolean {
  const { pension, pension2, loan, code, blind, marriage, pensionAge, homeCarer, rent, fund, spouse } = inputs
  const isSaid = [pension, pension2, code, spouse].some((text) => text.trim() !== '') || loan.length > 0
  const isTicked = [blind, marriage, pensionAge, homeCarer, rent, fund].includes(true)
  return (
    isSaid ||
    isTicked ||
    inputs.days !== '261' ||
    (inputs.view !== 'contract' && inputs.hours !== '8') ||
    inputs.more !== '1000' ||
    inputs.ni !== 'fullYear'
  )
}

export function WorkingTimeFields({ inputs, problems }: About) {
  return (
    <div className={css.pair}>
      <AmountField
        name="days"
        label="Days paid in a year"
        hint="261 is every working day"
        problem={problems['days']}
        defaultValue={inputs.days}
      />
      <AmountField name="hours" label="Hours a day" problem={problems['hours']} defaultValue={inputs.hours} />
    </div>
  )
}

/** ‘What if I earned more?’: a slider with its number beside it. Without scripts only the number works. */
export function MoreField({ inputs, problems }: About) {
  const isHydrated = useHydrated()
  const slider = useRef<HTMLInputElement>(null)
  return (
    <fieldset className={css.slide}>
      <legend>What if you earned more?</legend>
      <input
        ref={slider}
        type="range"
        aria-label="Extra pay a year"
        min={0}
        max={20_000}
        step={500}
        defaultValue={Number(inputs.more) || 0}
        disabled={!isHydrated}
        onInput={({ currentTarget: { form, value } }) => {
          const number = form?.elements.namedItem('more')
          if (number instanceof HTMLInputElement) number.value = value
        }}
      />
      <AmountField
        name="more"
        label="Extra a year"
        problem={problems['more']}
        defaultValue={inputs.more}
        onInput={(text) => {
          if (slider.current !== null) slider.current.value = text
        }}
      />
    </fieldset>
  )
}
