import { expect, test } from 'vitest'
import { Cv } from '../../../contract/cvs/cvs.ts'
import { readOnce } from './read-once.ts'
import { ownTaxonomy, createVocabulary } from '../../../engines/matching/index.ts'

test('a CV is read again only when it, or what it is read by, is another', () => {
  const vocabulary = createVocabulary([ownTaxonomy])
  const other = createVocabulary([ownTaxonomy])
  const facts = readOnce(vocabulary, 'Ann\nNurse')
  expect(readOnce(vocabulary, 'Ann\nNurse')).toBe(facts)
  expect(readOnce(vocabulary, 'Ann\nNurse, Leeds')).not.toBe(facts)
  expect(readOnce(other, 'Ann\nNurse')).not.toBe(facts)
  const cv = Cv.parse({ headline: 'Nurse' })
  expect(readOnce(vocabulary, cv)).toBe(readOnce(vocabulary, Cv.parse({ headline: 'Nurse' })))
})

test('what was not asked for longest is forgotten', () => {
  const vocabulary = createVocabulary([{ skills: [], occupations: [] }])
  const long = (letter: string) => letter.repeat(500_000)
  const first = readOnce(vocabulary, long('a'))
  const second = readOnce(vocabulary, long('b'))
  for (const letter of ['c', 'd']) readOnce(vocabulary, long(letter))
  expect(readOnce(vocabulary, long('b'))).toBe(second)
  readOnce(vocabulary, long('e'))
  expect(readOnce(vocabulary, long('b'))).toBe(second)
  expect(readOnce(vocabulary, long('a'))).not.toBe(first)
})
