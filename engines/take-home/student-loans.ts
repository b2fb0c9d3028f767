import {
  downToPounds,
  minus,
  notBelowNothing,
  ofPounds,
  ofRate,
  times,
  toPennies,
  type Exact,
  type Pennies,
} from './exact.ts'
import type { Rate, StudentLoanPlan, UkYear } from '../../contract/salary/rates/types.ts'
import { noRepaymentsOf } from '../../contract/salary/student-loan-plans.ts'

/** Less than a pound a month is not collected. */
const leastYearly: Pennies = 12_00

const undergraduateRate: Rate = 900
const postgraduateRate: Rate = 600

export type LoanRepayment = {
  plan: StudentLoanPlan
  /** What is repaid above, pennies a year. */
  threshold: Pennies
  rate: Rate
  /** In whole pounds. */
  repayment: Pennies
  unrounded: Exact
}

export type LoanRepayments = { undergraduate: LoanRepayment | null; postgraduate: LoanRepayment | null; total: Pennies }

/** A year's repayments on the pay that counts for National Insurance: one charge for all undergraduate plans, and one for the postgraduate loan. */
export function loanRepayments(year: UkYear, pay: Exact, plans: readonly StudentLoanPlan[]): LoanRepayments {
  const held = plans.filter((plan) => plan !== 'postgraduate')
  const [lowest] = held.toSorted((a, b) => thresholdOf(year, a) - thresholdOf(year, b))
  const undergraduate = lowest === undefined ? null : repaymentOf(year, pay, lowest, undergraduateRate)
  const postgraduate = plans.includes('postgraduate') ? repaymentOf(year, pay, 'postgraduate', postgraduateRate) : null
  return { undergraduate, postgraduate, total: (undergraduate?.repayment ?? 0) + (postgraduate?.repayment ?? 0) }
}

export function loanRateOf(plan: StudentLoanPlan): Rate {
  return plan === 'postgraduate' ? postgraduateRate : undergraduateRate
}

function repaymentOf(year: UkYear, pay: Exact, plan: StudentLoanPlan, rate: Rate): LoanRepayment {
  const threshold = ofPounds(thresholdOf(year, plan))
  const unrounded = times(notBelowNothing(minus(pay, threshold)), ofRate(rate))
  const whole = downToPounds(unrounded)
  return { plan, threshold: toPennies(threshold), rate, repayment: whole < leastYearly ? 0 : whole, unrounded }
}

function thresholdOf(year: UkYear, plan: StudentLoanPlan): number {
  const threshold = year.loanThresholds[plan]
  if (threshold === undefined) throw new RangeError(noRepaymentsOf(plan, year.taxYear))
  return threshold
}
