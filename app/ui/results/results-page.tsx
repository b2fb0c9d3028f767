import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { messages } from '../../../contract/texts/messages.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { useRememberSearch } from './use-remember-search.ts'
import type { FromResults } from '../job/from-results.ts'
import { haveLateParts, late } from '../late.ts'
import { LogInFirst } from '../job/log-in-first.tsx'
import { useLiveResults } from '../live/use-live-results.ts'
import { PageHead } from '../page-head.tsx'
import { SearchForm } from '../search-form/search-form.tsx'
import { BoardLines } from './board-lines.tsx'
import { folded } from './boards-status.ts'
import type { WholeJob } from './preview.tsx'
import { ResultRow } from './result-row.tsx'
import css from './results-page.module.css'
import type { ResultsView, ShownResults } from './results-view.ts'
import { saidPlace } from './said-place.ts'
import { Fresh } from './fresh.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useOwnActions } from './use-own-actions.ts'
import { usePending } from './use-pending.ts'
import { useSameRow } from './use-same-row.ts'
import { useSelectedJob } from './use-selected-job.ts'
import { Button } from '../parts/button.tsx'
import { Pager } from '../parts/pager.tsx'

type Props = {
  results: ShownResults
  view: ResultsView
  /** The first job, whole: its preview is beside the list from the start. Null if the list is empty. */
  first: WholeJob | null
  /** It is a page of what was shown before: what came later waits. */
  isPinned: boolean
  /** How many ads the jobs stand for; null: not known. */
  ads: number | null
  tip: string
  /** Of the page, for search engines. */
  description: string
  netPayNote: string | null
  now: string
}

// What is not needed to read the list and to press what is in it comes after the page, in one file; where that does not come, the
// list is whole all the same.
const parts = async () => await import('./late-parts.ts')
const Preview = late(async () => (await parts()).Preview)
const AlertBar = late(async () => (await parts()).AlertBar)
const FilterBar = late(async () => (await parts()).FilterBar)
const SortMenu = late(async () => (await parts()).SortMenu)
const Which = late(async () => (await parts()).Which)
const SkeletonRows = late(async () => (await parts()).SkeletonRows)
const Questions = late(async () => (await parts()).Questions)
const WiderSearches = lazy(async () => ({ default: (await import('./wider-searches.tsx')).WiderSearches }))
const EmptyResults = lazy(async () => ({ default: (await import('./empty-results.tsx')).EmptyResults }))
const ShortcutsHelp = lazy(async () => await import('./shortcuts-help.tsx'))

/** The bar that makes an alert of the search stands below so many rows. */
const rowsAboveAlert = 5

