import { lazy, type ComponentType } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel', 'popstate'] as const

/** Milliseconds after which a part that did not come is asked for again. */
const again = 10_000

let come: () => void
/** Ends with the first thing that somebody does on the page; never on the server. */
export const firstSign = new Promise<void>((resolve) => {
  come = () => {
    for (const sign of signs) removeEventListener(sign, come, true)
    resolve()
  }
  if (typeof document === 'undefined') return
  for (const sign of signs) addEventListener(sign, come, { capture: true, passive: true })
})

/**
 * A part that a page needs only to be worked with, and not to be read: the server draws it, and its script comes once somebody does the
 * first thing on the page. Its boundary must be the same element each time it is drawn (`useMemo`), or what changes around it would wait
 * for it. Without a connection it stays as the server has drawn it, and comes when the connection is back.
 * @param isHere whether its script is there already, and needs no connection.
 */
export function late<Props>(load: () => Promise<ComponentType<Props>>, isHere = () => false): ComponentType<Props> {
  return lazy<ComponentType<Props>>(async () => {
    if (typeof document === 'undefined') return { default: await load() }
    await firstSign
    for (;;) {
      if (!navigator.onLine && !isHere())
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      try {
        return { default: await load() }
      } catch {
        await new Promise((resolve) => setTimeout(resolve, again))
      }
    }
  }) as ComponentType<Props>
}

/**
 * Has the parts come now. Anyone who gives a page new contents without anybody having touched it must call this: React would wait for the
 * parts of the new contents, and show nothing of it until somebody does the first thing.
 */
export function haveLateParts(): void {
  come()
}
