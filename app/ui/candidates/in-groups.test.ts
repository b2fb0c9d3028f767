import { expect, test } from 'vitest'
import type { Candidacy } from '../../../contract/candidates/candidacies.ts'
import { groupOf, leftBy, monthOf } from './in-groups.ts'

const one: Candidacy = {
  _id: 'f7898af8-f46c-4d0b-8508-18a24b5fc7b3',
  ad: 'f7898af8-f46c-4d0b-8508-18a24b5fc7b4',
  jobTitle: 'Pastry chef',
  employer: 'Quayside Bakery Ltd',
  jobLocation: 'Whitby',
  state: 'sent',
  sentAt: '2026-03-04T12:00:00.000Z',
  viewedAt: null,
  endedAt: null,
  answersBy: null,
  usualHours: null,
}

test('what waits for an answer is with what was sent, what has ended with what is closed', () => {
  expect(
    (['sent', 'viewed', 'interview', 'offer', 'withdrawn', 'closed'] as const).map((state) => groupOf({ state })),
  ).toEqual(['sent', 'sent', 'interview', 'interview', 'closed', 'closed'])
})

test('the filters of the history hold for them as well', () => {
  const left = (filter: Parameters<typeof leftBy>[1]) => leftBy([one], filter).length
  expect([left({}), left({ source: 'rolecall' }), left({ month: '2026-03' }), left({ state: 'applied' })]).toEqual([
    1, 1, 1, 1,
  ])
  expect([
    left({ source: 'reed' }),
    left({ month: '2026-02' }),
    left({ state: 'failed' }),
    left({ batch: 'x' }),
  ]).toEqual([0, 0, 0, 0])
})

test('a month is one of the UK: in summer it begins an hour earlier', () => {
  expect(monthOf('2026-05-31T23:30:00.000Z')).toBe('2026-06')
  expect(monthOf('2026-12-31T23:30:00.000Z')).toBe('2026-12')
})
