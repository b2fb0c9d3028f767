import { Form, Link, useLocation } from 'react-router'
import type { WantedSearch } from '../../../contract/job-searches/api.ts'
import { product } from '../../../contract/texts/messages.ts'
import { useMostWanted } from '../history/use-most-wanted.ts'
import { useSearchHistory } from '../history/use-search-history.ts'
import css from '../site-footer.module.css'
import { Day } from '../when.tsx'

type FooterLink = { to: string; name: string }
export type FooterMoreProps = {
  isSignedIn: boolean
  theme: 'light' | 'dark' | 'system'
  mostWanted: readonly WantedSearch[] | null
  latest: { title: string; date: string } | undefined
  links: readonly FooterLink[]
}

/** One's own searches, top searches, news, further pages and the choice of colours (S2.18). */
export default function FooterMore({ isSignedIn, theme, mostWanted: fromServer, latest, links }: FooterMoreProps) {
  const { pathname, search } = useLocation()
  const mostWanted = useMostWanted(fromServer)
  const { searches } = useSearchHistory()
  return (
    <div className={css.parts}>
      {isSignedIn && searches.length > 0 && (
        <Part
          title="Your latest searches"
          links={searches.slice(0, 6).map(({ address, label }) => ({ to: address, name: label }))}
        />
      )}
      {mostWanted.length > 0 && (
        <Part
          title="Top searches"
          links={mostWanted.slice(0, 6).map(({ address, jobTitle, jobLocation }) => ({
            to: address,
            name: `${jobTitle} in ${jobLocation}`,
          }))}
        />
      )}
      <Part title="More pages" links={links} />
      <section>
        {latest !== undefined && (
          <>
            <h2>Latest news</h2>
            <p>
              <Link to="/news">{latest.title}</Link> <Day moment={latest.date} />
            </p>
          </>
        )}
        <Form method="post" action="/preferences" preventScrollReset replace>
          <input type="hidden" name="back" value={pathname + search} />
          <fieldset className={css.themes}>
            <legend>Colours</legend>
            {themes.map(({ value, name }) => (
              <button key={value} name="theme" value={value} aria-pressed={theme === value}>
                {name}
              </button>
            ))}
          </fieldset>
        </Form>
        <p>
          {product} searches job boards in the United Kingdom and Ireland, and does not belong to any of them. Locations
          of places: <a href="https://www.geonames.org/">GeoNames</a> (CC BY 4.0).
        </p>
      </section>
    </div>
  )
}

function Part({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const themes = [
  { value: 'system', name: 'As on my device' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
] as const
