import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAtWord, isCutAd } from './cut-ad.ts'
import { plainText } from './plain-text.ts'

test.each([
  ['Lead projects from b…', 'Lead projects from …'],
  ['<p>Lead projects from b…</p>', '<p>Lead projects from …</p>'],
  ['<p>You lead</p><p>You hold a current NMC registr...</p>\n', '<p>You lead</p><p>You hold a current NMC …</p>\n'],
  ['Lead projects from beginning …', 'Lead projects from beginning …'],
  ['Lead projects, from', 'Lead projects …'],
  ['<ul><li>Plan</li><li>Bu</li></ul>', '<ul><li>Plan</li><li>…</li></ul>'],
  ['You lead the team.', 'You lead the team.'],
  ['<p>You lead the team.</p>', '<p>You lead the team.</p>'],
  ['<p>Bookk…</p>', '<p>Bookk…</p>'],
  ['…', '…'],
  ['', ''],
])('%s is cut to %s', (text, cut) => expect(cutAtWord(text)).toBe(cut))

test('an ad is cut where its board says so, and where its text ends in dots', () => {
  expect(isCutAd({ is_snippet: true, description: '<p>All of it.</p>' })).toBe(true)
  expect(isCutAd({ is_snippet: false, description: '<p>Able to wor…</p>' })).toBe(true)
  expect(isCutAd({ is_snippet: false, description: '<p>Able to work.</p>' })).toBe(false)
})

test('dots at the end of a text are found behind whatever tags and spaces stand there, and nowhere else', () => {
  const piece = fc.constantFrom('…', '...', '..', ' ', '&nbsp;', '&amp;nbsp;', '</p>', '<br>', '>', '<', 'a', '\n')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const description = pieces.join('')
      const isCut = /(?:…|\.{3})$/u.test(plainText(description))
      expect(isCutAd({ is_snippet: false, description }), description).toBe(isCut)
    }),
  )
})
