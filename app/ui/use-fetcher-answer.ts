import { useEffect, useRef } from 'react'
import type { Fetcher } from 'react-router'

/**
 * Passes on each new answer of a fetcher once, when the page has what it asked for anew because of it. Whatever starts something of its own after an answer waits
 * for it here: a navigation whose redirect leads to a route that the page does not know yet is otherwise ended by the fetcher's revalidation, and the address is the new page's
 * while the old page stays (React Router 8.4 and 8.5, the end of `handleFetcherAction`).
 */
export function useFetcherAnswer<T>(fetcher: Pick<Fetcher<T>, 'state' | 'data'>, onAnswer: (answer: T) => void): void {
  const { data } = fetcher
  const isIdle = fetcher.state === 'idle'
  const passedOn = useRef<T>(undefined)
  useEffect(() => {
    if (!isIdle || data === undefined || data === passedOn.current) return
    passedOn.current = data
    onAnswer(data)
    // oxlint-disable-next-line react/exhaustive-deps -- only an answer that is new is news
  }, [data, isIdle])
}
