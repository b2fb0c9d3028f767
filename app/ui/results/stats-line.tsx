import { Link } from 'react-router'
import { useIsSignedIn } from '../use-is-signed-in.ts'
import css from './results-page.module.css'
import type { ShownResults } from './results-view.ts'

/** How many ads were searched: what the boards report for this search and what we hold, neither of them made up (C13). */
export function StatsLine({ results: { adsSearched, search, isDemo } }: { results: ShownResults }) {
  const { held, reported } = adsSearched
  const isSignedIn = useIsSignedIn()
  return (
    <p className={css.stats}>
      <b>Stats</b> {held.toLocaleString('en-GB')} live ads searched
      {reported !== null && `; the boards report ${reported.toLocaleString('en-GB')} for this search`}.{' '}
      {isDemo && <>Those marked ‘demo’ come from demonstration boards and are not real vacancies. </>}
      <Link to={`/statistics?title=${encodeURIComponent(search.jobTitle)}`}>Statistics for {search.jobTitle}</Link>
      {!isSignedIn && (
        <>
          {' · '}
          To save jobs, match your CV or apply from here, <Link to="/signup">sign up</Link> or{' '}
          <Link to="/login">log in</Link>.
        </>
      )}
    </p>
  )
}
