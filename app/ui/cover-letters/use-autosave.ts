import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CoverLetter, LetterText } from '../../../contract/cover-letters/cover-letters.ts'
import { createAutosave, type Autosave, type SaveState } from '../parts/autosave.ts'
import { saveLetter } from './letter-calls.ts'

/** Saves a letter as it is typed, also when the connection comes back and when the page goes. */
export function useAutosave({ _id, revision }: CoverLetter): { autosave: Autosave<LetterText>; state: SaveState } {
  const [autosave] = useState(() =>
    createAutosave<LetterText>({ revision, send: async (text, given) => await saveLetter(_id, text, given) }),
  )
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
