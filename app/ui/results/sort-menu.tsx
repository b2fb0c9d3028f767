import { Link } from 'react-router'
import { Dropdown } from '../parts/dropdown.tsx'
import type { Choice } from './results-view.ts'
import css from './sort-menu.module.css'

export type SortMenuProps = { sorts: readonly Choice[] }

/** The order of the list. */
export function SortMenu({ sorts }: SortMenuProps) {
  return (
    <Dropdown
      className={css.sort}
      label={
        <>
          <span className="unseen">Sorted by </span>
          {sorts.find(({ isChosen }) => isChosen)?.label}
        </>
      }
    >
      <ul>
        {sorts.map(({ label, address, isChosen }) => (
          <li key={label}>
            <Link className={css.choice} to={address} preventScrollReset aria-current={isChosen ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Dropdown>
  )
}
