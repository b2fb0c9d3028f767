import type { BoardId, CallOutcome } from '../../contract/boards/boards.ts'
import { searchLimits } from '../../contract/job-searches/job-searches.ts'
import type { Log } from '../platform/log.ts'
import { type BoardAnswer, type BoardCall, BoardFailure, type BoardQuery } from './board.ts'
import type { Outward } from './outward.ts'
import type { BoardInUse } from './which-boards.ts'
import { countries } from '../../contract/places/countries.ts'

/** How one board answered one search. */
export type BoardEvent = {
  board: BoardId
  outcome: CallOutcome
  /** Null unless the outcome is 'ok' or 'empty'. */
  answer: BoardAnswer | null
  /** As people read it: '42 found', 'not answering since 09:10'. */
  message: string
  ms: number
}

/** A person waits for the answer: a call that is over a board's limit is left out rather than put off. */
const patienceMs = 3_000

/**
 * Asks every board at once and yields each answer as it comes; one slow board never holds up the rest. Never throws. Ends when
 * all have answered, when the time of a search is over (boards that are still out yield a 'timeout'), or when the signal stops.
 */
export async function* searchBoards(
  boards: readonly BoardInUse[],
  query: BoardQuery,
  deps: { outward: Outward; log: Log; endUser: BoardCall['endUser']; timeLimitMs?: number },
  signal: AbortSignal,
): AsyncGenerator<BoardEvent> {
  // Stopping early, by `break` in the caller too, takes the calls that are out with it.
  const leaving = new AbortController()
  const timeLimit = AbortSignal.timeout(deps.timeLimitMs ?? searchLimits.timeoutMs)
  const all = AbortSignal.any([signal, timeLimit, leaving.signal])
  const pending = new Map(boards.map((inUse) => [inUse.board.id, ask(inUse, query, { ...deps, signal: all })]))
  try {
    while (pending.size > 0) {
      const event = await Promise.race(pending.values())
      pending.delete(event.board)
      yield event
    }
  } finally {
    leaving.abort()
  }
}

async function ask(
  inUse: BoardInUse,
  query: BoardQuery,
  deps: { outward: Outward; log: Log; endUser: BoardCall['endUser']; signal: AbortSignal },
): Promise<BoardEvent> {
  const startedAt = performance.now()
  const { board } = inUse
  const { search } = board
  const tell = (outcome: CallOutcome, message: string, answer: BoardAnswer | null = null): BoardEvent => {
    return { board: board.id, outcome, answer, message, ms: Math.round(performance.now() - startedAt) }
  }
  if (inUse.mode === 'off' || search === undefined) return tell('skipped', inUse.offBecause ?? 'not searched')
  if (query.place && !board.regions.includes(query.place.country)) {
    return tell('skipped', `has no jobs in ${countries[query.place.country].within}`)
  }

  let event: BoardEvent
  let conclude: ((outcome: CallOutcome, message: string) => Promise<void>) | null = null
  try {
    const open = deps.outward.open(inUse, { signal: deps.signal, endUser: deps.endUser, patienceMs })
    conclude = open.conclude
    const answer = await orStop(search(query, open.call), deps.signal)
    event = tell(answer.ads.length > 0 ? 'ok' : 'empty', foundWords(answer), answer)
  } catch (error) {
    if (!(error instanceof BoardFailure)) deps.log.error({ err: error, board: board.id }, 'a connector broke')
    event = error instanceof BoardFailure ? tell(error.outcome, error.message) : tell('unreadable', 'could not be read')
  }
  await conclude?.(event.outcome, event.message).catch((error: unknown) => {
    deps.log.error({ err: error, board: board.id }, 'the end of a call could not be recorded')
  })
  return event
}

function foundWords({ ads, total }: BoardAnswer): string {
  const found = total ?? ads.length
  return found === 0 ? 'nothing found' : `${found.toLocaleString('en-GB')} found`
}

/** A connector that is deaf to its signal must not hold up the end of the search. */
async function orStop<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return await new Promise((resolve, reject) => {
    const stop = () => {
      const isTime = signal.reason instanceof Error && signal.reason.name === 'TimeoutError'
      reject(
        isTime
          ? new BoardFailure('timeout', 'no answer in time')
          : new BoardFailure('skipped', 'the search was stopped'),
      )
    }
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
