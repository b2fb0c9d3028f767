import type { About } from './about.ts'
import css from './calculator.module.css'
import { AmountField, ChoiceField } from './fields.tsx'

export function ContractFields({ inputs, problems }: About) {
  return (
    <>
      <div className={css.pair}>
        <AmountField
          name="worked"
          label="Days worked in a year"
          hint="233 is 261 working days less 28 days of leave"
          problem={problems['worked']}
          defaultValue={inputs.worked}
        />
        <AmountField name="hours" label="Hours a day" problem={problems['hours']} defaultValue={inputs.hours} />
      </div>
      <ChoiceField
        name="through"
        label="Inside IR35 you are paid through"
        options={[
          { value: 'umbrella', label: 'an umbrella company' },
          { value: 'feePayer', label: 'the fee-payer’s payroll' },
        ]}
        defaultValue={inputs.through}
      />
      <div className={css.pair}>
        <AmountField
          name="margin"
          label="Umbrella company’s weekly margin, in £"
          hint="What it charges to run your payroll"
          problem={problems['margin']}
          defaultValue={inputs.margin}
          isOptional
        />
        <AmountField
          name="expenses"
          label="Company’s yearly expenses, in £"
          problem={problems['expenses']}
          defaultValue={inputs.expenses}
          isOptional
        />
      </div>
      <AmountField
        name="salary"
        label="Director’s yearly salary, in £"
        hint="Outside IR35, the rest of the profit is paid as a dividend"
        problem={problems['salary']}
        defaultValue={inputs.salary}
      />
    </>
  )
}
