import { expect, test } from 'vitest'
import { read, titlesOf } from './patterns.ts'
import { randomOf } from './random.ts'

test('a pattern stands for each of its titles', () => {
  expect(titlesOf('{Senior |}Chef{| – Pastry}')).toEqual([
    'Senior Chef',
    'Senior Chef – Pastry',
    'Chef',
    'Chef – Pastry',
  ])
  expect(titlesOf('Care Home Nurse')).toEqual(['Care Home Nurse'])
})

test('a sentence is read in one of its ways', () => {
  const readings = Array.from({ length: 50 }, (_, index) => read('[Run|Lead] the [team|shift]', randomOf(index, 'a')))
  expect(new Set(readings)).toEqual(new Set(['Run the team', 'Run the shift', 'Lead the team', 'Lead the shift']))
})

test('a chance of its own for each key, the same each time', () => {
  const draws = (...key: string[]) =>
    Array.from(
      { length: 5 },
      (
        (random) => () =>
          random.next()
      )(randomOf(1, ...key)),
    )
  expect(draws('a')).toEqual(draws('a'))
  expect(draws('a')).not.toEqual(draws('b'))
  const many = Array.from({ length: 2_000 }, (_, index) => randomOf(1, 'mean', index).next())
  expect(many.reduce((sum, value) => sum + value, 0) / many.length).toBeCloseTo(0.5, 1)
})
