import { Link } from 'react-router'
import { searchLimits } from '../../../contract/job-searches/limits.ts'
import { Icon } from '../icon.tsx'
import css from './search-history-list.module.css'
import { useNewCounts } from './use-new-counts.ts'
import { useSearchHistory } from './use-search-history.ts'
import { Button } from '../parts/button.tsx'
import { Badge } from '../parts/badge.tsx'

/** The last ten searches, of the account or of this browser: one press repeats, a bin removes, and what is new since then is said. */
export function SearchHistory() {
  const { searches, isOfAccount, forgetSearch, forgetAll } = useSearchHistory()
  const newCounts = useNewCounts(searches)
  return (
    <section aria-labelledby="history">
      <h2 id="history">Your searches</h2>
      <p className="hint">
        The last {searchLimits.history}, kept {isOfAccount ? 'with your account' : 'in this browser only, for a day'}.
      </p>
      {searches.length > 0 && (
        <>
          <ul>
            {searches.map(({ address, label }) => (
              <li key={address} className={css.search}>
                <Link to={address}>{label}</Link>
                {(newCounts.get(address) ?? 0) > 0 && <Badge>{newCounts.get(address)} new</Badge>}
                <button type="button" aria-label={`Forget ${label}`} onClick={() => forgetSearch(address)}>
                  <Icon name="bin" />
                </button>
              </li>
            ))}
          </ul>
          <Button look="plain" type="button" onClick={forgetAll}>
            Clear all
          </Button>
        </>
      )}
    </section>
  )
}
