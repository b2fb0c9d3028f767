import { expect, test } from 'vitest'
import { whyHere } from './why-here.ts'

test.each([
  ['Staff Nurse', 'nurse', 'in the title'],
  ['Staff Nurses', 'staff nurse', 'in the title'],
  ['Nursing Sister', 'nurse', 'a similar name in the title'],
  ['Registered General Nurse', 'RGN', 'a similar name in the title'],
  ['Nurse Manager', 'dental nurse', 'partly in the title'],
  ['Porter', 'dental nurse', 'in the text'],
  ['Head of Marketing', '"head of marketing"', 'in the title'],
  ['Porter', '', 'new'],
])('%s for %j: %s', (title, words, why) => {
  expect(whyHere(title, words)).toBe(why)
})
