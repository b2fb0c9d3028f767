import { expect, test } from 'vitest'
// @ts-expect-error -- plain JavaScript without types: it also runs on a Node that does not know them.
import { findFaults } from './find-faults.mjs'
// @ts-expect-error -- as above
import { describeDoors, doorsOf } from './doors.mjs'
// @ts-expect-error -- as above
import { readSources } from './imports.mjs'
// @ts-expect-error -- as above
import * as table from './table.mjs'
// @ts-expect-error -- as above
import { root } from '../set-up/root.mjs'

const small = {
  floors: [
    { name: 'ground', rooms: ['platform'] },
    { name: 'features', rooms: ['jobs', 'users'] },
    { name: 'programs', rooms: ['programs'] },
  ],
  beside: [] as object[],
  exceptions: [] as object[],
}
const sound = {
  'server/platform/clock.ts': 'export const clock = 1',
  'server/jobs/jobs.ts': `import { clock } from '../platform/clock.ts'\nexport const jobs = clock`,
  'server/users/users.ts': 'export const users = 1',
  'server/web.ts': `import { jobs } from './jobs/jobs.ts'`,
  'app/root.tsx': 'export const root = 1',
}

const faultsOf = (planted: Record<string, string> = {}, rules: Partial<typeof small> = {}): string[] =>
  findFaults(new Map(Object.entries({ ...sound, ...planted })), { ...small, ...rules })

test('imports that lead down are right', () => {
  expect(faultsOf()).toEqual([])
})

test('an arrow that leads upward is found, however it is written', () => {
  const ways = [
    `import { jobs } from '../jobs/jobs.ts'`,
    `import type { Jobs } from '../jobs/jobs.ts'`,
    `import {\n  jobs,\n  others,\n} from '../jobs/jobs.ts'`,
    `import '../jobs/jobs.ts'`,
    `export { jobs } from '../jobs/jobs.ts'`,
    `export * from '../jobs/jobs.ts'`,
    `const late = async () => await import('../jobs/jobs.ts')`,
    `new Worker(new URL('../jobs/jobs.ts', import.meta.url))`,
  ]
  for (const way of ways)
    expect(faultsOf({ 'server/platform/log.ts': way }), way).toContain(
      'upward: server/platform/log.ts imports server/jobs/jobs.ts (platform → jobs)',
    )
})

test('nor does a room import a program', () => {
  const [fault] = faultsOf({ 'server/users/log-in.ts': `import { web } from '../web.ts'` })
  expect(fault).toContain('upward: server/users/log-in.ts imports server/web.ts (users → programs)')
})

test('an arrow sideways needs a line of the table, and the line an arrow', () => {
  const planted = { 'server/users/own.ts': `import { jobs } from '../jobs/jobs.ts'` }
  const beside = [{ from: 'users', to: 'jobs', because: 'the test says so' }]
  expect(faultsOf(planted)).toEqual(['sideways: server/users/own.ts imports server/jobs/jobs.ts (users → jobs)'])
  expect(faultsOf(planted, { beside })).toEqual([])
  expect(faultsOf({}, { beside })).toEqual(['nothing needs this line of the table any more: users → jobs'])
})

test('two permissions make no circle of rooms right', () => {
  const planted = {
    'server/users/own.ts': `import { jobs } from '../jobs/jobs.ts'`,
    'server/jobs/posters.ts': `import { users } from '../users/users.ts'`,
  }
  const beside = [
    { from: 'users', to: 'jobs', because: '' },
    { from: 'jobs', to: 'users', because: '' },
  ]
  expect(faultsOf(planted, { beside })).toEqual(['a circle of rooms: jobs, users'])
})

test('an exception is for one import, and for no other', () => {
  const up = `import { jobs } from '../jobs/jobs.ts'`
  const exceptions = [{ from: 'server/platform/log.ts', to: 'server/jobs/jobs.ts', because: 'the test says so' }]
  expect(faultsOf({ 'server/platform/log.ts': up }, { exceptions })).toEqual([])
  expect(faultsOf({ 'server/platform/log.ts': up, 'server/platform/mail.ts': up }, { exceptions })).toContain(
    'upward: server/platform/mail.ts imports server/jobs/jobs.ts (platform → jobs)',
  )
})

test('files that import each other are a circle, of types too, on every side', () => {
  const planted = {
    'app/a.ts': `import { b } from './ui/b.tsx'`,
    'app/ui/b.tsx': `import { c } from './c.ts'`,
    'app/ui/c.ts': `import type { A } from '../a.ts'`,
  }
  expect(faultsOf(planted)).toEqual(['a circle of files: app/a.ts, app/ui/b.tsx, app/ui/c.ts'])
})

const engine = {
  'engines/words/index.ts': `export { read } from './read.ts'`,
  'engines/words/read.ts': 'export const read = 1',
}

