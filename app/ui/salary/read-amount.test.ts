import { expect, test } from 'vitest'
import { readAmount, readNumber } from './read-amount.ts'

test.each([
  ['32000', 3_200_000],
  ['£32,000.50', 3_200_050],
  ['€ 44 000', 4_400_000],
  ['32k', 3_200_000],
  ['32.5K', 3_250_000],
  ['0', 0],
  ['0.01', 1],
  ['.5', null],
  ['-1', null],
  ['1.005', null],
  ['1e5', null],
  ['abc', null],
  ['', null],
])('an amount as it is typed: %j', (text, pennies) => {
  expect(readAmount(text)).toBe(pennies)
})

test.each([
  ['5', 4, 5],
  ['4.5 %', 4, 4.5],
  ['7.5', 2, 7.5],
  ['7.5', 0, null],
  ['261', 0, 261],
  ['', 0, null],
  ['-1', 2, null],
])('a number as it is typed: %j with %d decimals', (text, decimals, number) => {
  expect(readNumber(text, decimals)).toBe(number)
})
