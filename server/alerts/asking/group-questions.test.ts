import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BoardQuery } from '../../boards/board.ts'
import { aBoardQuery } from '../../../test/board-query.ts'
import { groupQuestions, holds } from './group-questions.ts'

const leeds = { text: 'Leeds', name: 'Leeds', lat: 53.8, lng: -1.55, country: 'GB' as const }
const nurse = aBoardQuery({ title: 'Nurse', place: leeds })

const grouped = (...queries: Partial<BoardQuery>[]) =>
  groupQuestions(queries.map((given, id) => ({ id, query: { ...nurse, ...given } }))).map(({ query, alerts }) => ({
    miles: query.radiusMiles,
    of: alerts.map(({ id }) => id).toSorted(),
  }))

test('equal searches are one question, and those within a wider one are answered by it', () => {
  expect(
    grouped({}, { title: ' nurse ' }, { radiusMiles: 25 }, { radiusMiles: 5, payMin: 30_000 }, { fullTime: true }),
  ).toEqual([{ miles: 25, of: [0, 1, 2, 3, 4] }])
})

test('what no other holds is a question of its own', () => {
  const york = { ...leeds, name: 'York', lat: 53.96 }
  expect(grouped({}, { title: 'Chef' }, { place: york })).toHaveLength(3)
  // Either of these has jobs that the other has not.
  expect(grouped({ radiusMiles: 5 }, { radiusMiles: 25, payMin: 30_000 })).toHaveLength(2)
  expect(grouped({ fullTime: true }, { partTime: true })).toHaveLength(2)
  expect(grouped({ payMin: 20_000, payMax: 30_000 }, { payMin: 25_000, payMax: 35_000 })).toHaveLength(2)
})

test('every search is in one group, whose question holds it, and no question is held by another', () => {
  const bound = fc.option(fc.constantFrom(20_000, 30_000, 40_000), { nil: null })
  const query = fc.record({
    title: fc.constantFrom('nurse', 'chef'),
    radiusMiles: fc.option(fc.constantFrom(5, 10, 25), { nil: null }),
    payMin: bound,
    payMax: bound,
    fullTime: fc.boolean(),
    contract: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(query, { maxLength: 12 }), (queries) => {
      const alerts = queries.map((given, id) => ({ id, query: { ...nurse, ...given } }))
      const groups = groupQuestions(alerts)
      expect(groups.flatMap((group) => group.alerts.map(({ id }) => id)).toSorted((a, b) => a - b)).toEqual(
        alerts.map(({ id }) => id),
      )
      for (const group of groups) {
        for (const alert of group.alerts) {
          expect(alert.query.title).toBe(group.query.title)
          expect(holds(group.query, alert.query)).toBe(true)
        }
        for (const other of groups) {
          const isOther = other !== group && other.query.title === group.query.title
          expect(isOther && holds(other.query, group.query)).toBe(false)
        }
      }
    }),
  )
})
