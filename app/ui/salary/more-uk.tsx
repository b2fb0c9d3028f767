import { currentUkYear, findUkYear, niPeriodStarts } from '../../../contract/salary/uk-years.ts'
import { dayOf } from '../dates.ts'
import type { About } from './about.ts'
import css from './calculator.module.css'
import { Checkbox } from '../parts/checkbox.tsx'
import { ChoiceGroup } from '../parts/choice-group.tsx'
import { AmountField, ChoiceField } from './fields.tsx'
import { MoreField, WorkingTimeFields } from './more.tsx'

export function MoreUk({ inputs, problems, today }: About & { today: string }) {
  const year = inputs.year === '' ? currentUkYear(today) : findUkYear(inputs.year)
  const starts = year === null ? [] : niPeriodStarts(year)
  return (
    <>
      <fieldset>
        <legend>Pension</legend>
        <p className="hint">A percentage must be above 0 and below 100.</p>
        <div className={css.pair}>
          <AmountField
            name="pension"
            label={inputs.view === 'compare' ? 'First offer: you pay in' : 'You pay in'}
            problem={problems['pension']}
            defaultValue={inputs.pension}
            isOptional
          />
          <ChoiceField
            name="pensionIn"
            label="Unit"
            options={[
              { value: 'percent', label: '% of pay' },
              { value: 'qualifying', label: '% of qualifying earnings' },
              { value: 'month', label: '£ a month' },
              { value: 'year', label: '£ a year' },
            ]}
            defaultValue={inputs.pensionIn}
          />
        </div>
        {inputs.view === 'compare' && (
          <AmountField
            name="pension2"
            label="Second offer: you pay in"
            problem={problems['pension2']}
            defaultValue={inputs.pension2}
            isOptional
          />
        )}
        <ChoiceField
          name="method"
          label="How you pay it"
          options={[
            { value: 'netPay', label: 'before income tax (net pay)' },
            { value: 'reliefAtSource', label: 'after tax, and the scheme claims back 20% (relief at source)' },
            { value: 'salarySacrifice', label: 'from a lower salary (salary sacrifice)' },
          ]}
          defaultValue={inputs.method}
        />
      </fieldset>
      <ChoiceGroup id="loan" legend="Student loan" problem={problems['loan']}>
        {loanNames.map(([plan, label]) => (
          <Checkbox key={plan} name="loan" value={plan} defaultChecked={inputs.loan.includes(plan)}>
            {label}
          </Checkbox>
        ))}
      </ChoiceGroup>
      <fieldset>
        <legend>Allowances and tax code</legend>
        <div>
          <Checkbox name="blind" defaultChecked={inputs.blind}>
            Blind Person’s Allowance
          </Checkbox>
          <Checkbox name="marriage" defaultChecked={inputs.marriage}>
            Marriage Allowance, received from your partner
          </Checkbox>
          <Checkbox name="pensionAge" defaultChecked={inputs.pensionAge}>
            Over State Pension age
          </Checkbox>
        </div>
        <AmountField
          name="code"
          label="Tax code"
          hint="Such as 1257L. It replaces the allowances above"
          problem={problems['code']}
          defaultValue={inputs.code}
          isOptional
        />
      </fieldset>
      {starts.length > 1 && (
        <ChoiceField
          name="ni"
          label="National Insurance rates"
          hint="They changed during this tax year"
          options={[
            { value: 'fullYear', label: 'the whole year, month by month' },
            ...starts.map((start) => ({ value: start, label: `the rates from ${dayOf(start)}` })),
          ]}
          defaultValue={inputs.ni}
        />
      )}
      {inputs.view !== 'contract' && <WorkingTimeFields inputs={inputs} problems={problems} />}
      {inputs.view === 'pay' && <MoreField inputs={inputs} problems={problems} />}
    </>
  )
}

const loanNames = [
  ['plan1', 'Plan 1'],
  ['plan2', 'Plan 2'],
  ['plan4', 'Plan 4 (Scotland)'],
  ['plan5', 'Plan 5'],
  ['postgraduate', 'Postgraduate loan'],
] as const
