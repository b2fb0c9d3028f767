import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** Where the first row on the screen stood when a list was left, by the entry of the browser's history. */
const left = new Map<string, { id: string; top: number }>()

/**
 * Whoever comes back to a list finds its rows where they were on the screen, also where a line above them came or went meanwhile. How far the
 * page is scrolled is restored before (`ScrollRestoration`).
 */
export function useSameRow(): void {
  const { key } = useLocation()
  // What ends a layout effect runs while the rows are still there.
  useLayoutEffect(
    () => () => {
      const first = titles().find((title) => title.getBoundingClientRect().top >= 0)
      if (first !== undefined && scrollY > 0) left.set(key, { id: first.id, top: first.getBoundingClientRect().top })
      else left.delete(key)
    },
    [key],
  )
  useEffect(() => {
    const was = left.get(key)
    const now = was && titles().find(({ id }) => id === was.id)
    if (now) scrollBy({ top: now.getBoundingClientRect().top - was.top, behavior: 'instant' })
  }, [key])
}

function titles(): Element[] {
  return [...document.querySelectorAll('[data-row] h2')]
}
