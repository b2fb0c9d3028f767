import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const table = readFileSync('docs/where-to-change.md', 'utf8')
const named = [...table.matchAll(/`([^`]+)`/gu)].map(([, name]) => name ?? '')

test('every file and folder that the table names is there', () => {
  const paths = named.filter((name) => /^(?:app|contract|e2e|migrations|sandbox|scripts|server|test)\//u.test(name))
  expect(paths.length).toBeGreaterThan(80)
  expect(paths.filter((path) => !path.includes('<') && !existsSync(path))).toEqual([])
})

test('every feature of the server has a place in the table', () => {
  const features = readdirSync('server', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const without = features.filter(({ name }) => !named.some((path) => path.startsWith(`server/${name}/`)))
  expect(without.map(({ name }) => name)).toEqual([])
})

test('every limit of the contract is in a file that the table names', () => {
  const files = globSync('contract/**/*.ts').filter(
    (file) =>
      !file.endsWith('limits.ts') &&
      /^export const (?:\w+Limits|\w+AtMost|\w+AnHour|most[A-Z]\w*) =/mu.test(readFileSync(file, 'utf8')),
  )
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => !named.includes(file))).toEqual([])
})

test('every mail is written in a file of the name that the table gives', () => {
  const writers = globSync('server/**/*.ts').filter((file) => /\): Letter \{/u.test(readFileSync(file, 'utf8')))
  expect(writers.length).toBeGreaterThan(8)
  expect(writers.filter((file) => !file.endsWith('/letters.ts') && !named.includes(file))).toEqual([])
})

test('the start page of the documents names each of them', () => {
  const start = readFileSync('docs/README.md', 'utf8')
  const pages = globSync('docs/*.md').map((path) => path.slice('docs/'.length))
  expect(pages.length).toBeGreaterThan(15)
  expect(pages.filter((page) => page !== 'README.md' && !start.includes(`](${page})`))).toEqual([])
})

test('every link from one document to another, and every path in the guide for contributors, leads to something', () => {
  const documents = [...globSync('*.md'), ...globSync('{docs,deploy,engines}/**/*.md')]
  const dead = documents.flatMap((document) => {
    const text = readFileSync(document, 'utf8')
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/gu)].map(([, link]) =>
      join(dirname(document), link ?? ''),
    )
    const paths =
      document === 'CONTRIBUTING.md'
        ? [...text.matchAll(/`([a-z0-9-]+\/[^`<>* ]+)`/gu)].map(([, path]) => path ?? '')
        : []
    return [...links, ...paths].filter((path) => !existsSync(path)).map((path) => `${document}: ${path}`)
  })
  expect(dead).toEqual([])
})

test('every link to a section of a document leads to its heading', () => {
  const dead = [...globSync('*.md'), ...globSync('{docs,deploy,engines}/**/*.md')].flatMap((document) => {
    const links = readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/gu)
    return [...links]
      .filter(([, path, anchor]) => !anchorsOf(path ? join(dirname(document), path) : document).includes(anchor ?? ''))
      .map(([link]) => `${document}: ${link}`)
  })
  expect(dead).toEqual([])
})

/** The anchors of a document's headings, as GitHub makes them: small letters, without punctuation, hyphens for spaces. */
function anchorsOf(document: string): string[] {
  const headings = readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gmu)
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/gu, '-'),
  )
}

test('every setting that is checked at start-up is listed, with its default; what is listed is read', () => {
  const rows = [...readFileSync('docs/settings.md', 'utf8').matchAll(/^\| (`.+?) \| (.+?) \|/gmu)]
  const listed = new Map(
    rows.flatMap(([, names = '', defaults = '']) => {
      const all = [...names.matchAll(/`([A-Z][A-Z0-9_]+)`/gu)].map(([, name]) => name ?? '')
      const each = defaults.split(', ')
      return all.map((name, index) => [name, each.length === all.length ? each[index] : defaults] as const)
    }),
  )
  const source = readFileSync('server/platform/config.ts', 'utf8')
  const schema = source.slice(source.indexOf('const Settings ='), source.indexOf('export type Config'))
  const ownSettings = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):([\s\S]*?)(?=^ {2}[A-Z]|^\}\))/gmu)]
  expect(ownSettings.length).toBeGreaterThan(60)
  // `npm run dev` sets it for itself; the other three providers are listed by a word each.
  const told = (name: string) => name !== 'ROLECALL_DEV' && !/_(?:GOOGLE|LINKEDIN|TWITTER)_/u.test(name)
  expect(ownSettings.filter(([, name = '']) => told(name) && !listed.has(name)).map(([, name]) => name)).toEqual([])

  const otherwise = ownSettings.flatMap(([, name = '', rule = '']) => {
    const [, value] = /\.default\('?([^')[\]]+)'?\)/u.exec(rule) ?? []
    const said = listed.get(name)?.replaceAll('`', '')
    const written = { false: 'off', true: 'on' }[value ?? ''] ?? value?.replaceAll('_', '')
    return value === undefined || said === undefined || said === written ? [] : [`${name}: ${value}, not ${said}`]
  })
  expect(otherwise).toEqual([])

  const code = globSync(['server/**/*.ts', 'sandbox/**/*.ts'])
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  expect([...listed.keys()].filter((name) => !code.includes(name))).toEqual([])
})
