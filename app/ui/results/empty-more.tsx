import { useRouteLoaderData } from 'react-router'
import { tips } from '../../../contract/texts/messages.ts'
import type { loadShell } from '../../load-shell.ts'
import { useMostWanted } from '../history/use-most-wanted.ts'
import { SearchList } from '../search-list.tsx'
import css from './empty-results.module.css'

/** Popular searches with a line of their own below a list without rows. */
const mostSearches = 6

/** Below what was not found: how a search is written, and what others search for. */
export function EmptyMore() {
  const searches = useMostWanted(useRouteLoaderData<typeof loadShell>('root')?.mostWanted ?? null)
  return (
    <div className={css.more}>
      <section aria-labelledby="how-to-search">
        <h2 id="how-to-search">How to search</h2>
        <ul className={css.tips}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
      {searches.length > 0 && (
        <section aria-labelledby="others-search">
          <h2 id="others-search">What others search for</h2>
          <SearchList searches={searches.slice(0, mostSearches)} />
        </section>
      )}
    </div>
  )
}
