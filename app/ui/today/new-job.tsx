import { Link } from 'react-router'
import type { Job } from '../../../contract/jobs/jobs.ts'
import type { NewJobs } from '../../../contract/today/today.ts'
import { distanceOf } from '../job/job-facts.ts'
import { Badge } from '../parts/badge.tsx'
import { ButtonLink, buttonClass } from '../parts/button.tsx'
import { SaveButton } from '../job/save-button.tsx'
import { TakeHome } from '../job/take-home.tsx'
import css from './new-jobs-list.module.css'

type Props = { job: Job; fit: NewJobs['jobs'][number]['fit'] }

/** A row of a timetable: the job and where it is on the left, what one would take home on the right. */
export function NewJob({ job, fit }: Props) {
  const place = [job.employer, job.jobLocation, distanceOf(job)].filter((part) => part !== null).join(' · ')
  return (
    <li>
      <article className={css.row} aria-labelledby={`new-${job._id}`}>
        <div>
          <h3 id={`new-${job._id}`}>
            <Link to={`/job/${job._id}`}>{job.jobTitle}</Link> {job.isDemo && <Badge tone="plain">demo</Badge>}
          </h3>
          <p className="small">
            {place} · <b>{[...new Set(job.sources.map(({ name }) => name))].join(', ')}</b>
          </p>
          <p className={css.acts}>
            <SaveButton job={job} className={buttonClass('plain')} />
            <ButtonLink look="plain" to={`/apply?job=${job._id}`} aria-label={`Apply: ${job.jobTitle}`}>
              Apply
            </ButtonLink>
          </p>
        </div>
        <div className={css.pay}>
          <TakeHome job={job} />
          {fit !== null && (
            <p className={css.fit}>
              CV fits {fit.covered} of {fit.asked}
            </p>
          )}
        </div>
      </article>
    </li>
  )
}
