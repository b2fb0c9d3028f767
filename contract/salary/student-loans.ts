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
import type { Rate, StudentLoanPlan, UkYear } from './rates/types.ts'

export const studentLoanPlans = [
  'plan1',
  'plan2',
  'plan4',
  'plan5',
  'postgraduate',
] as const satisfies StudentLoanPlan[]

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

/** Plans of the list that were not repaid yet in that year. */
export function plansNotRepaidIn(year: UkYear, plans: readonly StudentLoanPlan[]): StudentLoanPlan[] {
  return plans.filter((plan) => year.loanThresholds[plan] === undefined)
}

/** 'plan 5', 'postgraduate loan'. */
export function planName(plan: StudentLoanPlan): string {
  return plan === 'postgraduate' ? 'postgraduate loan' : `plan ${plan.slice(4)}`
}

/** Why a plan cannot be chosen: 'Plan 5 repayments had not started in 2019/20'. */
export function noRepaymentsOf(plan: StudentLoanPlan, taxYear: string): string {
  const name = planName(plan)
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)} repayments had not started in ${taxYear}`
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
