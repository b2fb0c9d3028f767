import { expect, test } from 'vitest'
import { createPhraseFinder } from './phrases.ts'
import { wordsOf } from './words.ts'

const names = [
  'project management',
  'budget management',
  'care of the elderly',
  'risk assessment',
  'health and safety',
  'social work',
  'SQL',
  'SQL Server',
  'Java',
  'JavaScript',
  'C#',
  'C++',
  '.NET',
  'Node.js',
  'A&E',
  'C+E',
  'work experience',
  'IT support',
]
const find = createPhraseFinder(names.map((name) => ({ name, value: name })))
const joined = new Set(['javascript'])
const found = (text: string): string[] => find(wordsOf(text, joined)).map(({ value }) => value)

test.for<[string, string[]]>([
  ['managing projects', ['project management']],
  ['Project Manager', ['project management']],
  ['budget and project management', ['budget management', 'project management']],
  ['elderly care', []],
  ['care of elderly people', ['care of the elderly']],
  ['assessing complex risks', ['risk assessment']],
  ['Health & Safety', ['health and safety']],
  ['working in a social club', []],
  ['MS SQL Server', ['SQL Server']],
  ['JavaScript and Java', ['JavaScript', 'Java']],
  ['C#/.NET, C++ and Node.js', ['C#', '.NET', 'C++', 'Node.js']],
  ['Cat C+E licence for A&E runs', ['C+E', 'A&E']],
  // Neither over a comma, nor over the end of a sentence or a line.
  ['at work, experience counts', []],
  ['good at work. Experience counts', []],
  ['used to work\nExperience of care', []],
  // A line that was only wrapped is one.
  ['project\nmanagement', ['project management']],
  ['it supports the team', []],
  ['IT support for the team', ['IT support']],
  // A board that lost its line ends.
  ['we use SQLExperience of SQL', ['SQL']],
])('in %j stand %j', ([text, expected]) => {
  expect(found(text).sort()).toEqual([...expected].sort())
})

test('a name with capitals is meant only with them', () => {
  const cased = createPhraseFinder([{ name: 'Excel', value: 'Excel', isCased: true }])
  expect(cased(wordsOf('Word and Excel'))).toHaveLength(1)
  expect(cased(wordsOf('you excel at it'))).toHaveLength(0)
})
