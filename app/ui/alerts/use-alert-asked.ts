import { useCallback, useEffect, useState } from 'react'

/**
 * Whether somebody has pressed the bar below the results that makes an alert of the search. It is a link, to a page that works without
 * scripts; once these are here the card opens over the results instead, and the results' own scripts carry nothing of it.
 */
export function useAlertAsked(): { isAsked: boolean; forget: () => void } {
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="/get-job-alert?"]') : null
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (link === null || !isPlain) return
      event.preventDefault()
      setIsAsked(true)
    }
    // Before the page's own listeners, which leave alone what was prevented.
    window.addEventListener('click', onClick, { capture: true })
    return () => window.removeEventListener('click', onClick, { capture: true })
  }, [])
  return { isAsked, forget: useCallback(() => setIsAsked(false), []) }
}
