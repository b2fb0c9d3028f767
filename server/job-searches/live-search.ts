import type { BoardId } from '../../contract/boards/boards.ts'
import type { BoardProgress } from '../../contract/boards/progress.ts'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { boundsOf } from '../../contract/job-searches/results-address.ts'
import { findAskedSince, queryKey, questionsOf, type AskedBefore, type Question } from '../boards/asked-recently.ts'
import type { BoardCall, BoardQuery } from '../boards/board.ts'
import { searchable, type BoardInUse } from '../boards/which-boards.ts'
import type { StoreDeps } from '../jobs/store-ads.ts'
import type { PlaceAnswer } from '../../engines/places/index.ts'
import type { Clock } from '../platform/clock.ts'
import { askBoards, type AskDeps, type LiveAnswer } from './ask-boards.ts'
import type { Askings } from './askings.ts'
import { standingLine, waitingLine } from './board-lines.ts'

/** Boards that answered this within so many minutes are not asked again. */
const recentMinutes = 15
/** Those that failed are left in peace for so long: a person who reloads the page hears what came of the asking, not a new one. */
const failedMinutes = 2

export type LiveDeps = AskDeps & {
  boards: readonly BoardInUse[]
  askings: Askings<LiveAnswer>
}

/** What a board is asked for a search; null where the place is not one that boards can be asked about. */
export function boardQuery(search: JobSearch, place: PlaceAnswer): BoardQuery | null {
  const { payMin, payMax, radiusMiles } = boundsOf(search)
  const first = place.kind === 'found' ? place.place : place.kind === 'several' ? place.places[0] : null
  if (place.kind === 'unknown' || place.kind === 'abroad') return null
  return {
    title: search.jobTitle,
    place:
      !first || first.kind === 'remote'
        ? null
        : { text: search.jobLocation, name: first.name, lat: first.lat, lng: first.lng, country: first.country },
    radiusMiles,
    payMin,
    payMax,
    fullTime: search.fullTime,
    partTime: search.partTime,
    contract: search.contract || search.noIR,
    intern: search.intern,
    page: 1,
  }
}

/**
 * The lines of all boards before anything is asked now: those that were asked lately, and those that wait.
 * @returns `isDecided`: each of them has been asked this lately, whatever came of it.
 */
export async function standingProgress(
  deps: Pick<LiveDeps, 'boards' | 'clock'> & { db: StoreDeps['db'] },
  query: BoardQuery | null,
): Promise<{ boards: BoardProgress[]; isDecided: boolean }> {
  if (query === null) return { boards: [], isDecided: true }
  const all = askable(deps.boards, query)
  const asked = await askedLately(deps, questionsOf(query, all))
  return {
    boards: all.map((inUse) => {
      const before = asked.get(inUse.board.id)
      return before && isStanding(deps.clock, before) ? standingLine(inUse, before) : waitingLine(inUse)
    }),
    isDecided: all.every(({ board }) => asked.has(board.id)),
  }
}

/**
 * Asks every board that was not asked this lately, and takes what comes through the stages. Yields one line a board as it
 * answers; never throws for a board's sake. Ends with the last answer or after 35 s. Equal searches of this process share one asking, which
 * goes on as long as any of them listens; those of all processes ask a board once (ask-boards.ts).
 */
export function searchLive(
  deps: LiveDeps,
  query: BoardQuery,
  endUser: BoardCall['endUser'],
  signal: AbortSignal,
): AsyncGenerator<LiveAnswer> {
  return deps.askings.join(queryKey(query), (stopped) => start(deps, query, endUser, stopped), signal)
}

function start(
  deps: LiveDeps,
  query: BoardQuery,
  endUser: BoardCall['endUser'],
  signal: AbortSignal,
): AsyncGenerator<LiveAnswer> {
  const boards = askable(deps.boards, query)
  const questions = new Map(questionsOf(query, boards).map((question) => [question.board, question]))
  const turns = boards.flatMap((inUse) => {
    const question = questions.get(inUse.board.id)
    return question ? [{ inUse, question }] : []
  })
  const findStanding = async (open: readonly Question[]) => {
    const asked = await askedLately({ db: deps.store.db, clock: deps.clock }, open)
    return new Map([...asked].filter(([, before]) => isStanding(deps.clock, before)))
  }
  return askBoards(deps, { query, turns, endUser }, findStanding, signal)
}

/** The boards that may have jobs where the search is: the others have no line, and nobody waits for them. */
export function askable(boards: readonly BoardInUse[], { place }: BoardQuery): BoardInUse[] {
  return searchable(boards).filter(({ board }) => place === null || board.regions.includes(place.country))
}

async function askedLately(
  { db, clock }: { db: StoreDeps['db']; clock: Clock },
  questions: readonly Question[],
): Promise<Map<BoardId, AskedBefore>> {
  const since = new Date(clock.now().getTime() - recentMinutes * 60_000)
  const asked = await findAskedSince(db, questions, since)
  return new Map(asked.map((one) => [one.board, one]))
}

/** Whether what came of it still stands, so that the board need not be asked now. */
function isStanding(clock: Clock, { outcome, askedAt }: AskedBefore): boolean {
  if (outcome === 'ok' || outcome === 'empty') return true
  return clock.now().getTime() - askedAt.getTime() <= failedMinutes * 60_000
}
