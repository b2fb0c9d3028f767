import { ofPennies, part, toPennies, type Exact, type Pennies } from './exact.ts'
import { monthsAYear, weeksAYear, workingDaysAYear } from './net-income.ts'

export const payUnits = ['year', 'month', 'week', 'day', 'hour'] as const
export type PayUnit = (typeof payUnits)[number]

/** How a year is counted where pay is by the day or the hour. */
export type WorkingTime = { daysAYear: number; hoursADay: number }

/** What the calculator assumes: every working day, eight hours each. */
export const fullTime: WorkingTime = { daysAYear: workingDaysAYear, hoursADay: 8 }

/** What the estimate beside an ad assumes: the working days less 28 days of leave (C29). */
export const searchEstimateTime: WorkingTime = { daysAYear: 233, hoursADay: 8 }

/** An amount per hour, day, week, month or year as an amount a year. */
export function perYear(amount: Pennies, unit: PayUnit, time: WorkingTime = fullTime): Exact {
  return part(ofPennies(amount), hundredths(unit, time), 100)
}

/** A year's amount as one per hour, day, week, month or year. */
export function perUnit(yearly: Exact, unit: PayUnit, time: WorkingTime = fullTime): Exact {
  return part(yearly, 100, hundredths(unit, time))
}

/** The same, shown to the penny. */
export function shownPerUnit(yearly: Pennies, unit: PayUnit, time: WorkingTime = fullTime): Pennies {
  return toPennies(perUnit(ofPennies(yearly), unit, time))
}

/** How often the unit comes in a year, in hundredths: hours a day may be 7.5, and 7.25. */
function hundredths(unit: PayUnit, { daysAYear, hoursADay }: WorkingTime): number {
  switch (unit) {
    case 'year':
      return 100
    case 'month':
      return monthsAYear * 100
    case 'week':
      return weeksAYear * 100
    case 'day':
      return daysAYear * 100
    case 'hour':
      return Math.round(daysAYear * hoursADay * 100)
  }
}
