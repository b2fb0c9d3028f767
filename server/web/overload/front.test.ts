import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { aPerson } from '../../../test/people.ts'
import { startServer, type TestServer } from '../../../test/server.ts'
import { defaultSearch, resultsAddress } from '../../../contract/job-searches/results-address.ts'
import { countRequest } from '../../platform/limits/rate-limits.ts'
import { limits } from '../../platform/limits/table.ts'
import { beginSession } from '../../users/sessions.ts'
import { createApp } from '../app.ts'
import type { Pages } from '../pages.ts'
import { createFront, refuseUpgrade } from './front.ts'
import { mostOfOneSession, type WorkClass } from './work-classes.ts'
import { router } from '../../router.ts'

const results = resultsAddress({ ...defaultSearch, jobTitle: 'nurse', jobLocation: 'Leeds' })
const search = '/api/jobsearches/nurse/Leeds/12000/200001/10/Any'

/** The web program on loopback. Its pages wait, once they have begun, until the test lets them go; those of '/login' do not. */
async function aFront() {
  const server = await startServer({ boards: [] })
  const begun: string[] = []
  const held = Promise.withResolvers<void>()
  const pages: Pages = {
    async render(request) {
      const { pathname } = new URL(request.url)
      begun.push(pathname)
      if (pathname !== '/login') await held.promise
      return new Response(`page ${pathname}`)
    },
    routes: [],
    isStatic: (path) => path === '/assets/app.js',
    staticFiles: async (context, next) => (context.req.path === '/assets/app.js' ? context.text('file') : await next()),
  }
  const http = createServer(createFront(server.services, createApp(server.services, { router, pages }), pages))
  http.on('upgrade', (request, socket) => {
    if (!refuseUpgrade(server.services, request, socket)) socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n')
  })
  await once(http.listen(0, '127.0.0.1'), 'listening')
  const { port } = http.address() as AddressInfo
  const figures = (workClass: WorkClass) => {
    const { running, waiting } = server.services.load.figures().find((one) => one.workClass === workClass)!
    return [running, waiting]
  }
  return {
    server,
    begun,
    figures,
    port,
    letGo: () => held.resolve(),
    /** Changes the limits of a kind of work. */
    limit(workClass: WorkClass, places: number, line: number) {
      Object.assign(server.services.load.limits[workClass], { places, line, patience: 60_000 })
    },
    get: async (path: string, init: RequestInit = {}) => await fetch(`http://127.0.0.1:${port}${path}`, init),
    async [Symbol.asyncDispose]() {
      held.resolve()
      http.closeAllConnections()
      http.close()
      await server[Symbol.asyncDispose]()
    },
  }
}

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
})

/** A session that this process has already seen. */
async function aKnownPerson(front: Awaited<ReturnType<typeof aFront>>) {
  const person = await aPerson(front.server)
  expect((await front.get('/login', { headers: person.headers })).status).toBe(200)
  // The answer may be here a moment before its place is free.
  await expect.poll(() => front.figures('claimed')).toEqual([0, 0])
  return person
}

test('beyond the places and the line a search is refused and told when to come again; the others get their pages', async () => {
  await using front = await aFront()
  front.limit('search', 2, 1)
  const taken = [front.get(results), front.get(results), front.get(results)]
  await expect.poll(() => front.figures('search')).toEqual([2, 1])

  const refused = await front.get(results)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toMatch(/^[2-5]$/u)
  expect(refused.headers.get('content-type')).toContain('text/html')
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await refused.text()).toContain('Please wait a few seconds, then reload this page.')
  await expect.poll(() => front.begun.length).toBe(2)

  front.letGo()
  expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([200, 200, 200])
  await expect.poll(() => front.figures('search')).toEqual([0, 0])
  expect((await front.get(results)).status).toBe(200)
})

