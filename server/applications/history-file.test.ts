import { expect, test } from 'vitest'
import { cell } from './history-file.ts'

test.each([
  ['=1+1', `"'=1+1"`],
  ['+44 7700 900123', `"'+44 7700 900123"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1+1', `"'\t=1+1"`],
  ['\r=1+1', `"'\r=1+1"`],
])('%j is no formula in a spreadsheet', (text, quoted) => {
  expect(cell(text)).toBe(quoted)
})

test.each([
  ['Nurse, Leeds', '"Nurse, Leeds"'],
  ['He said "yes"', '"He said ""yes"""'],
  ['a = b', '"a = b"'],
  ['', '""'],
  ['two\nlines', '"two\nlines"'],
])('%j stays as it is', (text, quoted) => {
  expect(cell(text)).toBe(quoted)
})
