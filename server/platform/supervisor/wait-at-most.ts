import { setTimeout as wait } from 'node:timers/promises'

/** @returns whether the work ended within the time, in milliseconds. */
export async function waitAtMost(time: number, work: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController()
  const late = wait(time, false, { signal: timer.signal }).catch(() => false)
  try {
    return await Promise.race([work.then(() => true), late])
  } finally {
    timer.abort()
  }
}
