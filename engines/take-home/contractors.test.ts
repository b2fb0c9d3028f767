import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contractorInside } from './contractor-inside.ts'
import { contractorOutside } from './contractor-outside.ts'
import { corporationTax, corporationTaxOf } from './corporation-tax.ts'
import { dividendTax } from './dividends.ts'
import { ofPounds, toPennies } from './exact.ts'
import { taxYears, ukYearOf } from '../../contract/salary/uk-years.ts'

const inside = (income: number, said: Partial<Parameters<typeof contractorInside>[0]> = {}) =>
  contractorInside({ taxYear: '2026/27', region: 'restOfUk', ...said, assignmentIncome: income * 100 })

test('an umbrella’s gross, employer’s National Insurance and levy together are the income less its margin', () => {
  // (80,000 − 1,300 + 15% × 5,000) ÷ 1.155 = 68,787.878…
  const sum = inside(80_000, { umbrellaMargin: 1_300_00 })
  expect(sum.pay.gross).toBe(68_787_88)
  // 15% of 63,787.878… and 0.5% of 68,787.878….
  expect(sum).toMatchObject({ employerNi: 9_568_18, apprenticeshipLevy: 343_94, margin: 1_300_00 })
  expect(sum.pay.gross + sum.employerNi + sum.apprenticeshipLevy + sum.margin + sum.rounding).toBe(80_000_00)
})

test('below the threshold only the levy comes off', () => {
  // 4,020 ÷ 1.005.
  expect(inside(4_020)).toMatchObject({ employerNi: 0, pay: { gross: 4_000_00 } })
})

test('a fee-payer bears its costs itself: the gross is the fee', () => {
  const sum = inside(80_000, { through: 'feePayer', umbrellaMargin: 1_300_00 })
  expect(sum).toMatchObject({ margin: 0, pay: { gross: 80_000_00 } })
})

test('an own company: salary, tax on the profit, dividend', () => {
  // 60,000 − 2,000 − 12,570 − 15% × 7,570 (1,135.50) = 44,294.50; 19% = 8,415.955; 35,878.545 of dividend.
  const sum = contractorOutside({
    taxYear: '2026/27',
    region: 'restOfUk',
    companyIncome: 60_000_00,
    expenses: 2_000_00,
  })
  // The salary takes the allowance. 500 free, 35,378.545 × 10.75% = 3,803.19.
  expect(sum).toMatchObject({
    employerNi: 1_135_50,
    profit: 44_294_50,
    corporationTax: 8_415_96,
    dividend: 35_878_55,
    tax: { personalAllowance: 12_570_00, total: 3_803_19 },
    nationalInsurance: { total: 0 },
    net: { yearly: 44_645_36 },
  })
})

test('with the employment allowance the company pays no National Insurance on a small salary', () => {
  const said = { taxYear: '2026/27', region: 'restOfUk', companyIncome: 60_000_00 } as const
  expect(contractorOutside({ ...said, employmentAllowance: true }).employerNi).toBe(0)
})

test('a company that loses money pays no tax and no dividend', () => {
  const sum = contractorOutside({ taxYear: '2026/27', region: 'restOfUk', companyIncome: 10_000_00 })
  expect(sum).toMatchObject({ profit: -3_705_50, corporationTax: 0, dividend: 0 })
})

test('a director’s National Insurance is by the year, at blended rates', () => {
  // 2022/23: (12,570 − 11,908) × 12.73% = 84.27; the company (12,570 − 9,100) × 14.53% = 504.19.
  const sum = contractorOutside({ taxYear: '2022/23', region: 'restOfUk', companyIncome: 60_000_00 })
  expect(sum).toMatchObject({ employerNi: 504_19, nationalInsurance: { total: 84_27 } })
})

test.each([
  [2021, 200_000, 0, 38_000],
  [2024, 50_000, 0, 9_500],
  // 25% of 120,000 less 1.5% of 130,000.
  [2024, 120_000, 0, 28_050],
  [2024, 250_000, 0, 62_500],
  // Two companies: limits of 25,000 and 125,000. 25% of 60,000 less 1.5% of 65,000.
  [2024, 60_000, 1, 14_025],
])('corporation tax of %d on %d with %d associated companies', (year, profit, associated, tax) => {
  const rates = corporationTaxOf(year)
  expect(rates).not.toBeNull()
  if (rates) expect(toPennies(corporationTax(rates, ofPounds(profit), associated))).toBe(tax * 100)
})

