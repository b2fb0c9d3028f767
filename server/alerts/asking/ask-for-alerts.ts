import type { AlertFrequency } from '../../../contract/alerts/frequencies.ts'
import type { JobSearch } from '../../../contract/job-searches/job-searches.ts'
import { findAskedSince, questionsOf } from '../../boards/asked-recently.ts'
import type { BoardQuery } from '../../boards/board.ts'
import { callsSince } from '../../boards/calls-since.ts'
import type { BoardInUse } from '../../boards/which-boards.ts'
import { askBoards } from '../../job-searches/ask-boards.ts'
import { askable, boardQuery, type LiveDeps } from '../../job-searches/live-search.ts'
import type { PlaceAnswer } from '../../../engines/places/index.ts'
import { remembered } from '../remembered-places.ts'
import { findAskedFor, noteAsked } from './asked-for-alerts.ts'
import { groupQuestions, type QuestionGroup } from './group-questions.ts'
import { planAsks, type AlertToAsk } from './plan-asks.ts'

export type AskForDeps = { live: LiveDeps; searchedPlace: (text: string) => Promise<PlaceAnswer> }

/** Nobody waits: boards that want to know whose browser asks are told that it is none. */
const nobody = { ip: '', agent: '' }

/** What a board answered for anybody within so many hours is not asked again for an alert. */
const recentHours = 6

type Alert = AlertToAsk & { query: BoardQuery }

/**
 * Asks the boards that answer searches for what alerts look for, so that the jobs are there at their hour: a minute's share of it. Boards that
 * are read whole are left out, for all that they have is there already.
 * @returns how many questions were asked, and how many are still to be.
 */
export async function askForAlerts(
  deps: AskForDeps,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<{ asked: number; open: number }> {
  const { live } = deps
  const boards = askedForAlerts(live.boards)
  const groups = groupQuestions(await alertsToAsk(deps, now)).map((group) => ({
    ...group,
    boards: new Set(askable(boards, group.query).map(({ board }) => board.id)),
  }))
  const callsToday = await callsSince(live.store.db, boards, new Date(now.getTime() - 86_400_000))
  const askedBoards = boards.map((inUse) => ({
    id: inUse.board.id,
    limits: inUse.board.limits,
    callsToday: callsToday(inUse),
    inUse,
  }))
  const plan = planAsks(groups, askedBoards, now)
  let count = 0
  await Promise.all(
    plan.map(async ({ board: { inUse }, groups: planned }) => {
      for (const group of planned) {
        // What is over a limit, or behind an open circuit, waits for another minute.
        if (signal.aborted || (await askFor(live, { inUse, group, signal })) === 'skipped') return
        count++
      }
    }),
  )
  return { asked: count, open: plan.reduce((sum, { open }) => sum + open, 0) - count }
}

/** Boards that answer a search and are not read whole. */
export function askedForAlerts(boards: readonly BoardInUse[]): BoardInUse[] {
  return boards.filter(({ board, mode }) => mode !== 'off' && board.search !== undefined && board.feed === undefined)
}

async function askFor(
  live: LiveDeps,
  { inUse, group, signal }: { inUse: BoardInUse; group: QuestionGroup<Alert>; signal: AbortSignal },
) {
  const { db } = live.store
  const [question] = questionsOf(group.query, [inUse])
  if (question === undefined) return 'skipped'
  const turns = [{ inUse, question }]
  const findStanding: Parameters<typeof askBoards>[2] = async (questions) => {
    const since = new Date(live.clock.now().getTime() - recentHours * 3_600_000)
    const asked = await findAskedSince(db, questions, since)
    return new Map(
      asked.filter(({ outcome }) => outcome === 'ok' || outcome === 'empty').map((one) => [one.board, one]),
    )
  }
  for await (const { progress } of askBoards(
    live,
    { query: group.query, turns, endUser: nobody },
    findStanding,
    signal,
  )) {
    const outcome = progress.outcome ?? 'failed'
    const before = (await findStanding([question])).get(question.board)
    const at = before?.askedAt ?? live.clock.now()
    await noteAsked(db, { alertIds: group.alerts.map(({ id }) => id), board: question.board, at, outcome })
    return outcome
  }
  return 'skipped'
}

/** Alerts that are on, proven, and due within a day, with what the boards are asked for them; without those for places that boards cannot be asked about. */
async function alertsToAsk({ live, searchedPlace }: AskForDeps, now: Date): Promise<Alert[]> {
  const { rows } = await live.store.db.query<{
    id: string
    search: JobSearch
    frequency: AlertFrequency
    created: Date
    due_at: Date
  }>(
    `select id, search, frequency, created, due_at from alert_subscriptions
      where is_on and removed_at is null and confirmed_at is not null and due_at <= $1`,
    [new Date(now.getTime() + 86_400_000)],
  )
  const asked = await findAskedFor(
    live.store.db,
    rows.map(({ id }) => id),
  )
  const placeOf = remembered(searchedPlace)
  const alerts: Alert[] = []
  for (const { id, search, frequency, created, due_at: dueAt } of rows) {
    const query = boardQuery(search, await placeOf(search.jobLocation))
    if (query !== null) alerts.push({ id, frequency, created, dueAt, query, asked: asked.get(id) ?? new Map() })
  }
  return alerts
}
