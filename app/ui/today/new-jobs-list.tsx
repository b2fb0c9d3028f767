import { Link } from 'react-router'
import type { NewJobs } from '../../../contract/today/today.ts'
import { describeSearch } from '../results/describe-search.ts'
import css from './new-jobs-list.module.css'
import { NewJob } from './new-job.tsx'
import { EmptyLine } from '../parts/empty-state.tsx'

type Props = { searches: readonly NewJobs[]; hasSearched: boolean }

/** What came to somebody's searches since they last looked: the latest three of each. */
export function NewJobsList({ searches, hasSearched }: Props) {
  if (!hasSearched) return null
  return (
    <section className={css.searches} aria-labelledby="new-jobs">
      <h2 id="new-jobs">New in your searches</h2>
      {searches.length === 0 && (
        <EmptyLine>
          Nothing new since yesterday. <Link to="/job-alerts">Set an alert</Link> to get an email when there is.
        </EmptyLine>
      )}
      {searches.map(({ search, total, days, address, jobs }) => (
        <section key={address} aria-label={describeSearch(search)}>
          <p className={css.head}>
            <span>
              {describeSearch(search)} · {total.toLocaleString('en-GB')} new{' '}
              {days === 1 ? 'since yesterday' : `in ${days} days`}
            </span>
            <Link to={address}>All {total.toLocaleString('en-GB')}</Link>
          </p>
          <ul className="card">
            {jobs.map(({ job, fit }) => (
              <NewJob key={job._id} job={job} fit={fit} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
