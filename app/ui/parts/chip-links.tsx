import { Link } from 'react-router'
import css from './chip-links.module.css'

type Props = {
  label: string
  /** @property count is shown beside the name. */
  chips: readonly { to: string; name: string; count?: number }[]
}

/** Short ways on, beside one another: searches, kinds. */
export function ChipLinks({ label, chips }: Props) {
  return (
    <ul className={css.chips} aria-label={label}>
      {chips.map(({ to, name, count }) => (
        <li key={to}>
          <Link className={css.chip} to={to}>
            {name}
            {count !== undefined && <span className={css.count}> {count.toLocaleString('en-GB')}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
