import { decodeHTML } from 'entities'
import sanitizeHtml from 'sanitize-html'
import { allowedHtml, richTags } from '../../contract/platform/allowed-html.ts'
import { safeHref } from '../../contract/platform/safe-href.ts'
import { Blocks, inlineTags } from './blocks.ts'
import { isPlain, isTidy } from './characters.ts'
import { withoutPageHead } from './page-furniture.ts'

export type Description = {
  /** Allow-listed and well-formed; '' where there are no words. */
  html: string
  /** Plain text, one line for each paragraph, heading, point or line of it. */
  lines: string[]
}

/** No ad is longer; what is, is cut, so that one hostile answer costs no more than a long ad. */
const longestSource = 200_000
/** A long ad has some hundreds of tags; open tags cost the parser the square of their number. */
const mostTags = 8_000
const longestText = 60_000

/** A tag that people format with. '<' alone may be arithmetic: 'under <£30k'. */
const markup =
  /<\/?(?:p|br|div|ul|ol|li|strong|b|em|i|u|h[1-6]|span|table|t[rdh]|tbody|section|font|a|img|script|style)(?:\s[^<>]*)?\/?>/i
const encodedMarkup = /&lt;\/?(?:p|br|div|ul|ol|li|strong|b|em|i|u|h[1-6]|span|table|section|a)(?:\s|\/?&gt;)/i

/**
 * What a board sent as the ad's text, made safe and even: the tags of `isClean` and nothing else. Cleaning what was cleaned
 * changes nothing. HTML that the board encoded, once or twice, is decoded first.
 */
export function cleanDescription(source: string, format: 'html' | 'text'): Description {
  let text = source.length > longestSource ? source.slice(0, longestSource) : source
  for (let times = 0; times < 3 && isEncoded(text); times++) text = decodeHTML(text)
  text = withoutMoreTags(text)
  const isHtml = text.includes('<') && (format === 'html' || markup.test(text))
  return isHtml ? fromHtml(text) : fromText(text)
}

/** HTML on its way out: what we cleaned passes after one look, anything else is cleaned now. */
export function cleanForOutput(html: string): string {
  return isClean(html) ? html : cleanDescription(html, 'html').html
}

/** Points of which each is a paragraph that begins with a dash or a bullet; a dash alone may be part of a sentence. */
const pointParagraphs = /(?:<p>[-–—•*·] (?:[^<]|<(?!\/?p>))*<\/p>){2,}/gu

/**
 * What was cleaned, with the points of an ad as lists: many boards send '- wash' and '- dress' as paragraphs. Only for reading: what is
 * stored, and what facts are read from, stays as it is.
 */
export function withPointsAsLists(html: string): string {
  return html.replace(
    pointParagraphs,
    (points) => `<ul>${points.replace(/<p>. ((?:[^<]|<(?!\/?p>))*)<\/p>/gu, '<li>$1</li>')}</ul>`,
  )
}

const cleanTag =
  /<(?:(\/)?(p|ul|ol|li|strong|em|h[234]|a)|br|(a) href="(?:https?:\/\/|mailto:)[^"<>\s]*" rel="nofollow noopener ugc")>|[<>]/g
/** Tags that a browser closes by itself when one of these opens inside: text would end up where nobody put it. */
const closedByBlock = new Set(['p', 'h2', 'h3', 'h4'])

/** True: no tag and no attribute but those of the allow-list, each written as we write it and closed, and no hidden characters. */
export function isClean(html: string): boolean {
  if (!isPlain(html)) return false
  const open: string[] = []
  for (const [whole, slash, tag, link] of html.matchAll(cleanTag)) {
    if (slash !== undefined) {
      if (open.pop() !== tag) return false
    } else if (tag !== undefined || link !== undefined) {
      const name = link ?? tag ?? ''
      // A link without its address is not how we write one, and a block opens in no paragraph, heading or link.
      if (tag === 'a' || (!inline.has(name) && open.some((one) => closedByBlock.has(one) || inline.has(one))))
        return false
      open.push(name)
    } else if (whole !== '<br>') return false
  }
  return open.length === 0
}

const inline: ReadonlySet<string> = new Set(inlineTags)

/** Encoded HTML has no tag of its own, so that nothing that we cleaned is ever taken for it. */
function isEncoded(text: string): boolean {
  return (
    text.includes('&') &&
    !text.includes('<') &&
    /&(?:amp;)*lt;/i.test(text) &&
    encodedMarkup.test(text.replace(/&(?:amp;)+/gi, '&'))
  )
}

