import { useState } from 'react'
import { cvLimits, MoreSection, type Cv } from '../../../../contract/cvs/cvs.ts'
import { EntryList } from './entry-list.tsx'
import { LineField, YesNoField } from './fields.tsx'
import { textOfHtml } from '../../parts/rich-text/plain-text.ts'
import { RichTextField } from '../../parts/rich-text/rich-text-field.tsx'
import type { Wizard } from './use-wizard.ts'
import css from './wizard.module.css'
import { FieldHead } from '../../parts/field.tsx'

const blank: MoreSection = MoreSection.parse({})
const usualSections = ['Interests', 'Voluntary work', 'Publications', 'Memberships', 'Awards', 'References']

/** Position 4: what one looks for, and whatever else there is to say (S9.9). */
export function CareerStep({ wizard }: { wizard: Wizard }) {
  const { cv, change } = wizard
  const set = (part: Partial<Cv['career']>) =>
    change((before) => ({ ...before, career: { ...before.career, ...part } }))
  const yesNo = (name: 'travel' | 'relocate' | 'new_career' | 'work_permit_uk', label: string) => (
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
        <SalaryField value={cv.career.expected_salary} onChange={(expected_salary) => set({ expected_salary })} />
        <div className={css.columns}>
          {yesNo('travel', 'Are you willing to travel for work?')}
          {yesNo('relocate', 'Are you willing to relocate for a job?')}
          {yesNo('new_career', 'Are you looking for a career change?')}
          {yesNo('work_permit_uk', 'Do you have the right to work in the United Kingdom?')}
        </div>
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
          blank={blank}
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

/** Whole pounds a year, typed with commas or without. */
function SalaryField({ value, onChange }: { value: number | null; onChange: (pounds: number | null) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  const isUnreadable = typed !== null && typed.trim() !== '' && readPounds(typed) === null
  return (
    <div className={`field ${css.narrow}`}>
      <FieldHead
        id="career.expected_salary"
        label="Expected salary, £ a year"
        hint="Before tax, such as 32,000"
        problem={isUnreadable ? 'Please enter whole pounds, such as 32,000' : undefined}
      />
      <input
        className="input"
        id="career.expected_salary"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={typed ?? (value === null ? '' : value.toLocaleString('en-GB'))}
        aria-invalid={isUnreadable}
        aria-describedby="career.expected_salary-hint"
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(readPounds(event.target.value))
        }}
        onBlur={() => !isUnreadable && setTyped(null)}
      />
    </div>
  )
}

/** '£32,000', '32k' and '32000' are the same. Null: no amount, or none that anybody is paid. */
function readPounds(text: string): number | null {
  const found = /^£?\s*(\d{1,3}(?:[ ,]?\d{3})*|\d+)(?:\.\d\d?)?\s*(k)?$/iu.exec(text.trim())
  if (found === null) return null
  const pounds = Number(found[1]?.replaceAll(/\D/gu, '')) * (found[2] === undefined ? 1 : 1_000)
  return pounds <= 10_000_000 ? pounds : null
}
