import { pounds } from '../plans/plans.ts'

/** What a credit for job ads costs: the one table that pages, server and texts read (K8, C40). */
export const creditPrices = {
  /** Whole pennies with all taxes. */
  each: 500,
  least: 1,
  most: 50,
  /** From so many on, so much per cent off the whole. */
  tiers: [
    { from: 1, percentOff: 0 },
    { from: 10, percentOff: 10 },
    { from: 30, percentOff: 30 },
  ],
  /** What the cards offer. */
  packages: [10, 30, 50],
} as const

/** The per cent off for so many. */
export function percentOff(quantity: number): number {
  return creditPrices.tiers.findLast(({ from }) => quantity >= from)?.percentOff ?? 0
}

/** Whole pennies with all taxes for so many credits. */
export function creditPrice(quantity: number): number {
  return (quantity * creditPrices.each * (100 - percentOff(quantity))) / 100
}

/** The next amount that is cheaper for each credit; null at the best price. */
export function nextBetter(quantity: number): number | null {
  return creditPrices.tiers.find(({ from }) => from > quantity)?.from ?? null
}

/** '30 cost £105, less than 24 do.': if a larger amount costs less; otherwise null. */
export function betterInWords(quantity: number): string | null {
  const next = nextBetter(quantity)
  if (next === null) return null
  const [here, there] = [creditPrice(quantity), creditPrice(next)]
  if (there < here) return `${next} credits cost ${pounds(there)}, less than ${quantity} do.`
  if (there === here) return `${next} credits cost the same.`
  return `${next} credits cost ${pounds(there)}, ${percentOff(next)}% off.`
}
