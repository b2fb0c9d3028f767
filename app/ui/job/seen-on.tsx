import type { Job } from '../../../contract/jobs/jobs.ts'
import { dayOf, timeOf } from '../dates.ts'
import { repostsOf } from './job-facts.ts'
import css from './seen-on.module.css'

/** Where and when the ad was seen, the first board first, and whether it was still open when we last looked. */
export function SeenOn({ job, now }: { job: Job; now: string }) {
  const sources = job.sources.toSorted((a, b) => a.firstSeen.localeCompare(b.firstSeen))
  const reposts = repostsOf(job)
  return (
    <section aria-labelledby="seen-on">
      <h2 id="seen-on">Seen on</h2>
      <ol className={css.line}>
        {job.posted !== null && (
          <li>
            <b>Posted</b> <time dateTime={job.posted}>{dayOf(job.posted)}</time>
            {reposts !== null && `, ${reposts}`}
          </li>
        )}
        {sources.map(({ board, ref, name, firstSeen }, i) => (
          <li key={`${board} ${ref}`}>
            <b>{name}</b>, <time dateTime={firstSeen}>{dayOf(firstSeen)}</time>
            {i === 0 && sources.length > 1 && ', first seen'}
          </li>
        ))}
        <li>
          <b>{job.isClosed ? 'Closed' : 'Still open'}</b>{' '}
          <time dateTime={job.lastSeen}>
            {job.isClosed ? 'after ' : ''}
            {dayOf(job.lastSeen) === dayOf(now) ? `today at ${timeOf(job.lastSeen)}` : `on ${dayOf(job.lastSeen)}`}
          </time>
          {!job.isClosed && ', when we last checked'}
        </li>
      </ol>
    </section>
  )
}
