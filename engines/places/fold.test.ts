import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['St. Albans', 'st albans'],
  ['Saint Albans', 'st albans'],
  ["St Alban's", 'st albans'],
  ['Stoke-upon-Trent', 'stoke on trent'],
  ['Stoke on Trent', 'stoke on trent'],
  ["King's Lynn", 'kings lynn'],
  ['King’s Lynn', 'kings lynn'],
  ['Baile Átha Cliath', 'baile atha cliath'],
  ['Ynys Môn', 'ynys mon'],
  ['Tyne & Wear', 'tyne and wear'],
  ['Tyne &amp; Wear', 'tyne and wear'],
  ['Co. Cork', 'county cork'],
  ['Gt. Yarmouth', 'great yarmouth'],
  ['U.K.', 'uk'],
  ['N. Ireland', 'n ireland'],
  ['  LONDON , ', 'london'],
  ['', ''],
  ['…', ''],
])('%s is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
  )
  // Its own alphabet, in which accidents are likelier: words that have two spellings, and signs around them.
  const words = fc.array(fc.constantFrom('Saint', 'St.', 'upon', 'Co.', 'co', '&', '-', "'", 'U.K.', 'Gtr', 'É', ' '))
  fc.assert(
    fc.property(words, (parts) => {
      const text = parts.join('')
      expect(fold(fold(text))).toBe(fold(text))
    }),
  )
})
