import { memo, Suspense, useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'
import type { ListedJob } from '../job/listed-job.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { CutNote } from '../job/cut-note.tsx'
import { FactLine, PlaceLine } from '../job/job-lines.tsx'
import { MarkedText } from '../job/marked-text.tsx'
import { TakeHome } from '../job/take-home.tsx'
import { late } from '../late.ts'
import { Badge } from '../parts/badge.tsx'
import { Button } from '../parts/button.tsx'
import { isPlainPress } from '../use-follow-links.ts'
import { useHiding } from './hide-job.tsx'
import css from './result-row.module.css'
import { RowActions } from './row-actions.tsx'
import type { OwnActions } from './use-own-actions.ts'
import { previewFits } from './use-selected-job.ts'

const NeverShowLink = late(async () => (await import('./never-show-link.tsx')).NeverShowLink)

type Props = {
  job: ListedJob
  now: string
  /** The search that brought it up. */
  jobTitle: string
  isSelected: boolean
  /** It came in below what was being read. */
  isLate: boolean
  own: OwnActions
  /** All rows of the page are being matched. */
  isMatched: boolean
  onPreview: (id: string) => void
}

/**
 * One job, as a line of a timetable: what and where on the left, what it pays on the right. Its title is a real link, which the list follows
 * (`useFollowLinks`); on a wide screen a plain press opens the preview beside the list instead. Drawn again only for what it shows: the
 * boards' answers come many a second.
 */
export const ResultRow = memo(function ResultRow({
  job,
  now,
  jobTitle,
  isSelected,
  isLate,
  own,
  isMatched,
  onPreview,
}: Props) {
  const hiding = useHiding(job._id, jobTitle)
  const row = useRef<HTMLLIElement>(null)
  useFocusAfterHiding(row, hiding.isHidden)
  // Undefined: not pressed here, so as for all rows.
  const [ownMatch, setOwnMatch] = useState<boolean>()
  // A preview is no visit to the browser, which marks the others.
  const [isViewed, setViewed] = useState(false)
  const showsMatch = ownMatch ?? isMatched

  function onTitleClick(event: MouseEvent) {
    if (!isPlainPress(event) || !previewFits()) return
    event.preventDefault()
    setViewed(true)
    onPreview(job._id)
  }

  if (hiding.isHidden) {
    return (
      <li ref={row} className={css.hidden} data-row>
        <p aria-live="polite">{messages.markedIrrelevant}</p>
        <Button type="button" onClick={hiding.undo}>
          Undo
        </Button>
        <Suspense>
          <NeverShowLink job={job} />
        </Suspense>
      </li>
    )
  }

  return (
    <li
      ref={row}
      className={`${css.row} ${isSelected ? css.selected : ''} ${isLate ? css.late : ''}`}
      id={`job-${job._id}`}
      data-row
    >
      <article aria-labelledby={`title-${job._id}`}>
        <div className={css.what}>
          <h2 className={css.title} id={`title-${job._id}`}>
            <a
              href={`/job/${job._id}`}
              data-row-title
              data-discover="true"
              onClick={onTitleClick}
              aria-current={isSelected ? 'true' : undefined}
            >
              {job.jobTitle}
            </a>{' '}
            {job.isDemo && <Badge tone="plain">demo</Badge>}
            {isViewed && <small className={css.viewed}>viewed</small>}
          </h2>
          <p className={css.who}>
            <PlaceLine job={job} />
          </p>
          <p className={css.facts}>
            <FactLine job={job} now={now} />
          </p>
        </div>
        <div className={css.pay}>
          <TakeHome job={job} />
        </div>
        <div className={css.text}>
          {job.snippet !== '' && (
            <p className={job.isCut ? `${css.snippet} ${css.fades}` : css.snippet}>
              <MarkedText text={job.snippet} />
            </p>
          )}
          {job.isCut && <CutNote job={job} />}
        </div>
        <RowActions
          job={job}
          searched={jobTitle}
          isMatched={showsMatch}
          own={own}
          onMatch={() => setOwnMatch(!showsMatch)}
          onHide={hiding.hide}
        />
        {showsMatch && own && <own.MatchPlace jobId={job._id} isBrief={isMatched} />}
        {hiding.problem !== null && (
          <p className="problem" role="alert">
            {hiding.problem}
          </p>
        )}
      </article>
    </li>
  )
})

/** The button that was pressed is gone with the row's old face: the focus goes to the first thing of the new one. */
function useFocusAfterHiding(row: RefObject<HTMLLIElement | null>, isHidden: boolean): void {
  const before = useRef(isHidden)
  useEffect(() => {
    if (before.current === isHidden) return
    before.current = isHidden
    row.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [row, isHidden])
}
