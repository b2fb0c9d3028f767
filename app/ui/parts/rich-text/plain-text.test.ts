import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlOfText, textOfHtml } from './plain-text.ts'

test('rich text reads as lines', () => {
  expect(
    textOfHtml(
      '<h3>What I did</h3><p>Nursed <strong>all</strong> &amp; sundry<br>by night</p><ul><li><p>a</p></li></ul>',
    ),
  ).toBe('What I did\nNursed all & sundry\nby night\n- a')
})

test('lines become paragraphs and come back as they were', () => {
  const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/\s+/gu, ' ').trim())
  fc.assert(
    fc.property(fc.array(line.filter((text) => text !== '')), (lines) => {
      expect(textOfHtml(htmlOfText(lines.join('\n')))).toBe(lines.join('\n'))
    }),
  )
})

test('what looks like a mark is text', () => {
  expect(htmlOfText('a <b>bold</b> claim')).toBe('<p>a &lt;b&gt;bold&lt;/b&gt; claim</p>')
})
