import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Strain } from './work-classes.ts'

/** Milliseconds between two looks at the delay. */
const lookEvery = 1_000
/** The monitor's timer; it is part of each delay that it notes. Milliseconds. */
const resolution = 20

/**
 * Mean delays of the event loop over a second, in milliseconds, from which on we count as strained. Rendering one page takes 15 to 60
 * ms in which nothing else happens, so that a busy but healthy program is well below them.
 */
const strainedFrom = { some: 300, much: 1_000 } as const

export function strainOf(meanDelay: number): Strain {
  return meanDelay >= strainedFrom.much ? 'much' : meanDelay >= strainedFrom.some ? 'some' : 'none'
}

/** Tells once a second how late the event loop was in it, on average. */
export function watchLoop(told: (meanDelay: number) => void): { stop: () => void } {
  const monitor = monitorEventLoopDelay({ resolution })
  monitor.enable()
  const timer = setInterval(() => {
    // Nanoseconds; NaN where it noted nothing.
    told(Math.max(0, (monitor.mean || 0) / 1e6 - resolution))
    monitor.reset()
  }, lookEvery)
  timer.unref()
  return {
    stop() {
      clearInterval(timer)
      monitor.disable()
    },
  }
}
