import { Link } from 'react-router'
import css from './tab-links.module.css'

export type TabLink = {
  to: string
  name: string
  isChosen: boolean
  /** How many there are behind it. */
  count?: number
}

/** Views of one thing. Links and not buttons: the address says which view it is, and it opens without scripts. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className={css.tabs} aria-label={label}>
      <ul>
        {tabs.map(({ to, name, isChosen, count }) => (
          <li key={name}>
            <Link
              className={count === undefined ? undefined : css.counted}
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
