import { expect, test } from 'vitest'
import { sponsorKey, sponsorKeys } from './sponsor-key.ts'

test.each([
  ['Oakmere Foods (UK) Limited', 'oakmere foods'],
  ['  OAKMERE  FOODS LTD. ', 'oakmere foods'],
  ['The Oakmere & Quince Company plc', 'oakmere and quince'],
  ["Quince's Café LLP", 'quinces cafe'],
  ['The', 'the'],
  ['', ''],
])('%j is known as %j', (name, key) => {
  expect(sponsorKey(name)).toBe(key)
})

test.each([
  ['Quince Ltd t/a The Green Door', ['quince', 'green door']],
  ['Quince Limited T/AS Green Door Care', ['quince', 'green door care']],
  ['Quince Ltd trading as Pear', ['quince']],
  ['A Ltd', []],
  ['123', []],
])('%j goes by %j', (entry, keys) => {
  expect(sponsorKeys(entry)).toEqual(keys)
})
