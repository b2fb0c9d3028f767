import type { PrintOptions } from '../../../../contract/cvs/print-options.ts'
import { printColours, printFonts, printSpacings, printTemplates } from '../../../../contract/cvs/print-choices.ts'
import type { Cv } from '../../../../contract/cvs/cvs.ts'
import { Checkbox } from '../../parts/checkbox.tsx'
import { Radio } from '../../parts/radio.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import css from './export.module.css'
import type { PrintBox } from './print-choice.ts'
import { SectionFields } from './section-fields.tsx'
import { TemplateSketch } from './template-sketch.tsx'

/** What there is to choose: a box for something that a CV does not have would only ask for it. */
export type Choices = { birthDate: boolean; picture: boolean; career: boolean; pay: boolean; refusals: boolean }

export function choicesOf({ dob, personal_data, career }: Cv): Choices {
  const { preferred_jobs, expected_salary, travel, relocate, new_career, work_permit_uk, work_permit_ie } = career
  const answers = [expected_salary, travel, relocate, new_career, work_permit_uk, work_permit_ie]
  return {
    birthDate: dob !== '',
    picture: personal_data.image !== '',
    career: preferred_jobs.length > 0 || answers.some((value) => value !== null),
    pay: expected_salary !== null,
    refusals: [travel, relocate, new_career].includes(false),
  }
}

/** The fields of the form that says how a CV is to be printed. */
export function OptionsFields({ options, choices }: { options: PrintOptions; choices: Choices }) {
  return (
    <>
      {/* What the Enter key presses: the first button of a form, which would else move a section. */}
      <button className="unseen" type="submit" tabIndex={-1} aria-hidden>
        Update preview
      </button>
      <fieldset className={css.group}>
        <legend>Template</legend>
        <div className={css.templates}>
          {printTemplates.map(({ template, name, about }) => (
            <Radio
              key={template}
              look="card"
              name="template"
              value={template}
              hint={about}
              defaultChecked={options.template === template}
            >
              {name}
              <TemplateSketch template={template} />
            </Radio>
          ))}
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend>Look</legend>
        <div className={css.selects}>
          <SelectField label="Colour" name="colour" defaultValue={options.colour}>
            {printColours.map(({ colour, name }) => (
              <option key={colour} value={colour}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField label="Font" name="font" defaultValue={options.font}>
            {printFonts.map(({ font, name }) => (
              <option key={font} value={font}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField label="Spacing" name="spacing" defaultValue={options.spacing}>
            {printSpacings.map(({ spacing, name }) => (
              <option key={spacing} value={spacing}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <Box
          name="fitsOnePage"
          label="Fit on one page"
          about="We reduce gaps, margins and letters, never below 9 points, and tell you if it is still too long."
          isChecked={options.fitsOnePage}
        />
        <SectionFields options={options} />
      </fieldset>
      {(choices.birthDate || choices.picture || choices.career) && (
        <fieldset className={css.group}>
          <legend>What to include</legend>
          {choices.career && (
            <Box
              name="withCareer"
              label="What I am looking for"
              about="Jobs, travel and right to work. Left out unless you choose it: every employer would read it."
              isChecked={options.withCareer}
            />
          )}
          {choices.pay && (
            <Box
              name="withPay"
              label="Expected salary"
              about="Most people leave it for the interview."
              isChecked={options.withPay}
            />
          )}
          {choices.refusals && (
            <Box
              name="withRefusals"
              label="What you rule out"
              about="For example ‘will not relocate’. It appears under what you are looking for."
              isChecked={options.withRefusals}
            />
          )}
          {choices.birthDate && (
            <Box name="withBirthDate" label="Date of birth" about={notNeeded} isChecked={options.withBirthDate} />
          )}
          {choices.picture && (
            <Box name="withPicture" label="Picture" about={notNeeded} isChecked={options.withPicture} />
          )}
        </fieldset>
      )}
      <fieldset className={css.group}>
        <legend>PDF</legend>
        <Box
          name="withCopy"
          label="Attach your CV as data"
          about="For a PDF that you keep: you can import it here again with all its fields. Leave it off for one that you send, because some recruitment software adds the attachment to your CV as text."
          isChecked={options.withCopy}
        />
      </fieldset>
    </>
  )
}

/** Whether a change is sent at once. A heading that is being typed is not, until the field is left. */
export function isSentAtOnce(target: EventTarget): boolean {
  return !(target instanceof HTMLInputElement && target.type === 'text')
}

const notNeeded = 'Employers in the UK and Ireland do not need it.'

/** The fields of a form as text, with the button that was pressed. */
export function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null = null): URLSearchParams {
  const entries = [...new FormData(form, submitter)].map(([key, value]) => [
    key,
    typeof value === 'string' ? value : '',
  ])
  return new URLSearchParams(entries)
}

type BoxProps = { name: PrintBox; label: string; about: string; isChecked: boolean }

/** A box of the form. That it was there is sent along, because one that is not ticked sends nothing. */
function Box({ name, label, about, isChecked }: BoxProps) {
  return (
    <>
      <input type="hidden" name="boxes" value={name} />
      <Checkbox look="card" name={name} value="yes" hint={about} defaultChecked={isChecked}>
        {label}
      </Checkbox>
    </>
  )
}
