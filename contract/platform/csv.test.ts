import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('numbers stay numbers, text is quoted, and nothing is a formula', () => {
  expect(
    csvOf([
      ['Say "ads", twice', 3.5, null],
      ['=SUM(A1)', -2, '+44'],
    ]),
  ).toBe(`\uFEFF"Say ""ads"", twice",3.5,\r\n"'=SUM(A1)",-2,"'+44"\r\n`)
})
