import { DateField } from '../parts/date-field.tsx'
import { FileField } from '../parts/file-field.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { ProblemSummary } from '../parts/problem-summary.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { TextArea, TextField } from '../parts/text-field.tsx'
import { PartSet } from './part-set.tsx'
import css from './parts-page.module.css'

/** What is filled in: ordinary, wrong, optional, off. */
export function FieldParts() {
  return (
    <>
      <PartSet name="Text field">
        <div className={css.fields}>
          <TextField name="plain" label="Job title" defaultValue="Bell founder" />
          <TextField name="hinted" label="Reference" hint="Yours; candidates see it in the ad." isOptional />
          <TextField name="wrong" label="Email" type="email" problem={wrongEmail} defaultValue="ann@" />
          <TextField name="off" label="Company" disabled defaultValue="Wye Foundry" />
          <PasswordField id="secret" name="secret" label="Password" autoComplete="off" hint="At least 8 characters." />
          <PasswordField id="wrongSecret" name="wrongSecret" label="Old password" autoComplete="off" problem={wrong} />
        </div>
      </PartSet>
      <PartSet name="Text area">
        <div className={css.fields}>
          <TextArea name="lines" label="About the team" hint="Two or three sentences." isOptional />
          <TextArea name="wrongLines" label="Why this job" problem="Write at least 20 words" defaultValue="Bells." />
        </div>
      </PartSet>
      <PartSet name="Select">
        <div className={css.fields}>
          <SelectField name="hours" label="Hours" defaultValue="full">
            <Hours />
          </SelectField>
          <SelectField name="wrongHours" label="Hours on Fridays" problem="Choose the hours">
            <Hours />
          </SelectField>
          <SelectField name="offHours" label="Hours on Sundays" hint="The foundry is closed." disabled>
            <Hours />
          </SelectField>
        </div>
      </PartSet>
      <PartSet name="Date and time">
        <div className={css.fields}>
          <DateField name="day" label="Starts on" min="2026-01-01" defaultValue="2026-03-04" />
          <DateField name="clock" kind="time" label="At" defaultValue="14:30" step={900} />
          <DateField name="moment" kind="moment" label="Interview" hint="By the clocks of the UK." isOptional />
          <DateField name="wrongDay" label="Closes on" problem="Choose a day that is still to come" />
        </div>
      </PartSet>
      <PartSet name="File">
        <div className={css.fields}>
          <FileField name="drawing" label="Drawing of the bell" hint="PDF, up to 8 MB." />
          <FileField name="wrongDrawing" label="Drawing of the frame" problem="Choose a file first." />
          <FileField name="offDrawing" label="Drawing of the tower" disabled />
        </div>
      </PartSet>
      <PartSet name="Problem summary">
        <ProblemSummary problems={problems} isFocusLeft />
      </PartSet>
    </>
  )
}

function Hours() {
  return (
    <>
      <option value="">Please choose</option>
      <option value="full">Full time</option>
      <option value="part">Part time</option>
    </>
  )
}

const wrongEmail = 'Write the whole address, such as ann@example.com'
const wrong = 'This is not your password'
const problems = { wrong: wrongEmail, wrongHours: 'Choose the hours' }
