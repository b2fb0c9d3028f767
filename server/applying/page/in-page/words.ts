import type { Root } from './root.ts'

/** With what is found by its id, where the form stands. */
export type Words = ReturnType<typeof wordTools> & Root

/** What the page says, as people see it. Runs in the page. */
export function wordTools() {
  const squeeze = (text: string): string => text.replace(/\s+/gu, ' ').trim()
  const short = (one: Element): string => squeeze(one.textContent ?? '')
  const isShown = (element: Element): boolean => {
    if (element.getClientRects().length === 0) return false
    const style = getComputedStyle(element)
    return style.visibility !== 'hidden' && style.display !== 'none'
  }
  /** Shown to the eye: neither faded out, nor shrunk to a dot, nor moved off the page, as traps for robots are. */
  const isSeen = (element: Element): boolean => {
    const box = element.getBoundingClientRect()
    const isDot = box.width <= 1 && box.height <= 1
    const isOff = box.right + scrollX <= 0 || box.bottom + scrollY <= 0
    return isShown(element) && !isDot && !isOff && element.checkVisibility({ opacityProperty: true })
  }

  /** The words of an element without those of its fields; said twice (once for those who hear it) counts once. */
  const wordsOf = (element: Element): string => {
    const parts: string[] = []
    const walk = (node: Node): void => {
      if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent ?? '')
      if (!(node instanceof Element) || /^(?:script|style|svg|select|textarea|option|template)$/iu.test(node.tagName))
        return
      if (node !== element && (node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('hidden'))) return
      if (node !== element && node.matches('.error,[role=alert]')) return
      for (const child of node.childNodes) walk(child)
      if (node !== element && !/^(?:a|b|em|i|span|strong|u)$/iu.test(node.tagName)) parts.push(' ')
    }
    walk(element)
    const text = squeeze(parts.join('')) || squeeze(element.textContent ?? '')
    const half = text.slice(0, Math.ceil(text.length / 2)).trim()
    return text.length > 3 && (text === `${half} ${half}` || text === half + half) ? half : text
  }
  return { squeeze, short, isShown, isSeen, wordsOf }
}
