/** The value below which so many of a hundred lie; of an empty list, NaN. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}

/** '3.6 ms p50, 37 ms p95, 79 ms p99' */
export function spread(values: readonly number[]): string {
  return [50, 95, 99].map((percent) => `${round(percentile(values, percent))} ms p${percent}`).join(', ')
}

export function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

/** A goal beside what was seen: the reader judges, the run only fails on what is broken. */
export function goal(
  name: string,
  seen: number,
  limit: number,
  unit: string,
  isBetter: 'below' | 'above' = 'below',
): string {
  const met = isBetter === 'below' ? seen <= limit : seen >= limit
  return `${met ? 'met ' : 'MISS'}  ${name}: ${round(seen)} ${unit} (goal ${isBetter === 'below' ? '≤' : '≥'} ${limit} ${unit})`
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Below a heading. */
export function printIndented(line: string): void {
  print(`  ${line}`)
}
