import { percentile, round } from '../figures.ts'

export type Timing = { p50: number; p95: number; p99: number; perSecond: number }

/** Each query once, `clients` at a time, in milliseconds. */
export async function timed<Query>(
  queries: readonly Query[],
  ask: (query: Query) => Promise<unknown>,
  clients = 1,
): Promise<Timing> {
  const waiting = [...queries]
  const times: number[] = []
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let query = waiting.shift(); query !== undefined; query = waiting.shift()) {
        const askedAt = performance.now()
        await ask(query)
        times.push(performance.now() - askedAt)
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  return {
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    p99: percentile(times, 99),
    perSecond: times.length / seconds,
  }
}

export function describe({ p50, p95, p99, perSecond }: Timing): string {
  return `p50 ${round(p50)} ms, p95 ${round(p95)} ms, p99 ${round(p99)} ms, ${round(perSecond)} a second`
}
