import { useCallback, useEffect, useRef } from 'react'
import type { Cv } from '../../../../contract/cvs/cvs.ts'

/** `revision`: of the text, in the account; undefined if it is in this browser alone. */
type News = { cv: Cv; version: number; revision: string | undefined }

/**
 * Windows of this browser that have the same CV open tell one another what they have kept, so that none goes on from an old text.
 * @returns tells the others.
 */
export function useOtherWindows(name: string, onNews: (news: News) => void): (news: News) => void {
  const channel = useRef<BroadcastChannel | null>(null)
  const listener = useRef(onNews)
  useEffect(() => {
    listener.current = onNews
  })
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const open = new BroadcastChannel('cv')
    channel.current = open
    open.addEventListener('message', ({ data }: MessageEvent<News & { name: string }>) => {
      if (data.name === name) listener.current({ cv: data.cv, version: data.version, revision: data.revision })
    })
    return () => {
      channel.current = null
      open.close()
    }
  }, [name])
  return useCallback((news: News) => channel.current?.postMessage({ name, ...news }), [name])
}
