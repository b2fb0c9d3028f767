import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const readme = readFileSync('README.md', 'utf8')
const table = readme.slice(readme.indexOf('## To change X, look in Y'))
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
