import fc from 'fast-check'
import { expect, test } from 'vitest'
import { employerKey, shownEmployer } from './employer.ts'

test.each([
  ['Acme Ltd', 'Acme Ltd'],
  ['  ACORN RECRUITMENT LIMITED ', 'Acorn Recruitment Limited'],
  ['IBM', 'IBM'],
  ['Marks &amp; Spencer', 'Marks & Spencer'],
  ['BLOOMBERG2 reviews', 'BLOOMBERG'],
  ['Confidential', null],
  ['N/A', null],
  ['-', null],
  ['', null],
  [null, null],
])('%j is shown as %j', (raw, shown) => {
  expect(shownEmployer(raw)).toBe(shown)
})

test.each([
  ['Acme Ltd', 'acme'],
  ['ACME LIMITED', 'acme'],
  ['The Acme Group (UK) plc.', 'acme'],
  ['Acme & Sons LLP', 'acme sons'],
  ['Marks and Spencer', 'marks spencer'],
  ['Marks & Spencer', 'marks spencer'],
  ["Sainsbury's", 'sainsburys'],
  ['SAINSBURY’S', 'sainsburys'],
  ['Smith Holdings Ltd t/a The Blue Door', 'blue door'],
  ['Société Générale', 'societe generale'],
  ['Limited', 'limited'],
  ['J.P. Morgan', 'jp morgan'],
])('%j folds to %j', (name, key) => {
  expect(employerKey(name)).toBe(key)
})

test('a name with letters has a key, whatever its case', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (name) => {
      const key = employerKey(name)
      if (/[a-z]/i.test(name)) expect(key).not.toBe('')
      expect(employerKey(key)).toBe(key)
    }),
  )
})
