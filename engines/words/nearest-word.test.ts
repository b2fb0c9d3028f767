import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestWord, slipBetween } from './nearest-word.ts'

const jobs = new Map([
  ['nurse', 12_000],
  ['nursery', 900],
  ['electrician', 400],
  ['electrical', 2_000],
  ['administrator', 6_000],
  ['adminstrator', 27],
  ['accountant', 3_500],
  ['plumber', 170],
  ['developer', 11_000],
  ['teacher', 6_000],
  ['tech', 500],
])

test.each([
  ['nusre', 'nurse'],
  ['nurce', 'nurse'],
  ['electrican', 'electrician'],
  ['admistrator', 'administrator'],
  ['accuontant', 'accountant'],
  ['plummer', 'plumber'],
  ['developper', 'developer'],
  ['techer', 'teacher'],
])('%s is meant to be %s', (typed, meant) => {
  expect(nearestWord(typed, jobs)).toBe(meant)
})

test('nothing is near to a word of another kind', () => {
  expect(nearestWord('xyzzyqq', jobs)).toBeNull()
  expect(nearestWord('mouse', jobs)).toBeNull()
})

test('a word is not near to itself', () => {
  expect(nearestWord('nurse', new Map([['nurse', 5]]))).toBeNull()
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })

test('the slip between two words is the same both ways, and none only between equal ones', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(slipBetween(a, b, 100)).toBe(slipBetween(b, a, 100))
      expect(slipBetween(a, b, 100) === 0).toBe(a === b)
    }),
  )
})

test('a bound does not change what lies within it', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 12 }), (a, b, most) => {
      const slip = slipBetween(a, b, 100)
      const bounded = slipBetween(a, b, most)
      if (slip <= most) expect(bounded).toBe(slip)
      else expect(bounded).toBeGreaterThan(most)
    }),
  )
})
