import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anIndexedJob } from '../job-index.fixtures.ts'
import type { IndexedJob } from '../../jobs/job.ts'
import { at, factsOf, payDigits, payNumber, payOf, readDigits, toSeconds } from './facts.ts'

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

const kindsAndPay = fc.record({
  yearlyMin: fc.option(fc.integer({ min: -10, max: 2 ** 31 - 1 })),
  yearlyMax: fc.option(fc.integer({ min: -10, max: 2 ** 31 - 1 })),
  industry: fc.constantFrom('Travel and tourism', null, 'An industry of next year' as never),
  level: fc.constantFrom('senior', null, 'emperor' as never),
  boards: fc.constantFrom<IndexedJob['boards'][]>(['import'], [], ['a board of next year' as never]),
})

test('every job has facts and pay of the same lengths, also with pay the wrong way round and kinds that are not known', () => {
  const factsLength = factsOf(anIndexedJob({ id: 1 })).length
  fc.assert(
    fc.property(kindsAndPay, (given) => {
      const one = anIndexedJob({ id: 2 ** 31 - 1, ...given })
      expect(factsOf(one)).toHaveLength(factsLength)
      expect(payOf(one)).toHaveLength(payDigits)
    }),
  )
})

test('what digits cannot hold is refused, as it would garble the rows behind it', () => {
  expect(() => factsOf(anIndexedJob({ id: 64 ** 6 }))).toThrow(RangeError)
  expect(() => factsOf(anIndexedJob({ id: 1.5 }))).toThrow(RangeError)
})
