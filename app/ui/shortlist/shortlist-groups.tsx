import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { PlannedCv } from '../../../contract/applications/plan.ts'
import { shortlistStages, stagesFor } from '../../../contract/shortlists/stages.ts'
import type { ShortlistEntry, ShortlistStage } from '../../../contract/shortlists/shortlists.ts'
import { EntryCard } from './entry-card.tsx'
import { entriesIn, jobsOf, stageNames } from './entry-facts.ts'
import css from './shortlist.module.css'
import { useDragging } from './use-dragging.ts'
import type { Notes } from './use-notes.ts'
import type { OwnShortlist } from './use-shortlist.ts'

type Props = {
  own: OwnShortlist
  notes: Notes
  cvs: readonly PlannedCv[]
  now: string
  view: 'list' | 'board'
  picked: ReadonlySet<string>
  onPick: (entryId: string, isPicked: boolean) => void
}

/** The jobs by what to do next: one group below the other, or as the columns of a board, where a card can be dragged as well. */
export function ShortlistGroups({ own, notes, cvs, now, view, picked, onPick }: Props) {
  const { entries } = own.list
  const place = useRef<HTMLDivElement>(null)
  const isBoard = view === 'board'
  useDragging(place, (entryId, to) => {
    const entry = entries.find(({ _id }) => _id === entryId)
    const stage = shortlistStages.find((one) => one === to)
    if (entry !== undefined && stage !== undefined) move(entry, stage)
  })

  function move(entry: ShortlistEntry, stage: ShortlistStage) {
    if (!stagesFor(entry).includes(stage) || stage === entry.stage) return
    void own.change(entry, { stage })
  }

  /** The card is another element where it has gone: whoever moved it goes on there. */
  function moveByMenu(entry: ShortlistEntry, stage: ShortlistStage) {
    flushSync(() => move(entry, stage))
    const card = place.current?.querySelector<HTMLElement>(`[data-entry="${entry._id}"]`)
    card?.querySelector<HTMLElement>('[data-move] summary')?.focus()
  }

  return (
    <div ref={place} className={isBoard ? css.board : css.groups}>
      {shortlistStages.map((stage) => {
        const inStage = entriesIn(stage, entries)
        // A list leaves out what is empty; a board needs the column to drop into.
        if (!isBoard && inStage.length === 0) return null
        return (
          <section key={stage} className={css.group} data-stage={stage} aria-labelledby={`stage-${stage}`}>
            <h2 id={`stage-${stage}`}>
              {stageNames[stage]} <span className="quiet">{jobsOf(inStage.length)}</span>
            </h2>
            {inStage.length === 0 && <p className="quiet">Nothing here</p>}
            <ul className={css.cards}>
              {inStage.map((entry) => (
                <li key={entry._id} data-entry={entry._id} draggable={isBoard}>
                  <EntryCard
                    entry={entry}
                    notes={notes}
                    cvs={cvs}
                    now={now}
                    isPicked={picked.has(entry._id)}
                    onPick={(isPicked) => onPick(entry._id, isPicked)}
                    onMove={(to) => moveByMenu(entry, to)}
                    onChange={(change) => void own.change(entry, change)}
                    onRemove={() => void own.remove([entry])}
                  />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
