import { Link } from 'react-router'
import { Dropdown } from '../parts/dropdown.tsx'
import type { Choice, ShownResults } from './results-view.ts'
import css from './toolbar.module.css'
import type { OwnActions } from './use-own-actions.ts'
import { ButtonLink } from '../parts/button.tsx'

type Props = {
  results: ShownResults
  sorts: readonly Choice[]
  /** Jobs that came in since the page was made. */
  fresh: number
  /** Where they are sorted in. */
  freshAddress: string
  own: OwnActions
  onMatch: () => void
}

/** Above the rows: which of how many, the new ones that wait, and the order. Always of the same height. */
export function Toolbar({
  results: { page, pageSize, jobs, leftOut, total },
  sorts,
  fresh,
  freshAddress,
  own,
  onMatch,
}: Props) {
  const first = (page - 1) * pageSize + 1
  return (
    <div className={css.toolbar}>
      <p className={`quiet ${fresh > 0 ? css.which : ''}`}>
        {`${first} to ${first + jobs.length + leftOut - 1} of ${total.toLocaleString('en-GB')}`}
      </p>
      <div aria-live="polite" className={css.fresh}>
        {fresh > 0 && (
          <ButtonLink className={css.more} to={freshAddress} preventScrollReset rel="nofollow">
            {fresh.toLocaleString('en-GB')} new {fresh === 1 ? 'job: show it' : 'jobs: show them'}
          </ButtonLink>
        )}
      </div>
      {own !== null && (
        <div className={css.own}>{own && <own.OwnToolbar jobs={jobs} leftOut={leftOut} onMatch={onMatch} />}</div>
      )}
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
    </div>
  )
}
