import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loadShell } from '../../load-shell.ts'
import { askAccount } from './ask-account.ts'
import { forget, readHistory, remember, type PastSearch } from './search-history.ts'

const key = 'searches'
const changed = 'searches-changed'

/** The account's searches as changed since the page was loaded; they hold as long as the server has not said again. */
let ofAccount: { before: readonly PastSearch[]; now: PastSearch[] } | null = null

/**
 * The last ten searches: of the account where somebody is signed in, else of this browser alone, and then none while the server
 * renders.
 */
export function useSearchHistory() {
  const account = useRouteLoaderData<typeof loadShell>('root')?.searches ?? null
  const stored = useSyncExternalStore(subscribe, readStored, () => null)
  const changes = useSyncExternalStore(subscribe, readChanges, () => null)
  const searches = useMemo((): readonly PastSearch[] => {
    if (account === null) return upToDate(stored)
    return changes?.before === account ? changes.now : account
  }, [account, stored, changes])

  return {
    searches,
    isOfAccount: account !== null,
    forgetSearch: useCallback(
      (address: string) => {
        change(account, (now) => forget(now, address))
        if (account !== null) tell('DELETE', `?address=${encodeURIComponent(address)}`)
      },
      [account],
    ),
    forgetAll: useCallback(() => {
      change(account, () => [])
      if (account !== null) tell('DELETE', '')
    }, [account]),
  }
}

/** Remembers a search without following the list: a page that only adds to it needs nothing of it but this. */
export function rememberSearch(
  account: readonly PastSearch[] | null,
  search: { address: string; label: string },
): void {
  change(account, (now) => remember(now, search, new Date()))
  if (account !== null) tell('POST', '', { searches: [{ address: search.address }] })
}

function change(account: readonly PastSearch[] | null, next: (now: readonly PastSearch[]) => PastSearch[]): void {
  if (account === null) write(next(upToDate(readStored())))
  else showSearches(account, next)
}

/** The account's list follows what the page shows already; should that fail, the next page shows how it is. */
function tell(...what: Parameters<typeof askAccount>): void {
  askAccount(...what).catch(() => {})
}

/** What only this browser remembers. */
export function ownSearches(): PastSearch[] {
  return upToDate(readStored())
}

export function forgetOwnSearches(): void {
  write([])
}

/** Shows other searches of the account than those that the page was loaded with. */
export function showSearches(
  before: readonly PastSearch[],
  change: (now: readonly PastSearch[]) => PastSearch[],
): void {
  keepChanges(before, change(ofAccount?.before === before ? ofAccount.now : before))
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
