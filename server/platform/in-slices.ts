import { setImmediate } from 'node:timers/promises'

/**
 * For work that takes long and may not hold up everybody else: call it between two parts of the work, none of which takes long by itself.
 * @param ms milliseconds of work before the others have their turn
 */
export function inSlices(ms = 5): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < ms) return
    await setImmediate()
    began = performance.now()
  }
}
