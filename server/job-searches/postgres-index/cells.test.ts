import fc from 'fast-check'
import { expect, test } from 'vitest'
import { milesBetween } from '../../../test/memory-index.ts'
import { cellsOf, cellsOfCircle } from './cells.ts'

const position = fc.record({
  lat: fc.double({ min: 49, max: 61, noNaN: true }),
  lng: fc.double({ min: -11, max: 2, noNaN: true }),
})

test('what lies in a circle lies in one of its cells', () => {
  const offset = fc.record({
    north: fc.double({ min: -1, max: 1, noNaN: true }),
    east: fc.double({ min: -1, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(
      position,
      offset,
      fc.double({ min: 1, max: 60, noNaN: true }),
      (centre, { north, east }, radiusMiles) => {
        const near = { lat: centre.lat + (north * radiusMiles) / 69, lng: centre.lng + (east * radiusMiles) / 35 }
        if (milesBetween(centre, near) > radiusMiles) return
        const cells = cellsOfCircle({ ...centre, radiusMiles })
        expect(cellsOf(near).some((cell) => cells!.includes(cell))).toBe(true)
      },
    ),
    { numRuns: 1000 },
  )
})

test('a circle of a usual size needs few cells', () => {
  fc.assert(
    fc.property(position, fc.integer({ min: 1, max: 50 }), (centre, radiusMiles) => {
      expect(cellsOfCircle({ ...centre, radiusMiles })!.length).toBeLessThanOrEqual(12)
    }),
  )
})

test('a circle over half a country is measured instead', () => {
  expect(cellsOfCircle({ lat: 54, lng: -2, radiusMiles: 400 })).toBeNull()
})
