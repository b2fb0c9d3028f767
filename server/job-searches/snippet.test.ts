import fc from 'fast-check'
import { expect, test } from 'vitest'
import { snippetOf } from './snippet.ts'

/** With brackets for the marks. */
function snippet(text: string, ...marks: string[]): string {
  return snippetOf(text, marks).replaceAll('\u0002', '[').replaceAll('\u0003', ']')
}

const filler = 'We are a friendly company in the middle of town and have been so for forty years. '

test('searched words are marked in whatever form', () => {
  expect(snippet('Nurses wanted. A nurse’s work.', 'nurse')).toBe('[Nurses] wanted. A [nurse’s] work.')
  expect(snippet('Full-Stack work (ASP.NET, C#).', 'full stack', '.net', 'c#')).toBe(
    '[Full-Stack] work ([ASP.NET], [C#]).',
  )
})

test('a name of several words is one mark, and its words alone are none', () => {
  expect(snippet('A registered general nurse, not any nurse.', 'registered general nurse')).toBe(
    'A [registered general nurse], not any nurse.',
  )
})

test('dots alone are no lines', () => {
  for (const text of ['…', ' ... ', '- – -', '']) expect(snippet(text, 'nurse')).toBe('')
})

test('IT is marked, it is not', () => {
  expect(snippet('It is IT work.', 'it')).toBe('It is [IT] work.')
})

test('the lines are those where most different words stand', () => {
  const text = `${filler}A nurse once worked here. ${filler.repeat(5)}You are a nurse for nights. ${filler.repeat(5)}`
  const shown = snippet(text, 'nurse', 'nights')
  expect(shown).toContain('You are a [nurse] for [nights].')
  expect(shown).toMatch(/^… /)
  expect(shown).toMatch(/ …$/)
})

test('they begin with a sentence where one begins near', () => {
  const text = `${filler.repeat(4)}You are a nurse. ${filler.repeat(4)}`
  expect(snippet(text, 'nurse')).toMatch(/^… You are a \[nurse\]\./)
})

test('without a searched word they are the first ones', () => {
  const shown = snippet(filler.repeat(5), 'nurse')
  expect(shown.startsWith('We are a friendly company')).toBe(true)
  expect(shown.endsWith(' …')).toBe(true)
  expect(snippet('', 'nurse')).toBe('')
})

test('marks and spaces that the text brings are not ours', () => {
  expect(snippetOf('a \u0002nurse\u0003\n\n b', ['nurse'])).toBe('a \u0002nurse\u0003 b')
  expect(snippetOf('a \u0002baker\u0003', ['nurse'])).toBe('a baker')
})

test('whatever the text and the marks, the snippet is a short piece of the text with whole marks', () => {
  const words = fc.array(
    fc.constantFrom('nurse', 'Nurses,', 'full-stack', 'C#.', 'the', '…', 'a\u0002b', '\n', '“it”'),
    {
      maxLength: 120,
    },
  )
  const marks = fc.array(fc.constantFrom('nurse', 'full stack', 'c#', 'the nurse', ''), { maxLength: 3 })
  fc.assert(
    fc.property(words, marks, (list, wanted) => {
      const text = list.join(' ')
      const shown = snippet(text, ...wanted)
      const bare = shown
        .replaceAll(/[[\]]/g, '')
        .replace(/^… (?=.)/, '')
        .replace(/ …$/, '')
      expect(bare.length).toBeLessThanOrEqual(204)
      expect(shown.replaceAll(/\[[^[\]]+\]/g, '')).not.toMatch(/[[\]]/)
      expect(text.replaceAll(/[\p{Cc}\s]+/gu, ' ')).toContain(bare)
    }),
  )
})
