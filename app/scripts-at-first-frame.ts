/**
 * A page whose scripts leave the line to what is seen: its style sheet and fonts come first, and which scripts are needed is said with the first frame. The
 * router names them all at the top of the page, where a slow phone shares its line among thirty files before anything can be read. The page's own script asks
 * for the first of them by itself, so a page that is never drawn, as in a tab behind another, starts too. Figures: docs/performance.md.
 * @param html the whole page, as the router makes it
 * @param nonce what lets a script of this answer run
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

/** Runs in the page, as text. The router must not find it there when it takes the page over. */
const ask = (scripts: string[]) => {
  const own = document.currentScript as HTMLScriptElement
  own.remove()
  // No frame before the style sheet is there.
  requestAnimationFrame(() => {
    for (const href of scripts) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce: own.nonce })
      document.head.append(link)
    }
  })
}
