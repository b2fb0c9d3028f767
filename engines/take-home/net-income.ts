import { ofPennies, part, toPennies, type Exact, type Pennies } from './exact.ts'

/** Take-home pay by the year and its parts. */
export type NetIncome = {
  yearly: Pennies
  monthly: Pennies
  weekly: Pennies
  /** Per calendar day, with 365 in a year. */
  daily: Pennies
  /** Per working day, with 261 in a year. */
  workingDay: Pennies
}

export const monthsAYear = 12
export const weeksAYear = 52
export const calendarDaysAYear = 365
export const workingDaysAYear = 261

/** Take-home pay per working day, for a year with `days` of them: 233 for a contractor who takes 28 days off. */
export function netADay({ yearly, workingDay }: NetIncome, days: number): Pennies {
  return days === workingDaysAYear ? workingDay : toPennies(part(ofPennies(yearly), 1, days))
}

/** Divides a year's net: the yearly figure is the one that the page's lines add up to; its parts come from the exact amount. */
export function netIncomeOf(yearly: Pennies, exact: Exact): NetIncome {
  return {
    yearly,
    monthly: toPennies(part(exact, 1, monthsAYear)),
    weekly: toPennies(part(exact, 1, weeksAYear)),
    daily: toPennies(part(exact, 1, calendarDaysAYear)),
    workingDay: toPennies(part(exact, 1, workingDaysAYear)),
  }
}
