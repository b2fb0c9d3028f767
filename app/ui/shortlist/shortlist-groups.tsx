import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PlannedCv } from '../../../contract/applications/plan.ts'
import { shortlistStages, stagesFor } from '../../../contract/shortlists/stages.ts'
import type { ShortlistEntry, ShortlistStage } from '../../../contract/shortlists/shortlists.ts'
import { Dialog } from '../parts/dialog.tsx'
import { EntryCard } from './entry-card.tsx'
import { entriesIn, jobsOf, stageNames } from './entry-facts.ts'
import type { DrawerProps, EntryProps } from './entry-props.ts'
import { EntryRow } from './entry-row.tsx'
import { drawers, EntryDrawer } from './late-drawer.ts'
import css from './shortlist-groups.module.css'
import { focusCard, useBoardKeys } from './use-board-keys.ts'
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
  useEffect(() => drawers.have(), [])
  const isBoard = view === 'board'
  /** The card whose drawer is open. */
  const [openId, setOpenId] = useState<string | null>(null)
  const open = isBoard ? entries.find(({ _id }) => _id === openId) : undefined
  useDragging(place, (entryId, to) => {
    const entry = entries.find(({ _id }) => _id === entryId)
    const stage = shortlistStages.find((one) => one === to)
    if (entry !== undefined && stage !== undefined) move(entry, stage)
  })
  useBoardKeys(place, isBoard, {
    onStep: (entryId, step) => {
      const entry = entries.find(({ _id }) => _id === entryId)
      if (entry === undefined) return
      const stages = stagesFor(entry)
      const stage = stages[stages.indexOf(entry.stage) + step]
      if (stage === undefined) return
      flushSync(() => move(entry, stage))
      focusCard(cardOf(entry))
    },
  })

  const cardOf = useCallback(
    ({ _id }: ShortlistEntry) => place.current?.querySelector<HTMLElement>(`[data-entry="${_id}"]`),
    [],
  )

  function move(entry: ShortlistEntry, stage: ShortlistStage) {
    if (!stagesFor(entry).includes(stage) || stage === entry.stage) return
    void own.change(entry, { stage })
  }

  /** The card is another element where it has gone: whoever moved it goes on there. */
  function moveByMenu(entry: ShortlistEntry, stage: ShortlistStage) {
    flushSync(() => move(entry, stage))
    cardOf(entry)?.querySelector<HTMLElement>('[data-move] summary')?.focus()
  }

  const entryProps = (entry: ShortlistEntry): EntryProps => ({
    entry,
    now,
    isPicked: picked.has(entry._id),
    onPick: (isPicked) => onPick(entry._id, isPicked),
    onMove: (to) => moveByMenu(entry, to),
  })
  const drawerProps = (entry: ShortlistEntry): DrawerProps => ({
    entry,
    now,
    notes,
    cvs,
    onChange: (change) => void own.change(entry, change),
    onRemove: () => {
      setOpenId(null)
      void own.remove([entry])
    },
  })

  return (
    <div className={css.place}>
      {isBoard && (
        <p className={`hint ${css.keys}`}>
          Drag a card to another column, or use its ‘Move’ menu. The arrow keys go from card to card; with Shift, the
          left and right ones move the card.
        </p>
      )}
      <div ref={place} className={isBoard ? css.board : css.groups}>
        {shortlistStages.map((stage) => {
          const inStage = entriesIn(stage, entries)
          const isEmpty = inStage.length === 0
          // A list leaves out what is empty; a board folds the column, which one can still drop into.
          if (!isBoard && isEmpty) return null
          return (
            <section
              key={stage}
              className={isEmpty ? `${css.group} ${css.folded}` : css.group}
              data-stage={stage}
              aria-labelledby={`stage-${stage}`}
            >
              <h2 id={`stage-${stage}`}>
                {stageNames[stage]} <span className="quiet">{jobsOf(inStage.length)}</span>
              </h2>
              {!isEmpty && (
                <ul className={isBoard ? css.cards : `card ${css.rows}`}>
                  {inStage.map((entry) => (
                    <li key={entry._id} data-entry={entry._id} draggable={isBoard}>
                      {isBoard ? (
                        <EntryCard {...entryProps(entry)} onOpen={() => setOpenId(entry._id)} />
                      ) : (
                        <EntryRow {...entryProps(entry)} {...drawerProps(entry)} />
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </section>
          )
        })}
      </div>
      {isBoard && (
        <Dialog title={open?.title ?? ''} isOpen={open !== undefined} look="drawer" onClose={() => setOpenId(null)}>
          {open !== undefined && (
            <Suspense fallback={<p className="hint">Loading …</p>}>
              <EntryDrawer {...drawerProps(open)} />
            </Suspense>
          )}
        </Dialog>
      )}
    </div>
  )
}
