import { Link } from 'react-router'
import css from '../site-header.module.css'

export type MenuLink = { to: string; name: string }

/** Places to go to, below one another. */
export function MenuLinks({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul>
      {links.map(({ to, name }) => (
        <li key={to}>
          <Link className={css.choice} to={to}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
