import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'
import { foldWords } from './fold.ts'

/** 'nurse', 'asp.net|.net' with what stands at the same place, '(the)' for what only holds a place. */
function read(text: string, kind: 'text' | 'title' = 'text'): string {
  return readWords(text, kind)
    .map(({ term, also, isStop }) => (isStop ? `(${term})` : [term, ...also].join('|')))
    .join(' ')
}

test.each([
  ['C#, C++ and .NET', 'c# c++ (and) .net'],
  ['ASP.NET/VB.Net', 'asp.net|.net vb.net|.net'],
  ['C#.NET', 'c# .net'],
  ['F# or R.', 'f# (or) r'],
  ['Node.js, NodeJS', 'node.js|node nodejs|node'],
  ['A&E and R&D, P&L', 'a&e (and) r&d p&l'],
  ['Class C+E', 'class c+e'],
  ['full-stack', 'full|fullstack stack'],
  ['Co-ordinator', 'co|coordinator ordinator'],
  ['Stoke-on-Trent', 'stoke|stokeontrent (on) trent'],
  ["nurse's nurses' Nurse’s", 'nurse nurse nurse'],
  ["'quoted' (bracketed) [squared]", 'quoted bracketed squared'],
  ["O'Neill", 'oneill'],
  ['HCAs, TAs', 'hca ta'],
  ['Café Gaillimh Ó Máille', 'cafe gaillimh o maille'],
  ['STRASSE straße ﬁtter', 'strasse strasse fitter'],
  ['role.We', 'role (we)'],
  ['Ph.D. or B.Sc., e.g. U.K.', 'phd (or) bsc (eg) uk'],
  ['7.5 tonne, 7.5t', '7.5 tonne 7.5t'],
  ['2nd line, Band 5', '2nd line band 5'],
  ['Office 365, ISO 27001', 'office 365 iso 27001'],
  ['9am - 5pm', '9am 5pm'],
  ['non‑breaking hyphen', 'non|nonbreaking breaking hyphen'],
  ['𝐃𝐚𝐭𝐚 🚀 𝐄𝐧𝐠𝐢𝐧𝐞𝐞𝐫', 'data engineer'],
  ['zero\u200bwidth', 'zero width'],
  ['food & drink', 'food (and) drink'],
])('%s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test('sums of money, telephone numbers and references are not words', () => {
  expect(read('£25,000 01632960123 REF123456')).toBe('() () () ()')
})

test('IT and SEND are words in capitals, in titles in any way', () => {
  expect(read('it is IT')).toBe('(it) (is) it')
  expect(read('send SEND')).toBe('(send) send')
  expect(read('It support', 'title')).toBe('it support')
  expect(read("it's", 'text')).toBe('(it)')
})

test('letters that mean something else in a text are jobs in titles', () => {
  expect(read('£30k pa, 5 pm, BA')).toBe('30k (pa) 5 (pm) (ba)')
  expect(read('PA / BA / PM', 'title')).toBe('pa ba pm')
})

test('small letters alone are remainders in a text', () => {
  expect(read('e t c R')).toBe('(e) (t) (c) r')
})

test('a very long run of letters is no word', () => {
  expect(read('x'.repeat(41))).toBe('()')
})

test('terms hold nothing but small letters, digits and the signs of names', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('text' as const, 'title' as const),
      (text, kind) => {
        for (const { term, also } of readWords(text, kind)) {
          for (const one of [term, ...also]) expect(one).toMatch(/^[\p{L}\p{N}&+#.]*$/u)
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('folding twice is folding once', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldWords(foldWords(text)) === foldWords(text)))
})
