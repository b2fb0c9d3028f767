import { Link } from 'react-router'
import type { Job } from '../../../contract/jobs/jobs.ts'
import { PayLine, PlaceLine } from './job-lines.tsx'
import css from './similar-jobs.module.css'

/** Open jobs like the one of the page, below its text. */
export function SimilarJobs({ jobs }: { jobs: readonly Job[] }) {
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="similar-jobs">
      <h2 id="similar-jobs">Similar jobs</h2>
      <ul className={css.jobs}>
        {jobs.map((job) => (
          <li key={job._id}>
            <h3>
              <Link to={`/job/${job._id}`}>{job.jobTitle}</Link>
            </h3>
            <p>
              <PlaceLine job={job} />
            </p>
            <p>
              <PayLine job={job} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
