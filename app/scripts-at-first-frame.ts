/**
 * Moves the list of a page's scripts from its top to its end, where the page requests them with its first frame. React Router lists about thirty
 * at the top, and on a slow phone they would compete with the style sheet and fonts. The page's own module still imports the first few, so a page
 * that is never drawn, for example in a background tab, also starts. Figures: docs/performance.md.
 * @param html the whole page as React Router renders it
 * @param nonce the nonce for scripts of this response
 * @returns the page; unchanged if it lists no scripts
 */
export function scriptsAtFirstFrame(html: string, nonce: string): string {
  const scripts: string[] = []
  const page = html.replaceAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/gu, (_link, address: string) => {
    scripts.push(address)
    return ''
  })
  if (scripts.length === 0) return html
  const end = page.lastIndexOf('</body>')
  return `${page.slice(0, end)}<script nonce="${nonce}">(${ask.toString()})(${JSON.stringify(scripts)})</script>${page.slice(end)}`
}

/** Sent as text and run by the page. Removes its own element, which hydration does not expect. */
const ask = (scripts: string[]) => {
  const own = document.currentScript as HTMLScriptElement
  own.remove()
  // The browser draws nothing before the style sheet has loaded.
  requestAnimationFrame(() => {
    for (const href of scripts) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce: own.nonce })
      document.head.append(link)
    }
  })
}
