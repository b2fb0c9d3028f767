import type { Clock } from './clock.ts'

/**
 * Keeps an answer for so long; callers at the same time share one question. While a new answer is being made the old one is
 * given, so that nobody waits for a figure that may be a minute old. A failure is not kept.
 */
export function cached<Value>(clock: Clock, ms: number, ask: () => Promise<Value>): () => Promise<Value> {
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
    if (kept === null) return await refresh()
    // The one who waits for the next answer is not this caller, so its failure is not this caller's either.
    if (clock.now().getTime() - kept.at > ms) refresh().catch(() => {})
    return kept.value
  }
}
