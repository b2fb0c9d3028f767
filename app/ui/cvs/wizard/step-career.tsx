import { useState } from 'react'
import type { Cv, SalaryCurrency } from '../../../../contract/cvs/cvs.ts'
import { emptySection } from '../../../../contract/cvs/empty-cv.ts'
import { cvLimits } from '../../../../contract/cvs/limits.ts'
import { homeCurrency, workPermits, type WorkPermit } from '../../../../contract/cvs/ireland.ts'
import { EntryList } from './entry-list.tsx'
import { LineField, YesNoField } from './fields.tsx'
import { RightToWorkFields } from './right-to-work-fields.tsx'
import { textOfHtml } from '../../parts/rich-text/plain-text.ts'
import { RichTextField } from '../../parts/rich-text/rich-text-field.tsx'
import type { Wizard } from './use-wizard.ts'
import css from './wizard.module.css'
import { SelectField } from '../../parts/select-field.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { currencySigns } from '../../../../contract/places/countries.ts'

const usualSections = ['Interests', 'Voluntary work', 'Publications', 'Memberships', 'Awards', 'References']

/** Position 4: what one looks for, and whatever else there is to say (S9.9). */
export function CareerStep({ wizard }: { wizard: Wizard }) {
  const { cv, change } = wizard
  // Until a sum is there, the currency is the one of where the person lives, unless they chose.
  const [chosenCurrency, setCurrency] = useState<SalaryCurrency | null>(null)
  const currency = chosenCurrency ?? homeCurrency(cv)
  const set = (part: Partial<Cv['career']>) =>
    change((before) => ({ ...before, career: { ...before.career, ...part } }))
  const yesNo = (name: 'travel' | 'relocate' | 'new_career' | WorkPermit, label: string) => (
    <YesNoField
      id={`career.${name}`}
      label={label}
      value={cv.career[name]}
      onChange={(answer) => set({ [name]: answer })}
    />
  )
  return (
    <>
      <fieldset className={css.group}>
        <legend>Jobs you would like</legend>
        <EntryList
          wizard={wizard}
          path="career.preferred_jobs"
          entries={cv.career.preferred_jobs}
          onChange={(preferred_jobs) => set({ preferred_jobs })}
          blank=""
          most={cvLimits.preferredJobs}
          noun="job"
          add="Add a job that you would like"
          titleOf={(title) => title}
          renderForm={({ path, entry, change }) => (
            <LineField id={`${path}.title`} label="Job title" value={entry} onChange={change} />
          )}
        />
      </fieldset>
      <fieldset className={css.group}>
        <legend>What you are looking for (optional)</legend>
        <p className="hint">This stays out of your files unless you include it when you download your CV.</p>
        <SalaryField
          value={cv.career.expected_salary}
          currency={cv.career.expected_salary === null ? currency : cv.career.expected_salary_currency}
          onChange={(expected_salary, inCurrency) => {
            setCurrency(inCurrency)
            set({ expected_salary, expected_salary_currency: inCurrency })
          }}
          onCurrency={(chosen) => {
            setCurrency(chosen)
            set({ expected_salary_currency: chosen })
          }}
        />
        <div className={css.columns}>
          {yesNo('travel', 'Are you willing to travel for work?')}
          {yesNo('relocate', 'Are you willing to relocate for a job?')}
          {yesNo('new_career', 'Are you looking for a career change?')}
          {workPermits(cv).map(({ key }) => (
            <div key={key}>{yesNo(key, permitQuestions[key])}</div>
          ))}
        </div>
        <RightToWorkFields career={cv.career} permits={workPermits(cv)} onChange={set} />
      </fieldset>
      <fieldset className={css.group}>
        <legend>More about you (optional)</legend>
        <datalist id="usual-sections">
          {usualSections.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <EntryList
          wizard={wizard}
          path="more"
          entries={cv.more}
          onChange={(more) => change((before) => ({ ...before, more }))}
          blank={emptySection}
          most={cvLimits.more}
          noun="section"
          add="Add a section"
          titleOf={({ title }) => title}
          lineOf={({ description }) => textOfHtml(description).split('\n')[0]?.slice(0, 120) ?? ''}
          renderForm={({ path, entry, change }) => (
            <>
              <LineField
                id={`${path}.title`}
                label="Heading"
                hint="Such as ‘Interests’ or ‘Voluntary work’"
                list="usual-sections"
                value={entry.title}
                onChange={(title) => change({ ...entry, title })}
              />
              <RichTextField
                max={cvLimits.richText}
                id={`${path}.description`}
                label="Text"
                value={entry.description}
                onChange={(description) => change({ ...entry, description })}
              />
            </>
          )}
        />
      </fieldset>
    </>
  )
}

/** Citizens of the UK and of Ireland have both rights, by the Common Travel Area. */
const permitQuestions: Record<WorkPermit, string> = {
  work_permit_uk: 'Do you have the right to work in the United Kingdom?',
  work_permit_ie: 'Do you have the right to work in Ireland?',
}

type SalaryProps = {
  value: number | null
  currency: SalaryCurrency
  onChange: (sum: number | null, currency: SalaryCurrency) => void
  onCurrency: (currency: SalaryCurrency) => void
}

/** Whole pounds or euro a year, typed with commas or without. A sign that is typed with the sum chooses the currency. */
function SalaryField({ value, currency, onChange, onCurrency }: SalaryProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isUnreadable = typed !== null && typed.trim() !== '' && readSum(typed) === null
  const sign = currencySigns[currency]
  return (
    <div className={css.columns}>
      <TextField
        id="career.expected_salary"
        label={`Expected salary, ${sign} a year`}
        hint={`Before tax, such as ${currency === 'EUR' ? '48,000' : '32,000'}`}
        problem={isUnreadable ? `Please enter whole ${nameOf[currency]}, such as 32,000` : undefined}
        required={false}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={typed ?? (value === null ? '' : value.toLocaleString('en-GB'))}
        onChange={(text) => {
          setTyped(text)
          onChange(readSum(text), /€/u.test(text) ? 'EUR' : /£/u.test(text) ? 'GBP' : currency)
        }}
        onBlur={() => !isUnreadable && setTyped(null)}
      />
      <SelectField
        id="career.expected_salary_currency"
        label="Currency"
        value={currency}
        onChange={(chosen) => onCurrency(chosen === 'EUR' ? 'EUR' : 'GBP')}
      >
        <option value="GBP">Pounds (£)</option>
        <option value="EUR">Euro (€)</option>
      </SelectField>
    </div>
  )
}

const nameOf: Record<SalaryCurrency, string> = { GBP: 'pounds', EUR: 'euro' }

/** '£32,000', '€32,000', '32k' and '32000' are the same sum. Null: no amount, or none that anybody is paid. */
function readSum(text: string): number | null {
  const found = /^[£€]?\s*(\d{1,3}(?:[ ,]?\d{3})*|\d+)(?:\.\d\d?)?\s*(k)?$/iu.exec(text.trim())
  if (found === null) return null
  const sum = Number(found[1]?.replaceAll(/\D/gu, '')) * (found[2] === undefined ? 1 : 1_000)
  return sum <= 10_000_000 ? sum : null
}
