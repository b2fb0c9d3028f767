import type { Clock } from './clock.ts'

/**
 * Keeps an answer for so long; callers at the same time share one question. While a new answer is being made the old one is
 * given, so that nobody waits for a figure that may be a minute old. A failure is not kept.
 * @param oldestMs an answer that is older, as nobody has asked for so long, is given only where no newer one can be had
 */
export function cached<Value>(
  clock: Clock,
  ms: number,
  ask: () => Promise<Value>,
  oldestMs = Infinity,
): () => Promise<Value> {
  let kept: { value: Value; at: number } | null = null
  let asking: Promise<Value> | null = null
  const refresh = async (): Promise<Value> => {
    asking ??= ask().then(
      (value) => {
        kept = { value, at: clock.now().getTime() }
        asking = null
        return value
      },
      (error: unknown) => {
        asking = null
        throw error
      },
    )
    return await asking
  }
  return async () => {
    // A clock that was put back must not keep an answer until it gets there again.
    const age = kept === null ? Infinity : Math.abs(clock.now().getTime() - kept.at)
    if (kept === null) return await refresh()
    const { value } = kept
    if (age > oldestMs) return await refresh().catch(() => value)
    // The one who waits for the next answer is not this caller, so its failure is not this caller's either.
    if (age > ms) refresh().catch(() => {})
    return value
  }
}
