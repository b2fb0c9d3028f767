import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loadShell } from '../../load-shell.ts'
import { askAccount } from './ask-account.ts'
import { mergeHistories } from './merge-histories.ts'
import { forgetOwnSearches, ownSearches, showSearches } from './use-search-history.ts'

/**
 * Moves this browser's searches to the account of whoever has signed in: what was searched for on a shared machine must not be left
 * for the next person, so they go there and never back.
 */
export function useMoveSearches(): void {
  const account = useRouteLoaderData<typeof loadShell>('root')?.searches ?? null
  useEffect(() => {
    const own = ownSearches()
    if (account === null || own.length === 0) return
    const searches = own.map(({ address, at }) => ({ address, at }))
    askAccount('POST', '', { searches }).then(
      ({ ok }) => {
        if (!ok) return
        forgetOwnSearches()
        showSearches(account, (now) => mergeHistories(own, now))
      },
      () => {}, // Not reached: the next page tries again.
    )
  }, [account])
}
