import { expect, test } from 'vitest'
import { fieldsMatch } from './fields-match.ts'

test.for([
  ['quiet river', 'quiet river', {}, true],
  ['quiet river', 'Quiet river', {}, false],
  ['quiet river', 'Quiet river', { ignoreCase: true }, true],
  ['quiet river', 'quiet river', { negated: true }, false],
  ['quiet river', 'loud river', { negated: true }, true],
  ['Word', 'word', { negated: true, ignoreCase: true }, false],
  ['', 'quiet river', {}, false],
  ['', 'quiet river', { ignoreEmpty: true }, true],
  ['quiet river', '', { ignoreEmpty: true, negated: true }, true],
  ['', '', { negated: true }, false],
] as const)('%s and %s with %o: %s', ([one, other, options, expected]) => {
  expect(fieldsMatch(one, other, options)).toBe(expected)
})
