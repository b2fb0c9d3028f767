import { randomOf, weighted } from '../sandbox/generate/random.ts'
import { towns } from '../sandbox/generate/towns.ts'
import { boardIds } from '../contract/boards/board-ids.ts'
import type { BoardId } from '../contract/boards/boards.ts'
import type { BoardQuery } from '../server/boards/board.ts'
import { boards } from '../server/boards/boards.ts'
import { groupQuestions } from '../server/alerts/asking/group-questions.ts'
import { planAsks, type AlertToAsk, type AskedFor } from '../server/alerts/asking/plan-asks.ts'
import { nextSending } from '../server/alerts/london-clock.ts'
import { commonTitles } from '../engines/words/index.ts'
import { aBoardQuery } from '../test/board-query.ts'

/** The boards of the specification. */
const nine: ReadonlySet<BoardId> = new Set(boardIds.slice(0, 9))

const minuteMs = 60_000
const dayMs = 86_400_000

type Simulated = AlertToAsk & { query: BoardQuery; asked: Map<BoardId, AskedFor> }

/** How old a board's answer was when alerts were sent, in hours, and the most calls that it got. */
export type BoardAges = {
  board: BoardId
  p95: number
  never: number
  mostInMinute: number
  mostInDay: number
  limits: { perMinute: number; perDay?: number }
}

/**
 * The plan of asking boards for alerts, minute by minute, with boards that answer at once: so many alerts of so many searches, all sent at
 * seven, over a day that begins with none asked; the ages are those of the next morning.
 */
export function simulateAsking({ alerts: count, searches }: { alerts: number; searches: number }): BoardAges[] {
  const start = new Date('2026-03-02T08:00:00Z')
  const alerts = makeAlerts({ count, searches, start })
  const inUse = boards.filter(({ id }) => nine.has(id))
  const ids = new Set(inUse.map(({ id }) => id))
  const groups = groupQuestions(alerts).map((group) => ({ ...group, boards: ids }))
  const calls = new Map<BoardId, number[]>(inUse.map(({ id }) => [id, []]))
  const ages = new Map<BoardId, number[]>(inUse.map(({ id }) => [id, []]))
  const most = new Map(inUse.map(({ id }) => [id, { inMinute: 0, inDay: 0 }]))
  for (let minute = 0; minute < 1_440; minute++) {
    const now = new Date(start.getTime() + minute * minuteMs)
    const toAsk = inUse.map(({ id, limits }) => ({ id, limits, callsToday: callsIn(calls.get(id), now, dayMs) }))
    for (const { board, groups: planned } of planAsks(groups, toAsk, now)) {
      const made = calls.get(board.id) ?? []
      for (const { alerts: answered } of planned) {
        made.push(now.getTime())
        for (const { asked } of answered) asked.set(board.id, { answeredAt: now, triedAt: now, outcome: 'ok' })
      }
      const peak = most.get(board.id)
      if (peak) {
        peak.inMinute = Math.max(peak.inMinute, callsIn(made, now, minuteMs))
        peak.inDay = Math.max(peak.inDay, callsIn(made, now, dayMs))
      }
    }
    const next = new Date(now.getTime() + minuteMs)
    for (const alert of alerts) {
      if (alert.dueAt > next) continue
      for (const id of ids) {
        const at = alert.asked.get(id)?.answeredAt
        ages.get(id)?.push(at ? (alert.dueAt.getTime() - at.getTime()) / 3_600_000 : Number.POSITIVE_INFINITY)
      }
      alert.dueAt = nextSending('daily', next)
    }
  }
  return inUse.map(({ id, limits }) => {
    const all = (ages.get(id) ?? []).toSorted((a, b) => a - b)
    const { inMinute = 0, inDay = 0 } = most.get(id) ?? {}
    return {
      board: id,
      p95: all[Math.floor(all.length * 0.95)] ?? 0,
      never: all.filter((age) => age === Number.POSITIVE_INFINITY).length / Math.max(1, all.length),
      mostInMinute: inMinute,
      mostInDay: inDay,
      limits,
    }
  })
}

function callsIn(made: readonly number[] | undefined, now: Date, ms: number): number {
  const since = now.getTime() - ms
  const first = made?.findLastIndex((at) => at <= since) ?? -1
  return (made?.length ?? 0) - first - 1
}

/** As people make them: few searches are wanted by many. */
function makeAlerts({ count, searches, start }: { count: number; searches: number; start: Date }): Simulated[] {
  const anyTown = weighted(towns, ({ weight }) => weight)
  const made = new Map<string, BoardQuery>()
  for (let n = 0; made.size < searches; n++) {
    const random = randomOf(7, 'search', n)
    const town = anyTown(random)
    const title = random.pick(commonTitles).toLowerCase()
    const radiusMiles = random.pick([5, 10, 10, 10, 20, 30])
    const place = { text: town.name, name: town.name, lat: town.lat, lng: town.lng, country: 'GB' } as const
    made.set(`${title} ${town.name} ${radiusMiles}`, aBoardQuery({ title, place, radiusMiles }))
  }
  const queries = [...made.values()]
  return Array.from({ length: count }, (_, i) => {
    const random = randomOf(7, 'alert', i)
    const query = i < queries.length ? queries[i] : random.pick(queries)
    return {
      id: String(i),
      frequency: 'daily',
      created: start,
      dueAt: nextSending('daily', start),
      asked: new Map(),
      query: query!,
    }
  })
}
