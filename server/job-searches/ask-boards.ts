import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BoardId } from '../../contract/boards/boards.ts'
import type { BoardProgress } from '../../contract/boards/progress.ts'
import { searchLimits } from '../../contract/job-searches/job-searches.ts'
import { rememberAsked, type AskedBefore, type Question } from '../boards/asked-recently.ts'
import type { BoardCall, BoardQuery } from '../boards/board.ts'
import type { Outward } from '../boards/outward.ts'
import { searchBoards, type BoardEvent } from '../boards/search-boards.ts'
import { createClaims, findInFlight, type Claims } from '../boards/searches-in-flight.ts'
import type { BoardInUse } from '../boards/which-boards.ts'
import { storeAnswer } from '../jobs/reading/store-answer.ts'
import type { StoreDeps } from '../jobs/store-ads.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { answeredLine, failedLine, foundIn, sharedLine, standingLine } from './board-lines.ts'

export type AskDeps = { store: StoreDeps; outward: Outward; clock: Clock; log: Log }

/** What came of one board. `changed`: ads that are new or not as they were, so that the search may find more than before. */
export type LiveAnswer = { progress: BoardProgress; changed: number }

type Turn = { inUse: BoardInUse; question: Question }

/** A look at the boards that are still open: those that need not be asked any more, and those that are this search's to ask. */
type Look = { answered: Map<BoardId, AskedBefore>; mine: Set<BoardId> }

/** Milliseconds between two looks at boards that another process is asking: at first, and at the most. */
const firstLookMs = 150
const lastLookMs = 1_000

/**
 * Asks the boards that no process is asking the same, and waits for what the others hear of theirs. Where one that asks dies or gives up,
 * its boards are asked here. Yields a line for each board as it answers; never throws for a board's sake. Ends with the last answer or
 * after 35 s.
 * @param findAsked those of the questions that have been asked so lately that they need not be asked again
 */
export async function* askBoards(
  deps: AskDeps,
  search: { query: BoardQuery; turns: readonly Turn[]; endUser: BoardCall['endUser'] },
  findAsked: (questions: readonly Question[]) => Promise<Map<BoardId, AskedBefore>>,
  signal: AbortSignal,
): AsyncGenerator<LiveAnswer> {
  const { store, log } = deps
  const leaving = new AbortController()
  const stopped = AbortSignal.any([signal, leaving.signal])
  const claims = createClaims(store.db, randomUUID(), (error) =>
    log.warn({ err: error }, 'a search in flight could not be renewed'),
  )
  const until = performance.now() + searchLimits.timeoutMs
  const open = new Map(search.turns.map((turn) => [turn.question.board, turn]))
  const asking = new Map<BoardId, Promise<LiveAnswer | BoardId>>()
  let pause = firstLookMs
  let isFirst = true
  let look: Promise<Look> | null = lookAt(store, claims, [...open.values()], findAsked)
  try {
    while (look !== null || asking.size > 0) {
      const step: Look | LiveAnswer | BoardId = await Promise.race([...(look ? [look] : []), ...asking.values()])
      // What a board could not say because nobody listens any more is not to be remembered of it.
      if (signal.aborted) return
      if (typeof step === 'string') asking.delete(step)
      else if ('progress' in step) {
        asking.delete(step.progress.board)
        yield step
      } else {
        for (const [board, answer] of step.answered) {
          const inUse = open.get(board)?.inUse
          open.delete(board)
          if (!inUse) continue
          if (isFirst) yield { progress: standingLine(inUse, answer), changed: 0 }
          else yield { progress: sharedLine(inUse, answer), changed: answer.changed }
        }
        for (const board of step.mine) {
          const turn = open.get(board)
          open.delete(board)
          if (turn) asking.set(board, ask(deps, { ...search, turn, claims, until }, stopped))
        }
        isFirst = false
        look = null
        if (open.size > 0 && performance.now() < until) {
          look = lookAgain(deps, claims, [...open.values()], findAsked, { pause, signal: stopped })
          if (asking.size === 0) log.debug({ boards: [...open.keys()] }, 'waits for boards that another search asks')
          pause = Math.min(pause * 1.5, lastLookMs)
        }
      }
    }
    for (const { inUse } of open.values()) yield { progress: failedLine(inUse, 'timeout'), changed: 0 }
  } finally {
    leaving.abort()
    // Nobody waits for a connection that is gone, or a program that is being stopped: the claims run out by themselves.
    await claims.end().catch((error: unknown) => log.debug({ err: error }, 'searches in flight could not be released'))
  }
}

