import type { Route } from './+types/sources'
import { ask } from '../ask.ts'
import { PageHead } from '../ui/page-head.tsx'
import { SourceTable } from '../ui/sources/source-table.tsx'
import css from '../ui/search-page.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const sources = await ask(context, (api) => api.boards.sources())
  return { sources, now: new Date().toISOString() }
}

export default function Sources({ loaderData: { sources, now } }: Route.ComponentProps) {
  const count = (mode: string) => sources.filter((source) => source.mode === mode).length
  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title="Sources"
        description="Every job board we search, what we use it for, its terms, and how well it is responding today."
        canonical="/sources"
      />
      <h1>Where the jobs come from</h1>
      <div className="prose">
        <p>
          We know {sources.length} sources: {count('live')} live, {count('demo')} replaced by a demo board and{' '}
          {count('off')} off. If a board’s terms forbid automated reading, it stays off until the people who run this
          site have read those terms and turned the board on by name.
        </p>
        <p className="quiet">
          A demo board takes the place of the real one and has made-up ads. We mark its rows ‘demo’ everywhere.
        </p>
      </div>
      <SourceTable sources={sources} now={now} />
      <section className="prose" aria-labelledby="names-of-jobs">
        <h2 id="names-of-jobs">Where the names of jobs come from</h2>
        <p>
          ‘People also call this’ uses our own lists and these open ones, which we have changed to make a table of how
          alike two job titles are:
        </p>
        <ul>
          <li>
            the <a href="https://esco.ec.europa.eu/">ESCO</a> classification of the European Commission (CC BY 4.0)
          </li>
          <li>
            <a href="https://www.onetcenter.org/database.html">O*NET 29.2 Database</a> by the U.S. Department of Labor,
            Employment and Training Administration (CC BY 4.0), which has not approved or tested our changes
          </li>
          <li>
            the coding index of the <a href="https://www.ons.gov.uk/">Office for National Statistics</a> (Open
            Government Licence v3.0)
          </li>
          <li>
            <a href="https://nlp.stanford.edu/projects/glove/">GloVe</a> word vectors of Stanford University (public
            domain)
          </li>
        </ul>
      </section>
    </div>
  )
}
