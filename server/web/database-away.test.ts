import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { aPerson } from '../../test/people.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { aSite, cutOff, onlyInPrimary, statusesOf, walk } from './database-away.fixtures.ts'

test('while the primary is away every page of a guest is read from a replica, or says when to come back', async () => {
  const { first, another, addresses } = await aSite()
  await using stack = new AsyncDisposableStack()
  stack.use(first)
  const server = stack.use(await another())
  const usual = await walk(first, addresses)
  for (const path of [
    '/',
    '/search',
    '/job/:id',
    '/company/:slug',
    '/statistics',
    '/statistics/:jobTitle/:jobLocation?',
  ])
    expect([path, usual[path]?.status]).toEqual([path, 200])
  stack.use(cutOff(server))
  await refuseLikeAStandby(server)

  const answers = await walk(server, addresses)

  const told = Object.fromEntries(onlyInPrimary.map((path) => [path, 503]))
  expect(statusesOf(answers)).toEqual({ ...statusesOf(usual), ...told })
  for (const [path, { status, retryAfter, isAlarming }] of Object.entries(answers)) {
    expect([path, isAlarming]).toEqual([path, false])
    if (status === 503) expect([path, retryAfter]).toEqual([path, '10'])
  }
})

test('whoever is logged in is told when to come back, as their session cannot be read', async () => {
  await using server = await startServer({ boards: [], pages: true })
  const person = await aPerson(server)
  using _ = cutOff(server)
  for (const path of ['/', '/settings', '/api/users/me']) {
    const { status, headers, text } = await server.get(path, { accept: 'text/html, */*', ...person.headers })
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '10'])
    expect(text).not.toContain('may not have been saved')
  }
  // What was to be saved may or may not have been.
  expect((await server.post('/api/users/me/savecv', {}, person.headers)).status).toBe(500)
})

test('while the disk of the database is full a guest reads every page as usual', async () => {
  const { first, another, addresses } = await aSite()
  await using stack = new AsyncDisposableStack()
  stack.use(first)
  const server = stack.use(await another())
  const usual = await walk(first, addresses)
  using full = aFullDisk()
  const answers = await walk(server, addresses)
  expect(statusesOf(answers)).toEqual(statusesOf(usual))
  expect(full.refused()).toBeGreaterThan(0)
})

/** A standby has no rows of unlogged tables, and neither writes nor locks. */
async function refuseLikeAStandby({ services }: TestServer): Promise<void> {
  const { pool } = services.readers.pools()[0]!
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relpersistence = 'u' and relkind = 'r'`,
  )
  const isRefused = new RegExp(
    String.raw`\b(?:${rows.map(({ name }) => name).join('|')}|insert into|update|delete from|for (?:key )?share)\b`,
    'iu',
  )
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
  const asStandby = (...given: unknown[]) =>
    isRefused.test(String(given[0]))
      ? Promise.reject(Object.assign(new Error('cannot do that during recovery'), { code: '0A000' }))
      : query(...given)
  Object.assign(pool, { query: asStandby })
}

/** Every statement that writes is refused, as PostgreSQL does where it has no room. */
function aFullDisk(): { refused: () => number } & Disposable {
  const real = Object.getOwnPropertyDescriptor(Client.prototype, 'query')?.value as (...given: unknown[]) => unknown
  let refused = 0
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [asked] = given as [string | { text?: string }]
    const text = (typeof asked === 'string' ? asked : asked.text) ?? ''
    if (!/\b(?:insert into|update|delete from|for (?:key )?share)\b/iu.test(text)) return real.apply(this, given)
    refused++
    const error = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })
    const callback = given.find((one) => typeof one === 'function') as ((error: Error) => void) | undefined
    return callback ? process.nextTick(callback, error) : Promise.reject(error)
  } as never)
  return { refused: () => refused, [Symbol.dispose]: () => spy.mockRestore() }
}
