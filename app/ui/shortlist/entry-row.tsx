import { Suspense, useState } from 'react'
import { ApplyLink } from '../applications/apply-link.tsx'
import { takeHomeOf } from '../job/job-facts.ts'
import { Button, buttonClass } from '../parts/button.tsx'
import { EntryHead, MoveMenu, OpenUntil } from './entry-parts.tsx'
import type { DrawerProps, EntryProps } from './entry-props.ts'
import css from './entry-row.module.css'
import { EntryDrawer } from './late-drawer.ts'

/** A job as a line of the list; a drawer below it holds the rest, and its notes. */
export function EntryRow(props: EntryProps & DrawerProps) {
  const { entry, notes, cvs, now, isPicked, onPick, onMove, onChange, onRemove } = props
  const { job, title } = entry
  const home = job === null ? null : takeHomeOf(job)
  const [isPressedOpen, setPressedOpen] = useState(false)
  // What could not be kept must not be out of sight.
  const isOpen =
    isPressedOpen || notes.pending.some(({ entryId, state }) => entryId === entry._id && state === 'refused')
  // Once it is open it stays, out of sight: what was begun in it is there when it is opened again.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const count = entry.notes.length
  return (
    <article className={css.row} aria-labelledby={`entry-${entry._id}`}>
      <EntryHead entry={entry} isPicked={isPicked} onPick={onPick} />
      <p className={css.who}>
        {[entry.employer, entry.location]
          .filter((part) => part !== null && part !== '')
          .map((part) => `${part} · `)
          .join('')}
        <OpenUntil entry={entry} now={now} />
        {entry.contacted && ' · Contacted'}
        {count > 0 && ` · ${count === 1 ? '1 note' : `${count} notes`}`}
      </p>
      {job !== null && (
        <p className={css.pay}>
          {home !== null && (
            <>
              <span className="unseen">about </span>
              <b className="figure">{home.amount}</b> <span className="fine quiet">a month after tax</span>
            </>
          )}
          <span className={css.printed}>{job.salary}</span>
        </p>
      )}
      <div className={css.acts}>
        {job !== null && <ApplyLink className={buttonClass('plain')} job={job} />}
        <MoveMenu entry={entry} onMove={onMove} />
        <Button
          look="plain"
          className={css.toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={`drawer-${entry._id}`}
          onClick={() => setPressedOpen(!isOpen)}
        >
          Details<span className="unseen"> of {title}</span>
        </Button>
      </div>
      <div className={css.drawer} id={`drawer-${entry._id}`} hidden={!isOpen}>
        {wasOpen && (
          <Suspense fallback={<p className="hint">Loading …</p>}>
            <EntryDrawer entry={entry} notes={notes} cvs={cvs} now={now} onChange={onChange} onRemove={onRemove} />
          </Suspense>
        )}
      </div>
    </article>
  )
}
