import { data } from 'react-router'
import type { Route } from './+types/search'
import { ask } from '../ask.ts'
import { SearchHistory } from '../ui/history/search-history-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { emptySearch } from '../ui/search-form/empty-search.ts'
import { MoreFields } from '../ui/search-form/more-fields.tsx'
import { readSearchForm } from '../ui/search-form/read-search-form.ts'
import { SearchForm } from '../ui/search-form/search-form.tsx'
import { noSearchesYet, SearchList } from '../ui/search-list.tsx'
import css from '../ui/search-page.module.css'
import { EmptyLine } from '../ui/parts/empty-state.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [mostWanted, latest] = await Promise.all([
    ask(context, (api) => api.jobSearches.mostWanted()),
    ask(context, (api) => api.jobSearches.latest()),
  ])
  // The form was sent without scripts and something is missing: here it is again, as it was filled in.
  const sentBack = url.searchParams.has('jobTitle') ? readSearchForm(url.searchParams) : null
  return data(
    { mostWanted, latest, search: sentBack?.search ?? emptySearch, problems: sentBack?.problems },
    { status: sentBack === null ? 200 : 400 },
  )
}

export default function Search({ loaderData: { mostWanted, latest, search, problems } }: Route.ComponentProps) {
  return (
    <div className={`page ${css.page}`}>
      <PageHead title="Search all jobs" canonical="/search" />
      <h1>Search all jobs</h1>
      <div className={css.columns}>
        <div className={css.form}>
          <SearchForm search={search} problems={problems}>
            <MoreFields search={search} />
          </SearchForm>
        </div>
        <div className={css.lists}>
          <SearchHistory />
          <section aria-labelledby="wanted">
            <h2 id="wanted">Top searches</h2>
            {mostWanted.length === 0 ? (
              <EmptyLine>{noSearchesYet}</EmptyLine>
            ) : (
              <SearchList searches={mostWanted.slice(0, 10)} />
            )}
          </section>
          <section aria-labelledby="latest">
            <h2 id="latest">Latest searches</h2>
            {latest.length === 0 ? (
              <EmptyLine>{noSearchesYet}</EmptyLine>
            ) : (
              <SearchList searches={latest.slice(0, 10)} />
            )}
          </section>
        </div>
      </div>
    </div>
  )
}