test('a room with a door is entered by it; programs take what wires a room by its file', () => {
  const door = { 'server/jobs/index.ts': `export { jobs, type Job } from './jobs.ts'` }
  const user = (path: string) => ({
    ...door,
    'server/web.ts': '',
    'server/users/own.ts': `import { jobs } from '../jobs/${path}'`,
  })
  const beside = [{ from: 'users', to: 'jobs', because: 'the test says so' }]
  expect(faultsOf(user('index.ts'), { beside })).toEqual([])
  expect(faultsOf(user('jobs.ts'), { beside })).toEqual([
    'past the door of a room: server/users/own.ts imports server/jobs/jobs.ts',
  ])
  const program = (path: string) => faultsOf({ ...door, 'server/web.ts': `import { it } from './jobs/${path}'` })
  expect(program('jobs.ts')).toEqual(['past the door of a room: server/web.ts imports server/jobs/jobs.ts'])
  for (const wired of ['api.ts', 'ads/public-api.ts', 'tasks.ts', 'personal-data.ts', 'import-ads-command.ts'])
    expect(program(wired), wired).toEqual([])
  expect(
    faultsOf({ ...door, 'app/root.tsx': `import { jobs } from '../server/jobs/jobs.ts'`, 'server/web.ts': '' }),
  ).toEqual(['past the door of a room: app/root.tsx imports server/jobs/jobs.ts'])
})

test('rooms without a door are counted, and a door with many names is told', () => {
  const names = Array.from({ length: 21 }, (_, index) => `name${index}`)
  const sources = new Map(
    Object.entries({ ...sound, 'server/users/index.ts': `export { ${names.join(', ')} } from './users.ts'` }),
  )
  expect(doorsOf(sources)).toEqual({
    faults: [],
    open: [
      { room: 'jobs', files: 1 },
      { room: 'platform', files: 1 },
    ],
    closed: [{ room: 'users', names: 21 }],
  })
  expect(describeDoors(doorsOf(sources))).toEqual([
    'Doors: 1 room with 21 names; 2 without, reached at 2 files: jobs 1, platform 1',
    'users has 21 names at its door: it is two rooms, or leaks',
  ])
})

test('an engine is entered by its door, and by nothing else', () => {
  const by = (path: string) =>
    faultsOf({ ...engine, 'server/users/own.ts': `import { read } from '../../engines/words/${path}'` })
  expect(by('index.ts')).toEqual([])
  expect(by('read.ts')).toEqual(['past the door of an engine: server/users/own.ts imports engines/words/read.ts'])
  expect(by('people.fixtures.ts')).toEqual([])
  const other = { ...engine, 'engines/ads/index.ts': `import { read } from '../words/read.ts'` }
  expect(faultsOf(other)).toEqual(['past the door of an engine: engines/ads/index.ts imports engines/words/read.ts'])
  expect(faultsOf({ 'engines/words/read.ts': '' })).toEqual(['engines/words/ has no door: index.ts'])
})

test('an engine knows contract and engines, and neither Node nor the time', () => {
  const having = (text: string) =>
    faultsOf({ ...engine, 'contract/a.ts': 'export const a = 1', 'engines/words/read.ts': text })
  expect(having(`import { a } from '../../contract/a.ts'`)).toEqual([])
  expect(having(`import { users } from '../../server/users/users.ts'`)).toEqual([
    'an engine knows contract and engines only: engines/words/read.ts imports server/users/users.ts',
  ])
  for (const node of [`import { readFileSync } from 'node:fs'`, `import 'node:fs'`, `await import('node:fs')`])
    expect(having(node), node).toEqual(['an engine imports nothing of Node: engines/words/read.ts'])
  for (const clock of ['Date.now()', 'new Date()'])
    expect(having(`export const today = ${clock}`), clock).toEqual(['an engine has no clock: engines/words/read.ts'])
  expect(having(`export const day = new Date('2026-01-01')`)).toEqual([])
  expect(faultsOf({ ...engine, 'contract/a.ts': `export { read } from '../engines/words/index.ts'` })).toEqual([
    'contract imports libraries only: contract/a.ts imports engines/words/index.ts',
  ])
})

test('every room has a floor, and every floor has its rooms', () => {
  expect(faultsOf({ 'server/newcomers/a.ts': '' })).toEqual([
    'server/newcomers/ has no floor in scripts/rooms/table.mjs',
  ])
  const floors = [...small.floors, { name: 'doors', rooms: ['attic'] }]
  expect(faultsOf({}, { floors })).toEqual(['the table has a room that is not there: attic'])
})

test('one planted arrow is found among all that there is', () => {
  const sources = readSources(root)
  expect(findFaults(sources, table)).toEqual([])
  const path = 'server/platform/clock.ts'
  sources.set(path, `import type { Platform } from '../users/users.ts'\n${sources.get(path)}`)
  expect(findFaults(sources, table)).toContain(`upward: ${path} imports server/users/users.ts (platform → users)`)
})
