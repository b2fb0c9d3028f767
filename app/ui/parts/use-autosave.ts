import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Autosave, SaveState } from './autosave.ts'

/** Saves as somebody types, also when the connection comes back and when the page goes. @param create called once. */
export function useAutosave<Text>(create: () => Autosave<Text>): { autosave: Autosave<Text>; state: SaveState } {
  const [autosave] = useState(create)
  useEffect(() => {
    const save = () => void autosave.flush()
    const leave = () => void autosave.flush(true)
    const warn = (event: BeforeUnloadEvent) => {
      // The browser asks whether to leave: only where leaving would lose something.
      const { kind } = autosave.state()
      if (autosave.hasUnsaved() && kind !== 'saving') event.preventDefault()
    }
    window.addEventListener('online', save)
    window.addEventListener('pagehide', leave)
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('online', save)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('beforeunload', warn)
      // To another page of ours: what is typed goes along at once.
      leave()
      autosave.stop()
    }
  }, [autosave])
  const state = useSyncExternalStore(
    autosave.subscribe,
    () => autosave.state(),
    () => autosave.state(),
  )
  return { autosave, state }
}
