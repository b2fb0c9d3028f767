import { useEffect } from 'react'
import { shortcutsAreOn } from '../../results/shortcuts.ts'

/** What each key does: it presses what has its letter, or goes to the field that does. */
export const deskKeys = [
  { key: 'j', name: 'next' },
  { key: 'k', name: 'previous' },
  { key: 's', name: 'shortlist' },
  { key: 'i', name: 'invite' },
  { key: 'm', name: 'message' },
  { key: 'n', name: 'note' },
  { key: 'a', name: 'assess' },
  { key: 'c', name: 'compare' },
  { key: 'o', name: 'offer' },
  { key: 'l', name: 'keep for later' },
  { key: 'r', name: 'reject' },
  { key: 'x', name: 'select' },
] as const

/** The keys of the candidates' page; off while somebody types, while a dialog is open, and where shortcuts are switched off. */
export function useDeskKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || !shortcutsAreOn() || isTyping(event.target)) return
      if (!deskKeys.some((one) => one.key === key) || document.querySelector('dialog[open]') !== null) return
      const found = key === 'a' ? '[data-sliders] input' : `[data-desk-key="${key}"]`
      const target = document.querySelector<HTMLElement>(found)
      if (target === null) return
      event.preventDefault()
      if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'number')) {
        // The sliders may be folded away.
        target.closest('details')?.setAttribute('open', '')
        target.focus()
        target.scrollIntoView({ block: 'center' })
      } else target.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
}
