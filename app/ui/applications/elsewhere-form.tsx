import { ActForm } from '../parts/act-form.tsx'
import type { ApplicationDetail } from '../../../contract/applications/history.ts'
import css from './applications.module.css'
import { Button } from '../parts/button.tsx'
import { DateField } from '../parts/date-field.tsx'
import { TextField } from '../parts/text-field.tsx'

/** To note what was applied to somewhere else. @param today the latest day that can be meant. */
export function ElsewhereForm({ today }: { today: string }) {
  return (
    <details className={css.part}>
      <summary>
        <b>Add an application that you made elsewhere</b>
      </summary>
      <Fields today={today} known={{ jobTitle: '', employer: '', link: '', appliedOn: today }} label="Save" />
    </details>
  )
}

/** To correct one that was noted. */
export function ElsewhereFields({ application, today }: { application: ApplicationDetail; today: string }) {
  const { jobTitle, employer, link, appliedAt } = application
  const known = { jobTitle, employer: employer ?? '', link: link ?? '', appliedOn: (appliedAt ?? today).slice(0, 10) }
  return (
    <details className={css.part}>
      <summary>
        <b>Edit what you noted</b>
      </summary>
      <Fields key={JSON.stringify(known)} today={today} known={known} label="Save" />
    </details>
  )
}

type Known = { jobTitle: string; employer: string; link: string; appliedOn: string }

function Fields({ today, known, label }: { today: string; known: Known; label: string }) {
  return (
    <ActForm className={css.questions}>
      <input type="hidden" name="intent" value="elsewhere" />
      <div className={css.two}>
        <TextField name="jobTitle" label="Job" maxLength={300} defaultValue={known.jobTitle} />
        <TextField name="employer" label="Employer" isOptional maxLength={300} defaultValue={known.employer} />
        <TextField
          name="link"
          label="Link"
          isOptional
          type="url"
          maxLength={2000}
          placeholder="https://"
          defaultValue={known.link}
        />
        <DateField name="appliedOn" label="Applied on" max={today} defaultValue={known.appliedOn} />
      </div>
      <Button type="submit">{label}</Button>
    </ActForm>
  )
}
