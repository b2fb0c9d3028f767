const assignment = /window\.__PRELOADED_STATE__\s*\[\s*["']app-unifiedResultlist["']\s*\]\s*=\s*(?=\{)/g

/**
 * Cuts the result list out of a page's `window.__PRELOADED_STATE__["app-unifiedResultlist"] = {…};`, by counting braces
 * outside of strings: the page is never run. Other assignments and mere mentions of the name are passed over.
 * @returns the parsed object; null where the page has no such assignment, or it breaks off, or it is not JSON.
 */
export function embeddedResultList(html: string): unknown {
  for (const found of html.matchAll(assignment)) {
    const start = found.index + found[0].length
    const end = endOfObject(html, start)
    if (end === null) continue
    try {
      return JSON.parse(html.slice(start, end))
    } catch {
      // Not this one: a page may hold the text of an assignment inside a string.
    }
  }
  return null
}

/** The place behind the brace that closes the one at `start`; null where the text ends first. */
function endOfObject(text: string, start: number): number | null {
  let depth = 0
  let inString = false
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (inString) {
      if (character === '\\') at++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at + 1
  }
  return null
}
