import { part, toPennies, type Exact, type Pennies } from './exact.ts'

/** What is left, by the year and its parts. */
export type NetIncome = {
  yearly: Pennies
  monthly: Pennies
  weekly: Pennies
  /** Per calendar day, of 365. */
  daily: Pennies
  /** Per working day, of 261. */
  workingDay: Pennies
}

export const monthsAYear = 12
export const weeksAYear = 52
export const calendarDaysAYear = 365
export const workingDaysAYear = 261

/** Divides a year's net: the yearly figure is what the page's lines leave, its parts come from the exact amount. */
export function netIncomeOf(yearly: Pennies, exact: Exact): NetIncome {
  return {
    yearly,
    monthly: toPennies(part(exact, 1, monthsAYear)),
    weekly: toPennies(part(exact, 1, weeksAYear)),
    daily: toPennies(part(exact, 1, calendarDaysAYear)),
    workingDay: toPennies(part(exact, 1, workingDaysAYear)),
  }
}
