import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { forget, readHistory, remember, type PastSearch } from './search-history.ts'

const key = 'searches'
const changed = 'searches-changed'

/** The last ten searches, which only this browser keeps. None while the server renders. */
export function useSearchHistory() {
  const stored = useSyncExternalStore(subscribe, read, () => null)
  const searches = useMemo(() => upToDate(stored), [stored])
  const change = useCallback((next: (now: PastSearch[]) => PastSearch[]) => {
    write(next(upToDate(read())))
  }, [])
  return {
    searches,
    rememberSearch: useCallback(
      (search: { address: string; label: string }) => change((now) => remember(now, search, new Date())),
      [change],
    ),
    forgetSearch: useCallback((address: string) => change((now) => forget(now, address)), [change]),
    forgetAll: useCallback(() => change(() => []), [change]),
  }
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

function read(): string | null {
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
