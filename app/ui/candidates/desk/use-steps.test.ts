import { expect, test } from 'vitest'
import { neighbour } from './use-steps.ts'

const shown = [
  { _id: 'a', also: [] },
  { _id: 'b', also: ['b2'] },
  { _id: 'c', also: [] },
]

test.each([
  ['a', 1, 'b'],
  ['b', 1, 'c'],
  ['c', 1, null],
  ['a', -1, null],
  ['c', -1, 'b'],
  // Another application of the same person.
  ['b2', 1, 'c'],
  ['b2', -1, 'a'],
  // Nobody is open, or somebody who is not listed.
  [null, 1, 'a'],
  [null, -1, null],
  ['z', 1, 'a'],
] as const)('beside %s, %i further, is %s', (from, by, next) => {
  expect(neighbour(shown, from, by)).toBe(next)
})
