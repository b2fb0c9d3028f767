import { useCallback, useEffect, useRef } from 'react'

/**
 * Does something at once, or, while a button or a finger is down, when it is up again: what moves under a press takes the press away from
 * the button that it began on.
 */
export function useAfterPress(): (task: () => void) => void {
  const press = useRef({ isDown: false, waiting: [] as (() => void)[] })
  useEffect(() => {
    const { current } = press
    const down = () => void (current.isDown = true)
    const up = () => {
      current.isDown = false
      // The click follows at once.
      setTimeout(() => {
        for (const task of current.waiting.splice(0)) task()
      })
    }
    document.addEventListener('pointerdown', down, true)
    for (const kind of ends) document.addEventListener(kind, up, true)
    return () => {
      document.removeEventListener('pointerdown', down, true)
      for (const kind of ends) document.removeEventListener(kind, up, true)
    }
  }, [])
  return useCallback((task) => {
    if (press.current.isDown) press.current.waiting.push(task)
    else task()
  }, [])
}

const ends = ['pointerup', 'pointercancel'] as const
