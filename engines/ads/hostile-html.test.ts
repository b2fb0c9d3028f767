import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { hostileHtml } from '../../test/hostile-html.ts'
import { cleanDescription, cleanForOutput, isClean } from './description.ts'

const allowed = new Set(['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'h2', 'h3', 'h4', 'a'])

/** What a parser that knows nothing of us finds in the HTML that is not on the allow-list, or is not closed. */
function faults(html: string): string[] {
  const found: string[] = []
  const open: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!allowed.has(name)) found.push(`<${name}>`)
      for (const [attribute, value] of Object.entries(attributes)) {
        const isFine =
          name === 'a' &&
          ((attribute === 'href' && /^(?:https?:\/\/|mailto:)[^\s"<>]*$/.test(value)) ||
            (attribute === 'rel' && value === 'nofollow noopener ugc'))
        if (!isFine) found.push(`${name} ${attribute}=${value}`)
      }
      open.push(name)
    },
    onclosetag(name, isImplied) {
      if (isImplied && name !== 'br') found.push(`<${name}> not closed`)
      if (open.pop() !== name) found.push(`</${name}> in the wrong place`)
    },
    oncomment: (text) => found.push(`comment ${text}`),
    onprocessinginstruction: (name) => found.push(name),
  })
  parser.end(html)
  if (/[\p{Cc}\u200B\u202A-\u202E\u2066-\u2069\uFEFF]/u.test(html)) found.push('control characters')
  return found
}

test('there are enough payloads, each once', () => {
  expect(hostileHtml.length).toBeGreaterThanOrEqual(150)
  expect(new Set(hostileHtml.map(({ html }) => html)).size).toBe(hostileHtml.length)
})

test('the look for faults finds them', () => {
  expect(faults('<p onclick=x>a</p>')).toEqual(['p onclick=x'])
  expect(faults('<script>x</script>')).toEqual(['<script>'])
  expect(faults('<a href="javascript:x" rel="nofollow noopener ugc">a</a>')).toEqual(['a href=javascript:x'])
  expect(faults('<p><strong>a')).toHaveLength(2)
})

describe.each(hostileHtml)('$trick: $html', ({ html }) => {
  test('comes out with nothing but the allow-list, and cleaning again changes nothing', () => {
    for (const source of [html, `<p>before</p>${html}<p>after</p>`, `<ul><li>${html}</li></ul>`, `<strong>${html}`]) {
      for (const format of ['html', 'text'] as const) {
        const clean = cleanDescription(source, format)
        expect(faults(clean.html)).toEqual([])
        expect(isClean(clean.html)).toBe(true)
        expect(cleanDescription(clean.html, 'html')).toEqual(clean)
        expect(cleanForOutput(clean.html)).toBe(clean.html)
      }
    }
  })

  test('is cleaned on the way out, should it ever get into the store', () => {
    expect(faults(cleanForOutput(html))).toEqual([])
  })
})

const fragment = fc.oneof(
  fc.constantFrom(...hostileHtml.map(({ html }) => html)),
  fc.constantFrom(
    '<p>',
    '</p>',
    '<br>',
    '<ul>',
    '</ul>',
    '<ol>',
    '</ol>',
    '<li>',
    '</li>',
    '<strong>',
    '</strong>',
    '<em>',
    '</em>',
    '<h1>',
    '</h1>',
    '<h2>',
    '</h2>',
    '<h3>',
    '</h3>',
    '<h5>',
    '</h5>',
    '<a href="https://example.org/?a=1&b=2">',
    '</a>',
    '<div>',
    '</div>',
    '<table><tr><td>',
    '</td></tr></table>',
    '<!--',
    '-->',
    '<',
    '>',
    '&',
    '&amp;',
    '&lt;',
    '&#38;',
    '&amp;lt;',
    '&nbsp;',
    '"',
    "'",
    '\n',
    '\n\n',
    ' ',
    '\u0000',
    '\u0002',
    '• ',
    '- ',
    '* ',
    '· ',
    'â€™',
    'Â£',
    'Apply now',
    'WE ARE LOOKING FOR A NURSE WHO IS KIND AND WORKS WELL IN A TEAM OF TEN PEOPLE',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 12 }),
)
const soup = fc.array(fragment, { maxLength: 24 }).map((parts) => parts.join(''))

test('any soup of it comes out clean, and cleaning again changes nothing', () => {
  fc.assert(
    fc.property(soup, fc.constantFrom('html' as const, 'text' as const), (source, format) => {
      const clean = cleanDescription(source, format)
      expect(faults(clean.html)).toEqual([])
      expect(isClean(clean.html)).toBe(true)
      const again = cleanDescription(clean.html, 'html')
      expect(again).toEqual(clean)
    }),
    { numRuns: 2_000 },
  )
})
