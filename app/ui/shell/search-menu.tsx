import { Link } from 'react-router'
import { useSearchHistory } from '../history/use-search-history.ts'
import css from '../site-header.module.css'

/** The latest searches, of the account or of this browser, for the menu 'Search' (S2.13). */
export default function SearchMenu() {
  const { searches } = useSearchHistory()
  if (searches.length === 0) return null
  return (
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
  )
}
