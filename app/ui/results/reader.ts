/** Milliseconds after which a list is taken to be read, whatever anybody does. */
const quietMs = 3_000

/** Whether somebody has begun to read the list, and how far down. */
export type Reader = {
  isReading: () => boolean
  /** How many rows from the top have been in the window since the reading began. */
  seen: () => number
  /** Notes which rows are in the window: after each change of the list. */
  look: () => void
  /** Begins anew with another list. @returns what ends it. */
  watch: () => () => void
}

/**
 * A list is being read from the first scroll, touch or key, from the first time that a pointer is moved over one of its rows, and three
 * seconds after it came at the latest. A pointer that lies where rows appear reads nothing: it was left there by the search before.
 */
export function createReader(): Reader {
  let isReading = false
  let seen = 0

  function look(): void {
    if (!isReading) return
    const rows = [...document.querySelectorAll('[data-row]')]
    const below = rows.findIndex((row) => row.getBoundingClientRect().top >= innerHeight)
    seen = Math.max(seen, below === -1 ? rows.length : below)
  }

  function begin(): void {
    isReading = true
    look()
  }

  return {
    isReading: () => isReading,
    seen: () => seen,
    look,
    watch() {
      seen = 0
      isReading = scrollY > 0
      look()
      const stop = new AbortController()
      const options = { signal: stop.signal, capture: true, passive: true }
      for (const sign of ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'])
        addEventListener(sign, begin, options)
      const onMove = ({ target }: PointerEvent) => {
        if (!isReading && target instanceof Element && target.closest('[data-row]') !== null) begin()
      }
      addEventListener('pointermove', onMove, options)
      const timer = setTimeout(begin, quietMs)
      return () => {
        clearTimeout(timer)
        stop.abort()
      }
    },
  }
}
