import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Milliseconds between two looks at what came of a login that is being tried. */
const every = 4_000

/** Loads the page's data again while logins are being tried, and only while the page is looked at. */
export function useTestsUnderWay(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, every)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}
