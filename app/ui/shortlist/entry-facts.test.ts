import { expect, test } from 'vitest'
import { countdownOf } from './entry-facts.ts'

test.for([
  [null, 'No closing date given', 'No closing date', false],
  ['2026-03-03', 'Was due to close on 3 March 2026', 'Closing date has passed', false],
  ['2026-03-04', 'Closes today, 4 March 2026', 'Closes today', true],
  ['2026-03-05', 'Closes tomorrow, 5 March 2026', 'Closes tomorrow', true],
  ['2026-03-11', 'Closes in 7 days, on 11 March 2026', 'Closes in 7 days', true],
  ['2026-04-01', 'Closes in 28 days, on 1 April 2026', 'Closes in 28 days', false],
] as const)('%s: %s', ([closes, text, short, isSoon]) => {
  expect(countdownOf(closes, '2026-03-04T23:30:00Z')).toEqual({ text, short, isSoon })
})

test('the day is that of the United Kingdom', () => {
  expect(countdownOf('2026-07-02', '2026-07-01T23:30:00Z').text).toBe('Closes today, 2 July 2026')
})
