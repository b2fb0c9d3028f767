import { useEffect, useRef } from 'react'
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

/** What some keys do with everybody who is ticked, where somebody is. */
const several = new Set(['s', 'c', 'o', 'l', 'r'])

/**
 * The keys of the candidates' page; off while somebody types, while a dialog is open, and where shortcuts are switched off. Escape leaves a
 * field, so that they work again.
 * @param step to the next candidate or the one before
 */
export function useDeskKeys(step: (by: 1 | -1) => void): void {
  const latest = useRef(step)
  useEffect(() => {
    latest.current = step
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || document.querySelector('dialog[open]') !== null)
        return
      if (key === 'Escape') return leaveField(event.target)
      if (!shortcutsAreOn() || isTyping(event.target) || !deskKeys.some((one) => one.key === key)) return
      if (key === 'j' || key === 'k') {
        event.preventDefault()
        return latest.current(key === 'j' ? 1 : -1)
      }
      const target = targetOf(key)
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

/** What a key presses: of those who are ticked, where it can be done with several; else of the candidate who is open. */
function targetOf(key: string): HTMLElement | null {
  if (several.has(key) && document.querySelector('[data-several] output[data-ticked]') !== null)
    return document.querySelector<HTMLButtonElement>(`[data-several-key="${key}"]:not(:disabled)`)
  return document.querySelector<HTMLElement>(key === 'a' ? '[data-sliders] input' : `[data-desk-key="${key}"]`)
}

/** From a field of the candidate to their name, where the keys work again. */
function leaveField(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !isTyping(target)) return
  const name = target.closest('[data-candidate]')?.querySelector<HTMLElement>('h2')
  if (name == null) target.blur()
  else name.focus({ preventScroll: true })
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
}
