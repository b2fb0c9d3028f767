import { queryKey } from '../../boards/asked-recently.ts'
import type { BoardQuery } from '../../boards/board.ts'

/** Searches that one question to a board answers. */
export type QuestionGroup<Alert> = { query: BoardQuery; alerts: Alert[] }

/**
 * Puts the searches of all people together: equal ones, and those that a wider one holds, such as five miles around a place within ten.
 * The widest of each group is what the boards are asked.
 */
export function groupQuestions<Alert extends { query: BoardQuery }>(alerts: readonly Alert[]): QuestionGroup<Alert>[] {
  const equal = new Map<string, QuestionGroup<Alert>>()
  for (const alert of alerts) {
    const key = queryKey(alert.query)
    const group = equal.get(key)
    if (group) group.alerts.push(alert)
    else equal.set(key, { query: alert.query, alerts: [alert] })
  }
  const subjects = new Map<string, QuestionGroup<Alert>[]>()
  for (const group of equal.values()) {
    const key = queryKey({ ...group.query, ...unbounded })
    subjects.set(key, [...(subjects.get(key) ?? []), group])
  }
  return [...subjects.values()].flatMap(joinHeld)
}

/** All that one search for the same words in the same place may be narrower in than another. */
const unbounded = {
  radiusMiles: null,
  payMin: null,
  payMax: null,
  fullTime: false,
  partTime: false,
  contract: false,
  intern: false,
  page: 1,
} satisfies Partial<BoardQuery>

/** @param groups of the same words in the same place */
function joinHeld<Alert>(groups: readonly QuestionGroup<Alert>[]): QuestionGroup<Alert>[] {
  const kept: QuestionGroup<Alert>[] = []
  // Whatever holds another comes before it.
  for (const { query, alerts } of groups.toSorted((a, b) => narrowness(a.query) - narrowness(b.query))) {
    const wider = kept.find((one) => holds(one.query, query))
    if (wider) wider.alerts.push(...alerts)
    else kept.push({ query, alerts: [...alerts] })
  }
  return kept
}

/** Whether every job that `narrow` finds is among what `wide` finds: of the same words in the same place. */
export function holds(wide: BoardQuery, narrow: BoardQuery): boolean {
  const reaches = wide.radiusMiles === null || (narrow.radiusMiles !== null && wide.radiusMiles >= narrow.radiusMiles)
  const fromBelow = wide.payMin === null || (narrow.payMin !== null && wide.payMin <= narrow.payMin)
  const toAbove = wide.payMax === null || (narrow.payMax !== null && wide.payMax >= narrow.payMax)
  const isAnyKind = kinds.every((kind) => !wide[kind])
  return reaches && fromBelow && toAbove && (isAnyKind || kinds.every((kind) => wide[kind] === narrow[kind]))
}

const kinds = ['fullTime', 'partTime', 'contract', 'intern'] as const

/** Greater for what is held than for what holds it. */
function narrowness(query: BoardQuery): number {
  const { radiusMiles, payMin, payMax } = query
  return (
    (radiusMiles === null ? 0 : 1 / (1 + radiusMiles)) +
    (payMin === null ? 0 : 1 + payMin / 1e9) +
    (payMax === null ? 0 : 1 + 1 / (1 + payMax)) +
    (kinds.some((kind) => query[kind]) ? 1 : 0)
  )
}
