/**
 * The percentage of ads whose pay an amount exceeds, as a whole number.
 * @param percentiles 101 amounts, from the lowest to the highest.
 */
export function shareBelow(percentiles: readonly number[], amount: number): number {
  const next = percentiles.findIndex((value) => value >= amount)
  if (next === -1) return 100
  if (next === 0) return 0
  const before = percentiles[next - 1] ?? 0
  const after = percentiles[next] ?? before
  return Math.round(((next - 1 + (amount - before) / (after - before)) * 100) / (percentiles.length - 1))
}
