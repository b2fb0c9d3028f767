import {
  downToPounds,
  least,
  minus,
  notBelowNothing,
  ofPennies,
  ofPounds,
  ofRate,
  times,
  toPenniesHalfDown,
  type Exact,
  type Pennies,
} from './exact.ts'
import { monthsAYear, weeksAYear } from './net-income.ts'
import type { NiPeriod, StudentLoanPlan, UkYear } from '../../contract/salary/rates/types.ts'
import { loanRateOf } from './student-loans.ts'

export type PayPeriod = 'weekly' | 'monthly'

/** National Insurance of one pay period as a payroll calculates it: each band to the penny, half a penny down. */
export function payPeriodNi(period: NiPeriod, payPeriod: PayPeriod, pay: Exact): Pennies {
  const { primaryThreshold, upperLimit } = period[payPeriod]
  const inMain = notBelowNothing(minus(least(pay, ofPounds(upperLimit)), ofPounds(primaryThreshold)))
  const inUpper = notBelowNothing(minus(pay, ofPounds(upperLimit)))
  return (
    toPenniesHalfDown(times(inMain, ofRate(period.mainRate))) +
    toPenniesHalfDown(times(inUpper, ofRate(period.upperRate)))
  )
}

/**
 * A loan's repayment of one pay period, in whole pounds. The threshold is the year's share of the plan, rounded down to a penny, unless
 * another is given: published ones are rounded down to a pound.
 */
export function payPeriodLoan(
  year: UkYear,
  {
    plans,
    payPeriod,
    pay,
    threshold,
  }: { plans: readonly StudentLoanPlan[]; payPeriod: PayPeriod; pay: Exact; threshold: Pennies | null },
): Pennies {
  const charges = [plans.filter((plan) => plan !== 'postgraduate'), plans.filter((plan) => plan === 'postgraduate')]
  return charges.reduce((sum, held) => {
    const [lowest] = held.toSorted((a, b) => yearly(year, a) - yearly(year, b))
    if (lowest === undefined) return sum
    const above = threshold ?? periodThreshold(year, lowest, payPeriod)
    const charged = times(notBelowNothing(minus(pay, ofPennies(above))), ofRate(loanRateOf(lowest)))
    return sum + downToPounds(charged)
  }, 0)
}

/** A twelfth or a fifty-second of the yearly threshold, rounded down to a penny. */
function periodThreshold(year: UkYear, plan: StudentLoanPlan, payPeriod: PayPeriod): Pennies {
  const periods = payPeriod === 'monthly' ? monthsAYear : weeksAYear
  return Math.floor((yearly(year, plan) * 100) / periods)
}

function yearly(year: UkYear, plan: StudentLoanPlan): number {
  return year.loanThresholds[plan] ?? Infinity
}
