import { useEffect } from 'react'
import { shortcutsAreOn } from './shortcuts.ts'

/** The keys of the list; what they do is loaded when the first of them is pressed. Off while typing, and where switched off. */
export function useListKeys(openHelp: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || !keys.has(key) || isTyping(event.target) || !shortcutsAreOn()) return
      event.preventDefault()
      if (key === '?') openHelp()
      else
        void import('./list-keys.ts').then(
          ({ press }) => press(key),
          // Without a connection; the banner says so.
          () => {},
        )
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [openHelp])
}

const keys = new Set(['j', 'k', 'o', 's', 'a', 'm', 'h', '/', '?'])

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('dialog') !== null) return true
  return target.matches('textarea, select, input:not([type="checkbox"], [type="range"], [type="radio"])')
}
