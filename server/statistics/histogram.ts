import type { PayFigures, PayKind } from '../../contract/statistics/statistics.ts'

/** How many ads have a value. */
export type ValueCount = { value: number; ads: number }

/** About so many bars are neither a comb nor a wall. */
const barsWanted = 12

/** A bar narrower than this would be empty beside a full one: pay is given in round figures. */
const narrowest: Record<PayKind, number> = { salary: 1_000, 'day-rate': 10 }

/**
 * Bars of equal width with round ends from about `low` to `high`; what lies beyond is in a bar without an end on either side, so that
 * no single ad stretches the drawing.
 */
export function histogramOf(
  values: readonly ValueCount[],
  { low, high, kind }: { low: number; high: number; kind: PayKind },
): { bars: PayFigures['histogram']; width: number } {
  const width = Math.max(narrowest[kind], roundWidth((high - low) / barsWanted))
  const first = Math.floor(low / width) * width
  const count = Math.floor((high - first) / width) + 1
  const last = first + count * width
  const bars = Array.from({ length: count }, (_, i) => ({
    from: first + i * width,
    to: first + (i + 1) * width,
    ads: 0,
  }))
  let below = 0
  let above = 0
  for (const { value, ads } of values) {
    const bar = bars[Math.floor((value - first) / width)]
    if (bar) bar.ads += ads
    else if (value < first) below += ads
    else above += ads
  }
  return {
    bars: [
      ...(below > 0 ? [{ from: null, to: first, ads: below }] : []),
      ...bars,
      ...(above > 0 ? [{ from: last, to: null, ads: above }] : []),
    ],
    width,
  }
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundWidth(width: number): number {
  if (width <= 0) return 0
  const power = 10 ** Math.floor(Math.log10(width))
  return ([1, 2, 5].find((one) => one * power >= width) ?? 10) * power
}
