import { useState } from 'react'
import { Link } from 'react-router'
import type { Job } from '../../../contract/jobs/jobs.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { ApplyLink } from '../applications/apply-link.tsx'
import { Icon } from '../icon.tsx'
import { BoardLink } from '../job/board-link.tsx'
import { ApplyAll } from '../shortlist/apply-all.tsx'
import { mark, pick, pickNone, useMarks, usePicked } from '../shortlist/marks.ts'
import { ShortlistButton } from '../shortlist/shortlist-button.tsx'
import { addJobs, removeFromList } from '../shortlist/shortlist-calls.ts'
import { useShortlisting } from '../shortlist/use-shortlisting.ts'
import css from './row-actions.module.css'
import toolbar from './toolbar.module.css'
import { Button, buttonClass } from '../parts/button.tsx'

export { MatchPlace } from '../cvs/match/match-place.tsx'

type RowProps = { job: Job; isMatched: boolean; onMatch: () => void }

/** What somebody who is logged in can do with a row, beyond hiding it. */
export function OwnRowActions({ job, isMatched, onMatch }: RowProps) {
  const { isOn, isDone, problem, toggle } = useShortlisting(job)
  const isPicked = usePicked().has(job._id)
  return (
    <>
      <label className={css.pick}>
        <input type="checkbox" checked={isPicked} onChange={(event) => pick(job._id, event.currentTarget.checked)} />
        <span className="unseen">Select: {job.jobTitle}</span>
      </label>
      <button
        type="button"
        data-key="s"
        aria-pressed={isOn}
        title={isOn ? messages.undoShortlist : 'Shortlist'}
        aria-label={`${isOn ? messages.undoShortlist : 'Shortlist'}: ${job.jobTitle}`}
        onClick={toggle}
      >
        <Icon name={isOn ? 'tick' : 'star'} />
      </button>
      <span className={css.done} aria-live="polite">
        {isOn && isDone && messages.shortlisted}
      </span>
      <ApplyLink job={job} isShort />
      <button
        type="button"
        data-key="m"
        title="Match my CV"
        aria-label={`Match my CV: ${job.jobTitle}`}
        aria-expanded={isMatched}
        onClick={onMatch}
      >
        <Icon name="document" />
      </button>
      <BoardLink job={job} isShort>
        <Icon name="outside" />
      </BoardLink>
      {problem !== null && (
        <p className={`problem ${css.problem}`} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

/** The same in the preview, in words. */
export function OwnPreviewActions({ job, onMatch }: { job: Job; onMatch: () => void }) {
  return (
    <>
      <li>
        <ShortlistButton key={job._id} job={job} />
      </li>
      <li>
        <ApplyLink className={buttonClass()} job={job} />
      </li>
      <li>
        <Button type="button" onClick={onMatch}>
          <Icon name="document" /> Match my CV
        </Button>
      </li>
      <li>
        <BoardLink className={buttonClass()} job={job}>
          <Icon name="outside" />
        </BoardLink>
      </li>
    </>
  )
}

type ToolbarProps = {
  jobs: readonly Job[]
  /** Rows of the page that the person wants never to be shown. */
  leftOut: number
  onMatch: () => void
}

type Done = { kind: 'done'; jobs: string[] } | { kind: 'undone' } | { kind: 'problem'; message: string }

/** What is done with all rows of the page, or with those that are selected; all of the page, never all that was found. */
export function OwnToolbar({ jobs, leftOut, onMatch }: ToolbarProps) {
  const picked = usePicked()
  const marks = useMarks()
  const [done, setDone] = useState<Done | null>(null)
  const [isBusy, setBusy] = useState(false)
  const chosen = jobs.filter(({ _id }) => picked.has(_id))
  const meant = chosen.length > 0 ? chosen : jobs

  async function shortlist() {
    const fresh = meant.filter(({ _id, status }) => !(marks.get(_id) ?? status === 'shortlisted')).map(({ _id }) => _id)
    setBusy(true)
    const answer = await addJobs(fresh)
    setBusy(false)
    if (answer.kind !== 'done') return setDone({ kind: 'problem', message: `Not done. ${answer.message}` })
    mark(fresh, true)
    pickNone()
    setDone({ kind: 'done', jobs: fresh })
  }

  async function undo(ids: readonly string[]) {
    const answer = await removeFromList({ jobs: ids })
    if (answer.kind !== 'done') {
      return setDone({ kind: 'problem', message: messages.shortlistNotRemoved(`– ${answer.message}`) })
    }
    mark(ids, false)
    setDone({ kind: 'undone' })
  }

  return (
    <>
      <Button look="plain" type="button" disabled={isBusy} onClick={() => void shortlist()}>
        {chosen.length > 0 ? (
          `Shortlist ${chosen.length}`
        ) : (
          <span>
            Shortlist all<span className={toolbar.where}> on this page</span>
          </span>
        )}
      </Button>
      <ApplyAll jobs={meant} isAll={chosen.length === 0}>
        <span className={toolbar.where}> on this page</span>
      </ApplyAll>
      <Button look="plain" type="button" onClick={onMatch}>
        <span>
          Match all<span className={toolbar.where}> on this page</span>
        </span>
      </Button>
      {leftOut > 0 && (
        <p className={toolbar.said}>
          {leftOut} left out of this page by <Link to="/settings/never-show">Never show me</Link>
        </p>
      )}
      <p className={toolbar.said} aria-live="polite">
        {done?.kind === 'problem' && <span className="problem">{done.message}</span>}
        {done?.kind === 'undone' && 'Taken off your shortlist again.'}
        {done?.kind === 'done' && (
          <>
            {messages.shortlisted} {counted(done.jobs.length)} <Link to="/shortlisted-jobs">Open your shortlist</Link>
            {done.jobs.length > 0 && (
              <Button look="plain" type="button" onClick={() => void undo(done.jobs)}>
                {messages.undoShortlist}
              </Button>
            )}
          </>
        )}
      </p>
    </>
  )
}

function counted(jobs: number): string {
  if (jobs === 0) return 'They were on your shortlist already.'
  return jobs === 1 ? '1 job is on your shortlist now.' : `${jobs} jobs are on your shortlist now.`
}
