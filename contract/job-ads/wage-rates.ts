import { adLimits } from './limits.ts'
import type { Country } from '../places/countries.ts'

/**
 * Minimum wages by the day from which they hold, in pennies or cents an hour. United Kingdom: GOV.UK, 'National Minimum Wage and National
 * Living Wage rates' (the rate for 21 and over, and for apprentices under 19 or in their first year). Ireland: Workplace Relations
 * Commission, 'National minimum wage' (20 and over). Read in November 2026; the rates of 2027 were not published then.
 */
type WageRates = { from: string; full: number; apprentice: number | null }

const wageRates: Readonly<Record<Country, readonly WageRates[]>> = {
  GB: [
    { from: '2024-04-01', full: 1144, apprentice: 640 },
    { from: '2025-04-01', full: 1221, apprentice: 755 },
    { from: '2026-04-01', full: 1271, apprentice: 800 },
  ],
  IE: [
    { from: '2024-01-01', full: 1270, apprentice: null },
    { from: '2025-01-01', full: 1350, apprentice: null },
    { from: '2026-01-01', full: 1415, apprentice: null },
  ],
}

/** The rates in force on a day; before the first of the table, the first. */
export function ratesOn(country: Country, day: string): WageRates {
  const table = wageRates[country]
  const rates = table.findLast(({ from }) => from <= day) ?? table[0]
  if (rates === undefined) throw new Error('There are no minimum wages of this country')
  return rates
}

/** A full week, longer than most contracts have. */
const fullWeek = { hours: 40, ofYear: 365 / 7 }

/**
 * What a new ad offers as its lowest yearly pay until somebody types another: the first step of the slider at which a full week in either country is paid at least the minimum wage of
 * the day (decision 062).
 * @returns whole pounds or euro
 */
export function defaultPayMin(today: string): number {
  const hourly = Math.max(ratesOn('GB', today).full, ratesOn('IE', today).full) / 100
  return Math.ceil((hourly * fullWeek.hours * fullWeek.ofYear) / adLimits.payStep) * adLimits.payStep
}
