import { Link } from 'react-router'
import { useSearchHistory } from '../history/use-search-history.ts'
import type { PastSearch } from '../history/search-history.ts'
import css from '../site-header.module.css'
import { MenuLinks } from './menu-links.tsx'

/** For the menu 'Search': what visitors have nowhere else, and the latest searches of the account or of this browser (S2.13). */
export default function SearchMenu({ isGuest }: { isGuest: boolean }) {
  const { searches } = useSearchHistory()
  return (
    <>
      {isGuest && <MenuLinks links={ofVisitors} />}
      {searches.length > 0 && <Latest searches={searches} />}
    </>
  )
}

function Latest({ searches }: { searches: readonly PastSearch[] }) {
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

const ofVisitors = [
  { to: '/shortlisted-jobs', name: 'Saved jobs (needs an account)' },
  { to: '/prices', name: 'Prices' },
]
