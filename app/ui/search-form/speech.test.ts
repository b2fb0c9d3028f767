import { expect, test } from 'vitest'
import { splitPhrase } from './speech.ts'

test.each([
  ['nurse in Leeds', 'nurse', 'Leeds'],
  ['Nurse IN Milton Keynes', 'Nurse', 'Milton Keynes'],
  ['assistant in training in Stockport', 'assistant in training', 'Stockport'],
  ['nurse', 'nurse', null],
  ['Inverness engineer', 'Inverness engineer', null],
])('%o is the job %o and the place %o', (phrase, jobTitle, jobLocation) => {
  expect(splitPhrase(phrase)).toEqual({ jobTitle, jobLocation })
})
