/** How much of one kind of work is done at once, and how much may wait for it. */
export type LaneLimits = {
  /** Requests that are worked on at once. */
  places: number
  /** Requests that wait for a place; 0: none. */
  line: number
  /** Milliseconds after which a request that waits is refused. */
  patience: number
}

/** 'in': it may begin, and calls `leave` when it is done. 'full', 'late': it is refused. 'left': its client has gone. */
export type Entry = 'in' | 'full' | 'late' | 'left'

export type Lane = {
  enter: (signal: AbortSignal) => Promise<Entry>
  leave: () => void
  running: () => number
  waiting: () => number
}

type Waiting = { settle: (entry: Entry) => void }

/** A limit on the work in progress, with a short line before it: first come, first served. */
export function createLane(limits: () => LaneLimits): Lane {
  let running = 0
  // In the order of arrival; the oldest is first.
  const line = new Set<Waiting>()

  function letIn(): void {
    for (const first of line) {
      if (running >= limits().places) return
      running++
      first.settle('in')
    }
  }

  return {
    async enter(signal) {
      const { places, line: length, patience } = limits()
      if (signal.aborted) return 'left'
      // Anyone who comes now does not overtake those who wait.
      if (running < places && line.size === 0) {
        running++
        return 'in'
      }
      if (line.size >= length) return 'full'
      return await new Promise<Entry>((resolve) => {
        const settle = (entry: Entry): void => {
          line.delete(waiting)
          clearTimeout(timer)
          signal.removeEventListener('abort', left)
          resolve(entry)
        }
        const waiting: Waiting = { settle }
        const left = () => settle('left')
        const timer = setTimeout(() => settle('late'), patience)
        signal.addEventListener('abort', left, { once: true })
        line.add(waiting)
        // Limits that were raised meanwhile have left places free.
        letIn()
      })
    },
    leave() {
      running--
      letIn()
    },
    running: () => running,
    waiting: () => line.size,
  }
}
