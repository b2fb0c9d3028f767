import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Calls back each time the page has changed; not for the first. For what must close then. */
export function useAfterNavigation(callback: () => void): void {
  const { key } = useLocation()
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    callback()
  })
}
