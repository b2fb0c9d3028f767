import { useState } from 'react'
import { Link } from 'react-router'
import { stagesFor } from '../../../contract/shortlists/stages.ts'
import type { ShortlistEntry } from '../../../contract/shortlists/shortlists.ts'
import { Icon } from '../icon.tsx'
import { Badge } from '../parts/badge.tsx'
import { Menu, MenuButton } from '../parts/menu.tsx'
import { countdownOf, stageNames } from './entry-facts.ts'
import css from './entry-parts.module.css'
import type { EntryProps } from './entry-props.ts'
import { BareCheckbox } from '../parts/checkbox.tsx'

/** What a line of the list and a card of the board have in common: the tick that selects it, and its title. */
export function EntryHead({ entry, isPicked, onPick }: Pick<EntryProps, 'entry' | 'isPicked' | 'onPick'>) {
  const { job, title } = entry
  return (
    <>
      <BareCheckbox aria-label={`Select ${title}`} checked={isPicked} onChange={onPick} />
      <h3 className={css.title} id={`entry-${entry._id}`}>
        {job === null ? (
          title
        ) : (
          <Link to={`/job/${job._id}`} draggable={false}>
            {title}
          </Link>
        )}{' '}
        {job?.isDemo === true && <Badge tone="plain">demo</Badge>}
      </h3>
    </>
  )
}

/** How long it is still open, as short as possible; the drawer says it in full. */
export function OpenUntil({ entry: { job, isClosed }, now }: Pick<EntryProps, 'entry' | 'now'>) {
  if (job === null) return <>No longer advertised</>
  if (isClosed) return <>Closed</>
  const { text, short, isSoon } = countdownOf(job.closes, now)
  return (
    <span className={isSoon ? css.soon : undefined} title={text}>
      {isSoon && <Icon name="warning" />} {short}
    </span>
  )
}

/** The ways to the other groups. */
export function MoveMenu({ entry, onMove }: Pick<EntryProps, 'entry' | 'onMove'>) {
  // Counted up to close the menu after a choice: it is then a new one.
  const [moves, setMoves] = useState(0)
  return (
    <div data-move>
      <Menu
        key={moves}
        className={css.move}
        label={
          <>
            Move<span className="unseen"> {entry.title}</span>
          </>
        }
      >
        {otherStages(entry).map((stage) => (
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
  )
}

function otherStages(entry: ShortlistEntry) {
  return stagesFor(entry).filter((stage) => stage !== entry.stage)
}
