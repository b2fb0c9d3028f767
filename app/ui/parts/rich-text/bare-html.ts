const kept = new Set(['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h2', 'h3', 'h4', 'a'])
const renamed: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4', div: 'p' }
/** What is in them is no text of anybody's. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'textarea',
  'select',
  'title',
  'svg',
  'math',
  'head',
])
const tag = /<(\/?)([a-z][a-z0-9]*)\b((?:[^"'<>]|"[^"]*"|'[^']*')*)>/iuy

/**
 * HTML with nothing but the tags of a CV's rich text, bare of attributes but for where links lead. Not what keeps a page safe: that is the
 * server's cleaning, and elements that are made one by one. This takes the styles out of what word processors put on the clipboard before a
 * browser reads it – it would report each of them against our policy – and keeps what they meant: bold and italics.
 */
export function bareHtml(html: string): string {
  const open: { name: string; as: string | null }[] = []
  let made = ''
  let at = 0
  while (at < html.length) {
    const begin = html.indexOf('<', at)
    made += asText(html.slice(at, begin === -1 ? undefined : begin))
    if (begin === -1) break
    at = afterRemark(html, begin)
    if (at > begin) continue

    tag.lastIndex = begin
    const found = tag.exec(html)
    if (found === null) {
      made += '&lt;'
      at = begin + 1
      continue
    }
    const [whole, slash, given = '', attributes = ''] = found
    const name = given.toLowerCase()
    at = begin + whole.length
    if (name === 'br') made += '<br>'
    else if (slash !== '') made += close(open, name)
    else if (dropped.has(name)) at = before(html, new RegExp(`</${name}\\b`, 'giu'), at)
    else {
      const as = nameFor(name, attributes)
      open.push({ name, as })
      if (as !== null) made += as === 'a' ? link(attributes) : `<${as}>`
    }
  }
  return made + close(open, null)
}

/** Behind a comment or a declaration that begins there; the same place where none does. One that never ends is all the rest. */
function afterRemark(html: string, begin: number): number {
  if (html.startsWith('<!--', begin)) return behind(html, '-->', begin + 4)
  return /[!?]/u.test(html.charAt(begin + 1)) ? behind(html, '>', begin) : begin
}

function behind(html: string, end: string, from: number): number {
  const at = html.indexOf(end, from)
  return at === -1 ? html.length : at + end.length
}

function before(html: string, end: RegExp, from: number): number {
  end.lastIndex = from
  return end.exec(html)?.index ?? html.length
}

/** Closes the tag and what was left open in it; nothing where it was never opened. Null: all. */
function close(open: { name: string; as: string | null }[], name: string | null): string {
  const at = name === null ? 0 : open.findLastIndex((one) => one.name === name)
  if (at === -1) return ''
  return open
    .splice(at)
    .reverse()
    .map(({ as }) => (as === null ? '' : `</${as}>`))
    .join('')
}

/** What a tag is called with us; null: only what is in it is kept. */
function nameFor(name: string, attributes: string): string | null {
  const style = attribute(attributes, 'style').toLowerCase()
  const isPlain = /font-weight:\s*(?:normal|[1-4]00)/u.test(style)
  // Some put everything into a `b` that is not bold.
  if ((name === 'b' || name === 'strong') && isPlain) return null
  if (name === 'span' && /font-weight:\s*(?:bold|[6-9]00)/u.test(style)) return 'strong'
  if (name === 'span' && /font-style:\s*italic/u.test(style)) return 'em'
  if (name === 'a') return link(attributes) === '' ? null : 'a'
  const as = renamed[name] ?? name
  return kept.has(as) ? as : null
}

function link(attributes: string): string {
  const href = attribute(attributes, 'href').trim()
  return /^(?:https?:\/\/|mailto:)/iu.test(href)
    ? `<a href="${href.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}">`
    : ''
}

function attribute(attributes: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'iu').exec(attributes)
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? ''
}

function asText(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