test('dividends use the bands that the salary leaves, the allowance first', () => {
  const of = (salary: number, dividends: number, region: 'restOfUk' | 'scotland' = 'restOfUk') =>
    dividendTax({ year: ukYearOf('2025/26'), region, salary: ofPounds(salary), dividends: ofPounds(dividends) })
  // Salary 45,000: 32,430 of band used, 5,270 left. Of 10,000: 500 free, 4,770 × 8.75% = 417.375, 4,730 × 33.75% = 1,596.375.
  expect(of(45_000, 10_000).total).toBe(2_013_75)
  // The unused allowance goes to the dividends: 8,000 of salary, 12,000 of dividends, 7,430 taxable; 6,930 × 8.75%.
  expect(of(8_000, 12_000).total).toBe(606_38)
  // In Scotland the dividends meet the same bands; only the salary is taxed otherwise.
  expect(of(45_000, 10_000, 'scotland').total).toBe(2_013_75)
  expect(of(45_000, 10_000, 'scotland').salaryTax.total).toBeGreaterThan(of(45_000, 10_000).salaryTax.total)
})

test('£450 a day for 233 days, which is 104,850 a year, inside and outside IR35', () => {
  // (104,850 + 15% × 5,000) ÷ 1.155 = 91,428.571…: 7,540 + 40% × 41,158.57 of tax, 3,016 + 2% × 41,158.57 of National Insurance.
  expect(inside(104_850)).toMatchObject({
    employerNi: 12_964_29,
    apprenticeshipLevy: 457_14,
    pay: {
      gross: 91_428_57,
      incomeTax: { total: 24_003_43 },
      nationalInsurance: { total: 3_839_17 },
      net: { yearly: 63_585_97, monthly: 5_298_83 },
    },
  })
  // 104,850 − 12,570 − 1,135.50 = 91,144.50 of profit; 25% less 1.5% of the 158,855.50 up to 250,000 = 20,403.2925 of tax.
  // 70,741.2075 of dividend: 500 free, 37,200 × 10.75% = 3,999, the rest × 35.75% = 11,812.23.
  expect(contractorOutside({ taxYear: '2026/27', region: 'restOfUk', companyIncome: 104_850_00 })).toMatchObject({
    profit: 91_144_50,
    corporationTax: 20_403_29,
    dividend: 70_741_21,
    tax: { total: 15_811_23 },
    net: { yearly: 67_499_98, monthly: 5_625_00 },
  })
})

test('more income never leaves less, inside or outside, whatever the year and the nation', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...taxYears),
      fc.constantFrom('restOfUk' as const, 'scotland' as const),
      fc.integer({ min: 20_000_00, max: 400_000_00 }),
      fc.integer({ min: 1, max: 50_000_00 }),
      (taxYear, region, income, more) => {
        const [less, greater] = [income, income + more].map((one) => ({
          umbrella: contractorInside({ taxYear, region, assignmentIncome: one }).pay,
          company: contractorOutside({ taxYear, region, companyIncome: one }),
        }))
        if (less === undefined || greater === undefined) throw new Error('There are two')
        // A pound of tapered allowance is a whole one, with 45p of tax at most, and each amount is rounded by itself.
        expect(greater.umbrella.net.yearly).toBeGreaterThan(less.umbrella.net.yearly - 50)
        expect(greater.umbrella.gross).toBeGreaterThanOrEqual(less.umbrella.gross)
        expect(greater.company.net.yearly).toBeGreaterThan(less.company.net.yearly - 50)
        expect(greater.company.corporationTax).toBeGreaterThanOrEqual(less.company.corporationTax)
        // And never more than the whole of it.
        expect(greater.company.net.yearly - less.company.net.yearly).toBeLessThanOrEqual(more + 50)
        expect(greater.umbrella.net.yearly - less.umbrella.net.yearly).toBeLessThanOrEqual(more + 50)
      },
    ),
    { numRuns: 300 },
  )
})
