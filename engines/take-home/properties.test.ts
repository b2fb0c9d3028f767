import fc from 'fast-check'
import { expect, test } from 'vitest'
import { employeePay, type EmployeeInput } from './employee.ts'
import { irishPay } from './ireland.ts'
import { netEstimate } from './net-estimate.ts'
import type { StudentLoanPlan } from '../../contract/salary/rates/types.ts'
import { ruleSet2019Pay } from './rule-set-2019.ts'
import { readTaxCode } from '../../contract/salary/tax-code.ts'
import { taxYears, ukYearOf } from '../../contract/salary/uk-years.ts'

const gross = fc.integer({ min: 0, max: 999_999_998 })
/** Where the bands are: most of the amounts above lie beyond them. */
const usualGross = fc.oneof(fc.integer({ min: 0, max: 200_000_00 }), gross)

const said = fc
  .record({
    taxYear: fc.constantFrom(...taxYears),
    region: fc.constantFrom('restOfUk' as const, 'scotland' as const),
    studentLoanPlans: fc.subarray<StudentLoanPlan>(['plan1', 'plan2', 'plan4', 'plan5', 'postgraduate']),
    blindPersonsAllowance: fc.boolean(),
    overStatePensionAge: fc.boolean(),
    method: fc.constantFrom('netPay' as const, 'reliefAtSource' as const, 'salarySacrifice' as const),
    percent: fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100),
  })
  .map(({ method, percent, studentLoanPlans, ...rest }): Omit<EmployeeInput, 'gross'> => {
    const { loanThresholds } = ukYearOf(rest.taxYear)
    return {
      ...rest,
      studentLoanPlans: studentLoanPlans.filter((plan) => loanThresholds[plan] !== undefined),
      pension: { method, contribution: { kind: 'percentOfGross', percent } },
    }
  })

const withoutPension = said.map((one) => ({ ...one, pension: null }))

test('every amount is whole pennies, nothing that is taken is below nothing, and the lines add up', () => {
  fc.assert(
    fc.property(usualGross, said, (amount, one) => {
      const pay = employeePay({ ...one, gross: amount })
      const { incomeTax, nationalInsurance, loans, net } = pay
      const taken = [
        incomeTax.total,
        nationalInsurance.total,
        loans.total,
        pay.pension?.paidByEmployee ?? 0,
        pay.employerNi,
      ]
      for (const part of [...taken, ...Object.values(net), pay.personalAllowance])
        expect(Number.isInteger(part)).toBe(true)
      for (const part of taken) expect(part).toBeGreaterThanOrEqual(0)
      expect(net.yearly).toBe(pay.pay - taken.slice(0, 4).reduce((sum, part) => sum + part, 0))
      const offTheTax = incomeTax.reductions.reduce((sum, { amount: off }) => sum + off, 0)
      expect(incomeTax.lines.reduce((sum, { due }) => sum + due, 0) - offTheTax).toBe(incomeTax.total)
      expect(nationalInsurance.lines.reduce((sum, { due }) => sum + due, 0)).toBe(nationalInsurance.total)
    }),
    { numRuns: 400 },
  )
})

