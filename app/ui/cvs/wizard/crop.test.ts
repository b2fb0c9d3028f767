import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstCrop, squareOf, within } from './crop.ts'

test('at first the whole of the shorter side is in the circle', () => {
  expect(squareOf({ width: 600, height: 800 }, firstCrop({ width: 600, height: 800 }))).toEqual({
    x: 0,
    y: 100,
    size: 600,
  })
})

test('wherever it is dragged and however large it is shown, the square lies within the picture', () => {
  const side = fc.integer({ min: 1, max: 6_000 })
  const number = fc.double({ min: -10_000, max: 10_000, noNaN: true })
  fc.assert(
    fc.property(side, side, number, number, number, (width, height, x, y, scale) => {
      const picture = { width, height }
      const square = squareOf(picture, { x, y, scale })
      expect(square.size).toBeGreaterThanOrEqual(1)
      expect(square.x).toBeGreaterThanOrEqual(0)
      expect(square.y).toBeGreaterThanOrEqual(0)
      expect(square.x + square.size).toBeLessThanOrEqual(width)
      expect(square.y + square.size).toBeLessThanOrEqual(height)
      expect([square.x, square.y, square.size].every(Number.isInteger)).toBe(true)
      const kept = within(picture, { x, y, scale })
      const again = within(picture, kept)
      for (const part of ['x', 'y', 'scale'] as const) expect(again[part]).toBeCloseTo(kept[part], 6)
    }),
  )
})

test('shown twice as large, half of the side is in the circle', () => {
  const picture = { width: 1000, height: 1000 }
  const first = firstCrop(picture)
  expect(squareOf(picture, { ...first, scale: first.scale * 2 })).toEqual({ x: 250, y: 250, size: 500 })
})
