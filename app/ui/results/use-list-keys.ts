import { useEffect } from 'react'
import { shortcutsAreOn } from './shortcuts.ts'

/** Keys of the list: j and k next and previous, o open, s, a and h what the row offers, / to the search, ? the help. Off while typing. */
export function useListKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !shortcutsAreOn()) return
  if (press(event.key)) event.preventDefault()
}

/** Returns whether the key is one of ours. */
function press(key: string): boolean {
  switch (key) {
    case 'j':
      return step(1)
    case 'k':
      return step(-1)
    case 'o':
      return follow(currentRow()?.querySelector('[data-row-title]'))
    case 's':
    case 'a':
    case 'h':
      return follow(currentRow()?.querySelector(`[data-key="${key}"]`))
    case '/':
      document.querySelector<HTMLElement>('#jobTitle')?.focus()
      return true
    case '?':
      document.querySelector<HTMLDialogElement>('#shortcuts')?.showModal()
      return true
    default:
      return false
  }
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-row]')]
}

/** The row with the focus, or else the one in the preview. */
function currentRow(): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>('[data-row]')
  return focused ?? document.querySelector('[data-row-title][aria-current]')?.closest<HTMLElement>('[data-row]') ?? null
}

function step(by: 1 | -1): boolean {
  const all = rows()
  const focused = document.activeElement?.closest<HTMLElement>('[data-row]')
  const at = focused === null || focused === undefined ? (by === 1 ? -1 : all.length) : all.indexOf(focused)
  const title = all[Math.min(Math.max(at + by, 0), all.length - 1)]?.querySelector<HTMLElement>('a, button')
  title?.focus()
  return true
}

function follow(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false
  element.click()
  return true
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return (
    target.matches('input:not([type="checkbox"], [type="range"], [type="radio"])') || target.closest('dialog') !== null
  )
}
