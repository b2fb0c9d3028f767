import { ActForm } from '../parts/act-form.tsx'
import type { ApplicationDetail } from '../../../contract/applications/history.ts'
import css from './applications.module.css'
import { Button } from '../parts/button.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { TextArea } from '../parts/text-field.tsx'

/** What the person keeps with an application, and what the employer said. */
export function OwnNotes({ application: { notes, outcome, state } }: { application: ApplicationDetail }) {
  return (
    <ActForm className={`${css.part} ${css.noPrint}`}>
      <h2>Your notes</h2>
      <input type="hidden" name="intent" value="note" />
      <TextArea name="notes" label="Notes" maxLength={5000} defaultValue={notes} />
      {state === 'applied' && (
        <SelectField label="What the employer said" name="outcome" defaultValue={outcome ?? ''}>
          <option value="">Nothing yet</option>
          <option value="interview">They invited me to an interview</option>
          <option value="offer">They offered me the job</option>
          <option value="rejected">They said no</option>
        </SelectField>
      )}
      <Button type="submit">Save</Button>
    </ActForm>
  )
}
