import { Link } from 'react-router'
import type { WiderSearch } from '../../../contract/job-searches/results.ts'
import css from './results-page.module.css'

/** Below the list: wider searches where there were few. */
export function WiderSearches({ wider }: { wider: readonly WiderSearch[] }) {
  if (wider.length === 0) return null
  return (
    <section className={css.wider} aria-labelledby="wider">
      <h2 id="wider">Few jobs? A wider search finds more</h2>
      <WiderList wider={wider} />
    </section>
  )
}

/** Each with how many jobs it would find. */
export function WiderList({ wider }: { wider: readonly WiderSearch[] }) {
  return (
    <ul>
      {wider.map(({ label, count, address }) => (
        <li key={address}>
          <Link to={address}>{label}</Link>: {count.toLocaleString('en-GB')}
        </li>
      ))}
    </ul>
  )
}
