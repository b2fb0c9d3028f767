import { expect, test } from 'vitest'
import { NewCompany } from '../companies/companies.ts'
import { oneLine } from './one-line.ts'

test.for([
  ['Harbour Care Ltd', 'Harbour Care Ltd'],
  [' Harbour\r\nCare\u2028Ltd ', 'Harbour Care Ltd'],
  ['Tesco\u202E dtL', 'Tesco dtL'],
  ['\u2067\u200F\uFEFF', ''],
  ['Siân O’Shea & Sons', 'Siân O’Shea & Sons'],
] as const)('%j becomes %j', ([given, expected]) => {
  expect(oneLine(given)).toBe(expected)
})

test('the name of a company is one line, and not empty', () => {
  const company = { companyType: 1, phone: '0113 496 0000' }
  expect(NewCompany.parse({ ...company, name: 'NHS\nEngland\u202E' }).name).toBe('NHS England')
  expect(NewCompany.safeParse({ ...company, name: '\u202E\n' }).success).toBe(false)
})
