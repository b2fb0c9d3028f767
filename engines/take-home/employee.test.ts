import { expect, test } from 'vitest'
import { employeePay, type EmployeeInput } from './employee.ts'
import type { Pension } from './pension.ts'
import { readTaxCode } from '../../contract/salary/tax-code.ts'

/** In pounds, as the rows below are written. */
function netOf(gross: number, said: Partial<EmployeeInput> = {}) {
  const pay = employeePay({ taxYear: '2026/27', region: 'restOfUk', ...said, gross: Math.round(gross * 100) })
  return {
    allowance: pay.personalAllowance / 100,
    tax: pay.incomeTax.total / 100,
    ni: pay.nationalInsurance.total / 100,
    loans: pay.loans.total / 100,
    net: pay.net.yearly / 100,
    pay,
  }
}

const percent = (method: Pension['method'], of: number): Pension => ({
  method,
  contribution: { kind: 'percentOfGross', percent: of },
})

test('basic and higher rate', () => {
  // 70,000 − 12,570 = 57,430: 37,700 × 20% = 7,540; 19,730 × 40% = 7,892. NI 37,700 × 8% + 19,730 × 2% = 3,016 + 394.60.
  expect(netOf(70_000)).toMatchObject({ tax: 15_432, ni: 3_410.6, net: 51_157.4 })
})

test('the allowance falls by half of what is over 100,000, and what is left is rounded up to a pound', () => {
  // Half of 8,001 is 4,000.50; 12,570 − 4,000.50 = 8,569.50, up to 8,570. Taxable 99,431: 7,540 + 61,731 × 40% = 32,232.40.
  expect(netOf(108_001)).toMatchObject({ allowance: 8_570, tax: 32_232.4 })
  expect(netOf(125_140)).toMatchObject({ allowance: 0 })
  expect(netOf(300_000)).toMatchObject({ allowance: 0 })
})

test('additional rate', () => {
  // 7,540 + 87,440 × 40% = 34,976 + 74,860 × 45% = 33,687.
  expect(netOf(200_000)).toMatchObject({ tax: 76_203 })
})

test('Scottish bands, each as wide as the year says', () => {
  // 2024/25, 32,570 − 12,570 = 20,000: 2,306 × 19% = 438.14; 11,685 × 20% = 2,337; 6,009 × 21% = 1,261.89.
  expect(netOf(32_570, { taxYear: '2024/25', region: 'scotland' })).toMatchObject({ tax: 4_037.03 })
})

test('the bands that are shown add up to the tax, to the penny', () => {
  const { pay } = netOf(54_321.99, { region: 'scotland' })
  expect(pay.incomeTax.lines.reduce((sum, { due }) => sum + due, 0)).toBe(pay.incomeTax.total)
  expect(pay.nationalInsurance.lines.reduce((sum, { due }) => sum + due, 0)).toBe(pay.nationalInsurance.total)
})

test('a pension before tax lowers income tax only', () => {
  // 40,000 × 5% = 2,000. Tax on 25,430: 5,086. NI on 27,430: 2,194.40. 40,000 − 2,000 − 5,086 − 2,194.40.
  expect(netOf(40_000, { pension: percent('netPay', 5) })).toMatchObject({ tax: 5_086, ni: 2_194.4, net: 30_719.6 })
})

test('salary sacrifice lowers everything', () => {
  // Pay 38,000. Tax on 25,430: 5,086. NI on 25,430: 2,034.40. Plan 2: 9% of 8,615 = 775.35, down to 775.
  const sacrificed = netOf(40_000, { pension: percent('salarySacrifice', 5), studentLoanPlans: ['plan2'] })
  expect(sacrificed).toMatchObject({ tax: 5_086, ni: 2_034.4, loans: 775, net: 30_104.6 })
  // The employer pays 15% of 33,000.
  expect(sacrificed.pay.employerNi).toBe(4_950_00)
})

test('relief at source costs four fifths, widens the basic band and gives allowance back', () => {
  // 5% of 104,000 = 5,200 goes in. Adjusted 98,800: whole allowance. Taxable 91,430: 42,900 × 20% = 8,580; 48,530 × 40% = 19,412.
  const pay = netOf(104_000, { pension: percent('reliefAtSource', 5) })
  expect(pay).toMatchObject({ allowance: 12_570, tax: 27_992 })
  expect(pay.pay.pension).toEqual({ method: 'reliefAtSource', contribution: 5_200_00, paidByEmployee: 4_160_00 })
  // Scotland: the starter band stays at 3,967, the limits above it move up by 4,000. Taxable 37,430:
  // 3,967 × 19% = 753.73; to 20,956 16,989 × 20% = 3,397.80; to 35,092 14,136 × 21% = 2,968.56; 2,338 × 42% = 981.96.
  expect(netOf(50_000, { region: 'scotland', pension: percent('reliefAtSource', 8) })).toMatchObject({ tax: 8_102.05 })
})

test('a percentage of qualifying earnings counts between the two limits', () => {
  // 5% of 30,000 − 6,240 = 1,188.
  const pension: Pension = { method: 'netPay', contribution: { kind: 'percentOfQualifyingEarnings', percent: 5 } }
  expect(netOf(30_000, { pension }).pay.pension?.contribution).toBe(1_188_00)
  expect(netOf(5_000, { pension }).pay.pension?.contribution).toBe(0)
})

