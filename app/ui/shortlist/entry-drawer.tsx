import type { PlannedCv } from '../../../contract/applications/plan.ts'
import { Icon } from '../icon.tsx'
import { ButtonAnchor } from '../parts/button-anchor.tsx'
import { Button, ButtonLink } from '../parts/button.tsx'
import { Ago, Day } from '../when.tsx'
import css from './entry-drawer.module.css'
import { countdownOf } from './entry-facts.ts'
import { EntryNotes } from './entry-notes.tsx'
import type { DrawerProps } from './entry-props.ts'
import type { EntryChange } from './shortlist-calls.ts'
import { Checkbox } from '../parts/checkbox.tsx'
import { SelectField } from '../parts/select-field.tsx'

/** All that the person keeps with a job, and what is seldom done with it: below its line in the list, at the side of the board. */
export function EntryDrawer({ entry, notes, cvs, now, onChange, onRemove }: DrawerProps) {
  const { job, title } = entry
  return (
    <div className={css.drawer}>
      <div className={css.about}>
        <p>
          {job === null ? (
            'No longer in our index; your notes stay.'
          ) : entry.isClosed ? (
            <>
              Closed <Day moment={job.lastSeen} />
            </>
          ) : (
            <>
              {countdownOf(job.closes, now).text}. Still open, checked <Ago moment={job.lastSeen} now={now} />.
            </>
          )}
        </p>
        {job !== null && job.snippet !== '' && <p className="quiet">{job.snippet}</p>}
      </div>
      <EntryNotes entry={entry} notes={notes} />
      <div className={css.choices}>
        <Checkbox look="switch" checked={entry.contacted} onChange={(contacted) => onChange({ contacted })}>
          Contacted<span className="unseen"> about {title}</span>
        </Checkbox>
        {cvs.length > 0 && (
          <SelectField
            id={`cv-${entry._id}`}
            label={
              <>
                CV <span className="unseen">for {title}</span>
              </>
            }
            value={entry.cvId ?? entry.cvFileId ?? ''}
            onChange={(id) => onChange(choiceOf(cvs, id))}
          >
            <option value="">not chosen</option>
            {cvs.map(({ _id, name, kind }) => (
              <option key={_id} value={_id}>
                {name}
                {kind === 'file' && ' (file)'}
              </option>
            ))}
          </SelectField>
        )}
        {job !== null && !entry.isClosed && (
          <ButtonLink to={`/tailor-my-cv?job=${job._id}`}>
            Tailor my CV<span className="unseen"> for {title}</span>
          </ButtonLink>
        )}
        {job?.jobLink != null && (
          <ButtonAnchor href={job.jobLink} target="_blank" rel="nofollow noopener noreferrer external">
            <Icon name="outside" /> Open on {job.sources[0]?.name} <span className="unseen">(new tab)</span>
          </ButtonAnchor>
        )}
        <Button type="button" onClick={onRemove}>
          <Icon name="bin" /> Delete<span className="unseen"> {title}</span>
        </Button>
      </div>
    </div>
  )
}

/** The CV that goes with a job: one that was written here, or a file. */
function choiceOf(cvs: readonly PlannedCv[], id: string): EntryChange {
  const kind = cvs.find(({ _id }) => _id === id)?.kind
  return { cvId: kind === 'written' ? id : null, cvFileId: kind === 'file' ? id : null }
}
