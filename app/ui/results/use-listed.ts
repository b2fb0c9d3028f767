import { startTransition, useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { ListedJob } from '../job/listed-job.ts'
import type { Live } from '../live/use-live-results.ts'
import { haveLateParts } from '../late.ts'
import { addBelow, inOrder, type ListedRow } from './listed-rows.ts'
import type { WholeJob } from './preview.tsx'
import { createReader, type Reader } from './reader.ts'
import type { ResultsView, ShownResults } from './results-view.ts'

/** What the server has made of a search. */
export type Answer = {
  results: ShownResults
  view: ResultsView
  /** The first job, whole: its preview is beside the list from the start. Null if the list is empty. */
  first: WholeJob | null
  /** It is a page of what was shown before: what came later waits. */
  isPinned: boolean
  /** How many ads the jobs stand for; null: not known. */
  ads: number | null
}

export type Listed = {
  /** The answer that the page is of. */
  page: Answer
  rows: readonly ListedRow<ListedJob>[]
  /** How many jobs are known by now. */
  total: number
  /** Of them, those that came in and are on no page of this list. */
  more: number
  /** Jobs are on their way into the list. */
  isComing: boolean
}

type State = {
  /** Of the entry of the history. */
  entry: string
  /** The answer that the list began with. */
  began: Answer
  /** The last that came; `page` is the one that is shown. */
  last: Answer
  page: Answer
  rows: readonly ListedRow<ListedJob>[]
  total: number
  /** How many answers came after the first. */
  turn: number
  /** How many jobs the boards' answers were said to make, and for which of these numbers they were fetched. */
  heard: number | null
  fetched: number | null
  /** The same of a wider search, which is counted below the list. */
  fetchedWider: number | null
  isFetching: boolean
}

/** Milliseconds between hearing of new jobs and fetching them: boards that answer together are fetched together. */
const gatherMs = { whileQuiet: 100, whileReading: 1_000 }

/**
 * The rows of a page of results while the boards answer. Until somebody reads, what comes in is sorted in; afterwards it is added below the
 * last row that has been seen (docs/decisions/056-rows-come-in-by-themselves.md). A page that the person has filtered, sorted or turned to
 * stays as it is: only the number of new jobs grows.
 */
export function useListed(given: Answer, { heard, wider }: Pick<Live, 'heard' | 'wider'>): Listed {
  const { key } = useLocation()
  const { revalidate, state: fetching } = useRevalidator()
  const [reader] = useState(createReader)
  const [state, setState] = useState<State>(() => begin(given, key))
  // The answer of another entry of the history is another list.
  if (state.last.results !== given.results)
    setState(key === state.entry ? take(state, given, reader) : begin(given, key))
  else if (state.entry !== key) setState({ ...state, entry: key })
  else if (state.heard !== heard) setState({ ...state, heard, total: Math.max(heard ?? 0, state.total) })

  const { began, last, page, rows, total } = state
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another list is read from its beginning
  useEffect(() => reader.watch(), [reader, began])
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other rows are looked for on the page again
  useEffect(() => reader.look(), [reader, rows])

  const hasMore = mayGrow(page, rows) && heard !== null && heard > foundBy(last)
  const counted = wider?.total ?? null
  const isNews = (hasMore && heard !== state.fetched) || (counted !== null && counted !== state.fetchedWider)
  const isDue = isNews && fetching === 'idle'
  const isComing = hasMore && (heard !== state.fetched || state.isFetching)
  useEffect(() => {
    if (!isDue) return
    const fetchThem = () => {
      setState((before) => ({ ...before, fetched: before.heard, fetchedWider: counted, isFetching: true }))
      haveLateParts()
      // Together with the rows, which come in a transition as well.
      void revalidate().finally(() => startTransition(() => setState((before) => ({ ...before, isFetching: false }))))
    }
    const timer = setTimeout(fetchThem, reader.isReading() ? gatherMs.whileReading : gatherMs.whileQuiet)
    return () => clearTimeout(timer)
  }, [isDue, counted, reader, revalidate])

  return { page, rows, total, more: isComing ? 0 : moreThanShown(state), isComing }
}

function begin(given: Answer, entry: string): State {
  const { results } = given
  return {
    entry,
    began: given,
    last: given,
    page: given,
    rows: inOrder(results.jobs),
    total: results.total,
    turn: 0,
    heard: null,
    fetched: null,
    fetchedWider: null,
    isFetching: false,
  }
}

/** The same list once more, with what has come in. */
function take(state: State, given: Answer, reader: Reader): State {
  const { jobs, total } = given.results
  const turn = state.turn + 1
  const next = { ...state, last: given, total, turn }
  const shown = state.page.results.jobs
  const isSame = jobs.length === shown.length && jobs.every(({ _id }, i) => _id === shown[i]?._id)
  if (isSame) return { ...next, page: given, rows: addBelow(state.rows, jobs, 0) }
  const seen = reader.isReading() ? Math.min(reader.seen(), state.rows.length) : 0
  if (seen === 0 || !mayGrow(state.page, state.rows))
    return { ...next, page: given, rows: inOrder(jobs, { before: state.rows, turn }) }
  return { ...next, rows: addBelow(state.rows, jobs, seen) }
}

/** Nothing is being read on an empty page, so that what comes may come in there too. */
function mayGrow({ results, isPinned }: Answer, rows: State['rows']): boolean {
  if (rows.length + results.leftOut === 0) return results.total === 0
  return !isPinned && results.page === 1
}

/** What only has something like it gives way to the first that has all that was asked for. */
function foundBy({ results: { total, understoodAs, isFallback } }: Answer): number {
  return understoodAs.without !== null || isFallback ? 0 : total
}

function moreThanShown({ page, rows, total }: State): number {
  const late = rows.filter(({ isLate }) => isLate).length
  return Math.max(page.results.later, total - page.results.total - late, 0)
}
