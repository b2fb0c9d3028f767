import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { z } from 'zod'

/** How often a page that is looked at asks whether anything has happened, in milliseconds. */
const every = 15_000

const Answer = z.object({ revision: z.string() })

/**
 * Loads the page's data again once a colleague, or somebody who applies, has changed something; at once when one comes back to the page.
 * @param revision of the list that is shown
 * @returns whether the list has changed by itself since the page was opened
 */
export function useNewest(adId: string, revision: string): boolean {
  const { revalidate, state } = useRevalidator()
  const [asked, setAsked] = useState<string | null>(null)
  const latest = useRef({ revision, state })
  useEffect(() => {
    latest.current = { revision, state }
  })
  useEffect(() => {
    const stop = new AbortController()
    const look = async () => {
      if (document.visibilityState !== 'visible' || latest.current.state !== 'idle') return
      const before = latest.current.revision
      const now = await ask(adId, stop.signal)
      // What was done on this page meanwhile has loaded it anew.
      if (now === null || now === before || before !== latest.current.revision || stop.signal.aborted) return
      setAsked(now)
      void revalidate()
    }
    const timer = setInterval(() => void look(), every)
    const onVisible = () => void look()
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('focus', onVisible)
    return () => {
      stop.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('focus', onVisible)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- one clock for a page; what changes is in `latest`
  }, [adId])
  return asked !== null && asked === revision
}

/** Null where nobody answers: it is asked again soon. */
async function ask(adId: string, signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(`/api/job-ads/${adId}/candidate-revision`, { signal })
    return response.ok ? Answer.parse(await response.json()).revision : null
  } catch {
    return null
  }
}
