import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileHtml } from '../../test/hostile-html.ts'
import { cleanRichText } from './rich-text.ts'

const allowed =
  /^(?:[^<>]|<\/?(?:p|ul|ol|li|strong|em|h2|h3|h4)>|<br \/>|<\/a>|<a>|<a href="(?:https?:|mailto:)[^"<>\s]*" rel="nofollow noopener ugc">)*$/u

test('what the editor makes passes as it is', () => {
  const html =
    '<h2>Wards</h2><p>Led <strong>twelve</strong> <em>nurses</em><br />in <a href="https://example.org/" rel="nofollow noopener ugc">Leeds</a></p><ul><li><p>Rotas</p></li></ul>'
  expect(cleanRichText(html)).toBe(html)
})

test('text without tags becomes paragraphs, and its signs stay signs', () => {
  expect(cleanRichText('Led R&D\n\nGrew sales by > 5%, costs < 3')).toBe(
    '<p>Led R&amp;D</p><p>Grew sales by &gt; 5%, costs &lt; 3</p>',
  )
})

test('nothing but space is nothing', () => {
  for (const html of ['', ' ', '<p></p>', '<p>&nbsp;<br></p>', '<script>x</script>'])
    expect(cleanRichText(html)).toBe('')
})

test('links lead to the web or to a mailbox, without a password', () => {
  expect(cleanRichText('<a href="https://ann:secret@example.org/x">x</a>')).toBe(
    '<a href="https://example.org/x" rel="nofollow noopener ugc">x</a>',
  )
  for (const href of ['javascript:hostile()', 'data:text/html,x', '//trap.example', 'vbscript:x', 'jAvAscript:x'])
    expect(cleanRichText(`<a href="${href}">x</a>`)).not.toContain('href')
})

const payloads = hostileHtml.map(({ html }) => html)

test('no hostile payload leaves a tag or an attribute that is not allowed, and cleaning twice changes nothing', () => {
  const part = fc.oneof(
    fc.constantFrom(...payloads),
    fc.string(),
    fc.constantFrom('<p>', '</p>', '<li>', '<a href=', '"', '&lt;', '<!--'),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const clean = cleanRichText(parts.join(''))
      expect(clean).toMatch(allowed)
      expect(cleanRichText(clean)).toBe(clean)
    }),
    { numRuns: 500 },
  )
})