test('a percentage of 0, 100 or more counts as none', () => {
  expect(netOf(30_000, { pension: percent('netPay', 100) }).net).toBe(netOf(30_000).net)
  expect(netOf(30_000, { pension: percent('netPay', 0) }).net).toBe(netOf(30_000).net)
})

test('the lowest of several plans counts, the postgraduate loan besides, each in whole pounds', () => {
  // 9% of 36,000 − 25,000 = 990; 6% of 15,000 = 900.
  const { pay } = netOf(36_000, { studentLoanPlans: ['plan4', 'plan5', 'postgraduate'] })
  expect(pay.loans.undergraduate).toMatchObject({ plan: 'plan5', threshold: 25_000_00, repayment: 990_00 })
  expect(pay.loans.postgraduate).toMatchObject({ repayment: 900_00 })
  // Less than a pound a month is not collected: 9% of 130 is 11.70, of 140 12.60.
  expect(netOf(27_030, { studentLoanPlans: ['plan1'] }).loans).toBe(0)
  expect(netOf(27_040, { studentLoanPlans: ['plan1'] }).loans).toBe(12)
})

test('Marriage Allowance is a fifth of 1,260 off the tax of who is taxed at the basic rate, in Scotland the intermediate', () => {
  const marriageAllowanceReceived = true
  // (30,000 − 12,570) × 20% = 3,486, less 252.
  expect(netOf(30_000, { marriageAllowanceReceived }).tax).toBe(3_234)
  expect(netOf(50_270, { marriageAllowanceReceived }).tax).toBe(7_288)
  expect(netOf(50_271, { marriageAllowanceReceived }).tax).toBe(7_540.4)
  expect(netOf(13_570, { marriageAllowanceReceived }).tax).toBe(0)
  const scotland = { region: 'scotland', marriageAllowanceReceived } as const
  expect(netOf(43_662, scotland).tax).toBe(netOf(43_662, { region: 'scotland' }).tax - 252)
  expect(netOf(43_663, scotland).tax).toBe(netOf(43_663, { region: 'scotland' }).tax)
})

test('the blind person’s allowance is added, and never cut', () => {
  // 130,000: no personal allowance; 3,250 stay. Taxable 126,750: 7,540 + 34,976 + 1,610 × 45% = 724.50.
  expect(netOf(130_000, { blindPersonsAllowance: true })).toMatchObject({ allowance: 0, tax: 43_240.5 })
})

test('over State Pension age no National Insurance is charged, and the employer pays it still', () => {
  const { ni, pay } = netOf(30_000, { overStatePensionAge: true })
  expect(ni).toBe(0)
  expect(pay.employerNi).toBe(3_750_00)
})

test('where the rates changed within the year, each stretch counts by its months', () => {
  // 2023/24 at 30,000: 17,430 × 12% = 2,091.60 for nine months, × 10% = 1,743 for three: 1,568.70 + 435.75.
  expect(netOf(30_000, { taxYear: '2023/24' }).ni).toBe(2_004.45)
  expect(netOf(30_000, { taxYear: '2023/24', niPeriodStart: '2024-01-06' }).ni).toBe(1_743)
})

test.each([
  // 1000L is 10,009 of tax-free pay: (30,000 − 10,009) × 20%.
  ['1000L', 30_000, 3_998.2],
  // T without the nine: (30,000 − 10,000) × 20%.
  ['1000T', 30_000, 4_000],
  ['0T', 30_000, 6_000],
  ['BR', 60_000, 12_000],
  ['D0', 60_000, 24_000],
  ['D1', 60_000, 27_000],
  ['NT', 60_000, 0],
  // K100 adds 1,009: (30,000 + 1,009) × 20%.
  ['K100', 30_000, 6_201.8],
  // … and takes half of the pay at most: K2000 adds 20,009 to 1,000; 20% of it is 4,201.80.
  ['K2000', 1_000, 500],
  // Nothing tapers under a code: 7,540 + (110,000 − 12,579 − 37,700) × 40%.
  ['1257L', 110_000, 31_428.4],
  // Scottish bands by the letter: all at the intermediate rate.
  ['SD0', 10_000, 2_100],
  ['1257L M1', 30_000, 3_484.2],
])('tax code %s on %d', (code, gross, tax) => {
  const taxCode = readTaxCode(code)
  expect(taxCode).not.toBeNull()
  expect(netOf(gross, { taxCode }).tax).toBe(tax)
})

test.each(['', 'hello', '1257', 'L1257', '1257Z', 'BR0', 'D2', 'SD4', '123456L', 'C', 'S', '-1L'])(
  '%j is no tax code',
  (code) => {
    expect(readTaxCode(code)).toBeNull()
  },
)

test('the year is divided from the exact amount', () => {
  // 28,000: tax 3,086, NI 1,234.40; 23,679.60 a year.
  expect(netOf(28_000).pay.net).toEqual({
    yearly: 23_679_60,
    monthly: 1_973_30,
    weekly: 455_38,
    daily: 64_88,
    workingDay: 90_73,
  })
})
