import { expect, test } from 'vitest'
import { askedQuestion } from './asked.ts'
import { charactersIn, wordsIn } from './limits.ts'
import { documentAsked } from './meaning.ts'
import { tooLong } from './too-long.ts'

const letterField = { label: 'Write your own cover letter', type: 'long-text', isRequired: false } as const

test('a letter or an answer that is too long is told with both counts; one that just fits is not', () => {
  const byCharacters = askedQuestion({ ...letterField, max: 4_000 })
  expect(documentAsked(byCharacters)).toBe('letter')
  expect(tooLong({ question: byCharacters, value: 'a'.repeat(4_210) }, 'Reed')).toBe(
    'Your letter has 4,210 characters; Reed takes 4,000',
  )
  expect(tooLong({ question: byCharacters, value: 'a'.repeat(4_000) }, 'Reed')).toBeNull()

  const byWords = askedQuestion({ ...letterField, maxWords: 300 })
  expect(tooLong({ question: byWords, value: 'word '.repeat(301) }, 'Reed')).toBe(
    'Your letter has 301 words; Reed takes 300',
  )
  expect(tooLong({ question: byWords, value: ' word\n'.repeat(300) }, 'Reed')).toBeNull()

  const other = askedQuestion({ label: 'Why this ward?', type: 'text', isRequired: true, max: 3 })
  expect(tooLong({ question: other, value: 'long' }, 'Reed')).toBe(
    'Your answer to “Why this ward?” has 4 characters; Reed takes 3',
  )
  expect(tooLong({ question: other, value: null }, 'Reed')).toBeNull()
  expect(tooLong({ question: { ...other, type: 'phone' }, value: '07700 900123' }, 'Reed')).toBeNull()
})

test.each(['0/4000', '0 / 500 words', 'Maximum 4,000 characters', 'Use 300 words or fewer', ''])(
  'a letter goes where “%s” stands beside its field',
  (hint) => {
    expect(documentAsked(askedQuestion({ ...letterField, label: 'Cover letter', hint }))).toBe('letter')
  },
)

test('what else stands beside a field is not taken for a limit', () => {
  const hint = 'No more than 300 words on a time when you disagreed'
  expect(documentAsked(askedQuestion({ ...letterField, label: 'Cover letter', hint }))).toBeNull()
})

test.each<[string, number | null, number | null]>([
  ['Maximum 300 words', null, 300],
  ['250–500 words', null, 500],
  ['0/300 words', null, 300],
  ['0 / 1500', 1_500, null],
  ['0/4000', 4_000, null],
  ['Use 4,000 characters or fewer', 4_000, null],
  ['Up to 2,000 characters (about 300 words)', 2_000, 300],
  ['At least 200 words', null, null],
  ['Minimum of 50 characters, at most 500 characters', 500, null],
  ['In your own words', null, null],
])('the limit in “%s”', (text, characters, words) => {
  expect([charactersIn(text), wordsIn(text)]).toEqual([characters, words])
})
