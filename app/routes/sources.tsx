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
        description="Every job board that is searched: what it is used for, on what terms, and how it answers today."
        canonical="/sources"
      />
      <h1>Where the jobs come from</h1>
      <div className="prose">
        <p>
          {sources.length} sources are known: {count('live')} live, {count('demo')} answered by a demonstration board,{' '}
          {count('off')} off. A board whose terms forbid automated reading is off until the people who run this site
          have read those terms and turned it on by name.
        </p>
        <p className="quiet">
          A demonstration board plays the real one with made-up ads. Its rows are marked ‘demo’ everywhere.
        </p>
      </div>
      <SourceTable sources={sources} now={now} />
    </div>
  )
}
