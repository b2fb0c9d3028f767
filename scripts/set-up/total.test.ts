import { expect, test } from 'vitest'
// @ts-expect-error -- plain JavaScript without types: it also runs on a Node that does not know them.
import { addUp, asTest } from './total.mjs'

test('a check that fails is one failure by its name, and one that passes counts for nothing', () => {
  expect(asTest('Lint', 0)).toMatchObject({ passed: 0, failed: 0, failures: [] })
  expect(asTest('Lint', 2)).toMatchObject({ passed: 0, failed: 1, failures: ['Lint'] })
})

test('parts are added up, and of all tests the twenty slowest are kept', () => {
  const part = (count: number) => ({
    ...(asTest('', 0) as object),
    passed: count,
    unsteady: ['a race'],
    slowest: Array.from({ length: count }, (_, i) => ({ seconds: i, what: `test ${i}` })),
  })
  const total = addUp([part(15), part(30), asTest('Lint', 1)]) as { slowest: { seconds: number }[] }
  expect(total).toMatchObject({ passed: 45, failed: 1, failures: ['Lint'], unsteady: ['a race', 'a race'] })
  expect(total.slowest).toHaveLength(20)
  expect(total.slowest[0]?.seconds).toBe(29)
  expect(total.slowest.at(-1)?.seconds).toBe(12)
})