function withoutMoreTags(text: string): string {
  let at = text.indexOf('<')
  for (let count = 0; at >= 0; count++) {
    if (count === mostTags) return text.slice(0, at)
    at = text.indexOf('<', at + 1)
  }
  return text
}

function fromText(source: string): Description {
  const decoded = source.includes('&') ? decodeHTML(source) : source
  const blocks = new Blocks()
  const text = withoutMarkdown(withoutPageHead(decoded))
  const isTidyText = isTidy(text)
  let length = 0
  for (const line of isTidyText ? text.split('\n') : text.split(/\r\n|[\n\r\v\f\u2028\u2029]/)) {
    for (const part of points(line)) {
      if (isTidyText) blocks.words(part)
      else blocks.text(part)
      blocks.lineBreak()
      length += part.length
    }
    if (length > longestText) break
  }
  return blocks.finish()
}

/** Some boards turn HTML into Markdown: its escapes and stars are no words. */
function withoutMarkdown(text: string): string {
  const plain = text.includes('\\') ? text.replace(/\\(?=[-+.&|#*_()!~>[\]])/g, '') : text
  return plain.includes('**') ? plain.replaceAll('**', '') : plain
}

const glyph = /[•●▪·✓✔➢➤■◦]/

/** A list that lost its line ends: 'You will: • sell • serve • smile'. Three points make one. */
function points(line: string): string[] {
  if (line === '') return [line]
  const at = line.search(glyph)
  const mark = line.charAt(at)
  // One mark, at the beginning, is a point on a line of its own.
  if (at < 0 || !line.includes(mark, at + 1)) return [line]
  const parts = line.split(mark)
  if (parts.length < 4) return [line]
  return parts.map((part, i) => (i === 0 ? part : `${mark} ${part}`)).filter((part) => part.trim() !== '')
}

/** Tags whose end is the end of a paragraph. sanitize-html keeps the text of a tag that it drops, so they are renamed. */
const paragraphs = [
  'div',
  'section',
  'article',
  'main',
  'header',
  'footer',
  'aside',
  'nav',
  'address',
  'blockquote',
  'pre',
  'figure',
  'figcaption',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'caption',
  'dl',
  'dt',
  'dd',
  'form',
  'fieldset',
  'legend',
  'details',
  'summary',
  'center',
  'hr',
  'body',
]

const options: sanitizeHtml.IOptions = {
  ...allowedHtml,
  // Made into those that we have.
  allowedTags: [...richTags, 'h1', 'h5', 'h6'],
  transformTags: {
    b: 'strong',
    i: 'em',
    menu: 'ul',
    dir: 'ul',
    ...Object.fromEntries(paragraphs.map((tag) => [tag, 'p'])),
    a: (_, attributes) => {
      const href = safeHref(attributes.href ?? '')
      return { tagName: 'a', attribs: href === null ? {} : { href } }
    },
  },
}

/** One tag of sanitize-html's output, or the text up to the next. */
const piece = /<(\/?)([a-z][a-z0-9]*)(?: href="([^"]*)")? ?\/?>|[^<]+/g

function fromHtml(source: string): Description {
  // Table cells stand beside each other: their words must not grow together.
  const spaced = source.replace(/<\/t[dh]\s*>/gi, ' $&')
  const safe = sanitizeHtml(spaced, options)
  const blocks = new Blocks()
  let length = 0
  for (const [whole, slash, tag, href] of safe.matchAll(piece)) {
    if (tag === undefined) {
      blocks.text(whole.includes('&') ? decodeHTML(whole) : whole)
      length += whole.length
      if (length > longestText) break
    } else write(blocks, tag, slash === '/', href)
  }
  return blocks.finish()
}

function write(blocks: Blocks, tag: string, isEnd: boolean, href: string | undefined): void {
  switch (tag) {
    case 'br':
      return blocks.lineBreak()
    case 'ul':
    case 'ol':
      return isEnd ? blocks.closeList(tag) : blocks.openList(tag)
    case 'li':
      return isEnd ? blocks.closeItem() : blocks.openItem()
    case 'strong':
    case 'em':
      return isEnd ? blocks.closeInline(tag) : blocks.openInline(tag, `<${tag}>`)
    case 'a':
      if (isEnd) return blocks.closeInline('a')
      if (href !== undefined) blocks.openInline('a', `<a href="${href}" rel="nofollow noopener ugc">`)
      return
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      if (isEnd) return blocks.paragraph()
      return blocks.openHeading(Number(tag.slice(1)) as 1 | 2 | 3 | 4 | 5 | 6)
    default:
      return blocks.paragraph()
  }
}
