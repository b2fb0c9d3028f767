import { expect, test } from 'vitest'
import { isInIreland, printSalary, workPermits } from './ireland.ts'
import { Cv } from './cvs.ts'

const living = (personal_data: object) => Cv.parse({ personal_data })

test.for([
  [{ country: 'Ireland' }, true],
  [{ country: ' éire ' }, true],
  [{ country: 'Republic of Ireland' }, true],
  [{ country: 'Northern Ireland' }, false],
  [{ country: 'United Kingdom', postcode: 'D02 X285' }, false],
  [{ postcode: 'D02 X285' }, true],
  [{ postcode: 'h91e2k3' }, true],
  [{ postcode: 'D6W XY00' }, true],
  [{ postcode: 'LS1 4AP', phone: '+353 85 000 0000' }, false],
  [{ phone: '+353 85 000 0000' }, true],
  [{ phone: '+44 7700 900123' }, false],
  [{}, false],
] as const)('%o lives in Ireland: %s', ([person, expected]) => {
  expect(isInIreland(living(person))).toBe(expected)
})

test('the right to work of one’s own country is asked first', () => {
  const first = (country: string) => workPermits(living({ country }))[0]?.key
  expect(first('Ireland')).toBe('work_permit_ie')
  expect(first('United Kingdom')).toBe('work_permit_uk')
  expect(first('')).toBe('work_permit_uk')
})

test('pay has the sign of its currency', () => {
  const { career } = Cv.parse({ career: { expected_salary: 48_000, expected_salary_currency: 'EUR' } })
  expect(printSalary(career)).toBe('€48,000')
  expect(printSalary({ ...career, expected_salary_currency: 'GBP' })).toBe('£48,000')
  expect(printSalary({ ...career, expected_salary: null })).toBe('')
})
