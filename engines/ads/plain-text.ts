/** The text of cleaned HTML: the tags are few and known, so they can simply go. */
export function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/gu, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/gu, ' ')
    .trim()
}
