import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
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
