import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Job } from '../../../contract/jobs/jobs.ts'
import type { PayLike } from '../../../contract/statistics/pay-like.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { ApplyButton } from '../job/apply-button.tsx'
import { applyHow } from '../job/apply-how.ts'
import { CutNote } from '../job/cut-note.tsx'
import { FactLine, PlaceLine } from '../job/job-lines.tsx'
import jobText from '../job/job-text.module.css'
import { noteView } from '../job/note-view.ts'
import { LogInFirstLink } from '../job/log-in-first.tsx'
import { OriginalLink } from '../job/original-link.tsx'
import { PayPanel } from '../job/pay-panel.tsx'
import { SaveButton } from '../job/save-button.tsx'
import type { FromResults } from '../job/from-results.ts'
import type { ListedJob } from '../job/listed-job.ts'
import { Button, buttonClass } from '../parts/button.tsx'
import { useIsSignedIn } from '../use-is-signed-in.ts'
import css from './preview.module.css'
import type { OwnActions } from './use-own-actions.ts'
import { useJobPageAhead } from './use-job-page-ahead.ts'
import { previewFits } from './use-selected-job.ts'

export type PreviewProps = { job: ListedJob; first: WholeJob | null; from: FromResults; own: OwnActions; now: string }

/** An ad with its whole text, its pay among others like it, and its id if it was posted here. */
export type WholeJob = { id: string; text: string; like: PayLike | null; ownAd: string | null }

type Came = { kind: 'whole'; whole: WholeJob } | { kind: 'failed'; id: string }

/** The chosen job beside the list: what the row knows at once, the whole text of the ad as soon as it is there. */
export function Preview({ job, first, from, own, now }: PreviewProps) {
  const isSignedIn = useIsSignedIn()
  useJobPageAhead()
  const [came, setCame] = useState<Came | null>(null)
  const [matched, setMatched] = useState('')
  const given = first?.id === job._id ? first : null
  const whole = given ?? (came?.kind === 'whole' && came.whole.id === job._id ? came.whole : null)
  const isGiven = given !== null
  const isFailed = came?.kind === 'failed' && came.id === job._id

  useEffect(() => {
    if (isGiven || !previewFits()) return
    const leaving = new AbortController()
    const get = () =>
      void load(job._id, leaving.signal).then((came) => {
        if (leaving.signal.aborted) return
        setCame(came)
        if (came.kind === 'failed') addEventListener('online', get, { once: true, signal: leaving.signal })
      })
    get()
    return () => leaving.abort()
  }, [job._id, isGiven])

  // Chosen by hand: that the first of a list is shown from the start says nothing about it.
  const isChosen = useLocation().hash === `#job-${job._id}`
  const ownAd = isChosen ? (whole?.ownAd ?? null) : null
  useEffect(() => {
    if (ownAd !== null && previewFits()) noteView(ownAd, 'search')
  }, [ownAd])

  return (
    <aside className={css.preview} aria-label="Preview">
      <h2 className={css.title}>
        <Link to={`/job/${job._id}`} state={from}>
          {job.jobTitle}
        </Link>
      </h2>
      <p>
        <PlaceLine job={job} />
      </p>
      <PayPanel job={job} like={whole?.like ?? null} isBrief />
      <div className={css.actions}>
        <ApplyButton job={job} className={buttonClass('primary')} />
        <SaveButton key={job._id} job={job} className={buttonClass()} />
        {isSignedIn ? (
          <Button type="button" onClick={() => setMatched(job._id)}>
            Match my CV
          </Button>
        ) : (
          <LogInFirstLink job={job} wants="match" className={buttonClass()}>
            Match my CV
          </LogInFirstLink>
        )}
        <OriginalLink job={job} isShort />
        <Link to={`/job/${job._id}`} state={from}>
          Open the whole ad
        </Link>
      </div>
      {job.appliedOn === null && <p className={css.how}>{applyHow(job)}</p>}
      {matched === job._id && own && <own.MatchPlace key={job._id} jobId={job._id} />}
      <p className={css.facts}>
        <FactLine job={job} now={now} />
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the whole panel scrolls by itself: a keyboard must be able to */}
      <section className={css.text} aria-label="Text of the ad" aria-busy={whole === null && !isFailed} tabIndex={0}>
        {whole !== null ? (
          <>
            {/* Cleaned by the server to an allow-list of plain tags, on the way in and again on the way out. */}
            <div
              className={job.isCut ? `${jobText.text} ${jobText.fades}` : jobText.text}
              dangerouslySetInnerHTML={{ __html: whole.text }}
            />
            {job.isCut && <CutNote job={job} isBoxed />}
          </>
        ) : isFailed ? (
          <p className="problem">{messages.loadFailed}</p>
        ) : (
          <Skeleton />
        )}
      </section>
    </aside>
  )
}

/** By calls of their own: what fails is said in the panel, and the list stays. It is tried again once there is a connection. */
async function load(id: string, signal: AbortSignal): Promise<Came> {
  if (!navigator.onLine) return { kind: 'failed', id }
  const [job, like] = await Promise.all([
    ask<Job>(`/api/jobsearches/single/${id}`, signal),
    ask<PayLike>(`/api/statistics/pay-like/${id}`, signal),
  ])
  if (job === null) return { kind: 'failed', id }
  return { kind: 'whole', whole: { id, text: job.jobDescription, like, ownAd: job.ownAd?._id ?? null } }
}

async function ask<Answer>(path: string, signal: AbortSignal): Promise<Answer | null> {
  try {
    const answer = await fetch(path, { signal })
    return answer.ok ? ((await answer.json()) as Answer) : null
  } catch {
    return null
  }
}

function Skeleton() {
  return (
    <div className={css.skeleton}>
      <span className="unseen">Loading the ad</span>
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
