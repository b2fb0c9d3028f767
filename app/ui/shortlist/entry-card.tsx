import { takeHomeOf } from '../job/job-facts.ts'
import { Button } from '../parts/button.tsx'
import css from './entry-card.module.css'
import { EntryHead, MoveMenu, OpenUntil } from './entry-parts.tsx'
import type { EntryProps } from './entry-props.ts'

/** A job as a card of the board: no more than one has to know to move it. The rest is in the drawer at the side. */
export function EntryCard({ entry, now, isPicked, onPick, onMove, onOpen }: EntryProps & { onOpen: () => void }) {
  const { job, title, employer, notes } = entry
  const home = job === null ? null : takeHomeOf(job)
  return (
    <article className={css.card} aria-labelledby={`entry-${entry._id}`}>
      <div className={css.head}>
        <EntryHead entry={entry} isPicked={isPicked} onPick={onPick} />
      </div>
      <p className={css.who}>
        {employer !== null && employer !== '' && <span className={css.employer}>{employer}</span>}
        <span>
          {home !== null && `${home.amount} a month · `}
          <OpenUntil entry={entry} now={now} />
        </span>
      </p>
      <div className={css.acts}>
        <MoveMenu entry={entry} onMove={onMove} />
        <Button look="plain" type="button" data-open onClick={onOpen}>
          {notes.length > 0 ? `Details, ${notes.length === 1 ? '1 note' : `${notes.length} notes`}` : 'Details'}
          <span className="unseen"> of {title}</span>
        </Button>
      </div>
    </article>
  )
}
