import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { headingOf } from '../../../contract/job-searches/heading.ts'
import { searchLimits } from '../../../contract/job-searches/limits.ts'
import { messages } from '../../../contract/texts/messages.ts'
import { AlertBox } from '../parts/alert-box.tsx'
import { useRememberSearch } from './use-remember-search.ts'
import type { FromResults } from '../job/from-results.ts'
import { late } from '../late.ts'
import { LogInFirst } from '../job/log-in-first.tsx'
import { useLiveResults, type Live } from '../live/use-live-results.ts'
import { PageHead } from '../page-head.tsx'
import { SearchForm } from '../search-form/search-form.tsx'
import { BoardLines } from './board-lines.tsx'
import { folded } from './boards-status.ts'
import { ResultRow } from './result-row.tsx'
import css from './results-page.module.css'
import type { ShownResults } from './results-view.ts'
import { saidPlace } from './said-place.ts'
import { Fresh } from './fresh.tsx'
import { useListed, type Answer } from './use-listed.ts'
import { useListKeys } from './use-list-keys.ts'
import { useOwnActions } from './use-own-actions.ts'
import { usePending } from './use-pending.ts'
import { useSameRow } from './use-same-row.ts'
import { useSelectedJob } from './use-selected-job.ts'
import { Button } from '../parts/button.tsx'
import { Pager } from '../parts/pager.tsx'
import { useFollowLinks } from '../use-follow-links.ts'

