import { expect, test } from 'vitest'
import { education } from './meanings/education.ts'
import { health } from './meanings/health.ts'
import { office } from './meanings/office.ts'
import { service } from './meanings/service.ts'
import { spellings } from './meanings/spellings.ts'
import { technology } from './meanings/technology.ts'
import { trades } from './meanings/trades.ts'
import { words } from './meanings/words.ts'
import { eachName } from './names.ts'
import { readQuery } from './read-query.ts'
import { readWords } from './read-words.ts'
import { termsOfName } from './spelled.ts'

function names(text: string, kind: 'text' | 'title'): string[] {
  const found = new Set<string>()
  eachName(readWords(text, kind), kind, (term) => found.add(term))
  return [...found]
}

test('a name is found in whatever spelling', () => {
  expect(names('a Health-Care Assistant', 'text')).toEqual(
    expect.arrayContaining(['s:healthcare', 'm:healthcare-assistant']),
  )
  expect(names('painter & decorator', 'text')).toContain('m:painter-and-decorator')
  expect(names('ReactJS', 'text')).toContain('s:react')
})

test('a short name counts in a text in capitals only, in a title always', () => {
  expect(names('an RGN', 'text')).toContain('m:registered-general-nurse')
  expect(names('the pr of it', 'text')).toEqual([])
  expect(names('pr manager', 'title')).toContain('m:public-relation')
})

test('a name that is something else in a text counts in titles only', () => {
  expect(names('ask the joiner', 'text')).not.toContain('m:carpenter')
  expect(names('Joiner', 'title')).toContain('m:carpenter')
})

test('a name does not reach over other words', () => {
  expect(names('a quantity of surveyors', 'text')).toEqual([])
})

const meanings = [health, education, office, service, technology, trades, words].flat()

test('every name that asks for a meaning finds the ads that have any of its names', () => {
  for (const { names: same, inTitles = [], asks = [], finds = [] } of meanings) {
    const term = `m:${termsOfName(same[0]!).join('-')}`
    for (const name of [...same, ...inTitles, ...asks]) {
      expect(
        readQuery(name).groups.flatMap((group) => group.related),
        name,
      ).toContain(term)
    }
    for (const name of [...same, ...inTitles, ...finds]) expect(names(name, 'title'), name).toContain(term)
  }
})

test('no meaning takes the term of another', () => {
  const terms = meanings.map((meaning) => termsOfName(meaning.names[0]!).join('-'))
  expect(new Set(terms).size).toBe(terms.length)
})

test('every spelling of a name asks for the same', () => {
  for (const same of spellings) {
    const asked = same.map((name) => readQuery(name).groups.map((group) => group.own))
    for (const own of asked) expect(own, same.join()).toEqual(asked[0])
  }
})
