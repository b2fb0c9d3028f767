import {
  least,
  minus,
  notBelowNothing,
  nothing,
  ofPennies,
  ofPercent,
  ofPounds,
  part,
  times,
  type Exact,
  type Pennies,
} from './exact.ts'
import type { PensionMethod } from '../../contract/salary/pension-methods.ts'
import type { UkYear } from '../../contract/salary/rates/types.ts'

/** What is paid into a pension, and how. */
export type Pension = {
  method: PensionMethod
  contribution:
    | { kind: 'percentOfGross'; percent: number }
    /** A share of what lies between the two limits of automatic enrolment. */
    | { kind: 'percentOfQualifyingEarnings'; percent: number }
    | { kind: 'annual'; amount: Pennies }
}

/** A percentage counts only above 0 and below 100. */
export function countedPercent(percent: number): number {
  return percent > 0 && percent < 100 ? percent : 0
}

/** How much goes into the pension in a year, before any relief. */
export function contributionOf(
  gross: Exact,
  { contribution }: Pension,
  limits: UkYear['qualifyingEarnings'] | null,
): Exact {
  if (contribution.kind === 'annual') return ofPennies(contribution.amount)
  const percent = ofPercent(countedPercent(contribution.percent))
  if (contribution.kind === 'percentOfGross' || limits === null) return times(gross, percent)
  const counted = notBelowNothing(minus(least(gross, ofPounds(limits.upTo)), ofPounds(limits.from)))
  return times(counted, percent)
}

/** How a contribution meets pay, tax and pocket. */
export type PensionEffect = {
  /** Goes off the pay before everything. */
  sacrificed: Exact
  /** Goes off the pay for income tax only. */
  beforeTax: Exact
  /** Widens the basic band, and counts off adjusted net income. */
  widens: Exact
  /** What the person pays out of the pay that is left. */
  paidByEmployee: Exact
}

export function effectOf(contribution: Exact, method: PensionMethod): PensionEffect {
  const none = { sacrificed: nothing, beforeTax: nothing, widens: nothing, paidByEmployee: nothing }
  switch (method) {
    case 'salarySacrifice':
      return { ...none, sacrificed: contribution }
    case 'netPay':
      return { ...none, beforeTax: contribution, paidByEmployee: contribution }
    case 'reliefAtSource':
      // The scheme claims the other fifth.
      return { ...none, widens: contribution, paidByEmployee: part(contribution, 4, 5) }
  }
}
