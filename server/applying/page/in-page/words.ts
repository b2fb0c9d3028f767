import type { Tree } from './tree.ts'

export type Words = ReturnType<typeof wordTools>

/** What the page says, as people see it. Runs in the page. */
export function wordTools({ parentOf }: Tree) {
  const squeeze = (text: string): string => text.replace(/\s+/gu, ' ').trim()
  const short = (one: Element): string => squeeze(one.textContent ?? '')
  const isShown = (element: Element): boolean => {
    const style = getComputedStyle(element)
    if (style.visibility === 'hidden' || style.visibility === 'collapse') return false
    if (style.display === 'contents') {
      const parent = parentOf(element)
      return parent !== null && isShown(parent)
    }
    return element.getClientRects().length > 0
  }
  /** What only marks a field: a star, 'Required', '(optional)'. */
  const markOnly = /^[([]?\s*(?:required|mandatory|optional|this field is required|[*✱＊∗⁎✻✳✶★•†]{1,3})\s*[)\]]?$/iu
  const nodesOf = (node: Node): Node[] => {
    if (node instanceof Element && node.shadowRoot) return [...node.shadowRoot.childNodes]
    if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0) return node.assignedNodes()
    return [...node.childNodes]
  }
  const inline = /^(?:a|abbr|b|em|i|label|small|span|strong|sup|sub|u|slot)$/iu

  const read = (element: Element, isPlain: boolean): string => {
    const parts: string[] = []
    const walk = (node: Node): void => {
      if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent ?? '')
      if (!(node instanceof Element) || /^(?:script|style|svg|select|textarea|option|template)$/iu.test(node.tagName))
        return
      if (node !== element) {
        if (!isPlain && (node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('hidden'))) return
        if (node.matches('.error,[role=alert]')) return
        const isMark = (node.textContent ?? '').length < 30 && markOnly.test(squeeze(node.textContent ?? ''))
        if (isMark) {
          parts.push(' ')
          return
        }
      }
      for (const child of nodesOf(node)) walk(child)
      if (node !== element && !inline.test(node.tagName)) parts.push(' ')
    }
    walk(element)
    return squeeze(parts.join(''))
  }
  /** The words of an element without those of its fields and marks; said twice (once for those who hear it) counts once. */
  const wordsOf = (element: Element): string => {
    const text = read(element, false) || read(element, true) || squeeze(element.textContent ?? '')
    const half = text.slice(0, Math.ceil(text.length / 2)).trim()
    return text.length > 3 && (text === `${half} ${half}` || text === half + half) ? half : text
  }
  return { squeeze, short, isShown, wordsOf, markOnly, nodesOf }
}
