import { expect, test } from 'vitest'
import { valuesMissing } from './values-missing.ts'

test('what a file says is not missing, whatever its blanks, hyphens and forms of letters', () => {
  const text = 'Llŷr\r\nTŵr-melyn\n+44 7700\u00a0900123 ﬁne Pen-y\ufffeGroes sept\u00ad2020 – present'
  expect(
    valuesMissing(
      ['Llŷr Tŵr-melyn', 'Tw\u0302r-melyn', '+44 7700 900123', 'fine', 'Pen-y-Groes', 'sept2020–present'],
      text,
    ),
  ).toEqual([])
  expect(valuesMissing(['', '  '], '')).toEqual([])
})

test('what it does not say is, and a part of it is not enough', () => {
  expect(valuesMissing(['llyr@example.com', 'Llŷr', 'Llyr'], 'Llŷr lly@example.com')).toEqual([
    'llyr@example.com',
    'Llyr',
  ])
  expect(valuesMissing(['a'], '')).toEqual(['a'])
})

const paragraph =
  'Lead provision for sixty one pupils with additional needs, with a team of nine, and report on it to governors each term.'

test('a paragraph may go on over the foot of a page, but may not lose a word', () => {
  const half = paragraph.length / 2
  const parted = `${paragraph.slice(0, half)} Llŷr · page 1 of 2 ${paragraph.slice(half)}`
  expect(valuesMissing([paragraph], parted)).toEqual([])
  expect(valuesMissing([paragraph], parted.replace('governors', ''))).toEqual([paragraph])
  expect(valuesMissing([paragraph], parted.replace('Lead', ''))).toEqual([paragraph])
  expect(valuesMissing([paragraph], parted.replace('each term.', ''))).toEqual([paragraph])
  // A contact is never parted.
  expect(valuesMissing(['aoife.nibhriain@example.com'], 'aoife.nibhriain page 2 of 2 @example.com')).toHaveLength(1)
})

test('letters that join may come in another order, and not be left out', () => {
  expect(valuesMissing(['شارع النيل 14'], '14 ليناراعش لن')).toEqual([])
  expect(valuesMissing(['محمد'], 'محد')).toEqual(['محمد'])
  expect(valuesMissing(['प्रिया 7'], 'पि्रया')).toEqual(['प्रिया 7'])
})

test('a sign that is a box on paper is no loss, a letter is', () => {
  expect(valuesMissing(['done ⛧'], 'done')).toEqual([])
  expect(valuesMissing(['done ⊞'], 'done', { unsaid: ['⊞'] })).toEqual([])
  expect(valuesMissing(['done ⊞'], 'done')).toEqual(['done ⊞'])
  expect(valuesMissing(['ᚠinn'], 'inn', { unsaid: ['ᚠ'] })).toEqual(['ᚠinn'])
})

test('words made to be slow to find are not', () => {
  const text = 'a'.repeat(400_000)
  const began = performance.now()
  expect(valuesMissing([`${'a'.repeat(20_000)}b`], text)).toHaveLength(1)
  expect(performance.now() - began).toBeLessThan(2_000)
})
