import { Form } from 'react-router'
import type { ApplicationDetail } from '../../../contract/applications/history.ts'
import css from './applications.module.css'
import { Button } from '../parts/button.tsx'

/** What the person keeps with an application, and what the employer said. */
export function OwnNotes({ application: { notes, outcome, state } }: { application: ApplicationDetail }) {
  return (
    <Form method="post" className={`${css.part} ${css.noPrint}`}>
      <h2>Your notes</h2>
      <input type="hidden" name="intent" value="note" />
      <div className="field">
        <label className="label" htmlFor="notes">
          Notes
        </label>
        <textarea
          className={`${css.paste} ${css.short}`}
          id="notes"
          name="notes"
          maxLength={5000}
          defaultValue={notes}
        />
      </div>
      {state === 'applied' && (
        <div className="field">
          <label className="label" htmlFor="outcome">
            What the employer said
          </label>
          <select className="input" id="outcome" name="outcome" defaultValue={outcome ?? ''}>
            <option value="">Nothing yet</option>
            <option value="interview">They invite me to an interview</option>
            <option value="offer">They offer me the job</option>
            <option value="rejected">They said no</option>
          </select>
        </div>
      )}
      <Button type="submit">Keep</Button>
    </Form>
  )
}
