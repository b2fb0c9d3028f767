import { Form, Link, useLocation } from 'react-router'
import type { BoardId } from '../../contract/boards/boards.ts'
import type { WantedSearch } from '../../contract/job-searches/api.ts'
import { product } from '../../contract/texts/messages.ts'
import { BoardDot } from './board-dot.tsx'
import { useMostWanted } from './history/use-most-wanted.ts'
import { useSearchHistory } from './history/use-search-history.ts'
import { SearchList } from './search-list.tsx'
import lists from './search-list.module.css'
import css from './site-footer.module.css'
import { Day } from './when.tsx'
import { Button } from './parts/button.tsx'

type Props = {
  isSignedIn: boolean
  theme: 'light' | 'dark' | 'system'
  mostWanted: readonly WantedSearch[] | null
  sources: readonly { id: BoardId; name: string }[] | null
  latest: { title: string; date: string } | undefined
  links: readonly { to: string; name: string }[]
  showCookieNotice: boolean
}

/** One's own searches, top searches, news, where the jobs come from, and the two choices that a visitor has (S2.18). */
export function SiteFooter({
  isSignedIn,
  theme,
  mostWanted: fromServer,
  sources,
  latest,
  links,
  showCookieNotice,
}: Props) {
  const { pathname, search } = useLocation()
  const mostWanted = useMostWanted(fromServer)
  const { searches } = useSearchHistory()
  return (
    <footer className={css.footer}>
      <div className={`page ${css.parts}`}>
        {isSignedIn && searches.length > 0 && (
          <section aria-labelledby="footer-history">
            <h2 id="footer-history">Your latest searches</h2>
            <ul className={lists.list}>
              {searches.slice(0, 6).map(({ address, label }) => (
                <li key={address}>
                  <Link to={address}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {mostWanted.length > 0 && (
          <section aria-labelledby="footer-searches">
            <h2 id="footer-searches">Top searches</h2>
            <SearchList searches={mostWanted.slice(0, 6)} />
          </section>
        )}
        {latest !== undefined && (
          <section aria-labelledby="footer-news">
            <h2 id="footer-news">Latest news</h2>
            <p>
              <Link to="/news">{latest.title}</Link>
            </p>
            <p className="quiet">
              <Day moment={latest.date} />
            </p>
          </section>
        )}
        <section aria-labelledby="footer-sources">
          <h2 id="footer-sources">Where the jobs come from</h2>
          {sources !== null && (
            <ul className={css.sources}>
              {sources.map(({ id, name }) => (
                <li key={id}>
                  <BoardDot board={id} />
                  {name}
                </li>
              ))}
            </ul>
          )}
          <p>
            <Link to="/sources">Every source, and how it does today</Link>
          </p>
        </section>
      </div>
      <div className={`page ${css.choices}`}>
        <p>
          {product} searches job boards of the United Kingdom and Ireland. It belongs to none of them. Positions of
          places: <a href="https://www.geonames.org/">GeoNames</a> (CC BY 4.0).
        </p>
        <ul className={css.contact}>
          {links.map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
        <Form method="post" action="/preferences" preventScrollReset replace>
          <input type="hidden" name="back" value={pathname + search} />
          <fieldset className={css.themeChoices}>
            <legend>Colours</legend>
            {themes.map(({ value, name }) => (
              <button key={value} name="theme" value={value} aria-pressed={theme === value}>
                {name}
              </button>
            ))}
          </fieldset>
        </Form>
        {showCookieNotice && (
          <Form className={css.cookies} method="post" action="/preferences" preventScrollReset replace>
            <input type="hidden" name="back" value={pathname + search} />
            <p>
              We keep a few small cookies of our own and no one else’s, each for something that you did.{' '}
              <Link to="/cookies">All of them, by name</Link>
            </p>
            <Button name="cookies" value="accepted">
              Accept
            </Button>
          </Form>
        )}
      </div>
    </footer>
  )
}

const themes = [
  { value: 'system', name: 'As on my device' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
] as const
