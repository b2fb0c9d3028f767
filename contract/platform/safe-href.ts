/**
 * Where a link in somebody's text may lead: http, https or mailto, without a name and password in it.
 * @returns the address with nothing in it that an attribute of ours may not hold; null: no link.
 */
export function safeHref(href: string): string | null {
  if (!/^\s*(?:https?:\/\/|mailto:)/i.test(href) || href.length > 2_000) return null
  const url = URL.parse(href)
  if (url === null || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return null
  url.username = ''
  url.password = ''
  // What a URL may hold and an attribute of ours may not.
  return url.href.replace(/[\s"'<>\\`]/g, encodeURIComponent)
}
