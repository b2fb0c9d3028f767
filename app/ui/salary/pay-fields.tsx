import { ruleSet2019 } from '../../../engines/take-home/index.ts'
import { currentUkYear, taxYears } from '../../../contract/salary/uk-years.ts'
import type { About } from './about.ts'
import css from './calculator.module.css'
import { AmountField, ChoiceField } from './fields.tsx'
import { nations } from './inputs.ts'
import { nationNames } from './calculate-uk.ts'

const units = [
  { value: 'year', label: 'a year' },
  { value: 'month', label: 'a month' },
  { value: 'week', label: 'a week' },
  { value: 'day', label: 'a day' },
  { value: 'hour', label: 'an hour' },
]

const nationOptions = nations.map((value) => ({ value, label: nationNames[value] }))

export function OneOffer({ inputs, problems }: About) {
  const label = inputs.view === 'contract' ? 'What the contract pays' : 'Pay before tax'
  return (
    <div className={css.pair}>
      <AmountField
        name="gross"
        label={inputs.view === 'ireland' ? `${label}, in €` : `${label}, in £`}
        problem={problems['gross']}
        defaultValue={inputs.gross}
      />
      <ChoiceField name="per" label="Per" options={units} defaultValue={inputs.per} />
    </div>
  )
}

export function TwoOffers({ inputs, problems }: About) {
  return (
    <>
      <fieldset className={css.offer}>
        <legend>First offer</legend>
        <OneOffer inputs={inputs} problems={problems} />
        <ChoiceField name="where" label="Where you live" options={nationOptions} defaultValue={inputs.where} />
      </fieldset>
      <fieldset className={css.offer}>
        <legend>Second offer</legend>
        <div className={css.pair}>
          <AmountField
            name="gross2"
            label="Pay before tax, in £"
            problem={problems['gross2']}
            defaultValue={inputs.gross2}
          />
          <ChoiceField name="per2" label="Per" options={units} defaultValue={inputs.per2} />
        </div>
        <ChoiceField name="where2" label="Where you live" options={nationOptions} defaultValue={inputs.where2} />
      </fieldset>
    </>
  )
}

export function UkFields({ inputs, problems, today }: About & { today: string }) {
  const current = currentUkYear(today).taxYear
  const years = [
    ...taxYears
      .toReversed()
      .map((value) => ({ value: value === current ? '' : value, label: value === current ? `${value} (now)` : value })),
    ...(inputs.view === 'contract' ? [] : [{ value: ruleSet2019, label: '2019/20 rule set' }]),
  ]
  const chosen = inputs.year === current ? '' : inputs.year
  return (
    <div className={css.pair}>
      <ChoiceField name="year" label="Tax year" options={years} defaultValue={chosen} problem={problems['year']} />
      {inputs.view !== 'compare' && (
        <ChoiceField name="where" label="Where you live" options={nationOptions} defaultValue={inputs.where} />
      )}
    </div>
  )
}
