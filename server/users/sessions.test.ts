import { expect, test } from 'vitest'
import { messages } from '../../contract/texts/messages.ts'
import type { Session } from '../../contract/users/sessions-api.ts'
import { call, tokenIn } from '../../test/call.ts'
import { aPerson, testPassword, type Person } from '../../test/people.ts'
import { startServer, testNow, type TestServer } from '../../test/server.ts'
import { deviceOf } from './device.ts'

const hour = 3_600_000
const day = 24 * hour

/** Another session of the same person. */
async function elsewhere(server: TestServer, person: Person, userAgent = 'curl/8'): Promise<{ cookie: string }> {
  const answer = await server.post(
    '/auth/local',
    { email: person.email, password: testPassword },
    { 'user-agent': userAgent },
  )
  expect(answer.status).toBe(200)
  return { cookie: `token=${tokenIn(answer)}` }
}

const isOpen = async (server: TestServer, headers: Record<string, string>) =>
  (await server.get('/api/users/me', headers)).status === 200

test('a person sees where they are signed in, which one this is, and nobody else’s', async () => {
  await using server = await startServer({ boards: [] })
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
  await elsewhere(server, ann, windows)
  const answer = await server.get('/api/sessions', ann.headers)
  const list = answer.body as Session[]
  expect(
    list.map(({ device, isThisOne }) => ({ device, isThisOne })).toSorted((a, b) => (a.device < b.device ? -1 : 1)),
  ).toEqual([
    { device: 'A program', isThisOne: true },
    { device: 'Chrome on Windows', isThisOne: false },
  ])
  expect(answer.text).not.toContain(ann.token)
  const his = (await server.get('/api/sessions', ben.headers)).body as Session[]
  expect(his).toHaveLength(1)
  expect(list.map(({ id }) => id)).not.toContain(his[0]?.id)
})

test('one session is ended, or all others; somebody else’s never', async () => {
  await using server = await startServer({ boards: [] })
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  const [phone, office, home] = [
    await elsewhere(server, ann),
    await elsewhere(server, ann),
    await elsewhere(server, ann),
  ]
  const idOf = async (headers: Record<string, string>) =>
    ((await server.get('/api/sessions', headers)).body as Session[]).find(({ isThisOne }) => isThisOne)?.id ?? ''

  expect((await call(server, 'DELETE', `/api/sessions/${await idOf(ben.headers)}`, ann)).status).toBe(404)
  expect(await isOpen(server, ben.headers)).toBe(true)
  const phones = await idOf(phone)
  expect((await call(server, 'DELETE', `/api/sessions/${phones}`, ann)).status).toBe(200)
  expect((await call(server, 'DELETE', `/api/sessions/${phones}`, ann)).status).toBe(404)
  expect([await isOpen(server, phone), await isOpen(server, office)]).toEqual([false, true])

  expect((await call(server, 'DELETE', '/api/sessions', ann)).status).toBe(200)
  expect([await isOpen(server, office), await isOpen(server, home), await isOpen(server, ann.headers)]).toEqual([
    false,
    false,
    true,
  ])
  expect(await isOpen(server, ben.headers)).toBe(true)
})

