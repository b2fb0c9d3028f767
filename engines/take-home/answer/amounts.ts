import type { BandOfPay, StepAnswer } from '../../../contract/salary/answers.ts'
import type { BandLine } from '../bands.ts'
import type { Pennies } from '../exact.ts'
import type { NetIncome } from '../net-income.ts'
import { sources } from '../../../contract/salary/rates/sources.ts'
import type { Step } from '../steps.ts'

/** How amounts leave the server: pounds or euro, with two decimals at most. */
export function money(pennies: Pennies): number {
  return pennies / 100
}

export function bandsOf(
  lines: readonly (BandLine & { period?: { from: string; months: number } | null })[],
): BandOfPay[] {
  return lines.map(({ name, rate, from, upTo, amount, due, period }) => ({
    name,
    ratePercent: rate / 100,
    from: money(from),
    upTo: upTo === null ? null : money(upTo),
    amount: money(amount),
    due: money(due),
    ...(period == null ? {} : { periodStart: period.from, months: period.months }),
  }))
}

export function netOf({ yearly, monthly, weekly, daily, workingDay }: NetIncome): NetIncome {
  return {
    yearly: money(yearly),
    monthly: money(monthly),
    weekly: money(weekly),
    daily: money(daily),
    workingDay: money(workingDay),
  }
}

export function stepsOf(steps: readonly Step[]): StepAnswer[] {
  return steps.map(({ label, working, amount, sources: keys }) => ({
    label,
    working,
    amount: money(amount),
    sources: keys.map((key) => sources[key]),
  }))
}
