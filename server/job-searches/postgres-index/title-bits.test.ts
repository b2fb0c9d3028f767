import fc from 'fast-check'
import { expect, test } from 'vitest'
import { titleBits } from './title-bits.ts'

test('the bits of a title hold those of each of its terms', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 8 }), (terms) => {
      const bits = BigInt(titleBits(terms))
      for (const term of terms) {
        const wanted = BigInt(titleBits([term]))
        expect(bits & wanted).toBe(wanted)
        expect(BigInt.asIntN(64, wanted)).toBe(wanted)
      }
    }),
  )
})

test('most other words have other bits', () => {
  const bits = new Set(Array.from({ length: 200 }, (_, i) => titleBits([`word${i}`])))
  expect(bits.size).toBeGreaterThan(150)
})
