import type { PayPeriod } from '../jobs/jobs.ts'

/** How much of each period makes a year: 8 hours on 233 days is the product's rule for every figure of an ad. */
export const periodsOfYear: Record<PayPeriod, number> = { hour: 8 * 233, day: 233, week: 52, month: 12, year: 1 }

/** The units in which people look for pay. */
export const payUnits = ['year', 'day', 'hour'] as const
export type PayUnit = (typeof payUnits)[number]

/** Lower bounds of the bands that the filter offers; the next one, or nothing, is the upper bound. */
export const payBandsOf: Record<PayUnit, readonly number[]> = {
  year: [0, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000],
  day: [0, 150, 250, 350, 500, 700],
  hour: [0, 13, 16, 20, 30, 50],
}

/** In whole pounds or euro a year. */
export function inYears(amount: number, unit: PayUnit): number {
  return Math.round(amount * periodsOfYear[unit])
}
