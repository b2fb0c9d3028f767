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
    </div>
  )
}
