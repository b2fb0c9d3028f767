import { Link } from 'react-router'
import type { WantedSearch } from '../../../contract/job-searches/api.ts'
import { defaultSearch, resultsAddress } from '../../../contract/job-searches/results-address.ts'
import { statisticsAddress } from '../../../contract/statistics/address.ts'
import { noSearchesYet, SearchList } from '../search-list.tsx'
import css from './statistics.module.css'
import { EmptyLine } from '../parts/empty-state.tsx'

/** S13.5: 5, 5, 5, and the rest. */
const aColumn = 5

/** Titles that are searched more often than before, and the latest searches. */
export function Wanted({
  trending,
  latest,
}: {
  trending: Readonly<Record<string, number>>
  latest: readonly WantedSearch[]
}) {
  const titles = Object.entries(trending)
  const columns = [0, 1, 2, 3].map((i) => titles.slice(i * aColumn, i === 3 ? undefined : (i + 1) * aColumn))
  return (
    <>
      <section className={css.section} aria-labelledby="trending">
        <h2 id="trending">Trending</h2>
        <p className="quiet">Job titles searched more often in the last week than before.</p>
        {titles.length === 0 && <EmptyLine>{noSearchesYet}</EmptyLine>}
        <div className={css.trending}>
          {columns
            .filter((column) => column.length > 0)
            .map((column) => (
              <ul key={column[0]?.[0]} className={css.words}>
                {column.map(([title, searches]) => (
                  <li key={title}>
                    <Link to={resultsAddress({ ...defaultSearch, jobTitle: title })}>{title}</Link>{' '}
                    <span className="quiet">
                      {searches.toLocaleString('en-GB')}
                      <span className="unseen"> {searches === 1 ? 'search' : 'searches'}</span> ·{' '}
                      <Link to={statisticsAddress(title)}>
                        stats<span className="unseen"> for {title}</span>
                      </Link>
                    </span>
                  </li>
                ))}
              </ul>
            ))}
        </div>
      </section>
      <section className={css.section} aria-labelledby="latest">
        <h2 id="latest">Latest searches</h2>
        {latest.length === 0 && <EmptyLine>{noSearchesYet}</EmptyLine>}
        <div className={css.latest}>
          <SearchList searches={latest.slice(0, 10)} />
          {latest.length > 10 && <SearchList searches={latest.slice(10, 20)} />}
        </div>
      </section>
    </>
  )
}