async function lookAt(
  { db }: StoreDeps,
  claims: Claims,
  turns: readonly Turn[],
  findAsked: (questions: readonly Question[]) => Promise<Map<BoardId, AskedBefore>>,
): Promise<Look> {
  const questions = turns.map(({ question }) => question)
  const answered = await findAsked(questions)
  const unanswered = questions.filter(({ board }) => !answered.has(board))
  if (unanswered.length === 0) return { answered, mine: new Set() }
  const inFlight = await findInFlight(db, unanswered)
  const free = unanswered.filter(({ board }) => !inFlight.has(board))
  if (free.length === 0) return { answered, mine: new Set() }
  const mine = await claims.claim(free)
  // Anyone who asked before may have answered and let go since the first look.
  const claimed = free.filter(({ board }) => mine.has(board))
  const late = claimed.length === 0 ? new Map<BoardId, AskedBefore>() : await findAsked(claimed)
  await claims.release(claimed.filter(({ board }) => late.has(board)))
  for (const [board, answer] of late) {
    mine.delete(board)
    answered.set(board, answer)
  }
  return { answered, mine }
}

/** The next look, after a pause. One that fails finds nothing: the boards that are being asked here go on. */
async function lookAgain(
  { store, log }: AskDeps,
  claims: Claims,
  turns: readonly Turn[],
  findAsked: (questions: readonly Question[]) => Promise<Map<BoardId, AskedBefore>>,
  { pause, signal }: { pause: number; signal: AbortSignal },
): Promise<Look> {
  // Many processes that wait for the same do not look at the same moment.
  await sleep(pause * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {})
  const nothing: Look = { answered: new Map(), mine: new Set() }
  if (signal.aborted) return nothing
  return await lookAt(store, claims, turns, findAsked).catch((error: unknown) => {
    log.warn({ err: error }, 'boards that another process asks could not be looked at')
    return nothing
  })
}

/** @returns the board alone where it was not asked to the end. */
async function ask(
  deps: AskDeps,
  given: { query: BoardQuery; endUser: BoardCall['endUser']; turn: Turn; claims: Claims; until: number },
  signal: AbortSignal,
): Promise<LiveAnswer | BoardId> {
  const { turn, query, endUser, claims, until } = given
  const { inUse, question } = turn
  const timeLimitMs = Math.max(1, Math.round(until - performance.now()))
  try {
    const events = searchBoards([inUse], query, { outward: deps.outward, log: deps.log, endUser, timeLimitMs }, signal)
    for await (const event of events) return signal.aborted ? question.board : await take(deps, inUse, event, question)
    return question.board
  } finally {
    await claims
      .release([question])
      .catch((error: unknown) => deps.log.warn({ err: error }, 'a search in flight could not be released'))
  }
}

async function take(deps: AskDeps, inUse: BoardInUse, event: BoardEvent, { key }: Question): Promise<LiveAnswer> {
  const { store, log } = deps
  const now = deps.clock.now()
  const asked = { board: event.board, askedAt: now, received: event.answer?.ads.length ?? 0 }
  let changed = 0
  try {
    if (event.answer && event.answer.ads.length > 0) {
      const stored = await storeAnswer(store, inUse, event.answer.ads, now)
      changed = stored.fresh + stored.changed
    }
    await rememberAsked(store.db, key, { ...asked, outcome: event.outcome, found: foundIn(event), changed })
  } catch (error) {
    log.error({ err: error, board: event.board }, 'the answer of a board could not be kept')
    // Anyone who waits for it would otherwise ask the board for the same answer, one after the other.
    const failure: AskedBefore = { ...asked, outcome: 'failed', found: null, changed: 0 }
    await rememberAsked(store.db, key, failure).catch((problem: unknown) =>
      log.error({ err: problem, board: event.board }, 'nor that it failed'),
    )
    return { progress: failedLine(inUse, 'failed', 'its answer could not be kept'), changed: 0 }
  }
  return { progress: answeredLine(inUse, event), changed }
}
