import { expect, test } from 'vitest'
import { ruleSet2019Pay } from './rule-set-2019.ts'

const pay = (gross: number, said: Partial<Parameters<typeof ruleSet2019Pay>[0]> = {}) =>
  ruleSet2019Pay({ region: 'restOfUk', ...said, gross: gross * 100 })

test('tax on pay less pension, National Insurance by 52 weeks on all of it', () => {
  // 45,000 less 6% = 42,300; less 12,500 = 29,800 × 20% = 5,960. NI (45,000 − 8,632) × 12% = 4,364.16.
  expect(pay(45_000, { pensionPercent: 6 })).toMatchObject({
    pension: 2_700_00,
    incomeTax: { total: 5_960_00 },
    nationalInsurance: { total: 4_364_16 },
    net: { yearly: 31_975_84, monthly: 2_664_65, weekly: 614_92, daily: 87_61 },
  })
})

test('above 50,024 National Insurance is 2%', () => {
  // (50,024 − 8,632) × 12% = 4,967.04; 10,000 × 2% = 200.
  expect(pay(60_024).nationalInsurance.total).toBe(5_167_04)
})

test('the allowance is cut by half of what is over 100,000, not rounded; the blind allowance is not', () => {
  expect(pay(100_001).allowance).toBe(12_499_50)
  expect(pay(140_000, { blindAllowance: true }).allowance).toBe(2_450_00)
})

test('a loan is repaid to the penny', () => {
  // (31,003 − 21,000) × 5.4% = 540.162.
  expect(pay(31_003, { studentLoanPlan: 3 }).loan).toEqual({
    plan: 3,
    threshold: 21_000_00,
    rate: 540,
    repayment: 540_16,
  })
})

test('Scotland', () => {
  // 40,000 − 12,500 = 27,500: 2,049 × 19% = 389.31; 10,395 × 20% = 2,079; 15,056 × 21% = 3,161.76.
  expect(pay(40_000, { region: 'scotland' }).incomeTax.total).toBe(5_630_07)
})
