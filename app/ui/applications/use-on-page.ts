import { useEffect } from 'react'

/** Milliseconds; the server takes somebody for ten minutes to be on the page. */
const everyMs = 4 * 60_000

/** Says that somebody is looking at their applications, so that no email tells them what they see; not while the page is in the background. */
export function useOnPage(): void {
  useEffect(() => {
    const say = () => {
      if (document.visibilityState !== 'visible') return
      navigator.sendBeacon('/api/applications/seen', new Blob(['{}'], { type: 'application/json' }))
    }
    say()
    const timer = setInterval(say, everyMs)
    return () => clearInterval(timer)
  }, [])
}
