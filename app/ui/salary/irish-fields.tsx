import type { About } from './about.ts'
import css from './calculator.module.css'
import { Checkbox } from '../parts/checkbox.tsx'
import { AmountField, ChoiceField } from './fields.tsx'
import { MoreField, WorkingTimeFields } from './more.tsx'
import { currentIrishYear, irishTaxYears } from '../../../contract/salary/irish-years.ts'

export function IrishFields({ inputs, problems, today }: About & { today: string }) {
  const current = currentIrishYear(today).taxYear
  return (
    <>
      <div className={css.pair}>
        <ChoiceField
          name="irishYear"
          label="Year"
          options={irishTaxYears.toReversed().map((year) => ({
            value: year === current ? '' : String(year),
            label: `${year}${year === current ? ' (now)' : ''}`,
          }))}
          defaultValue={inputs.irishYear === String(current) ? '' : inputs.irishYear}
          problem={problems['irishYear']}
        />
      </div>
      <ChoiceField
        name="status"
        label="You are"
        options={[
          { value: 'single', label: 'single' },
          { value: 'singleParent', label: 'single, raising a child alone' },
          { value: 'marriedOneIncome', label: 'married, one of you earns' },
          { value: 'marriedTwoIncomes', label: 'married, both of you earn' },
        ]}
        defaultValue={inputs.status}
      />
    </>
  )
}

export function MoreIrish({ inputs, problems }: About) {
  return (
    <>
      <AmountField
        name="spouse"
        label="Your partner’s yearly pay, in €"
        hint="Used if both of you earn"
        problem={problems['spouse']}
        defaultValue={inputs.spouse}
        isOptional
      />
      <AmountField
        name="pension"
        label="Pension, % of pay"
        hint="It lowers income tax, not USC or PRSI"
        problem={problems['pension']}
        defaultValue={inputs.pension}
        isOptional
      />
      <div>
        <Checkbox name="homeCarer" defaultChecked={inputs.homeCarer}>
          Home Carer Tax Credit (one of you earns)
        </Checkbox>
        <Checkbox name="rent" defaultChecked={inputs.rent}>
          Rent Tax Credit
        </Checkbox>
        <Checkbox name="fund" defaultChecked={inputs.fund}>
          My Future Fund (from 2026)
        </Checkbox>
      </div>
      <WorkingTimeFields inputs={inputs} problems={problems} />
      <MoreField inputs={inputs} problems={problems} />
    </>
  )
}
