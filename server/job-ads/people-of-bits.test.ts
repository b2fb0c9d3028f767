import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostPeople } from '../../contract/job-ads/view-sources.ts'
import { peopleOfBits } from './people-of-bits.ts'

/** How many bits these people set. */
function bitsOf(people: number, key: number): number {
  const bit = (one: number) => createHash('sha256').update(`${key} ${one}`).digest().readUIntBE(0, 3) % 1024
  return new Set(Array.from({ length: people }, (_, one) => bit(one))).size
}

test('nobody is nobody, and one is one', () => {
  expect([0, 1, 2].map(peopleOfBits)).toEqual([0, 1, 2])
})

test('the estimate is within a tenth and two people of the truth up to two thousand people', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), fc.nat(), (people, key) => {
      const estimate = peopleOfBits(bitsOf(people, key))
      expect(Math.abs(estimate - people)).toBeLessThanOrEqual(2 + people / 10)
    }),
    { seed: 1 },
  )
})

test('it grows with the bits, and ends where people cannot be told apart any more', () => {
  const all = Array.from({ length: 1_025 }, (_, set) => peopleOfBits(set))
  expect(all.every((value, set) => set === 0 || value >= (all[set - 1] ?? 0))).toBe(true)
  expect(all.at(-1)).toBe(mostPeople)
})
