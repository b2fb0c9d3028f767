import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anIndexedJob } from '../job-index.fixtures.ts'
import { at, factsOf, payNumber, payOf, readDigits, toSeconds } from './facts.ts'

const job = fc
  .record({ id: fc.integer({ min: 1, max: 2 ** 31 - 1 }), at: fc.integer({ min: 0, max: 2 ** 32 - 1 }) })
  .map(({ id, at: seconds }) => anIndexedJob({ id, createdAt: new Date(seconds * 1000) }))

test('the moment and the id are read as they were written', () => {
  fc.assert(
    fc.property(job, (one) => {
      const facts = factsOf(one)
      expect(readDigits(facts, at.created, 6)).toBe(toSeconds(one.createdAt))
      expect(readDigits(facts, at.id, 6)).toBe(one.id)
    }),
  )
})

test('facts sort like the moment, then the id', () => {
  fc.assert(
    fc.property(job, job, (a, b) => {
      const order = a.createdAt.getTime() - b.createdAt.getTime() || a.id - b.id
      const [first, second] = [factsOf(a).slice(0, at.closes), factsOf(b).slice(0, at.closes)]
      expect(Math.sign(first < second ? -1 : Number(first > second))).toBe(Math.sign(order))
    }),
  )
})

test('pay that is not said is told apart from none', () => {
  expect(payNumber(null)).toBe(0)
  expect(readDigits(payOf(anIndexedJob({ id: 1, yearlyMin: 0 })), 0, 4)).toBe(1)
  expect(payOf(anIndexedJob({ id: 1, yearlyMin: 12_000, yearlyMax: 201_000 }))).toHaveLength(8)
  expect(readDigits(payOf(anIndexedJob({ id: 1, yearlyMax: 201_000 })), 0, 4)).toBe(201_001)
})

test('every job has facts of the same length', () => {
  const lengths = [
    anIndexedJob({ id: 1 }),
    anIndexedJob({ id: 2 ** 31 - 1, industry: 'Travel and tourism', boards: ['import'] }),
  ]
  expect(new Set(lengths.map((one) => factsOf(one).length)).size).toBe(1)
})
