import { expect, test } from 'vitest'
import { isLanguageName } from './language-names.ts'
import { placesOf } from './places.ts'
import { proposeCv } from './propose-cv.ts'
import { createGazetteer } from '../../server/places/gazetteer.ts'

const places = placesOf(createGazetteer())
const languagesOf = (lines: readonly string[]) => {
  const { main_language, other_languages } = proposeCv(
    ['Corin Blackadder', 'corin.b@example.com', '', 'Languages', ...lines, '', 'Skills', 'Joinery'].join('\n'),
    places,
  ).cv.skills
  return { main: main_language, others: other_languages.map(({ name }) => name) }
}

test('a level in a cell of its own is no language', () => {
  expect(languagesOf(['English\tNative', 'Spanish\tFluent'])).toEqual({ main: 'English', others: ['Spanish Fluent'] })
  for (const word of ['Fluent', 'Native', '', 'Python']) expect(isLanguageName(word), word).toBe(false)
})

test('languages at any place of our list are known', () => {
  for (const name of ['Portuguese', 'Croatian', 'Latvian', 'Farsi', 'Welsh', 'Romani', 'Português'])
    expect(isLanguageName(name), name).toBe(true)
})
