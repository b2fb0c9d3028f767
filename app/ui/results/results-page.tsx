import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { messages } from '../../../contract/messages.ts'
import { AlertBox } from '../alert-box.tsx'
import { useSearchHistory } from '../history/use-search-history.ts'
import { useLiveResults } from '../live/use-live-results.ts'
import { PageHead } from '../page-head.tsx'
import { PayField } from '../search-form/pay-field.tsx'
import { SearchForm } from '../search-form/search-form.tsx'
import { BoardLines } from './board-lines.tsx'
import { EmptyResults } from './empty-results.tsx'
import { FilterBar } from './filter-bar.tsx'
import { PageLinks } from './page-links.tsx'
import { Questions } from './questions.tsx'
import { Preview } from './preview.tsx'
import { ResultRow } from './result-row.tsx'
import { ResultsFoot } from './results-foot.tsx'
import css from './results-page.module.css'
import type { ResultsView, ShownResults } from './results-view.ts'
import { StatsLine } from './stats-line.tsx'
import { Toolbar } from './toolbar.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useSelectedJob } from './use-selected-job.ts'

type Props = { results: ShownResults; view: ResultsView; tip: string; now: string }

const ShortcutsHelp = lazy(() => import('./shortcuts-help.tsx'))

export function ResultsPage({ results, view, tip, now }: Props) {
  const { search, jobs, total, heading, notices, place, understoodAs } = results
  const isLeaving = useNavigation().location?.pathname.startsWith('/jobresults/') === true
  const { revalidate, state: revalidation } = useRevalidator()
  const live = useLiveResults({ address: view.address, boards: results.boards, total, ids: jobs.map(({ _id }) => _id) })
  const { selected, select } = useSelectedJob(jobs)
  const { rememberSearch } = useSearchHistory()
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  useListKeys(useCallback(() => setIsHelpOpen(true), []))

  const { address, label } = view.past
  useEffect(() => rememberSearch({ address, label }), [rememberSearch, address, label])

  // Nothing is being read on an empty page, so what comes may come in by itself.
  const isEmptyAndMore = jobs.length === 0 && live.total > 0
  useEffect(() => {
    if (isEmptyAndMore) void revalidate()
  }, [isEmptyAndMore, revalidate])

  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title={`${search.jobTitle} jobs in ${search.jobLocation}`}
        description={`${search.jobTitle} jobs in ${search.jobLocation}: never miss a job ad as we search the UK's major recruitment sites for you and show all results in one place.`}
        canonical={view.withoutAny}
        isForSearchEngines={view.tags.length === 0 && results.page === 1}
      />
      <SearchForm key={view.address} search={search}>
        {view.alongside.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </SearchForm>

      <div className={css.head}>
        <div className={css.heading}>
          <h1 aria-live="polite">{heading}</h1>
          {search.noIR && <p className={css.label}>{messages.outsideIr35Search}</p>}
        </div>
        <StatsLine results={results} />
        <Questions place={place} understoodAs={understoodAs} withoutPay={view.withoutPay} />
        {notices.map((notice) => (
          <AlertBox key={notice.message} alert={notice} />
        ))}
        <BoardLines boards={live.boards} phase={live.phase} tip={tip} />
      </div>

      <FilterBar view={view} contains={search.contains} total={total}>
        <PayField key={view.address} form="search" defaultMin={search.jobSalaryMin} defaultMax={search.jobSalaryMax} />
      </FilterBar>

      <div className={css.columns}>
        <section className={css.list} aria-label="Jobs" aria-busy={isLeaving}>
          <Toolbar
            results={results}
            sorts={view.sorts}
            fresh={Math.max(0, live.total - total)}
            isFetching={revalidation !== 'idle'}
            onShowFresh={() => void revalidate()}
          />
          {jobs.length === 0 ? (
            <EmptyResults results={results} view={view} isAsking={live.phase === 'asking'} alert={live.alert} />
          ) : (
            <ol className={css.rows}>
              {jobs.map((job) => (
                <ResultRow
                  key={job._id}
                  job={job}
                  now={now}
                  jobTitle={search.jobTitle}
                  isSelected={job._id === selected?._id}
                  onPreview={select}
                />
              ))}
            </ol>
          )}
          <PageLinks pages={view.pages} />
        </section>
        {selected !== null && <Preview job={selected} now={now} />}
      </div>
      <button className={`button plain ${css.keys}`} type="button" onClick={() => setIsHelpOpen(true)}>
        Keys for this list
      </button>
      {isHelpOpen && (
        <Suspense>
          <ShortcutsHelp onClose={() => setIsHelpOpen(false)} />
        </Suspense>
      )}
      <ResultsFoot search={search} wider={jobs.length > 0 ? results.wider : []} />
    </div>
  )
}
