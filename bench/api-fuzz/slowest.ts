import { matchCall } from '../../server/web/api-routes.ts'

const spent = new Map<string, { calls: number; ms: number }>()

export function noteCall({ method, url }: Request, ms: number): void {
  const call = matchCall(method, new URL(url).pathname, false)
  const name = call !== null && 'path' in call ? `${method} ${call.path}` : 'what no call answers'
  const { calls, ms: before } = spent.get(name) ?? { calls: 0, ms: 0 }
  spent.set(name, { calls: calls + 1, ms: before + ms })
}

/** How many calls a role made, and where its time went: what is slow keeps others from being tried. */
export function printSlowest(): void {
  const all = [...spent].toSorted(([, a], [, b]) => b.ms - a.ms)
  const calls = all.reduce((sum, [, one]) => sum + one.calls, 0)
  console.log(`${calls} requests for ${all.length} calls were answered. Most time went to:`)
  for (const [name, { calls: times, ms }] of all.slice(0, 8))
    console.log(`  ${name}: ${times} times, ${(ms / 1_000).toFixed(1)} s`)
  spent.clear()
}
