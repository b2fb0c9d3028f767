import { useState } from 'react'
import { Link } from 'react-router'
import type { PlannedCv } from '../../../contract/applications/plan.ts'
import { stagesFor } from '../../../contract/shortlists/stages.ts'
import type { ShortlistEntry, ShortlistStage } from '../../../contract/shortlists/shortlists.ts'
import { ApplyLink } from '../applications/apply-link.tsx'
import { Icon } from '../icon.tsx'
import { Ago, Day } from '../when.tsx'
import { countdownOf, stageNames } from './entry-facts.ts'
import { EntryNotes } from './entry-notes.tsx'
import type { EntryChange } from './shortlist-calls.ts'
import css from './shortlist.module.css'
import type { Notes } from './use-notes.ts'
import { ButtonAnchor } from '../parts/button-anchor.tsx'
import { Button, buttonClass } from '../parts/button.tsx'
import { Menu, MenuButton } from '../parts/menu.tsx'

export type CardProps = {
  entry: ShortlistEntry
  notes: Notes
  cvs: readonly PlannedCv[]
  now: string
  isPicked: boolean
  onPick: (isPicked: boolean) => void
  onMove: (stage: ShortlistStage) => void
  onChange: (change: EntryChange) => void
  onRemove: () => void
}

/** The CV that goes with a job: one that was written here, or a file. */
function choiceOf(cvs: readonly PlannedCv[], id: string): EntryChange {
  const kind = cvs.find(({ _id }) => _id === id)?.kind
  return { cvId: kind === 'written' ? id : null, cvFileId: kind === 'file' ? id : null }
}

/** A job of the shortlist: what it is, how long it is open, and all that the person keeps with it. */
export function EntryCard(props: CardProps) {
  const { entry, notes, cvs, now, isPicked, onPick, onMove, onChange, onRemove } = props
  const { job, title } = entry
  const countdown = countdownOf(job?.closes ?? null, now)
  // Counted up to close the menu after a choice: it is then a new one.
  const [moves, setMoves] = useState(0)
  return (
    <article className={css.card} aria-labelledby={`entry-${entry._id}`}>
      <div className={css.head}>
        <input
          type="checkbox"
          aria-label={`Select ${title}`}
          checked={isPicked}
          onChange={(event) => onPick(event.currentTarget.checked)}
        />
        <h3 id={`entry-${entry._id}`}>
          {job === null ? title : <Link to={`/job/${job._id}`}>{title}</Link>}{' '}
          {job?.isDemo === true && <span className={css.demo}>demo</span>}
        </h3>
      </div>
      <p>{[entry.employer, entry.location].filter((part) => part !== null && part !== '').join(' · ')}</p>
      {job !== null && <p className={css.pay}>{job.salary}</p>}
      <p className={css.open}>
        {job === null ? (
          'No longer in our index; your notes stay.'
        ) : entry.isClosed ? (
          <span>
            <Icon name="information" /> Closed <Day moment={job.lastSeen} />
          </span>
        ) : (
          <>
            <span className={countdown.isSoon ? css.soon : undefined}>
              {countdown.isSoon && <Icon name="warning" />} {countdown.text}
            </span>{' '}
            <span className="quiet">
              Still open, checked <Ago moment={job.lastSeen} now={now} />
            </span>
          </>
        )}
      </p>
      {job !== null && job.snippet !== '' && (
        <details className={css.about}>
          <summary>About the job</summary>
          <p>{job.snippet}</p>
        </details>
      )}
      <EntryNotes entry={entry} notes={notes} />
      <div className={css.choices}>
        <label>
          <input
            type="checkbox"
            role="switch"
            aria-checked={entry.contacted}
            checked={entry.contacted}
            onChange={(event) => onChange({ contacted: event.currentTarget.checked })}
          />{' '}
          Contacted<span className="unseen"> about {title}</span>
        </label>
        {cvs.length > 0 && (
          <label>
            CV <span className="unseen">for {title}</span>
            <select
              value={entry.cvId ?? entry.cvFileId ?? ''}
              onChange={({ currentTarget: { value } }) => onChange(choiceOf(cvs, value))}
            >
              <option value="">not chosen</option>
              {cvs.map(({ _id, name, kind }) => (
                <option key={_id} value={_id}>
                  {name}
                  {kind === 'file' && ' (file)'}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className={css.actions}>
        <div data-move>
          <Menu
            key={moves}
            className={css.move}
            label={
              <>
                Move to …<span className="unseen"> {title}</span>
              </>
            }
          >
            {stagesFor(entry)
              .filter((stage) => stage !== entry.stage)
              .map((stage) => (
                <MenuButton
                  key={stage}
                  onClick={() => {
                    setMoves(moves + 1)
                    onMove(stage)
                  }}
                >
                  {stageNames[stage]}
                </MenuButton>
              ))}
          </Menu>
        </div>
        {job !== null && <ApplyLink className={buttonClass()} job={job} />}
        {job?.jobLink != null && (
          <ButtonAnchor href={job.jobLink} target="_blank" rel="nofollow noopener noreferrer external">
            <Icon name="outside" /> Open on {job.sources[0]?.name} <span className="unseen">(new tab)</span>
          </ButtonAnchor>
        )}
        <Button type="button" onClick={onRemove}>
          <Icon name="bin" /> Delete<span className="unseen"> {title}</span>
        </Button>
      </div>
    </article>
  )
}
