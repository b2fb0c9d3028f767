import { Link } from 'react-router'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import type { WiderSearch } from '../../../contract/job-searches/results.ts'
import css from './results-page.module.css'
import { ButtonLink } from '../parts/button.tsx'

type Props = { search: JobSearch; address: string; wider: readonly WiderSearch[] }

/** Below the list: wider searches where there were few, and the way to alerts (S5.4). */
export function ResultsFoot({ search, address, wider }: Props) {
  return (
    <>
      {wider.length > 0 && (
        <section className={css.wider} aria-labelledby="wider">
          <h2 id="wider">Few jobs? A wider search finds more</h2>
          <ul>
            {wider.map(({ label, count, address }) => (
              <li key={address}>
                <Link to={address}>{label}</Link>: {count.toLocaleString('en-GB')}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={css.alertBar}>
        <span>
          New {search.jobTitle} jobs in {search.jobLocation} by e‑mail each morning
        </span>
        <ButtonLink to={`/get-job-alert?search=${encodeURIComponent(address)}`} rel="nofollow">
          Get this alert
        </ButtonLink>
      </p>
    </>
  )
}
