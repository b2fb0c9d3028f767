import { expect, test } from 'vitest'
import { toDoOf } from './to-do.ts'

const quiet = { unopened: 0, unanswered: 0, answersBy: null, state: 'online', daysLeft: 9 } as const
const now = '2026-03-10T23:30:00Z'

test('what is about candidates leads to them', () => {
  const toDo = toDoOf({ ...quiet, unopened: 9, unanswered: 9, daysLeft: 1 }, now)
  expect(toDo.map(({ show }) => show)).toEqual(['new', 'all', null])
})

test.each([
  ['nothing', {}, []],
  ['new applications', { unopened: 1 }, [['Open 1 new application', false]]],
  [
    'people who wait, without a promise',
    { unopened: 2, unanswered: 3 },
    [
      ['Open 2 new applications', false],
      ['Answer 3 people', false],
    ],
  ],
  ['a promise', { unanswered: 1, answersBy: '2026-03-20' }, [['Answer 1 person by 20 March, as promised', false]]],
  [
    'a promise of the day after next',
    { unanswered: 2, answersBy: '2026-03-12' },
    [['Answer 2 people by 12 March, as promised', true]],
  ],
  [
    'a promise of today',
    { unanswered: 2, answersBy: '2026-03-10' },
    [['Answer 2 people by tonight, as promised', true]],
  ],
  [
    'a promise that is over',
    { unanswered: 1, answersBy: '2026-03-09' },
    [['1 person still waits for the answer that you promised by 9 March', true]],
  ],
  ['a promise that nobody waits for', { answersBy: '2026-03-10' }, []],
  ['an ad that ends', { daysLeft: 1 }, [['Goes offline within a day', true]]],
  ['an ad that has ended', { daysLeft: 0, state: 'expired' }, []],
] as const)('%s', (_, change, expected) => {
  expect(toDoOf({ ...quiet, ...change }, now).map(({ text, isUrgent }) => [text, isUrgent])).toEqual(expected)
})
