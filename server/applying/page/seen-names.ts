import type { Page } from 'playwright-core'

/** Which of the names of files a page shows: in a field that holds them, or in its words. */
export async function namesSeen(page: Page, names: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const frame of page.frames()) {
    // A frame that is going away shows nothing.
    const seen = await frame.evaluate(shownNames, [...names]).catch(() => [])
    for (const name of seen) found.add(name)
  }
  return names.filter((name) => found.has(name))
}

/** Runs in a frame. Names may be cut short in the middle or at their end, as cards do. */
function shownNames(names: string[]): string[] {
  const texts: string[] = []
  const pending: Node[] = document.body ? [document.body] : []
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = (node.textContent ?? '').replace(/\s+/gu, ' ').trim()
      if (text !== '' && text.length < 2_000 && node.parentElement?.checkVisibility({ visibilityProperty: true }))
        texts.push(text)
    }
    if (!(node instanceof Element || node instanceof ShadowRoot)) continue
    if (node instanceof Element && /^(?:script|style|template|noscript)$/iu.test(node.tagName)) continue
    if (node instanceof HTMLInputElement)
      texts.push(...[...(node.files ?? [])].map(({ name }) => name), node.type === 'password' ? '' : node.value)
    if (node instanceof Element && node.shadowRoot) pending.push(node.shadowRoot)
    pending.push(...node.childNodes)
  }
  const plain = (text: string): string => text.normalize('NFC').toLowerCase()
  const said = texts.map(plain)
  return names.filter((name) => {
    const whole = plain(name)
    return said.some((text) => {
      if (text.includes(whole)) return true
      const [, start = '', end = ''] = /(\S.{5,80})(?:…|\.\.\.)(.{0,40})$/u.exec(text) ?? []
      return start !== '' && whole.startsWith(start.trimEnd()) && whole.endsWith(end.trim())
    })
  })
}
