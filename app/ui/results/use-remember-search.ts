import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loadShell } from '../../load-shell.ts'

// Asked for beside the page, which does not wait for it.
const history = typeof document === 'undefined' ? null : import('../history/use-search-history.ts').catch(() => null)

/** Puts a search into the last ones, once it is looked at. Where its script does not come, it is not remembered. */
export function useRememberSearch({ address, label }: { address: string; label: string }): void {
  const account = useRouteLoaderData<typeof loadShell>('root')?.searches ?? null
  useEffect(() => {
    void history?.then((loaded) => loaded?.rememberSearch(account, { address, label }))
  }, [account, address, label])
}