test('without a pension what is left is never below nothing', () => {
  fc.assert(
    fc.property(usualGross, withoutPension, (amount, one) => {
      expect(employeePay({ ...one, gross: amount }).net.yearly).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 400 },
  )
})

/*
 * The most that the law takes of a pound more: the top rate, or, while the allowance tapers, one and a half times the rate below it
 * (60% in the rest of the United Kingdom, 67.5% in Scotland), with National Insurance at 13.25% at most and loans at 15%. So a pound
 * more never costs more than it brings, but for two steps of a pound or a little more: the allowance falls by whole pounds, each of
 * them with up to 48p of tax, and a loan rises from nothing to £12.
 */
test('more pay never leaves much less: only where the allowance loses a pound, or a loan begins', () => {
  fc.assert(
    fc.property(usualGross, fc.integer({ min: 1, max: 100_000 }), withoutPension, (amount, more, one) => {
      const before = employeePay({ ...one, gross: amount })
      const after = employeePay({ ...one, gross: amount + more })
      const loansBegin = (after.loans.total > 0 ? 24_00 : 0) + 2_00
      expect(after.net.yearly - before.net.yearly).toBeGreaterThanOrEqual(-loansBegin)
      expect(after.incomeTax.total).toBeGreaterThanOrEqual(before.incomeTax.total)
      expect(after.nationalInsurance.total).toBeGreaterThanOrEqual(before.nationalInsurance.total)
      expect(after.loans.total).toBeGreaterThanOrEqual(before.loans.total)
    }),
    { numRuns: 400 },
  )
})

test('between 100,000 and 125,140 three fifths of a pound go to income tax, outside it never more than the rate', () => {
  const tax = (pounds: number) =>
    employeePay({ taxYear: '2026/27', region: 'restOfUk', gross: pounds * 100 }).incomeTax.total
  fc.assert(
    fc.property(fc.integer({ min: 50_000, max: 62_568 }), (half) => {
      const [from, to] = [half * 2, half * 2 + 2]
      const expected = from >= 100_000 && to <= 125_140 ? 120 : from >= 50_270 ? 80 : null
      if (expected !== null) expect(tax(to) - tax(from)).toBe(expected)
    }),
  )
})

test('Ireland: whole cents, never below nothing, and the lines add up', () => {
  fc.assert(
    fc.property(usualGross, fc.constantFrom(2024, 2025, 2026), (amount, taxYear) => {
      const pay = irishPay({ taxYear, gross: amount, status: 'single', credits: ['personal', 'employee'] })
      const parts = [pay.incomeTax.total, pay.usc.total, pay.prsi.total]
      for (const part of parts) expect(part).toBeGreaterThanOrEqual(0)
      expect(pay.net.yearly).toBe(amount - parts.reduce((sum, part) => sum + part, 0))
      expect(pay.net.yearly).toBeGreaterThanOrEqual(0)
    }),
  )
})

/*
 * What the law itself takes at a step: above 13,000 Universal Social Charge is due on all of the income (at most 0.5% of 12,012 and 2% of
 * the rest), above 352 a week social insurance on all of the pay less a credit.
 */
test('Ireland: more pay never leaves less, but where a charge begins that is due on all of it', () => {
  fc.assert(
    fc.property(
      usualGross,
      fc.integer({ min: 1, max: 100_000 }),
      fc.constantFrom(2024, 2025, 2026),
      (amount, more, taxYear) => {
        const of = (gross: number) => irishPay({ taxYear, gross, status: 'single', credits: ['personal', 'employee'] })
        const [before, after] = [of(amount), of(amount + more)]
        const uscBegins = before.usc.total === 0 && after.usc.total > 0 ? after.usc.total : 0
        const prsiBegins = before.prsi.total === 0 && after.prsi.total > 0 ? after.prsi.total : 0
        expect(after.net.yearly - before.net.yearly).toBeGreaterThanOrEqual(-uscBegins - prsiBegins - 2)
        expect(after.incomeTax.total).toBeGreaterThanOrEqual(before.incomeTax.total)
        expect(after.usc.total).toBeGreaterThanOrEqual(before.usc.total)
      },
    ),
    { numRuns: 400 },
  )
})

test('the 2019/20 rule set: more pay never leaves less', () => {
  fc.assert(
    fc.property(
      usualGross,
      fc.integer({ min: 1, max: 100_000 }),
      fc.constantFrom('restOfUk' as const, 'scotland' as const),
      fc.constantFrom(null, 1 as const, 2 as const, 3 as const),
      (amount, more, region, studentLoanPlan) => {
        const of = (gross: number) => ruleSet2019Pay({ gross, region, studentLoanPlan }).net.yearly
        expect(of(amount + more)).toBeGreaterThanOrEqual(of(amount) - 1)
      },
    ),
    { numRuns: 400 },
  )
})

test('any text is a tax code or none, and never an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[SCK]?\d{0,6}[LMNTX]?$/u)), (text) => {
      const code = readTaxCode(text)
      if (code === null) return
      expect(typeof code.isScottish).toBe('boolean')
      if (code.kind === 'free' || code.kind === 'added') expect(code.pounds).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('any pay of an ad has an estimate or none, and a higher pay a higher one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999_000 }),
      fc.constantFrom('GBP' as const, 'EUR' as const),
      (yearly, currency) => {
        const of = (min: number) =>
          netEstimate({ currency, period: 'year', yearlyMin: min, yearlyMax: null }, '2026-06-01')?.monthlyMin ?? 0
        expect(of(yearly + 1_000)).toBeGreaterThan(of(yearly))
      },
    ),
  )
  expect(netEstimate({ currency: 'GBP', period: 'year', yearlyMin: null, yearlyMax: null }, '2026-06-01')).toBeNull()
})
