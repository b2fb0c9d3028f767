import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { Link } from 'react-router'
import type { Job } from '../../../contract/jobs/jobs.ts'
import { Icon } from '../icon.tsx'
import { JobFactLine, PayLine, PlaceLine, SourceLine } from '../job/job-lines.tsx'
import { MarkedText } from '../job/marked-text.tsx'
import { NeverShowLink } from './never-show-link.tsx'
import { HideForm, useHiding } from './hide-job.tsx'
import css from './result-row.module.css'
import { RowActions } from './row-actions.tsx'
import type { OwnActions } from './use-own-actions.ts'
import { previewFits } from './use-selected-job.ts'
import { Button } from '../parts/button.tsx'

type Props = {
  job: Job
  now: string
  /** The search that brought it up. */
  jobTitle: string
  isSelected: boolean
  own: OwnActions
  /** All rows of the page are being matched. */
  isMatched: boolean
  onPreview: (id: string) => void
}

/** One job of the list. Its title is a real link; on a wide screen a plain press opens the preview beside the list instead. */
export function ResultRow({ job, now, jobTitle, isSelected, own, isMatched, onPreview }: Props) {
  const hiding = useHiding(job._id, jobTitle)
  const row = useRef<HTMLLIElement>(null)
  useFocusAfterHiding(row, hiding.isHidden)
  // Undefined: not pressed here, so as for all rows.
  const [ownMatch, setOwnMatch] = useState<boolean>()
  // A preview is no visit to the browser, which marks the others.
  const [isViewed, setViewed] = useState(false)
  const showsMatch = ownMatch ?? isMatched

  function onTitleClick(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || !previewFits()) return
    event.preventDefault()
    setViewed(true)
    onPreview(job._id)
  }

  if (hiding.isHidden) {
    return (
      <li ref={row} className={css.hidden} data-row>
        <p aria-live="polite">{hiding.message}</p>
        <HideForm hiding={hiding} undo>
          <Button type="submit">Undo</Button>
        </HideForm>
        <NeverShowLink job={job} />
      </li>
    )
  }

  return (
    <li ref={row} className={`${css.row} ${isSelected ? css.selected : ''}`} id={`job-${job._id}`} data-row>
      <article aria-labelledby={`title-${job._id}`}>
        <h2 className={css.title} id={`title-${job._id}`}>
          <Link
            to={`/job/${job._id}`}
            data-row-title
            onClick={onTitleClick}
            aria-current={isSelected ? 'true' : undefined}
          >
            {job.jobTitle}
          </Link>{' '}
          {job.isDemo && <span className={css.demo}>demo</span>}
          {isViewed && <small className="quiet"> viewed</small>}
        </h2>
        <RowActions job={job} own={own} isMatched={showsMatch} onMatch={() => setOwnMatch(!showsMatch)}>
          <HideForm hiding={hiding}>
            <button type="submit" data-key="h" title="Not relevant" aria-label={`Not relevant: ${job.jobTitle}`}>
              <Icon name="hide" />
            </button>
          </HideForm>
        </RowActions>
        <p className={css.line}>
          <PlaceLine job={job} />
        </p>
        <p className={css.line}>
          <PayLine job={job} />
          <JobFactLine job={job} />
        </p>
        <p className={css.snippet}>
          <MarkedText text={job.snippet} />
        </p>
        <p className={`${css.line} ${css.sources}`}>
          <SourceLine job={job} now={now} />
        </p>
        {showsMatch && own && <own.MatchPlace jobId={job._id} isBrief={isMatched} />}
        {hiding.problem !== null && (
          <p className="problem" role="alert">
            {hiding.problem}
          </p>
        )}
      </article>
    </li>
  )
}

/** The button that was pressed is gone with the row's old face: the focus goes to the first thing of the new one. */
function useFocusAfterHiding(row: RefObject<HTMLLIElement | null>, isHidden: boolean): void {
  const before = useRef(isHidden)
  useEffect(() => {
    if (before.current === isHidden) return
    before.current = isHidden
    row.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [row, isHidden])
}
