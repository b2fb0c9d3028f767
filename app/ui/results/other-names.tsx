import { Link } from 'react-router'
import type { OtherNameSearch } from '../../../contract/job-searches/results.ts'
import css from './results-page.module.css'

/** Searches for the same job by the names that others give it, with how many jobs each finds where that was counted. */
export function OtherNames({ names }: { names: readonly OtherNameSearch[] }) {
  if (names.length === 0) return null
  return (
    <section className={css.wider} aria-labelledby="other-names">
      <h2 id="other-names">People also call this</h2>
      <ul>
        {names.map(({ name, count, address }) => (
          <li key={address}>
            <Link to={address}>{name}</Link>
            {count !== null && `: ${count.toLocaleString('en-GB')}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
