import { describe, expect, test } from 'vitest'
import type { Industry } from '../../contract/jobs/industries.ts'
import type { Kind } from './kind.ts'
import { minimumWage } from './minimum-wage.ts'
import { understandPay } from './pay.ts'
import type { Listing } from './listing.ts'

const nothing: Listing['pay'] = { text: null, min: null, max: null, currency: null, period: null, isEstimate: false }
const postedAt = new Date('2026-05-04T00:00:00Z')

function read(
  given: Partial<Listing['pay']>,
  title: string,
  { industry = null, ...kind }: Partial<Kind> & { industry?: Industry | null } = {},
  on: Date | null = postedAt,
) {
  const job = { industry, kind: { contractType: null, fullTime: true, partTime: false, ...kind }, postedAt: on }
  const { pay, payText } = understandPay({ ...nothing, ...given }, { title, text: '', country: 'GB', job })
  return pay === null ? `not pay: ${payText}` : payText
}

describe('a figure that the job cannot pay is shown as it was printed', () => {
  test.each([
    ['£340 per hour', 'Product Manager', 'Information technology'],
    ['£125 - £145 per hour', 'Cover Teacher', 'Education and teaching'],
    ['£3,200 a year', 'Staff Nurse', 'Nursing and midwifery'],
    ['£31,000 - £310,000 per annum', 'CAD Technician', 'Engineering'],
    ['£450,000 per annum', 'Store Manager', 'Retail and wholesale'],
    ['£4.90 an hour', 'Kitchen Porter', 'Hospitality and catering'],
    ['£30 a day', 'Care Assistant', 'Social care and support work'],
  ] as const)('%s, %s', (text, title, industry) => {
    expect(read({ text }, title, { industry })).toBe(`not pay: ${text}`)
  })

  test.each([
    ['£9,900', 'Staff Nurse', '£9,900, period not given'],
    ['£4050.00', 'Staff Nurse', '£4,050, period not given'],
    ['£4050.5 - 4100', 'Staff Nurse', '£4,050.50 to £4,100, period not given'],
    ['€3,100 to €3,300', 'Staff Nurse', '€3,100 to €3,300, period not given'],
    ['Salary £4050.00', 'Staff Nurse', 'Salary £4050.00, period not given'],
    ['£4050.00 pa', 'Staff Nurse', '£4050.00 pa'],
  ] as const)('where nobody can tell its period that is said: %s', (text, title, expected) => {
    expect(read({ text }, title)).toBe(`not pay: ${expected}`)
  })

  test('bare numbers of the board are shown without a period that nobody can tell', () => {
    expect(read({ min: 9_900, max: 9_900, period: 'year' }, 'Staff Nurse')).toBe('not pay: £9,900, period not given')
  })

  test('the band beside them is shown instead', () => {
    expect(read({ text: 'Band 7', min: 13_900, max: 13_900, period: 'year' }, 'Physiotherapist')).toBe(
      'not pay: Band 7',
    )
  })
})

describe('a figure that it can pay is pay', () => {
  test.each([
    ['£150 per hour', 'Locum Consultant Psychiatrist', '£150 an hour', {}],
    ['£5,600 a year', 'Midday Supervisor', '£5,600 a year', {}],
    ['£6,100 a year', 'Cleaner', '£6,100 a year', { partTime: true }],
    ['£8.00 an hour', 'Apprentice Joiner', '£8 an hour', { contractType: 'apprenticeship' }],
    ['£7,000 per annum', 'Non-Executive Director', '£7,000 a year', {}],
    ['£280,000 per annum', 'Chief Executive Officer', '£280,000 a year', {}],
    ['£700 a day', 'Data Architect', '£700 a day', { industry: 'Information technology' }],
    ['£23,500', 'Receptionist', '£23,500 a year', {}],
  ] as const)('%s, %s', (text, title, expected, more) => {
    expect(read({ text }, title, more)).toBe(expected)
  })

  test('the minimum wage is that of the day of the ad', () => {
    const [text, title] = ['£9.10 an hour', 'Waiter'] as const
    expect(read({ text: '£11,900' }, title, {}, new Date('2013-02-01'))).toBe('£11,900 a year')
    expect(read({ text: '£11,900' }, title)).toBe('not pay: £11,900, period not given')
    expect(read({ text }, title, {}, null)).toBe('£9.10 an hour')
  })
})

describe('what prints no period takes the one of the job', () => {
  test('supply staff of schools are paid by the day', () => {
    expect(read({ min: 76, max: 80 }, 'SEN Teaching Assistant')).toBe('£76 to £80 a day')
    expect(read({ text: '£65 - £75' }, 'Cover Supervisor')).toBe('£65 to £75 a day')
    expect(read({ min: 62, max: 62 }, 'Data Engineer')).toBe('£62 an hour')
    expect(read({ text: '£14.20' }, 'Teaching Assistant')).toBe('£14.20 an hour')
  })

  test('a band of the health service tells the year from the month and the hour', () => {
    expect(read({ text: '£3,350' }, 'Occupational Therapist, Band 6')).toBe('£3,350 a month')
    expect(read({ text: '£32,000 - £38,000' }, 'Band 5 or 6 Nurse')).toBe('£32,000 to £38,000 a year')
    expect(read({ text: '£16.40' }, 'Band 5 Nurse')).toBe('£16.40 an hour')
  })
})

test('each minimum wage holds from its first day', () => {
  expect(minimumWage('GB', new Date('2025-03-31'))).toBe(11.44)
  expect(minimumWage('GB', new Date('2025-04-01'))).toBe(12.21)
  expect(minimumWage('IE', new Date('2026-11-01'))).toBe(14.15)
  expect(minimumWage('GB', null)).toBe(6.19)
})
