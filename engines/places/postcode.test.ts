import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPostcode, readPostcodePair } from './postcode.ts'

const known = new Set([
  'GB LS1',
  'GB LS11',
  'GB M2',
  'GB M25',
  'GB SW1A',
  'GB EC1A',
  'GB E2',
  'GB W12',
  'GB M21',
  'GB NG1',
  'GB NG11',
])
const keys = new Set(['IE D02', 'IE H91', 'IE D6W', 'IE E21', 'IE W12', 'IE R14', 'IE A65'])
const isKnown = (outcode: string, country: string) =>
  known.has(`${country} ${outcode}`) || keys.has(`${country} ${outcode}`)
const read = (word: string) =>
  readPostcode(word, isKnown).map(({ country, outcode, full }) => `${country} ${full ?? outcode}`)
const readTwo = (one: string, two: string) =>
  readPostcodePair(one, two, isKnown).map(({ country, outcode, full }) => `${country} ${full ?? outcode}`)

test.each([
  ['ls14ap', ['GB LS1 4AP']],
  ['LS114AP', ['GB LS11 4AP']],
  ['M25NT', ['GB M2 5NT']],
  ['sw1a1aa', ['GB SW1A 1AA']],
  ['LS11', ['GB LS11']],
  ['EC1A2', ['GB EC1A']],
  ['D02X285', ['IE D02 X285']],
  ['d6wxk28', ['IE D6W XK28']],
  ['H91', ['IE H91']],
  // Of two readings the likelier is first.
  ['E21', ['IE E21', 'GB E2']],
  ['W12', ['GB W12', 'IE W12']],
  // Shaped like postcodes, but of no outcode that there is.
  ['A1', []],
  ['M60', []],
  ['ZZ11AA', []],
  // C, I, K, M, O and V never stand in the last two places.
  ['LS14CP', []],
  ['nurse', []],
  ['', []],
])('%s is read as %j', (word, readings) => {
  expect(read(word)).toEqual(readings)
})

test.each([
  ['LS1', '4AP', ['GB LS1 4AP']],
  ['D02', 'X285', ['IE D02 X285']],
  ['M21', '0', ['GB M21']],
  // Not NG11.
  ['NG1', '1', ['GB NG1']],
  // A town behind its routing key is no Eircode: each has a digit.
  ['R14', 'Athy', []],
  ['LS1', 'Leeds', []],
  ['LS', '14AP', []],
])('%s %s is read as %j', (one, two, readings) => {
  expect(readTwo(one, two)).toEqual(readings)
})

test('whatever is written is read or not, but nothing is thrown', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, two) => {
      for (const reading of [...readPostcode(one, isKnown), ...readPostcodePair(one, two, isKnown)]) {
        expect(isKnown(reading.outcode, reading.country)).toBe(true)
      }
    }),
  )
})

test('a full postcode is read alike with and without its blank, in any case', () => {
  const letters = fc.constantFrom(...'ABDEFGHJLNPQRSTUWXYZ')
  fc.assert(
    fc.property(fc.constantFrom('LS1', 'M2', 'SW1A'), fc.nat(9), letters, letters, (outcode, digit, a, b) => {
      const inward = `${digit}${a}${b}`
      expect(read(outcode + inward)).toContain(`GB ${outcode} ${inward}`)
      expect(readTwo(outcode.toLowerCase(), inward.toLowerCase())).toEqual([`GB ${outcode} ${inward}`])
    }),
  )
})
