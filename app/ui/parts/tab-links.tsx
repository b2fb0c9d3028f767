import { Link } from 'react-router'
import css from './tab-links.module.css'

export type TabLink = {
  to: string
  name: string
  isChosen: boolean
  /** How many there are behind it. Where one of the views has a count, all of them look like those with one. */
  count?: number
}

/** Views of one thing. Links and not buttons: the address says which view it is, and it opens without scripts. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const isCounted = tabs.some(({ count }) => count !== undefined)
  return (
    <nav className={css.tabs} aria-label={label}>
      <ul>
        {tabs.map(({ to, name, isChosen, count }) => (
          <li key={name}>
            <Link
              className={isCounted ? css.counted : undefined}
              to={to}
              preventScrollReset
              aria-current={isChosen ? 'page' : undefined}
            >
              {count !== undefined && <b>{count.toLocaleString('en-GB')}</b>} {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
