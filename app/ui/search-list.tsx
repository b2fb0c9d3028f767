import { Link } from 'react-router'
import type { WantedSearch } from '../../contract/job-searches/api.ts'
import css from './search-list.module.css'

export const noSearchesYet = 'Nothing yet. A search appears here once several people have made it.'

/** Searches of others, as links. */
export function SearchList({ searches }: { searches: readonly WantedSearch[] }) {
  return (
    <ul className={css.list}>
      {searches.map(({ jobTitle, jobLocation, address }) => (
        <li key={address}>
          <Link to={address}>
            {jobTitle} in {jobLocation}
          </Link>
        </li>
      ))}
    </ul>
  )
}
