import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { messages } from '../../../contract/texts/messages.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { useRememberSearch } from '../history/use-search-history.ts'
import { useLiveResults } from '../live/use-live-results.ts'
import { PageHead } from '../page-head.tsx'
import { PayField } from '../search-form/pay-field.tsx'
import { SearchForm } from '../search-form/search-form.tsx'
import { BoardLines } from './board-lines.tsx'
import { EmptyResults } from './empty-results.tsx'
import { FilterBar } from './filter-bar.tsx'
import { Questions } from './questions.tsx'
import { Preview } from './preview.tsx'
import { ResultRow } from './result-row.tsx'
import { ResultsFoot } from './results-foot.tsx'
import css from './results-page.module.css'
import type { ResultsView, ShownResults } from './results-view.ts'
import { StatsLine } from './stats-line.tsx'
import { Toolbar } from './toolbar.tsx'
import { useJobPageAhead } from './use-job-page-ahead.ts'
import { useListKeys } from './use-list-keys.ts'
import { useOwnActions } from './use-own-actions.ts'
import { useSelectedJob } from './use-selected-job.ts'
import { Button } from '../parts/button.tsx'
import { Pager } from '../parts/pager.tsx'

type Props = {
  results: ShownResults
  view: ResultsView
  /** It is a page of what was shown before: what came later waits. */
  isPinned: boolean
  tip: string
  netPayNote: string | null
  now: string
}

const ShortcutsHelp = lazy(() => import('./shortcuts-help.tsx'))

export function ResultsPage({ results, view, isPinned, tip, netPayNote, now }: Props) {
  const { search, jobs, total, heading, notices, place } = results
  const isLeaving = useNavigation().location?.pathname.startsWith('/jobresults/') === true
  const { revalidate } = useRevalidator()
  const live = useLiveResults({ address: view.address, boards: results.boards, total, ids: jobs.map(({ _id }) => _id) })
  const { selected, select } = useSelectedJob(jobs)
  const rememberSearch = useRememberSearch()
  useJobPageAhead()
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const own = useOwnActions()
  const [matched, setMatched] = useState('')
  useListKeys(useCallback(() => setIsHelpOpen(true), []))

  // A place abroad or one that nobody knows: there is nothing to filter, to sort, or to be told of.
  const isSomewhere = place.kind !== 'unknown' && place.kind !== 'abroad'
  const { address, label } = view.past
  useEffect(() => rememberSearch({ address, label }), [rememberSearch, address, label])

  // Nothing is being read on an empty page, so what comes may come in by itself.
  const isEmpty = jobs.length + results.leftOut === 0
  const isEmptyAndMore = isEmpty && results.total === 0 && live.total > 0
  useEffect(() => {
    if (isEmptyAndMore) void revalidate()
  }, [isEmptyAndMore, revalidate])

  return (
    <div className={`page ${css.page}`}>
      <PageHead
        title={`${search.jobTitle} jobs in ${search.jobLocation}`}
        description={`${search.jobTitle} jobs in ${search.jobLocation}: never miss a job ad as we search the UK's major recruitment sites for you and show all results in one place.`}
        canonical={view.withoutAny}
        isForSearchEngines={view.tags.length === 0 && results.page === 1 && !isPinned}
      />
      <details key={view.address} className={css.search}>
        <summary>
          <span className={css.past}>{view.past.label}</span>
          <span className={css.change}>Change</span>
        </summary>
        <SearchForm search={search}>
          {view.alongside.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </SearchForm>
      </details>

      <div className={css.head}>
        <div className={css.heading}>
          <h1 aria-live="polite">{heading}</h1>
          {search.noIR && <p className={css.label}>{messages.outsideIr35Search}</p>}
        </div>
        <Questions questions={view.questions} />
        {!isEmpty && notices.map((notice) => <AlertBox key={notice.message} alert={notice} />)}
        {isSomewhere && (
          <BoardLines boards={live.boards} phase={live.phase} tip={isEmpty ? '' : tip} address={view.address}>
            <StatsLine results={results} />
          </BoardLines>
        )}
      </div>

      {isSomewhere && (
        <FilterBar view={view} contains={search.contains} total={total}>
          <PayField
            key={view.address}
            form="search"
            defaultMin={search.jobSalaryMin}
            defaultMax={search.jobSalaryMax}
          />
        </FilterBar>
      )}

      <div className={css.columns}>
        <section className={css.list} aria-label="Jobs" aria-busy={isLeaving}>
          {isEmpty ? (
            <EmptyResults
              results={results}
              view={view}
              tip={tip}
              isAsking={live.phase === 'asking'}
              alert={live.alert}
            />
          ) : (
            <Toolbar
              results={results}
              sorts={view.sorts}
              fresh={Math.max(results.later, live.total - total)}
              freshAddress={view.fresh}
              own={own}
              onMatch={() => setMatched(view.address)}
            />
          )}
          {!isEmpty && (
            <ol className={css.rows}>
              {jobs.map((job) => (
                <ResultRow
                  key={job._id}
                  job={job}
                  now={now}
                  jobTitle={search.jobTitle}
                  isSelected={job._id === selected?._id}
                  own={own}
                  isMatched={matched === view.address}
                  onPreview={select}
                />
              ))}
            </ol>
          )}
          <Pager {...view.pages} />
          {netPayNote !== null && <p className="hint">{netPayNote}</p>}
        </section>
        {selected !== null && <Preview job={selected} own={own} now={now} />}
      </div>
      {!isEmpty && (
        <Button look="plain" className={css.keys} type="button" onClick={() => setIsHelpOpen(true)}>
          Keys for this list
        </Button>
      )}
      {isHelpOpen && (
        <Suspense>
          <ShortcutsHelp onClose={() => setIsHelpOpen(false)} />
        </Suspense>
      )}
      {isSomewhere && <ResultsFoot search={search} address={view.address} wider={isEmpty ? [] : results.wider} />}
    </div>
  )
}
