import { expect, test } from 'vitest'
import { languages } from './languages.ts'

test('there are 185 languages, each once, in order', () => {
  expect(languages).toHaveLength(185)
  expect(new Set(languages).size).toBe(185)
  expect([...languages]).toEqual([...languages].sort((a, b) => a.localeCompare(b, 'en-GB')))
})
