import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { promising, promisingSentences } from '../scripts/texts/promising.ts'
import { gone, promisedIn, readRegister, registerFile } from '../scripts/texts/register.ts'
import { allTexts } from '../scripts/texts/sources.ts'

const entries = readRegister()
const texts = await allTexts(promising)

test('every sentence that may promise something is in docs/promises.md', () => {
  const promised = promisedIn(texts, entries)
  expect(promised.length).toBeGreaterThan(500)
  const missing = promised.filter(({ entry }) => entry === null)
  expect(missing.map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`)).toEqual([])
})

test('every sentence of docs/promises.md is still in the product', () => {
  expect(gone(texts, entries)).toEqual([])
})

test('every promise names a test, and each test that it names is there', () => {
  const promises = readRegister(readFileSync(registerFile, 'utf8').split('\n## No promises\n')[0])
  expect(promises.length).toBeGreaterThan(100)
  expect(promises.filter(({ tests }) => tests.length === 0).map(({ heading }) => heading)).toEqual([])
  const named = entries.flatMap(({ tests }) => tests)
  expect(named.filter(({ file, title }) => !isTest(file, title)).map(({ file, title }) => `${file}: ${title}`)).toEqual(
    [],
  )
})

/** Whether a file has a test of this title, written with any of the three kinds of quotes. */
function isTest(file: string, title: string): boolean {
  const source = readFileSync(file, 'utf8')
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted))
}

test.for([
  [
    'Saved. We never sell it, and you can delete it at any time.',
    ['We never sell it, and you can delete it at any time.'],
  ],
  ['Once you have confirmed it, it stays. The link works once.', ['The link works once.']],
  ['… Nothing was sent.', ['Nothing was sent.']],
  ['One search asks 13 job boards', ['One search asks 13 job boards']],
  ['Tax-free pay. Choose a colour.', []],
] as const)('promising sentences of ‘%s’', ([text, sentences]) => {
  expect(promisingSentences(text)).toEqual(sentences)
})

test('a promise is known only where each of its words is, and unknown words of the same text stay unknown', () => {
  const [text] = [{ file: 'app/a.tsx', line: 1, text: 'Nothing is kept, and nothing is sent twice.' }]
  const known = (register: string) => promisedIn([text], readRegister(register)).map(({ entry }) => entry?.heading)
  expect(known('### A\n- “Nothing is kept, and nothing is sent twice.”\n- `a.test.ts`: b')).toEqual(['A'])
  expect(known('### A\n- “Nothing is kept”\n- `a.test.ts`: b')).toEqual([undefined])
  expect(known('### A\n- “Nothing is kept”\n\n### B\n- “nothing is sent twice”')).toEqual(['A'])
  expect(known('### A\n- `app/`')).toEqual(['A'])
  expect(() => known('### A\n- Nothing is kept')).toThrow('neither a sentence')
})

test('a sentence that has left the product is told', () => {
  const entry = { heading: 'A', sentences: ['Nothing is kept'], tests: [], places: [] }
  expect(gone([{ file: 'app/a.tsx', line: 1, text: 'Everything is kept' }], [entry])).toEqual(['Nothing is kept'])
})
