import { printTemplates, type PrintOptions } from '../../../../contract/cvs/export.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import css from './export.module.css'

/** What there is to choose: a box for something that a CV does not have would only ask for it. */
export type Choices = { birthDate: boolean; picture: boolean; career: boolean; pay: boolean; refusals: boolean }

export function choicesOf({ dob, personal_data, career }: Cv): Choices {
  const { preferred_jobs, ...rest } = career
  return {
    birthDate: dob !== '',
    picture: personal_data.image !== '',
    career: preferred_jobs.length > 0 || Object.values(rest).some((value) => value !== null),
    pay: career.expected_salary !== null,
    refusals: [career.travel, career.relocate, career.new_career].includes(false),
  }
}

/** The fields of the form that says how a CV is to be printed. */
export function OptionsFields({ options, choices }: { options: PrintOptions; choices: Choices }) {
  return (
    <>
      <input type="hidden" name="chosen" value="yes" />
      <fieldset className={css.group}>
        <legend>Template</legend>
        {printTemplates.map(({ template, name, about }) => (
          <Card
            key={template}
            type="radio"
            name="template"
            value={template}
            label={name}
            about={about}
            isChecked={options.template === template}
          />
        ))}
      </fieldset>
      {(choices.birthDate || choices.picture || choices.career) && (
        <fieldset className={css.group}>
          <legend>What to include</legend>
          {choices.career && (
            <Card
              name="withCareer"
              label="What I am looking for"
              about="Jobs, travel and right to work. Leave it out if an employer need not know."
              isChecked={options.withCareer}
            />
          )}
          {choices.pay && (
            <Card
              name="withPay"
              label="Expected pay"
              about="It appears under what you are looking for. Most people leave it for the interview."
              isChecked={options.withPay}
            />
          )}
          {choices.refusals && (
            <Card
              name="withRefusals"
              label="What you rule out"
              about="For example ‘will not relocate’. It appears under what you are looking for."
              isChecked={options.withRefusals}
            />
          )}
          {choices.birthDate && (
            <Card name="withBirthDate" label="Date of birth" about={notNeeded} isChecked={options.withBirthDate} />
          )}
          {choices.picture && (
            <Card name="withPicture" label="Picture" about={notNeeded} isChecked={options.withPicture} />
          )}
        </fieldset>
      )}
    </>
  )
}

const notNeeded = 'UK employers do not need it.'

type CardProps = {
  type?: 'radio' | 'checkbox'
  name: string
  value?: string
  label: string
  about: string
  isChecked: boolean
}

/** A choice with what it means; the whole card can be hit. */
function Card({ type = 'checkbox', name, value = 'yes', label, about, isChecked }: CardProps) {
  const id = `${name}-${value}`
  return (
    <div className={css.card}>
      <input
        id={id}
        type={type}
        name={name}
        value={value}
        defaultChecked={isChecked}
        aria-describedby={`${id}-about`}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <small id={`${id}-about`}>{about}</small>
      </div>
    </div>
  )
}
