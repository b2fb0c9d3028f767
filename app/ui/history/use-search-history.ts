import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { forget, merge, readHistory, remember, type PastSearch } from './search-history.ts'

const key = 'searches'
const changed = 'searches-changed'

/** The account's searches as changed since the page was loaded; they hold as long as the server has not said anew. */
let ofAccount: { before: readonly PastSearch[]; now: PastSearch[] } | null = null

/**
 * The last ten searches: of the account where somebody is signed in, else of this browser alone, and then none while the server
 * renders.
 */
export function useSearchHistory() {
  const account = useRouteLoaderData<typeof loader>('root')?.searches ?? null
  const stored = useSyncExternalStore(subscribe, readStored, () => null)
  const changes = useSyncExternalStore(subscribe, readChanges, () => null)
  const searches = useMemo((): readonly PastSearch[] => {
    if (account === null) return upToDate(stored)
    return changes?.before === account ? changes.now : account
  }, [account, stored, changes])

  const change = useCallback(
    (next: (now: readonly PastSearch[]) => PastSearch[]) => {
      if (account === null) write(next(upToDate(readStored())))
      else keepChanges(account, next(ofAccount?.before === account ? ofAccount.now : account))
    },
    [account],
  )
  return {
    searches,
    isOfAccount: account !== null,
    rememberSearch: useCallback(
      (search: { address: string; label: string }) => {
        change((now) => remember(now, search, new Date()))
        if (account !== null) tell('POST', '', { searches: [{ address: search.address }] })
      },
      [change, account],
    ),
    forgetSearch: useCallback(
      (address: string) => {
        change((now) => forget(now, address))
        if (account !== null) tell('DELETE', `?address=${encodeURIComponent(address)}`)
      },
      [change, account],
    ),
    forgetAll: useCallback(() => {
      change(() => [])
      if (account !== null) tell('DELETE', '')
    }, [change, account]),
  }
}

/**
 * Moves this browser's searches to the account of whoever has signed in: what was searched for on a shared machine must not be left
 * for the next person, so they go there and never back.
 */
export function useMoveSearches(): void {
  const account = useRouteLoaderData<typeof loader>('root')?.searches ?? null
  useEffect(() => {
    const own = upToDate(readStored())
    if (account === null || own.length === 0) return
    const body = { searches: own.map(({ address, at }) => ({ address, at })) }
    ask('POST', '', body).then(
      ({ ok }) => {
        if (!ok) return
        write([])
        const before = ofAccount?.before === account ? ofAccount.now : account
        keepChanges(account, merge(own, before))
      },
      () => {}, // Not reached: the next page tries again.
    )
  }, [account])
}

/** The account's list follows what the page shows already; should that fail, the next page shows how it is. */
function tell(method: 'POST' | 'DELETE', query: string, body?: object): void {
  ask(method, query, body).catch(() => {})
}

async function ask(method: 'POST' | 'DELETE', query: string, body?: object): Promise<Response> {
  return await fetch(`/api/users/me/searches${query}`, {
    method,
    // Done in the background, and also when the page is left: nobody is asked to log in for it.
    keepalive: true,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
}

function upToDate(stored: string | null): PastSearch[] {
  return readHistory(stored, new Date())
}

function subscribe(onChange: () => void): () => void {
  // 'storage' tells of other tabs only.
  window.addEventListener('storage', onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(changed, onChange)
  }
}

function readChanges() {
  return ofAccount
}

function keepChanges(before: readonly PastSearch[], now: PastSearch[]): void {
  ofAccount = { before, now }
  window.dispatchEvent(new Event(changed))
}

function readStored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // Storage is switched off in this browser.
  }
}

function write(searches: readonly PastSearch[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches))
  } catch {
    return // Switched off or full: the page works without a history.
  }
  window.dispatchEvent(new Event(changed))
}
