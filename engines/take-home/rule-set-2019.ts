import { taperedAllowance } from './allowances.ts'
import { chargeByBands, edgesOf, type BandLine } from './bands.ts'
import {
  minus,
  notBelowNothing,
  nothing,
  ofPennies,
  ofPercent,
  ofPounds,
  ofRate,
  plus,
  times,
  toPennies,
  type Exact,
  type Pennies,
} from './exact.ts'
import type { Region } from './income-tax.ts'
import { netIncomeOf, weeksAYear, type NetIncome } from './net-income.ts'
import { countedPercent } from './pension.ts'
import { ruleSet2019Rates as rates } from '../../contract/salary/rates/rule-set-2019.ts'
import type { Rate } from '../../contract/salary/rates/types.ts'

/** Its name wherever a rule set is named. */
export const ruleSet2019 = 'documented-2019-20'

export type RuleSet2019Plan = keyof typeof rates.loans

export type RuleSet2019Pay = {
  region: Region
  gross: Pennies
  pension: Pennies
  /** With the blind allowance in it. */
  allowance: Pennies
  incomeTax: { taxable: Exact; lines: BandLine[]; total: Pennies }
  nationalInsurance: { lines: BandLine[]; total: Pennies }
  loan: { plan: RuleSet2019Plan; threshold: Pennies; rate: Rate; repayment: Pennies } | null
  net: NetIncome
}

/**
 * What is left by the 2019/20 rule set: a pension lowers income tax only, the allowance is not rounded, National Insurance is by 52
 * weeks, and a loan is repaid to the penny. It holds for age 50, so National Insurance is always charged.
 */
export function ruleSet2019Pay(input: {
  gross: Pennies
  region: Region
  pensionPercent?: number
  studentLoanPlan?: RuleSet2019Plan | null
  blindAllowance?: boolean
}): RuleSet2019Pay {
  const { region, pensionPercent = 0, studentLoanPlan = null, blindAllowance = false } = input
  const gross = ofPennies(input.gross)
  const pension = times(gross, ofPercent(countedPercent(pensionPercent)))
  const payForTax = minus(gross, pension)
  const tapered = taperedAllowance({ full: rates.allowance, taperFrom: rates.taperFrom }, payForTax)
  const allowance = plus(tapered, blindAllowance ? ofPounds(rates.blindAllowance) : nothing)
  const taxable = notBelowNothing(minus(payForTax, allowance))
  const tax = chargeByBands(taxable, edgesOf(rates.bands[region]))
  const yearlyNiBands = rates.weeklyNi.map((band) => ({
    ...band,
    upTo: band.upTo === null ? null : band.upTo * weeksAYear,
  }))
  const ni = chargeByBands(gross, edgesOf(yearlyNiBands))
  const loan = studentLoanPlan === null ? null : rates.loans[studentLoanPlan]
  const repaid =
    loan === null ? nothing : times(notBelowNothing(minus(gross, ofPounds(loan.threshold))), ofRate(loan.rate))

  const shown = { pension: toPennies(pension), loan: toPennies(repaid) }
  const yearly = input.gross - shown.pension - tax.total - ni.total - shown.loan
  return {
    region,
    gross: input.gross,
    pension: shown.pension,
    allowance: toPennies(allowance),
    incomeTax: { taxable, lines: tax.lines, total: tax.total },
    nationalInsurance: { lines: ni.lines, total: ni.total },
    loan:
      loan === null || studentLoanPlan === null
        ? null
        : { plan: studentLoanPlan, threshold: loan.threshold * 100, rate: loan.rate, repayment: shown.loan },
    net: netIncomeOf(yearly, [pension, tax.due, ni.due, repaid].reduce<Exact>(minus, gross)),
  }
}
