import { expect, test } from 'vitest'
import { irishPay, type IrishInput } from './ireland.ts'

const pay = (gross: number, said: Partial<IrishInput> = {}) =>
  irishPay({
    taxYear: 2026,
    status: 'single',
    credits: ['personal', 'employee'],
    ...said,
    gross: Math.round(gross * 100),
  })

test('income tax less credits, USC from the first euro, PRSI at the mean rate', () => {
  // 44,000 × 20% + 16,000 × 40% = 15,200, less 4,000. USC 60.06 + 16,688 × 2% = 333.76 + 31,300 × 3% = 939. PRSI 4.2375%.
  expect(pay(60_000)).toMatchObject({
    incomeTax: { beforeCredits: 15_200_00, total: 11_200_00 },
    usc: { total: 1_332_82 },
    prsi: { total: 2_542_50 },
    net: { yearly: 44_924_68 },
  })
})

test('no USC up to 13,000, and on all of it above', () => {
  expect(pay(13_000).usc.total).toBe(0)
  // 60.06 + 989 × 2% = 19.78.
  expect(pay(13_001).usc.total).toBe(79_84)
})

test('PRSI by the week: none up to 352, the credit shrinks to nothing at 424', () => {
  expect(pay(352 * 52).prsi.total).toBe(0)
  // 400 a week × 4.2375% = 16.95; the credit is 12 − 47.99 ÷ 6 = 4.001667; 12.948333 × 52 = 673.3133.
  expect(pay(400 * 52).prsi.total).toBe(673_31)
  // 430 × 4.2375% = 18.22125 × 52 = 947.505.
  expect(pay(430 * 52).prsi.total).toBe(947_51)
})

test('a pension lowers income tax only', () => {
  const before = pay(60_000)
  const after = pay(60_000, { pension: { kind: 'percentOfGross', percent: 10 } })
  // 6,000 at 40%.
  expect(before.incomeTax.total - after.incomeTax.total).toBe(2_400_00)
  expect(after).toMatchObject({ usc: before.usc, prsi: before.prsi, pension: 6_000_00 })
})

test('the cut-off and the credits go by the household', () => {
  // 48,000 × 20% + 12,000 × 40% = 14,400, less 2,000, 2,000 and 1,900.
  expect(
    pay(60_000, { status: 'singleParent', credits: ['personal', 'employee', 'singlePersonChildCarer'] }).incomeTax
      .total,
  ).toBe(8_500_00)
  // 53,000 × 20% + 7,000 × 40% = 13,400, less 4,000 and 2,000.
  expect(pay(60_000, { status: 'marriedOneIncome' }).incomeTax.total).toBe(7_400_00)
  // Both: 90,000 with the cut-off at 53,000 + 30,000: 16,600 + 2,800 = 19,400, less 4,000 and 2 × 2,000.
  const both = pay(60_000, { status: 'marriedTwoIncomes', spouseGross: 30_000_00 })
  expect(both.incomeTax.total).toBe(11_400_00)
  // USC and PRSI on each by itself.
  expect(both.usc.total).toBe(pay(60_000).usc.total + pay(30_000).usc.total)
  expect(both.prsi.total).toBe(pay(60_000).prsi.total + pay(30_000).prsi.total)
})

test('credits beyond the tax are lost', () => {
  expect(pay(15_000).incomeTax.total).toBe(0)
})

test('My Future Fund takes 1.5% up to 80,000, from 2026, without relief', () => {
  expect(pay(100_000, { futureFund: true }).futureFund).toBe(1_200_00)
  expect(pay(100_000, { futureFund: true }).incomeTax).toEqual(pay(100_000).incomeTax)
  expect(pay(100_000, { taxYear: 2025, futureFund: true }).futureFund).toBe(0)
})

test('the employer pays the higher rate on all of a week over the limit', () => {
  // 500 a week, under 552: (9 × 9% + 3 × 9.15%) ÷ 12 = 9.0375%.
  expect(pay(26_000).employerPrsi).toBe(2_349_75)
  // 1,000 a week: (9 × 11.25% + 3 × 11.4%) ÷ 12 = 11.2875%.
  expect(pay(52_000).employerPrsi).toBe(5_869_50)
})
