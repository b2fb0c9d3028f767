import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = [
  '{server,app,contract,engines,sandbox,test,e2e,scripts,bench}/**/*.{ts,tsx,mjs,css}',
  'migrations/*.sql',
]

/** They look like ids but are not. A path that ends in a slash stands for everything below it. */
const falseFinds = [
  {
    path: 'engines/places/',
    ids: ['M21', 'M25', 'M60', 'C4'],
    why: 'postcode districts, a motorway, a code of a borough',
  },
  { path: 'engines/ads/places.ts', ids: ['M2'], why: 'a postcode district' },
  { path: 'sandbox/board.ts', ids: ['M25'], why: 'a motorway' },
  {
    path: 'server/boards/teaching-vacancies/listing.ts',
    ids: ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'],
    why: "points of teachers' pay",
  },
  {
    path: 'server/boards/job-posting/pay.ts',
    ids: ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'],
    why: "points of teachers' pay",
  },
  { path: 'engines/cv-reading/language-grid.ts', ids: ['C1', 'C2'], why: 'levels of a language' },
  { path: 'engines/cv-printing/text-words.ts', ids: ['C1'], why: 'a level of a language' },
  { path: 'app/ui/cvs/wizard/language-levels.ts', ids: ['C1'], why: 'a level of a language' },
  { path: 'contract/cvs/cvs.ts', ids: ['C1'], why: 'a category of driving licences' },
]

const idPattern = /\b(?:S\d+\.\d+|[CK]\d{1,2}|M\d{1,3}|R-[A-Z]{3}-\d+)\b/u

/** Matches strings too, so that '//' within one does not begin a comment. */
const commentsAndStrings =
  /(?<said>\/\*[\s\S]*?\*\/|\/\/.*|(?<=\b(?:test|describe)\(\s*)(?:'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`))|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/gu

/** Comments and names of tests. */
function commentsOf(path: string, text: string): string[] {
  if (path.endsWith('.sql')) return text.match(/--.*/gu) ?? []
  return [...text.matchAll(commentsAndStrings)].flatMap(({ groups }) => groups?.['said'] ?? [])
}

/** Every id in a comment. A range, with 'to', also names the ids in between. */
function idsOf(comment: string): string[] {
  const single = comment.match(new RegExp(idPattern, 'gu')) ?? []
  const ranges = comment.matchAll(/\b(?<kind>S\d+\.|[CMK])(?<from>\d+) to \k<kind>(?<to>\d+)\b/gu)
  const between = [...ranges].flatMap(({ groups }) => {
    const [from, to] = [Number(groups?.['from']), Number(groups?.['to'])]
    return Array.from({ length: Math.max(0, to - from - 1) }, (_, step) => `${groups?.['kind']}${from + step + 1}`)
  })
  return [...single, ...between]
}

const falseFindOf = (path: string, id: string) =>
  falseFinds.find(
    (entry) => (entry.path.endsWith('/') ? path.startsWith(entry.path) : path === entry.path) && entry.ids.includes(id),
  )

const found = globSync(sources, { exclude: ['test/specification-ids.test.ts'] }).flatMap((path) =>
  commentsOf(path, readFileSync(path, 'utf8')).flatMap((comment) => idsOf(comment).map((id) => ({ path, id }))),
)
const named = found.filter(({ path, id }) => falseFindOf(path, id) === undefined)

const lines = [...readFileSync('docs/specification-ids.md', 'utf8').matchAll(/^\| (?<id>\S+) \| \S/gmu)]
const listed = lines.flatMap(({ groups }) => groups?.['id'] ?? []).filter((id) => idPattern.test(id))

test('docs/specification-ids.md has a line for each id that a comment names', () => {
  expect(named.length).toBeGreaterThan(300)
  const missing = named.filter(({ id }) => !listed.includes(id))
  expect(missing.map(({ path, id }) => `${id}: ${path}`)).toEqual([])
})

test('each of its lines is about an id that a comment names, and no id has two', () => {
  const ids = new Set(named.map(({ id }) => id))
  expect(listed.filter((id) => !ids.has(id))).toEqual([])
  expect(listed.filter((id, at) => listed.indexOf(id) !== at)).toEqual([])
})

test('every known false find is still found', () => {
  const excused = new Set(found.map(({ path, id }) => falseFindOf(path, id)))
  expect(falseFinds.filter((entry) => !excused.has(entry)).map(({ path }) => path)).toEqual([])
})

test.for([
  ['/** Kept (S1.2, K3).\n * And M4. */', ['S1.2', 'K3', 'M4']],
  ["const a = 'M1' // S2.3 and C4", ['S2.3', 'C4']],
  ["fetch('https://x.test/M1')", []],
  ['const b = `/* K1 ${c} */`', []],
  ['{/* R-AUT-4: slowed */}', ['R-AUT-4']],
  ["test('says so (S7.8)', run)", ['S7.8']],
  ['// S2.6 to S2.9', ['S2.6', 'S2.9', 'S2.7', 'S2.8']],
  ['// M365, S3 and AC20', ['M365']],
] as const)('ids in %s', ([code, ids]) => {
  expect(commentsOf('a.ts', code).flatMap(idsOf)).toEqual(ids)
})
