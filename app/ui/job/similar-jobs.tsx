import { Link } from 'react-router'
import type { Job } from '../../../contract/jobs/jobs.ts'
import { PlaceLine } from './job-lines.tsx'
import css from './similar-jobs.module.css'
import { TakeHome } from './take-home.tsx'

type Props = { jobs: readonly Job[]; others: { jobTitle: string; jobLocation: string; address: string } }

/** Open jobs like the one of the page, below its text, and the way to all of them. */
export function SimilarJobs({ jobs, others }: Props) {
  if (jobs.length === 0) return null
  return (
    <section className={css.similar} aria-labelledby="similar-jobs">
      <h2 id="similar-jobs">More like this</h2>
      <ul className={css.jobs}>
        {jobs.map((job) => (
          <li key={job._id}>
            <div>
              <h3>
                <Link to={`/job/${job._id}`}>{job.jobTitle}</Link>
              </h3>
              <p>
                <PlaceLine job={job} />
              </p>
            </div>
            <div className={css.pay}>
              <TakeHome job={job} />
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Link to={others.address}>
          All {others.jobTitle} jobs in {others.jobLocation}
        </Link>
      </p>
    </section>
  )
}