test('a program that is refused gets the one shape of errors, and a form hears that it was not saved', async () => {
  await using front = await aFront()
  front.limit('search', 0, 0)
  front.limit('write', 0, 0)
  const refused = await front.get(search)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toMatch(/^[2-5]$/u)
  expect(await refused.json()).toEqual({
    status: 503,
    code: 2,
    message: 'We are busy',
    details: 'Please try again in a few seconds.',
    id: refused.headers.get('x-request-id'),
  })
  const form = await front.get('/contact', { method: 'POST', body: new URLSearchParams({ text: 'hello' }) })
  expect([form.status, await form.text()]).toEqual([503, expect.stringContaining('What you sent was not saved.')])
})

test('while guests are refused, health, files, signing in and people who are logged in are served', async () => {
  await using front = await aFront()
  const person = await aKnownPerson(front)
  for (const one of ['statistics', 'search', 'page', 'call', 'write', 'claimed'] as const) front.limit(one, 0, 0)

  for (const path of ['/', results, search, '/statistics', '/api/sources']) {
    expect((await front.get(path)).status, path).toBe(503)
  }
  for (const path of ['/healthz', '/readyz', '/assets/app.js', '/login']) {
    expect((await front.get(path)).status, path).toBe(200)
  }
  const logIn = await front.get('/auth/local', post({ email: person.email, password: person.password }))
  expect(logIn.status).toBe(200)
  expect((await front.get(search, { headers: person.headers })).status).toBe(200)
  front.letGo()
  expect((await front.get(results, { headers: person.headers })).status).toBe(200)
})

test('a made-up session takes no place of those who are logged in, nor does one that has ended', async () => {
  await using front = await aFront()
  const person = await aKnownPerson(front)
  front.limit('claimed', 1, 0)
  front.limit('person', 1, 4)
  const madeUp = (i: number) => ({ headers: { cookie: `token=${String(i).padStart(43, 'x')}` } })
  const taken = [front.get('/settings', madeUp(1))]
  await expect.poll(() => front.figures('claimed')).toEqual([1, 0])
  for (let i = 2; i < 6; i++) expect((await front.get('/settings', madeUp(i))).status).toBe(503)
  expect(front.figures('person')).toEqual([0, 0])
  expect((await front.get('/login', { headers: person.headers })).status).toBe(200)

  await front.server.db.query('delete from sessions')
  await front.get('/login', { headers: person.headers })
  expect((await front.get('/settings', { headers: person.headers })).status).toBe(503)
  front.letGo()
  await Promise.all(taken)
})

test('somebody who logged in elsewhere is looked up once and then served as one who is logged in', async () => {
  await using front = await aFront()
  const person = await aKnownPerson(front)
  const { services, db } = front.server
  const token = await beginSession(db, {
    userId: person.id,
    role: 'user',
    hasSecondFactor: false,
    userAgent: 'test',
    address: '127.0.0.1',
    now: services.clock.now(),
  })
  const headers = { cookie: `token=${token}` }
  front.limit('page', 0, 0)
  front.letGo()
  expect((await front.get('/settings', { headers })).status).toBe(200)
  front.limit('claimed', 0, 0)
  expect((await front.get('/settings', { headers })).status).toBe(200)
})

test('one session cannot take the places of all', async () => {
  await using front = await aFront()
  const [greedy, other] = [await aKnownPerson(front), await aKnownPerson(front)]
  front.limit('person', mostOfOneSession + 1, 0)
  const taken = Array.from({ length: mostOfOneSession }, () => front.get('/settings', { headers: greedy.headers }))
  await expect.poll(() => front.figures('person')).toEqual([mostOfOneSession, 0])
  expect((await front.get('/settings', { headers: greedy.headers })).status).toBe(503)
  expect((await front.get('/login', { headers: other.headers })).status).toBe(200)
  front.letGo()
  await Promise.all(taken)
})

