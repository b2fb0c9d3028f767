import type { JobRow } from './queries.ts'
import { plainText } from './plain-text.ts'

/**
 * Whether only the beginning of an ad is known: its board says so, or sends a text that ends in dots ('… who is able to wor…').
 */
export function isCutAd({ is_snippet, description }: Pick<JobRow, 'is_snippet' | 'description'>): boolean {
  return is_snippet || endsInDots(description)
}

/** Read from its end, for a list asks it of each of its ads: behind the dots there may be tags and spaces. */
function endsInDots(html: string): boolean {
  let end = html.length
  for (;;) {
    const rest = html.slice(0, end).trimEnd()
    if (rest.endsWith('&nbsp;')) end = rest.length - '&nbsp;'.length
    else if (rest.endsWith('>')) {
      const tag = rest.lastIndexOf('<')
      // A sign that closes no tag is part of the text.
      if (tag < 0 || rest.indexOf('>', tag) < rest.length - 1) return false
      end = tag
    } else return rest.endsWith('…') || rest.endsWith('...')
  }
}

/**
 * The text of a cut ad, ended after its last whole word: 'Lead projects from b…' becomes 'Lead projects from …'. A text that ends with
 * a sentence stays as it is.
 * @param html as it is stored, with tags.
 */
export function cutAtWord(html: string): string {
  const tags = /(?<![\s>])(?:\s|<\/?[a-z][^<>]*>)*$/iu.exec(html)?.[0] ?? ''
  const text = html.slice(0, html.length - tags.length)
  const dots = /(?<!\s)\s*(?:…|\.{3})$/u.exec(text)?.[0] ?? ''
  if (dots === '' && /[.!?)\]"'’”]$/u.test(text)) return html
  const withoutDots = text.slice(0, text.length - dots.length)
  // Dots after a space end a whole word; anywhere else the last word may be half a one.
  const whole = /^\s/u.test(dots) ? withoutDots : withoutDots.replace(/(?<![^\s>])[^\s>]*$/u, '')
  const end = whole.trimEnd().replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '')
  // Half a word tells more than dots alone.
  if (!/[\p{L}\p{N}]/u.test(plainText(end))) return html
  return `${end}${end === '' || end.endsWith('>') ? '…' : ' …'}${tags}`
}
