import { expect, test } from 'vitest'
import { towns } from './towns.ts'

test('each town is there once, in its own country, with codes of its country', () => {
  expect(new Set(towns.map(({ name, county }) => `${name}, ${county}`)).size).toBe(towns.length)
  expect(towns.length).toBeGreaterThan(250)
  for (const { name, country, lat, lng, codes, weight } of towns) {
    const code = country === 'IE' ? /^(?:[AC-FHKNPRTV-Y]\d\d|D6W)$/u : /^[A-Z]{1,2}\d{1,2}[A-Z]?$/u
    expect(codes.length, name).toBeGreaterThan(0)
    for (const one of codes) expect(one, name).toMatch(code)
    expect(lat, name).toBeGreaterThan(49.9)
    expect(lat, name).toBeLessThan(61)
    expect(lng, name).toBeGreaterThan(country === 'IE' ? -10.7 : -8.2)
    expect(lng, name).toBeLessThan(country === 'IE' ? -5.9 : 1.8)
    expect(weight, name).toBeGreaterThan(0)
  }
})