test('a client that leaves the line frees its place in it, and its page is never begun', async () => {
  await using front = await aFront()
  front.limit('page', 1, 1)
  const first = front.get('/about-us')
  await expect.poll(() => front.begun).toEqual(['/about-us'])
  const leaving = new AbortController()
  const left = front.get('/news', { signal: leaving.signal })
  await expect.poll(() => front.figures('page')).toEqual([1, 1])
  leaving.abort()
  await expect(left).rejects.toThrow()
  await expect.poll(() => front.figures('page')).toEqual([1, 0])
  const next = front.get('/prices')
  await expect.poll(() => front.figures('page')).toEqual([1, 1])

  front.letGo()
  expect((await Promise.all([first, next])).map(({ status }) => status)).toEqual([200, 200])
  expect(front.begun).toEqual(['/about-us', '/prices'])
})

test('for a client that leaves while the database answers, nothing more is asked', async () => {
  await using front = await aFront()
  const { db } = front.server
  const { find } = front.server.services
  const { read } = find
  let searches = 0
  find.read = () => {
    searches++
    return read()
  }
  const blocker = await db.connect()
  await blocker.query('begin; lock table throttles in access exclusive mode')
  // As many as are counted without the database; the next one waits for it.
  for (let i = 0; i < limits.search.ahead; i++)
    await countRequest(front.server.services, 'search', { address: '127.0.0.1', userId: null })
  const leaving = new AbortController()
  const left = front.get(search, { signal: leaving.signal })
  await untilBlocked(front.server)
  leaving.abort()
  await expect(left).rejects.toThrow()
  // The program has heard of it before its statement ends: another request of another client shows that it has.
  await front.get('/healthz')
  await blocker.query('rollback')
  blocker.release()
  await expect.poll(() => front.figures('search')).toEqual([0, 0])
  expect(searches).toBe(0)

  expect((await front.get(search)).status).toBe(200)
  expect(searches).toBeGreaterThan(0)
})

test('under strain what is least needed goes first', async () => {
  await using front = await aFront()
  front.letGo()
  front.server.services.load.setLoopDelay(5_000)
  expect((await front.get('/statistics')).status).toBe(503)
  expect((await front.get('/feeds/rss')).status).toBe(503)
  for (const path of [results, '/', '/login']) expect((await front.get(path)).status, path).toBe(200)
  front.server.services.load.setLoopDelay(0)
  expect((await front.get('/statistics')).status).toBe(200)
})

test('an assistant’s search takes a place among the searches; its other messages do not', async () => {
  await using front = await aFront()
  front.limit('search', 0, 0)
  const headers = { accept: 'application/json, text/event-stream' }
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_jobs', arguments: { job_title: 'nurse' } },
  }
  const refused = await front.get('/mcp', post(call, headers))
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true])
  expect(await refused.json()).toMatchObject({ message: 'We are busy' })
  expect((await front.get('/mcp', post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, headers))).status).toBe(200)
  front.limit('search', 1, 0)
  expect((await front.get('/mcp', post(call, headers))).status).toBe(200)
  expect(front.figures('search')).toEqual([0, 0])
})

test('no new socket for live searches while busy, but for people who are logged in', async () => {
  await using front = await aFront()
  const person = await aKnownPerson(front)
  front.server.services.load.setLoopDelay(5_000)
  expect(await upgrade(front.port)).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: [2-5]\r\n/u)
  expect(await upgrade(front.port, `Cookie: ${person.headers.cookie}\r\n`)).toMatch(/^HTTP\/1\.1 101/u)
  front.server.services.load.setLoopDelay(0)
  expect(await upgrade(front.port)).toMatch(/^HTTP\/1\.1 101/u)
})

/** Whatever the server answers to the beginning of a socket. */
async function upgrade(port: number, header = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `GET /ww/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${header}\r\n`,
  )
  return await text(socket)
}

async function untilBlocked({ db }: TestServer): Promise<void> {
  await expect
    .poll(
      async () =>
        (
          await db.query(
            `select count(*)::int as blocked from pg_locks where not granted and relation = 'throttles'::regclass
               and database = (select oid from pg_database where datname = current_database())`,
          )
        ).rows[0].blocked,
    )
    .toBe(1)
}
