/** The chance that a value of the one is above one of the other; equal ones count half. */
export function auc(above: readonly number[], below: readonly number[]): number {
  const all = [
    ...above.map((value) => ({ value, isAbove: true })),
    ...below.map((value) => ({ value, isAbove: false })),
  ]
  all.sort((a, b) => a.value - b.value)
  let rankSum = 0
  for (let at = 0; at < all.length;) {
    let end = at
    while (end < all.length && all[end]!.value === all[at]!.value) end++
    const rank = (at + 1 + end) / 2
    for (let i = at; i < end; i++) if (all[i]!.isAbove) rankSum += rank
    at = end
  }
  const { length: n } = above
  return (rankSum - (n * (n + 1)) / 2) / (n * below.length)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

/**
 * Between which bounds a figure lies in 95 of 100 samples that are drawn anew. Whole groups are drawn, CVs with all their pairs: pairs of
 * one CV are no independent witnesses.
 */
export function bootstrap<Group>(
  groups: readonly Group[],
  figure: (sample: readonly Group[]) => number,
  random: () => number,
): [number, number] {
  const seen: number[] = []
  for (let round = 0; round < 500; round++) {
    const value = figure(Array.from(groups, () => groups[Math.floor(random() * groups.length)]!))
    if (!Number.isNaN(value)) seen.push(value)
  }
  seen.sort((a, b) => a - b)
  return [seen[Math.floor(seen.length * 0.025)] ?? Number.NaN, seen[Math.floor(seen.length * 0.975)] ?? Number.NaN]
}

/** The same numbers in the same order for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