type Props = Answer & {
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
const OtherNames = lazy(async () => ({ default: (await import('./other-names.tsx')).OtherNames }))
const WiderSearches = lazy(async () => ({ default: (await import('./wider-searches.tsx')).WiderSearches }))
const EmptyResults = lazy(async () => ({ default: (await import('./empty-results.tsx')).EmptyResults }))
const EmptyMore = lazy(async () => ({ default: (await import('./empty-more.tsx')).EmptyMore }))
const ShortcutsHelp = lazy(async () => await import('./shortcuts-help.tsx'))

/** The bar that makes an alert of the search stands below so many rows. */
const rowsAboveAlert = 5

export function ResultsPage({ tip, description, netPayNote, now, ...given }: Props) {
  const live = useLiveResults({
    address: given.view.address,
    boards: given.results.boards,
    total: given.results.total,
    ids: given.results.jobs.map(({ _id }) => _id),
  })
  const { page, rows, total, more, isComing } = useListed(given, live)
  const { results, view, first, isPinned, ads } = page
  const { search, notices, place, leftOut } = results
  const jobs = useMemo(() => rows.map(({ job }) => job), [rows])
  const heading = headingNow(results, { total, phase: live.phase })
  const pending = usePending()
  const { selected, select } = useSelectedJob(jobs)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const own = useOwnActions()
  const [matched, setMatched] = useState('')
  useSameRow()
  useListKeys(useCallback(() => setIsHelpOpen(true), []))
  const from = useMemo(() => fromResults({ heading, jobs, total, page }), [heading, jobs, total, page])

  const openJob = useFollowLinks(
    'a[data-row-title]',
    useMemo(() => ({ state: from }), [from]),
  )

  // A place abroad or one that nobody knows: there is nothing to filter, to sort, or to be told of.
  const isSomewhere = place.kind !== 'unknown' && place.kind !== 'abroad'
  useRememberSearch(view.past)

  const isEmpty = rows.length + leftOut === 0
  const isGrowing = !isPinned && results.page === 1
  // As long as rows come in it stands where it will be, or nowhere.
  const isSettled = live.phase !== 'asking' && !isComing
  const alertBelow = jobs.length >= rowsAboveAlert ? rowsAboveAlert : isSettled ? jobs.length : null
  // Each is the same element as long as what it shows is the same: what comes late is not drawn again before it is there, and an answer of
  // a board does not wait for it.
  const filters = useMemo(
    () => (
      <Suspense>
        <FilterBar view={view} search={search} total={results.total} />
      </Suspense>
    ),
    [view, search, results.total],
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
          <Preview key={selected._id} job={selected} first={first} from={from} own={own} now={now} />
        </Suspense>
      ),
    [selected, first, from, own, now],
  )
  const room = live.phase === 'still' ? undefined : css.room
  const alertRow = (
    <li key="alert" className={css.alert}>
      {alertBar}
    </li>
  )
  // One list of elements, so that the bar is the same wherever it stands: what was written into it, or saved, stays when the rows change.
  const items = rows.flatMap(({ job, key, isLate }, i) => [
    isLate && !rows[i - 1]?.isLate && (
      <li key={`above ${key}`} className={css.justIn}>
        Just in
      </li>
    ),
    <ResultRow
      key={key}
      job={job}
      now={now}
      jobTitle={search.jobTitle}
      isSelected={job === selected}
      isLate={isLate}
      own={own}
      isMatched={matched === view.address}
      onPreview={select}
    />,
    i + 1 === alertBelow && alertRow,
  ])
  // Below an empty list it would move with the first rows.
  const isNothing = isEmpty && isSettled && live.isOver
  if (isNothing && isSomewhere) items.push(alertRow)
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
            <h1 aria-live="polite" data-widest={live.phase === 'still' ? undefined : widestHeading(results)}>
              <span>{pending === 'search' ? 'Searching…' : heading}</span>
            </h1>
            {search.noIR && <p className={css.label}>{messages.outsideIr35Search}</p>}
            <Fresh className={css.freshAbove} count={isGrowing ? 0 : more} address={view.fresh} />
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
                <Fresh className={css.freshBeside} count={isGrowing ? 0 : more} address={view.fresh} />
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

        <div className={css.said} id={saidPlace} aria-live="polite" />
        <div className={css.columns}>
          <section className={css.list} aria-label="Jobs" aria-busy={pending !== null}>
            {pending === 'search' ? (
              <Suspense>
                <SkeletonRows tip={tip} />
              </Suspense>
            ) : (
              <div className={room}>
                {isEmpty && (
                  <Suspense>
                    <EmptyResults
                      results={results}
                      view={view}
                      tip={tip}
                      isAsking={!live.isOver || isComing}
                      asked={live.wider}
                      alert={live.alert}
                    />
                  </Suspense>
                )}
                {items.length > 0 && (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- what is pressed are the links inside, also by keys
                  <ol className={isEmpty ? `${css.rows} ${css.alone}` : css.rows} onClick={openJob}>
                    {items}
                    {isGrowing && more > 0 && (
                      <li className={css.more}>
                        <Fresh count={more} address={view.fresh} />
                      </li>
                    )}
                  </ol>
                )}
                {isNothing && (
                  <Suspense>
                    <EmptyMore />
                  </Suspense>
                )}
                {isSomewhere && !isEmpty && isSettled && total < searchLimits.few && (
                  <Suspense>
                    <WiderSearches wider={results.wider} asked={live.wider} />
                  </Suspense>
                )}
              </div>
            )}
            {leftOut > 0 && (
              <p className={css.stats}>
                {leftOut} left out of this page by <Link to="/settings/never-show">Never show me</Link>
              </p>
            )}
            {!isEmpty && (
              <div className={css.foot}>
                <Pager {...view.pages} />
                {which}
              </div>
            )}
            {netPayNote !== null && <p className={css.note}>{netPayNote}</p>}
            {isSomewhere && isSettled && pending !== 'search' && (!isEmpty || isNothing) && (
              <Suspense>
                <OtherNames names={results.otherNames} />
              </Suspense>
            )}
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
      </div>
    </LogInFirst>
  )
}

/** What is known by now, in the words of the heading. */
function headingNow(
  { heading, total: totalOfPage, search, where }: ShownResults,
  { total, phase }: { total: number; phase: Live['phase'] },
): string {
  if (total === totalOfPage && (total > 0 || phase === 'still' || phase === 'asking')) return heading
  return headingOf({
    jobTitle: search.jobTitle,
    where,
    total: total === 0 && phase === 'lost' ? null : total,
    asking: 0,
  })
}

/** As much room as the heading may come to need: the head keeps its height. */
function widestHeading({ search, where, total }: ShownResults): string {
  return headingOf({ jobTitle: search.jobTitle, where, total: Math.max(total, 9_999), asking: 0 })
}

function fromResults({
  heading,
  jobs,
  total,
  page,
}: Pick<FromResults, 'heading' | 'total'> & { jobs: readonly { _id: string }[]; page: Answer }): FromResults {
  const { results, view } = page
  return {
    address: view.here,
    heading,
    ids: jobs.map(({ _id }) => _id),
    first: (results.page - 1) * results.pageSize + 1,
    total,
    nextPage: view.pages.next,
  }
}
