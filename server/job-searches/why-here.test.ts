import { expect, test } from 'vitest'
import { whyHere } from './why-here.ts'

test('an ad of the employer who was searched for says so', () => {
  expect(whyHere('Oakmere')('Driver', { employer: 'Oakmere Foods' })).toBe('from this employer')
  expect(whyHere('Oakmere driver')('Driver', { employer: 'Oakmere Foods' })).toBe('from this employer')
  expect(whyHere('Oakmere')('Driver', { employer: 'Birch Staffing' })).toBe('in the text')
})

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
  expect(whyHere(words)(title)).toBe(why)
})
