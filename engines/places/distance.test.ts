import fc from 'fast-check'
import { expect, test } from 'vitest'
import { milesBetween } from './distance.ts'
import { nearestOf } from './nearest.ts'

const aPosition = fc.record({
  lat: fc.double({ min: 49, max: 61, noNaN: true }),
  lng: fc.double({ min: -11, max: 2, noNaN: true }),
})

test('distances that are known', () => {
  const london = { lat: 51.5074, lng: -0.1278 }
  const edinburgh = { lat: 55.9533, lng: -3.1883 }
  const dublin = { lat: 53.3498, lng: -6.2603 }
  expect(milesBetween(london, edinburgh)).toBeCloseTo(331.7, 0)
  expect(milesBetween(london, dublin)).toBeCloseTo(288.2, 0)
  expect(milesBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 3958.76, 0)
})

test('a distance is the same both ways, none to oneself, and never longer than by a third place', () => {
  fc.assert(
    fc.property(aPosition, aPosition, aPosition, (a, b, c) => {
      expect(milesBetween(a, a)).toBe(0)
      expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 9)
      expect(milesBetween(a, c)).toBeLessThanOrEqual(milesBetween(a, b) + milesBetween(b, c) + 1e-9)
    }),
  )
})

test('the nearest is no further than any other, but for the flat earth', () => {
  fc.assert(
    fc.property(fc.array(aPosition, { minLength: 1, maxLength: 60 }), aPosition, (places, here) => {
      const found = nearestOf(places)(here)
      const nearest = Math.min(...places.map((place) => milesBetween(here, place)))
      if (found) expect(milesBetween(here, found)).toBeLessThanOrEqual(nearest * 1.02 + 0.01)
      else expect(nearest).toBeGreaterThan(59)
    }),
  )
})

test('nothing is near in the middle of the sea', () => {
  expect(nearestOf([{ lat: 53.8, lng: -1.55 }])({ lat: 50, lng: -10 })).toBeNull()
  expect(nearestOf([])({ lat: 53.8, lng: -1.55 })).toBeNull()
})
