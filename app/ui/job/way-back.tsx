import { Link, useLocation } from 'react-router'
import { useHydrated } from '../use-hydrated.ts'
import { readFromResults } from './from-results.ts'
import css from './job-page.module.css'

type Props = { job: string; others: { jobTitle: string; jobLocation: string; address: string } }

/**
 * Back to the results that the job was opened from, at its row, and on to the next. Anyone who came by the address alone is offered a
 * search for others like it.
 */
export function WayBack({ job, others }: Props) {
  const { state } = useLocation()
  // The server knows nothing of the tab's history.
  const from = useHydrated() ? readFromResults(state) : null
  if (from === null) {
    return (
      <nav className={css.back} aria-label="Results">
        <Link to={others.address}>
          <span aria-hidden>← </span>
          {others.jobTitle} jobs in {others.jobLocation}
        </Link>
      </nav>
    )
  }
  const at = from.ids.indexOf(job)
  const before = from.ids[at - 1]
  const next = from.ids[at + 1]
  return (
    <nav className={css.back} aria-label="Results">
      <Link to={`${from.address}#job-${job}`}>
        <span aria-hidden>← </span>
        {from.heading}
      </Link>
      {at !== -1 && (
        <span className={css.steps}>
          {before !== undefined && (
            <Link to={`/job/${before}`} state={from} rel="prev">
              <span aria-hidden>← </span>previous
            </Link>
          )}
          <span>
            {(from.first + at).toLocaleString('en-GB')} of {from.total.toLocaleString('en-GB')}
          </span>
          {next !== undefined ? (
            <Link to={`/job/${next}`} state={from} rel="next">
              next<span aria-hidden> →</span>
            </Link>
          ) : (
            from.nextPage !== null && (
              <Link to={from.nextPage}>
                next page<span aria-hidden> →</span>
              </Link>
            )
          )}
        </span>
      )}
    </nav>
  )
}
