import { useEffect, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { Job } from '../../../contract/jobs/jobs.ts'
import { messages } from '../../../contract/texts/messages.ts'
import type { loader } from '../../routes/job.tsx'
import { Icon } from '../icon.tsx'
import { JobFactLine, PayLine, PlaceLine, SourceLine } from '../job/job-lines.tsx'
import jobText from '../job/job-text.module.css'
import css from './preview.module.css'
import { accountActions } from './row-actions.tsx'
import type { OwnActions } from './use-own-actions.ts'
import { previewFits } from './use-selected-job.ts'
import { ButtonLink } from '../parts/button.tsx'

/** The chosen job beside the list: what the row knows at once, the text of the ad as soon as it is there. */
export function Preview({ job, own, now }: { job: Job; own: OwnActions; now: string }) {
  const { load, data, state } = useFetcher<typeof loader>()
  const whole = data?.job._id === job._id ? data.job : null
  const [matched, setMatched] = useState('')

  useEffect(() => {
    // What cannot be had would take the whole page with it.
    if (previewFits() && navigator.onLine) void load(`/job/${job._id}`)
  }, [load, job._id])

  return (
    <aside className={css.preview} aria-label="Preview">
      <h2>
        <Link to={`/job/${job._id}`}>{job.jobTitle}</Link>
      </h2>
      <p>
        <PlaceLine job={job} />
      </p>
      <p>
        <PayLine job={job} />
        <JobFactLine job={job} />
      </p>
      <ul className={css.actions}>
        {own !== null ? (
          <>{own && <own.OwnPreviewActions job={job} onMatch={() => setMatched(job._id)} />}</>
        ) : (
          accountActions(job).map(({ icon, label }) => (
            <li key={label}>
              <ButtonLink to={`/login?job=${job._id}`} rel="nofollow">
                <Icon name={icon} /> {label} <Icon name="lock" label="needs an account" />
              </ButtonLink>
            </li>
          ))
        )}
      </ul>
      {matched === job._id && own && <own.MatchPlace key={job._id} jobId={job._id} />}
      {/* It scrolls by itself: a keyboard must be able to. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css.text} aria-label="Text of the ad" aria-busy={state !== 'idle'} tabIndex={0}>
        {whole !== null ? (
          // Cleaned by the server to an allow-list of plain tags, on the way in and again on the way out.
          <div className={jobText.text} dangerouslySetInnerHTML={{ __html: whole.jobDescription }} />
        ) : state === 'idle' && data === undefined ? null : (
          <Skeleton isFailed={state === 'idle'} />
        )}
      </section>
      <p>
        <Link to={`/job/${job._id}`}>Open the whole ad</Link>
      </p>
      <p className={css.sources}>
        <SourceLine job={job} now={now} />
      </p>
    </aside>
  )
}

function Skeleton({ isFailed }: { isFailed: boolean }) {
  if (isFailed) return <p className="problem">{messages.loadFailed}</p>
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
