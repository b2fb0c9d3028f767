import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BoardId } from '../../../contract/boards/boards.ts'
import { planAsks, type AlertToAsk, type AskedFor } from './plan-asks.ts'

const now = new Date('2026-03-03T12:00:00Z')
const morning = new Date('2026-03-04T07:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

function anAlert(
  given: Partial<Omit<AlertToAsk, 'asked'>> & { asked?: Partial<Record<BoardId, AskedFor>> } = {},
): AlertToAsk {
  const { asked = {}, ...others } = given
  const ofBoards = Object.entries(asked) as [BoardId, AskedFor][]
  return { id: 'a', frequency: 'daily', created: at(-100), dueAt: morning, ...others, asked: new Map(ofBoards) }
}

const answered = (hours: number): AskedFor => ({ answeredAt: at(hours), triedAt: at(hours), outcome: 'ok' })
const failed = (hours: number): AskedFor => ({ answeredAt: null, triedAt: at(hours), outcome: 'timeout' })
const reed = { id: 'reed' as const, limits: { perMinute: 30, perDay: 1_000 }, callsToday: 0 }

/** The names of what is asked in this minute. */
function planned(
  groups: Record<string, readonly AlertToAsk[]>,
  board: Partial<typeof reed> = {},
  when = now,
): string[] {
  const asGroups = Object.entries(groups).map(([name, alerts]) => ({
    name,
    alerts,
    boards: new Set<BoardId>(['reed']),
  }))
  return planAsks(asGroups, [{ ...reed, ...board }], when).flatMap((plan) => plan.groups.map(({ name }) => name))
}

test('a board is asked once before the hour of an alert, and again before the next', () => {
  expect(planned({ never: [anAlert()] })).toEqual(['never'])
  // In the day before its hour: it stands.
  expect(planned({ today: [anAlert({ asked: { reed: answered(-4) } })] })).toEqual([])
  expect(planned({ older: [anAlert({ asked: { reed: answered(-6) } })] })).toEqual(['older'])
  // A weekly one only in the day before its hour.
  const weekly = anAlert({ frequency: 'weekly', dueAt: at(5 * 24) })
  expect(planned({ weekly: [weekly] })).toEqual([])
  expect(planned({ weekly: [weekly] }, {}, at(4.5 * 24))).toEqual(['weekly'])
  // One that goes at once is asked through the day.
  expect(planned({ soon: [anAlert({ frequency: 'at-once', dueAt: at(-2), asked: { reed: answered(-5) } })] })).toEqual(
    [],
  )
  expect(planned({ soon: [anAlert({ frequency: 'at-once', dueAt: at(-2), asked: { reed: answered(-7) } })] })).toEqual([
    'soon',
  ])
})

test('a board that did not answer is left in peace for an hour', () => {
  expect(planned({ one: [anAlert({ asked: { reed: failed(-0.5) } })] })).toEqual([])
  expect(planned({ one: [anAlert({ asked: { reed: failed(-1.5) } })] })).toEqual(['one'])
})

test('the most wanted and the longest unasked come first', () => {
  const old = (hours: number) => anAlert({ asked: { reed: answered(-hours) } })
  const late = at(18)
  expect(planned({ few: [old(30)], many: [old(30), old(30), old(30)] }, {}, late)).toEqual(['many', 'few'])
  expect(planned({ new: [old(30)], old: [old(60)] }, {}, late)).toEqual(['old', 'new'])
})

test('it is spread over the time that is left, and never more than its share of what a board allows', () => {
  const many = Object.fromEntries(Array.from({ length: 180 }, (_, i) => [`n${i}`, [anAlert()]]))
  // 19 hours to go, the last of them for those that did not answer.
  expect(planned(many)).toHaveLength(1)
  expect(planned(many, {}, at(17))).toHaveLength(3)
  expect(planned(many, {}, at(18.9))).toHaveLength(15)
  expect(planned(many, { limits: { perMinute: 1, perDay: 1_000 } }, at(18.9))).toHaveLength(1)
  expect(planned(many, { callsToday: 745 }, at(18.9))).toHaveLength(5)
  expect(planned(many, { callsToday: 900 }, at(18.9))).toEqual([])
})

test('whatever is wanted, no board is asked more than half of its minute or three quarters of its day', () => {
  fc.assert(
    fc.property(
      fc.nat(300),
      fc.nat(2_000),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 2_000 }),
      fc.nat(24 * 60),
      (count, callsToday, perMinute, perDay, minutes) => {
        const groups = Object.fromEntries(Array.from({ length: count }, (_, i) => [`n${i}`, [anAlert()]]))
        const asked = planned(groups, { callsToday, limits: { perMinute, perDay } }, at(minutes / 60)).length
        expect(asked).toBeLessThanOrEqual(Math.max(1, perMinute / 2))
        expect(asked === 0 || asked + callsToday <= perDay * 0.75).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
})
