import type { AlertFrequency } from '../../../contract/alerts/frequencies.ts'
import type { BoardId, CallOutcome } from '../../../contract/boards/boards.ts'
import type { Board } from '../../boards/board.ts'

const hourMs = 3_600_000

/**
 * How old the answer of a board may be when an alert is sent, in hours. Those that go at once have no hour: for them it is asked through the
 * day.
 */
export const oldestHours = { 'at-once': 6, daily: 24, weekly: 24 } satisfies Record<AlertFrequency, number>

/** A board that did not answer, or could not be asked, is left in peace for so long. */
const againAfterMs = hourMs

/** Of what a board allows in a minute, and in a day, so much is left to people who wait for an answer. */
const shareOfMinute = 0.5
const shareOfDay = 0.75

/** So long before the hour all should have been asked, for those that do not answer at the first time. */
const aheadMs = hourMs

/** What came of asking a board for an alert. */
export type AskedFor = { answeredAt: Date | null; triedAt: Date; outcome: CallOutcome }

export type AlertToAsk = {
  id: string
  frequency: AlertFrequency
  created: Date
  /** Its next hour. */
  dueAt: Date
  asked: ReadonlyMap<BoardId, AskedFor>
}

export type BoardToAsk = {
  id: BoardId
  limits: Pick<Board['limits'], 'perMinute' | 'perDay'>
  /** Calls in the last 24 hours, whoever they were for. */
  callsToday: number
}

/** @param alerts those that one question answers */
type Group = { alerts: readonly AlertToAsk[]; boards: ReadonlySet<BoardId> }

/**
 * What each board is to be asked in the next minute: what would be too old at the hour of one of its alerts, the most wanted and the
 * longest unasked first. No more than its share of what the board allows, and spread over the time that is left.
 */
export function planAsks<Planned extends Group, Asked extends BoardToAsk>(
  groups: readonly Planned[],
  boards: readonly Asked[],
  now: Date,
): { board: Asked; groups: Planned[]; open: number }[] {
  return boards.map((board) => {
    const open: { group: Planned; weight: number; before: number }[] = []
    for (const group of groups) {
      const need = group.boards.has(board.id) ? needOf(group.alerts, board.id, now) : null
      if (need !== null) open.push({ group, ...need })
    }
    open.sort((a, b) => b.weight - a.weight)
    const most = Math.min(allowance(board), spread(open, now))
    return { board, groups: open.slice(0, most).map(({ group }) => group), open: open.length }
  })
}

/** Null: no alert of the group needs the board to be asked now. */
function needOf(alerts: readonly AlertToAsk[], board: BoardId, now: Date): { weight: number; before: number } | null {
  let wanted = 0
  let since = now.getTime()
  let before = Number.POSITIVE_INFINITY
  for (const alert of alerts) {
    const asked = alert.asked.get(board)
    if (!isNeeded(alert, asked, now)) continue
    wanted++
    since = Math.min(since, asked?.answeredAt?.getTime() ?? alert.created.getTime() - 24 * hourMs)
    before = Math.min(before, hourOf(alert, now))
  }
  // Of two that are wanted alike the longer unasked one, of two as old the one for more people.
  return wanted === 0 ? null : { weight: wanted * (now.getTime() - since), before }
}

function isNeeded(alert: AlertToAsk, before: AskedFor | undefined, now: Date): boolean {
  const hour = hourOf(alert, now)
  const oldest = oldestHours[alert.frequency] * hourMs
  if (hour - now.getTime() > oldest) return false
  if (before === undefined) return true
  const isAnswer = before.outcome === 'ok' || before.outcome === 'empty'
  if (!isAnswer && now.getTime() - before.triedAt.getTime() < againAfterMs) return false
  return before.answeredAt === null || before.answeredAt.getTime() <= hour - oldest
}

/** When the answer is needed. An alert whose hour has come has had no jobs to send yet, and one that goes at once is due at any time. */
function hourOf({ dueAt }: AlertToAsk, now: Date): number {
  return Math.max(dueAt.getTime(), now.getTime())
}

function allowance({ limits: { perMinute, perDay }, callsToday }: BoardToAsk): number {
  const ofMinute = Math.max(1, Math.floor(perMinute * shareOfMinute))
  const ofDay = perDay === undefined ? Number.POSITIVE_INFINITY : Math.floor(perDay * shareOfDay) - callsToday
  return Math.max(0, Math.min(ofMinute, ofDay))
}

/** So many in this minute that all are asked in time. */
function spread(open: readonly { before: number }[], now: Date): number {
  if (open.length === 0) return 0
  const first = Math.min(...open.map(({ before }) => before))
  const minutes = Math.max(1, (first - aheadMs - now.getTime()) / 60_000)
  return Math.ceil(open.length / minutes)
}
