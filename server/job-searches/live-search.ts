import type { BoardId } from '../../contract/boards/boards.ts'
import type { BoardProgress } from '../../contract/boards/progress.ts'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { boundsOf } from '../../contract/job-searches/results-address.ts'
import { findAskedSince, queryKey, rememberAsked, type AskedBefore } from '../boards/asked-recently.ts'
import type { BoardCall, BoardQuery } from '../boards/board.ts'
import type { Outward } from '../boards/outward.ts'
import { searchBoards, type BoardEvent } from '../boards/search-boards.ts'
import { searchable, type BoardInUse } from '../boards/which-boards.ts'
import { storeAnswer } from '../jobs/reading/store-answer.ts'
import type { StoreCounts, StoreDeps } from '../jobs/store-ads.ts'
import type { PlaceAnswer } from '../places/place.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { Askings } from './askings.ts'

/** Boards that answered this within so many minutes are not asked again. */
const recentMinutes = 15
/** Those that failed are left in peace for so long: a person who reloads the page hears what came of the asking, not a new one. */
const failedMinutes = 2

export type LiveDeps = {
  store: StoreDeps
  outward: Outward
  boards: readonly BoardInUse[]
  clock: Clock
  log: Log
  askings: Askings<LiveAnswer>
}

export type LiveAnswer = { progress: BoardProgress; stored: StoreCounts | null }

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
  const asked = await askedLately(deps, query)
  const all = askable(deps.boards, query)
  return {
    boards: all.map((inUse) => standingLine(deps.clock, inUse, asked) ?? waitingLine(inUse)),
    isDecided: all.every(({ board }) => asked.has(board.id)),
  }
}

/**
 * Asks every board that was not asked this lately, and takes what comes through the stages. Yields one line a board as it
 * answers; never throws for a board's sake. Ends with the last answer or after 35 s. Equal searches share one asking, which goes
 * on as long as any of them listens.
 */
export function searchLive(
  deps: LiveDeps,
  query: BoardQuery,
  endUser: BoardCall['endUser'],
  signal: AbortSignal,
): AsyncGenerator<LiveAnswer> {
  return deps.askings.join(queryKey(query), (stopped) => askBoards(deps, query, endUser, stopped), signal)
}

async function* askBoards(
  deps: LiveDeps,
  query: BoardQuery,
  endUser: BoardCall['endUser'],
  signal: AbortSignal,
): AsyncGenerator<LiveAnswer> {
  const asked = await askedLately({ ...deps, db: deps.store.db }, query)
  const toAsk: BoardInUse[] = []
  for (const inUse of askable(deps.boards, query)) {
    const standing = standingLine(deps.clock, inUse, asked)
    if (standing) yield { progress: standing, stored: null }
    else toAsk.push(inUse)
  }
  const byId = new Map(toAsk.map((inUse) => [inUse.board.id, inUse]))
  const key = queryKey(query)
  for await (const event of searchBoards(toAsk, query, { outward: deps.outward, log: deps.log, endUser }, signal)) {
    // What a board could not say because nobody listens any more is not to be remembered of it.
    if (signal.aborted) return
    const inUse = byId.get(event.board)
    if (!inUse) continue
    yield await take(deps, inUse, event, key)
  }
}

async function take(deps: LiveDeps, inUse: BoardInUse, event: BoardEvent, key: string): Promise<LiveAnswer> {
  const now = deps.clock.now()
  const found = event.answer ? (event.answer.total ?? event.answer.ads.length) : null
  let stored: StoreCounts | null = null
  try {
    if (event.answer && event.answer.ads.length > 0) {
      stored = await storeAnswer(deps.store, inUse, event.answer.ads, now)
    }
    await rememberAsked(deps.store.db, key, { board: event.board, askedAt: now, outcome: event.outcome, found })
  } catch (error) {
    deps.log.error({ err: error, board: event.board }, 'the answer of a board could not be kept')
    return {
      progress: line(inUse, { state: 'failed', outcome: 'failed', message: 'its answer could not be kept' }),
      stored: null,
    }
  }
  const isGood = event.outcome === 'ok' || event.outcome === 'empty'
  return {
    progress: line(inUse, {
      state: isGood ? 'answered' : event.outcome === 'skipped' ? 'off' : 'failed',
      outcome: event.outcome,
      found,
      received: event.answer?.ads.length ?? 0,
      message: event.message,
    }),
    stored,
  }
}

/** The boards that may have jobs where the search is: the others have no line, and nobody waits for them. */
function askable(boards: readonly BoardInUse[], { place }: BoardQuery): BoardInUse[] {
  return searchable(boards).filter(({ board }) => place === null || board.regions.includes(place.country))
}

async function askedLately(
  { db, clock }: { db: StoreDeps['db']; clock: Clock },
  query: BoardQuery,
): Promise<Map<BoardId, AskedBefore>> {
  const since = new Date(clock.now().getTime() - recentMinutes * 60_000)
  const asked = await findAskedSince(db, queryKey(query), since)
  return new Map(asked.map((one) => [one.board, one]))
}

/** The line of a board that need not be asked now; null: it is to be asked. */
function standingLine(clock: Clock, inUse: BoardInUse, asked: ReadonlyMap<BoardId, AskedBefore>): BoardProgress | null {
  const before = asked.get(inUse.board.id)
  if (!before) return null
  if (before.outcome === 'ok' || before.outcome === 'empty') return recentLine(inUse, before)
  if (clock.now().getTime() - before.askedAt.getTime() > failedMinutes * 60_000) return null
  return line(inUse, {
    state: before.outcome === 'skipped' ? 'off' : 'failed',
    outcome: before.outcome,
    message: failureWords[before.outcome],
  })
}

const failureWords = {
  timeout: 'no answer in time',
  refused: 'refused our call',
  challenge: 'asks for a human',
  unreadable: 'its answer could not be read',
  failed: 'not working',
  skipped: 'not asked',
} as const

function waitingLine(inUse: BoardInUse): BoardProgress {
  return line(inUse, { state: 'waiting', message: 'waiting…' })
}

function recentLine(inUse: BoardInUse, before: AskedBefore): BoardProgress {
  const found = before.found ?? 0
  return line(inUse, {
    state: 'recent',
    outcome: before.outcome,
    found: before.found,
    message: found === 0 ? 'nothing found' : `${found.toLocaleString('en-GB')} found`,
  })
}

function line(
  inUse: BoardInUse,
  given: Partial<BoardProgress> & Pick<BoardProgress, 'state' | 'message'>,
): BoardProgress {
  return {
    board: inUse.board.id,
    name: inUse.board.name,
    outcome: null,
    found: null,
    received: 0,
    isDemo: inUse.mode === 'demo',
    ...given,
  }
}
