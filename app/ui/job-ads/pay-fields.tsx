import { useState } from 'react'
import type { AdContent } from '../../../contract/job-ads/content.ts'
import { adLimits } from '../../../contract/job-ads/limits.ts'
import { defaultPayMin } from '../../../contract/job-ads/wage-rates.ts'
import { londonDay } from '../../../contract/platform/london.ts'
import { Checkbox } from '../parts/checkbox.tsx'
import type { Problems } from '../parts/problems.ts'
import { SelectField } from '../parts/select-field.tsx'
import { TextField } from '../parts/text-field.tsx'
import { PayField } from '../search-form/pay-field.tsx'
import { Tips } from './form-section.tsx'
import css from './job-ads.module.css'

/** What the job pays: a year by sliders with number boxes, a day or an hour by numbers, or not disclosed. */
export function PayFields({ content, problems }: { content: AdContent; problems: Problems }) {
  const [today] = useState(() => londonDay(new Date()))
  const isYearly = content.payPer === 'year'
  const figure = (typed: string, otherwise: number) => Number(typed.replaceAll(/[^\d.]/gu, '')) || otherwise
  return (
    <div className={css.pay}>
      <Checkbox id="noSalary" name="noSalary" defaultChecked={content.noSalary}>
        Don’t disclose
      </Checkbox>
      <Tips of="noSalary" />
      <div className={css.payShown}>
        <SelectField name="payPer" label="Pay is per" defaultValue={content.payPer}>
          <option value="year">year</option>
          <option value="day">day</option>
          <option value="hour">hour</option>
        </SelectField>
        <div className={css.yearly}>
          <p className="problem" id="yearly-problem">
            {isYearly ? (problems['payMin'] ?? problems['payMax']) : undefined}
          </p>
          <PayField
            // What is said of the pay leads to the boxes that are shown.
            ids={isYearly ? ['payMin', 'payMax'] : undefined}
            describedBy="yearly-problem"
            defaultMin={isYearly ? figure(content.payMin, 0) : defaultPayMin(today)}
            defaultMax={isYearly ? figure(content.payMax, adLimits.payCeiling) : adLimits.defaultPayMax}
          />
        </div>
        <div className={css.smaller}>
          <TextField
            id={isYearly ? 'payMin-typed' : 'payMin'}
            name="payMin"
            label="From"
            hint="In pounds, or euro for places in Ireland"
            inputMode="decimal"
            defaultValue={isYearly ? '' : content.payMin}
            maxLength={20}
            problem={isYearly ? undefined : problems['payMin']}
          />
          <TextField
            id={isYearly ? 'payMax-typed' : 'payMax'}
            name="payMax"
            label="To"
            inputMode="decimal"
            isOptional
            defaultValue={isYearly ? '' : content.payMax}
            maxLength={20}
            problem={isYearly ? undefined : problems['payMax']}
          />
        </div>
        <Tips of="payMin" />
        <SelectField
          name="payException"
          label="If the pay is below the minimum wage, why"
          hint="We record the reason with your name and the time."
          isOptional
          defaultValue={content.payException}
          problem={problems['payException']}
        >
          <option value="">It is not</option>
          <option value="by-age">This job pays by age; the full rate is at least the minimum wage</option>
          <option value="student-placement">A student placement that a UK course requires, up to a year</option>
          <option value="shadowing">Shadowing only, without work</option>
          <option value="self-employed">The person will be self-employed</option>
        </SelectField>
        <Tips of="payException" />
      </div>
    </div>
  )
}
