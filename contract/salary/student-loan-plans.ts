import type { StudentLoanPlan, UkYear } from './rates/types.ts'

export const studentLoanPlans = [
  'plan1',
  'plan2',
  'plan4',
  'plan5',
  'postgraduate',
] as const satisfies StudentLoanPlan[]

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
