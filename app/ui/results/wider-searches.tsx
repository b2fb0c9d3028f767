import { Link } from 'react-router'
import type { WiderSearch } from '../../../contract/job-searches/results.ts'
import type { Live } from '../live/use-live-results.ts'
import css from './results-page.module.css'

type Props = {
  wider: readonly WiderSearch[]
  /** What the boards are asked beyond the search. */
  asked: Live['wider']
}

/** Below the few rows of a list: that the boards are asked wider, and what wider searches find. */
export function WiderSearches({ wider, asked }: Props) {
  if (wider.length === 0 && asked === null) return null
  return (
    <section className={css.wider} aria-labelledby="wider">
      <h2 id="wider">{wider.length > 0 ? 'Few jobs? A wider search finds more' : 'Few jobs'}</h2>
      <p aria-live="polite">{askedWider(asked)}</p>
      <WiderList wider={wider} />
    </section>
  )
}

/** 'We are asking the boards within 25 miles too …'; empty where they are not asked. */
export function askedWider(asked: Live['wider']): string {
  if (asked === null) return ''
  return asked.total === null
    ? `We’re asking the boards within ${asked.miles} miles too …`
    : `We’ve also asked the boards within ${asked.miles} miles.`
}

/** Each with how many jobs it would find. */
export function WiderList({ wider }: { wider: readonly WiderSearch[] }) {
  return (
    <ul>
      {wider.map(({ label, count, isWhole, address }) => (
        <li key={address}>
          <Link to={address}>{label}</Link>: {count.toLocaleString('en-GB')}
          {!isWhole && ' or more'}
        </li>
      ))}
    </ul>
  )
}
