import { expect, test } from 'vitest'
import { parseCompanyBoards, readCompanyBoards } from './company-boards.ts'

test('reads names and whole addresses', () => {
  const text =
    '{ "greenhouse": ["monzo", "a.b-c_d", "acme=Acme & Sons (UK) Ltd."], "xml-feed": ["https://jobs.acme.example/feed.xml?a=1"] }'
  expect(parseCompanyBoards(text, 'company-boards.json')).toEqual(JSON.parse(text))
})

test('a missing file is an empty one', async () => {
  expect(await readCompanyBoards('/nowhere/company-boards.json')).toEqual({})
})

test('the file that is shipped can be read', async () => {
  const boards = await readCompanyBoards(new URL('../../company-boards.json', import.meta.url).pathname)
  expect(Object.keys(boards)).toContain('greenhouse')
})

test.each([
  ['{', 'is not JSON'],
  ['[]', 'cannot be used'],
  ['{ "greenhouse": "monzo" }', 'greenhouse: '],
  ['{ "greenhouse": ["a/../b"] }', "greenhouse → 0: must be a company's name"],
  ['{ "greenhouse": [".."] }', 'greenhouse → 0'],
  ['{ "greenhouse": ["a.example/?x="] }', 'greenhouse → 0'],
  ['{ "greenhouse": ["acme="] }', 'greenhouse → 0'],
  ['{ "greenhouse": ["acme=Acme, Inc."] }', 'greenhouse → 0'],
  ['{ "xml-feed": ["http://jobs.acme.example/"] }', 'xml-feed → 0'],
  ['{ "xml-feed": ["https://jobs.acme.example/?a=1,2"] }', 'xml-feed → 0'],
  ['{ "geenhouse": ["monzo"] }', 'names geenhouse, which is not one of: reed, '],
])('%s is refused in words', (text, words) => {
  expect(() => parseCompanyBoards(text, 'company-boards.json')).toThrow(words)
})
