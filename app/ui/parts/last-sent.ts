import { useCallback, useSyncExternalStore, type RefObject } from 'react'

/** Marks forms that say by themselves why they were refused. */
export const tellsItself = 'data-tells-itself'

/** The form of this page that was sent last, whichever it is: what the page was answered is about that one. */
let last: HTMLFormElement | null = null
const listeners = new Set<() => void>()

function noteSent({ target }: Event): void {
  if (!(target instanceof HTMLFormElement)) return
  last = target
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('submit', noteSent, true)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('submit', noteSent, true)
  }
}

/** Whether a form is the one that was sent last. */
export function useWasSentLast(form: RefObject<HTMLFormElement | null>): boolean {
  const isLast = useCallback(() => last !== null && last === form.current, [form])
  return useSyncExternalStore(subscribe, isLast, () => false)
}

/** Whether the form that was sent last is still there and tells by itself why it was refused: the page then need not. */
export function useIsToldAtForm(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => last?.isConnected === true && last.hasAttribute(tellsItself),
    () => false,
  )
}
