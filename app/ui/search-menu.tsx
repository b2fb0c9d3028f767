import { Link } from 'react-router'
import { useSearchHistory } from './history/use-search-history.ts'
import css from './site-header.module.css'

/** What the menu's 'Search' opens: the three kinds of search, and this browser's own latest (S2.13). */
export function SearchMenu() {
  const { searches } = useSearchHistory()
  return (
    <>
      <ul>
        {kinds.map(({ to, name }) => (
          <li key={to}>
            <Link className={css.choice} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {searches.length > 0 && (
        <>
          <h2 className={css.choiceHeading}>Your latest searches</h2>
          <ul>
            {searches.slice(0, 5).map(({ address, label }) => (
              <li key={address}>
                <Link className={css.choice} to={address}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const kinds = [
  { to: '/search', name: 'All Jobs' },
  { to: '/search-contracts', name: 'Contracts' },
  { to: '/outside-ir35-jobs', name: 'Outside IR35' },
] as const
