import { expect, test } from 'vitest'
import { ownTaxonomy, createVocabulary } from '../../engines/matching/index.ts'
import { keywordsOf } from './keywords.ts'

const vocabulary = createVocabulary([ownTaxonomy])
const skills = (text: string) => keywordsOf(vocabulary, `<p>${text}</p>`)

test.each([
  'Apply at https://jobs.example.org/php/search.php?job=1',
  'Apply at www.example.com/java.',
  'See search.php or list.aspx for more',
  'Write to python@example.org',
])('%j names no skill', (text) => {
  expect(skills(text)).toEqual(skills(''))
})

test('a skill with a full stop in it is one, beside an address or not', () => {
  const found = skills('You write PHP, Python and Java.')
  expect(found.length).toBeGreaterThanOrEqual(3)
  expect(skills('You write PHP, Python and Java. See www.example.org/search.php')).toEqual(found)
})