export function ResultsPage({ results, view, first, isPinned, ads, tip, description, netPayNote, now }: Props) {
  const { search, jobs, total, heading, notices, place, leftOut } = results
  const pending = usePending()
  const { revalidate } = useRevalidator()
  const live = useLiveResults({ address: view.address, boards: results.boards, total, ids: jobs.map(({ _id }) => _id) })
  const { selected, select } = useSelectedJob(jobs)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const own = useOwnActions()
  const [matched, setMatched] = useState('')
  useSameRow()
  useListKeys(useCallback(() => setIsHelpOpen(true), []))
  const from = useMemo(() => fromResults(results, view), [results, view])

  // A place abroad or one that nobody knows: there is nothing to filter, to sort, or to be told of.
  const isSomewhere = place.kind !== 'unknown' && place.kind !== 'abroad'
  useRememberSearch(view.past)

  // Nothing is being read on an empty page, so what comes may come in by itself.
  const isEmpty = jobs.length + leftOut === 0
  const isEmptyAndMore = isEmpty && results.total === 0 && live.total > 0
  useEffect(() => {
    if (!isEmptyAndMore) return
    haveLateParts()
    void revalidate()
  }, [isEmptyAndMore, revalidate])

  const fresh = isEmpty ? 0 : Math.max(results.later, live.total - total)
  // Each is the same element as long as what it shows is the same: what comes late is not drawn again before it is there, and an answer of
  // a board does not wait for it.
  const filters = useMemo(
    () => (
      <Suspense>
        <FilterBar view={view} search={search} total={total} />
      </Suspense>
    ),
    [view, search, total],
  )
  const questions = useMemo(
    () => (
      <Suspense>
        <Questions questions={view.questions} />
      </Suspense>
    ),
    [view],
  )
  const which = useMemo(
    () => (
      <Suspense>
        <Which results={results} />
      </Suspense>
    ),
    [results],
  )
  const sort = useMemo(
    () => (
      <Suspense>
        <SortMenu sorts={view.sorts} />
      </Suspense>
    ),
    [view],
  )
  const alertBar = useMemo(
    () =>
      isSomewhere && (
        <Suspense>
          <AlertBar key={view.address} search={search} address={view.address} />
        </Suspense>
      ),
    [isSomewhere, view.address, search],
  )
  const preview = useMemo(
    () =>
      selected !== null && (
        <Suspense>
          <Preview job={selected} first={first} from={from} own={own} now={now} />
        </Suspense>
      ),
    [selected, first, from, own, now],
  )
  return (
    <LogInFirst>
      <div className={`page ${css.page}`}>
        <PageHead
          title={`${search.jobTitle} jobs in ${search.jobLocation}`}
          description={description}
          canonical={view.withoutAny}
          isForSearchEngines={view.tags.length === 0 && results.page === 1 && !isPinned}
        />
        <SearchForm key={view.address} search={search} isCompact>
          {view.alongside.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </SearchForm>

        <div className={css.head}>
          <div className={css.heading}>
            <h1 aria-live="polite">{pending === 'search' ? 'Searching…' : heading}</h1>
            {search.noIR && <p className={css.label}>{messages.outsideIr35Search}</p>}
            <Fresh className={css.freshAbove} count={fresh} address={view.fresh} />
          </div>
          <div className={css.line}>
            {isSomewhere && (
              <BoardLines
                boards={live.boards}
                phase={live.phase}
                results={results}
                folded={folded(ads, total)}
                tip={isEmpty ? '' : tip}
                address={view.address}
              />
            )}
            {questions}
          </div>
          {!isEmpty && notices.map((notice) => <AlertBox key={notice.message} alert={notice} />)}
        </div>

        {isSomewhere && (
          <div className={css.filters}>
            {filters}
            {!isEmpty && (
              <div className={css.tools}>
                <Fresh className={css.freshBeside} count={fresh} address={view.fresh} />
                {own !== null && (
                  <div className={css.own}>
                    {own && (
                      <own.OwnPageMenu
                        jobs={jobs}
                        onMatch={() => setMatched(matched === view.address ? '' : view.address)}
                      />
                    )}
                  </div>
                )}
                {sort}
              </div>
            )}
          </div>
        )}

        {leftOut > 0 && (
          <p className={css.stats}>
            {leftOut} left out of this page by <Link to="/settings/never-show">Never show me</Link>
          </p>
        )}
        <div className={css.said} id={saidPlace} aria-live="polite" />
        <div className={css.columns}>
          <section className={css.list} aria-label="Jobs" aria-busy={pending !== null}>
            {pending === 'search' ? (
              <Suspense>
                <SkeletonRows tip={tip} />
              </Suspense>
            ) : isEmpty ? (
              <Suspense>
                <EmptyResults
                  results={results}
                  view={view}
                  tip={tip}
                  isAsking={live.phase === 'asking'}
                  alert={live.alert}
                />
              </Suspense>
            ) : (
              <ol className={css.rows}>
                {jobs.map((job, i) => [
                  <ResultRow
                    key={job._id}
                    job={job}
                    now={now}
                    jobTitle={search.jobTitle}
                    from={from}
                    isSelected={job === selected}
                    own={own}
                    isMatched={matched === view.address}
                    onPreview={select}
                  />,
                  i + 1 === Math.min(rowsAboveAlert, jobs.length) && (
                    <li key="alert" className={css.alert}>
                      {alertBar}
                    </li>
                  ),
                ])}
              </ol>
            )}
            {isEmpty && pending !== 'search' && <div className={css.rows}>{alertBar}</div>}
            {!isEmpty && (
              <div className={css.foot}>
                <Pager {...view.pages} />
                {which}
              </div>
            )}
            {netPayNote !== null && <p className={css.note}>{netPayNote}</p>}
          </section>
          <div className={css.preview} data-preview>
            {pending !== 'search' && preview}
          </div>
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
        {isSomewhere && !isEmpty && results.wider.length > 0 && (
          <Suspense>
            <WiderSearches wider={results.wider} />
          </Suspense>
        )}
      </div>
    </LogInFirst>
  )
}

function fromResults(
  { heading, jobs, page, pageSize, total }: ShownResults,
  { here, pages }: ResultsView,
): FromResults {
  return {
    address: here,
    heading,
    ids: jobs.map(({ _id }) => _id),
    first: (page - 1) * pageSize + 1,
    total,
    nextPage: pages.next,
  }
}
