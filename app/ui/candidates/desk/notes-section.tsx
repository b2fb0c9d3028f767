import { Form, useNavigation } from 'react-router'
import { decisionLimits } from '../../../../contract/candidates/limits.ts'
import type { CandidateNote } from '../../../../contract/candidates/desk.ts'
import type { Alert } from '../../../../contract/texts/alert.ts'
import { timeOf } from '../../dates.ts'
import { Button } from '../../parts/button.tsx'
import { ProblemSummary } from '../../parts/problem-summary.tsx'
import { TextArea } from '../../parts/text-field.tsx'
import { useUnusedId } from '../../use-unused-id.ts'
import { Day } from '../../when.tsx'
import css from './desk.module.css'

type Props = {
  notes: readonly CandidateNote[]
  /** Of the next note: sent twice with it, it is one. */
  noteId: string
  alert: Alert | null
  /** What was typed, where it was not saved. */
  typed: string
  canWrite: boolean
}

/** Notes about a candidate by author and date (S18.13). */
export function NotesSection({ notes, noteId, alert, typed, canWrite }: Props) {
  const isSending = useNavigation().state === 'submitting'
  const id = useUnusedId(noteId, notes)
  return (
    <section className={css.part} aria-labelledby="notes">
      <h3 id="notes">Notes</h3>
      {notes.length === 0 && <p className="quiet">No notes yet.</p>}
      {notes.length > 0 && (
        <ol className={css.notes}>
          {notes.map(({ _id, note, author, created }) => (
            <li key={_id}>
              <p className={css.noteText}>{note}</p>
              <small className="quiet">
                {author ?? 'A former member'} · <Day moment={created} /> {timeOf(created)}
              </small>
            </li>
          ))}
        </ol>
      )}
      {canWrite && (
        <Form key={id} method="post" preventScrollReset className={css.noteForm}>
          <input type="hidden" name="intent" value="note" />
          <input type="hidden" name="noteId" value={id} />
          <TextArea
            label="New note"
            name="note"
            hint="Everybody in your company reads it. The candidate can ask to read it too."
            maxLength={decisionLimits.note}
            defaultValue={typed}
            rows={2}
            required={false}
            data-desk-key="n"
          />
          <ProblemSummary said={alert} />
          <div>
            <Button type="submit" aria-busy={isSending}>
              Save note
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}
