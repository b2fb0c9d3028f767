import { expect, test } from 'vitest'
import { retryAfter } from './refusal.ts'

const now = new Date('2026-11-12T09:30:00Z')

test.each([
  ['120', 120],
  [' 5 ', 5],
  ['0', 0],
  ['Thu, 12 Nov 2026 09:31:00 GMT', 60],
  ['Thu, 12 Nov 2026 09:00:00 GMT', 0],
  ['Fri, 12 Nov 2027 09:00:00 GMT', 86_400],
  ['99999999', 86_400],
  ['soon', null],
  ['-5', null],
  ['', null],
])('Retry-After: %j is %j seconds', (said, seconds) => {
  expect(retryAfter(new Headers({ 'retry-after': said }), now)).toBe(seconds)
})

test('without the header nothing is said', () => {
  expect(retryAfter(new Headers(), now)).toBeNull()
})