test('to end another session asks for a recent proof; to end this one does not', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const other = await elsewhere(server, ann)
  server.clock.set(new Date(testNow.getTime() + 16 * 60_000))
  const sessions = (await server.get('/api/sessions', ann.headers)).body as Session[]
  const [mine, theirs] = [sessions.find((one) => one.isThisOne), sessions.find((one) => !one.isThisOne)]
  for (const path of ['/api/sessions', `/api/sessions/${theirs?.id}`]) {
    const refused = await call(server, 'DELETE', path, ann)
    expect([refused.status, refused.body]).toMatchObject([403, { message: messages.proveAgain }])
  }
  const answer = await call(server, 'DELETE', `/api/sessions/${mine?.id}`, ann)
  expect([answer.status, answer.headers.getSetCookie()[0]]).toEqual([
    200,
    'token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  ])
  expect([await isOpen(server, ann.headers), await isOpen(server, other)]).toEqual([false, true])
})

test('a token opens nothing after any end of its session, by cookie or by header', async () => {
  await using server = await startServer({ boards: [] })
  const ends: Record<string, (person: Person) => Promise<unknown>> = {
    'logging out': async ({ headers }) => await server.post('/api/auth/logout', {}, headers),
    'the password is changed elsewhere': async (person) =>
      await call(server, 'PUT', '/api/users/me/password', {
        body: { oldPassword: testPassword, newPassword: 'slow otter 91 wades' },
        headers: await elsewhere(server, person),
      }),
    'the account is disabled': async ({ id }) =>
      await server.db.query('update users set disabled_at = now() where id = $1', [id]),
    'the account is deleted': async ({ id }) => await server.db.query('delete from users where id = $1', [id]),
    'another session ends it': async (person) =>
      await call(server, 'DELETE', '/api/sessions', { headers: await elsewhere(server, person) }),
  }
  for (const [end, carryOut] of Object.entries(ends)) {
    const person = await aPerson(server)
    expect(await isOpen(server, person.headers), end).toBe(true)
    await carryOut(person)
    expect((await server.get('/api/users/me', person.headers)).status, end).toBe(401)
    const bearer = { authorization: `Bearer ${person.token}` }
    expect((await server.get('/api/users/me', bearer)).status, end).toBe(401)
  }
})

test.for([
  ['user', 14 * day, 90 * day],
  ['publisher', 12 * hour, 7 * day],
  ['marketing', 12 * hour, 7 * day],
  ['admin', hour, 12 * hour],
] as const)('a session of a %s ends after so long unused, and after so long at all', async ([role, idle, whole]) => {
  await using server = await startServer({ boards: [] })
  const at = (ms: number) => server.clock.set(new Date(testNow.getTime() + ms))
  const unused = await aPerson(server, { role })
  at(idle)
  expect(await isOpen(server, unused.headers)).toBe(true)
  at(idle * 2 + 1)
  expect(await isOpen(server, unused.headers)).toBe(false)

  at(0)
  const busy = await aPerson(server, { role })
  for (let ms = 0; ms < whole; ms += idle) {
    at(ms)
    expect(await isOpen(server, busy.headers), `after ${ms / hour} hours`).toBe(true)
  }
  at(whole - 1)
  expect(await isOpen(server, busy.headers)).toBe(true)
  expect((await server.get('/api/sessions', busy.headers)).body).toHaveLength(1)
  at(whole)
  expect(await isOpen(server, busy.headers)).toBe(false)
})

test('every sign-in makes a new token, and keeps only its hash', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const tokens = [ann.token]
  for (let i = 0; i < 3; i++) tokens.push((await elsewhere(server, ann)).cookie.slice('token='.length))
  expect(new Set(tokens).size).toBe(4)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/u)
  const { rows } = await server.db.query<{ all: string }>(`select string_agg(s::text, ' ') as all from sessions s`)
  for (const token of tokens) {
    expect(rows[0]?.all).not.toContain(token)
    expect(rows[0]?.all).not.toContain(Buffer.from(token).toString('hex'))
  }
})

test('a token that somebody else has put into the browser before is not taken over by signing in', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const planted = 'A'.repeat(43)
  const answer = await server.post(
    '/auth/local',
    { email: ann.email, password: testPassword },
    { cookie: `token=${planted}` },
  )
  expect(tokenIn(answer)).not.toBe(planted)
  expect(await isOpen(server, { cookie: `token=${planted}` })).toBe(false)
})

test('over https the cookie is __Host-, secure and of this host alone; the plain name opens nothing', async () => {
  await using server = await startServer({ boards: [], environment: { ROLECALL_URL: 'https://jobs.example.org' } })
  const ann = await aPerson(server)
  const origin = 'https://jobs.example.org'
  const answer = await server.post('/auth/local', { email: ann.email, password: testPassword }, { origin })
  const token = tokenIn(answer)
  expect(answer.headers.getSetCookie()).toEqual([
    `__Host-token=${token}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure`,
  ])
  expect(await isOpen(server, { cookie: `__Host-token=${token}` })).toBe(true)
  expect(await isOpen(server, { cookie: `token=${token}` })).toBe(false)
})

test('a header and a cookie are never mixed: who sends a header is that person or nobody', async () => {
  await using server = await startServer({ boards: [] })
  const [ann, ben] = [await aPerson(server, { name: 'Ann Both' }), await aPerson(server, { name: 'Ben Both' })]
  const whoIs = async (headers: Record<string, string>) => {
    const { status, body } = await server.get('/api/users/me', headers)
    return status === 200 ? (body as { name: string }).name : status
  }
  expect(await whoIs({ ...ann.headers, authorization: `Bearer ${ben.token}` })).toBe('Ben Both')
  for (const wrong of [`Bearer ${'B'.repeat(43)}`, 'Bearer ', 'Basic YTpi', `Token ${ben.token}`, '']) {
    expect(await whoIs({ ...ann.headers, authorization: wrong }), wrong).toBe(401)
  }
  // A program that sends a header is given no cookie.
  const answer = await server.post(
    '/auth/local',
    { email: ann.email, password: testPassword },
    { authorization: `Bearer ${ben.token}` },
  )
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
})

test('devices in words', () => {
  const cases = {
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36': 'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0': 'Edge on Windows',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1':
      'Safari on iPhone',
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36': 'Chrome on Android',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0': 'Firefox on Linux',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15': 'Safari on Mac',
    'curl/8.5.0': 'A program',
    '': 'A program',
  }
  for (const [userAgent, device] of Object.entries(cases)) expect(deviceOf(userAgent), userAgent).toBe(device)
})
