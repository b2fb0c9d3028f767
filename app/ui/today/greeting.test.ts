import { expect, test } from 'vitest'
import { greetingOf } from './greeting.ts'

test.each([
  ['2026-01-05T04:59:00Z', 'evening'],
  ['2026-01-05T05:00:00Z', 'morning'],
  ['2026-01-05T11:59:00Z', 'morning'],
  ['2026-01-05T12:00:00Z', 'afternoon'],
  ['2026-01-05T18:00:00Z', 'evening'],
  // Summer time: an hour later in London than at Greenwich.
  ['2026-07-06T11:00:00Z', 'afternoon'],
  ['2026-07-06T04:00:00Z', 'morning'],
])('at %s it is %s in the United Kingdom', (now, part) => {
  expect(greetingOf(now, 'Alex Sample')).toBe(`Good ${part}, Alex`)
})

test('somebody without a name is greeted all the same', () => {
  expect(greetingOf('2026-01-05T09:00:00Z', '  ')).toBe('Good morning')
})
