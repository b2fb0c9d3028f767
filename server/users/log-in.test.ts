import { expect, test } from 'vitest'
import { aPerson } from '../../test/people.ts'
import { startServer } from '../../test/server.ts'

const ann = { name: 'Ann Example', email: 'Ann@Example.com', password: 'quiet river 27', terms: true }

test('signing up, and in, and out again', async () => {
  await using server = await startServer({ boards: [] })
  expect((await server.post('/api/users', ann)).status).toBe(201)
  const wrong = await server.post('/auth/local', { email: ann.email, password: 'loud river 27' })
  expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([401, null])

  const right = await server.post('/auth/local', { email: 'ann@example.com', password: ann.password })
  expect(right.status).toBe(200)
  const { token } = right.body as { token: string }
  const cookie = right.headers.get('set-cookie') ?? ''
  expect(cookie).toBe(`token=${token}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax`)

  expect((await server.get('/api/users/me/')).status).toBe(401)
  for (const headers of [{ cookie: `token=${token}` }, { authorization: `Bearer ${token}` }]) {
    const me = await server.get('/api/users/me/', headers)
    expect(me.body).toMatchObject({ name: 'Ann Example', email: 'Ann@Example.com', role: 'user', hasPassword: true })
    expect(me.text).not.toContain('argon2')
  }
  const out = await server.post('/api/auth/logout', {}, { cookie: `token=${token}` })
  expect([out.status, out.headers.get('set-cookie')?.slice(0, 24)]).toEqual([200, 'token=; Path=/; Max-Age='])
  expect((await server.get('/api/users/me/', { cookie: `token=${token}` })).status).toBe(401)
})

test('the mail with the link is queued with the account', async () => {
  await using server = await startServer({ boards: [] })
  await server.post('/api/users', ann)
  const { rows } = await server.db.query('select template, recipient, body from sent_messages')
  expect(rows).toEqual([
    {
      template: 'confirm-email',
      recipient: 'Ann@Example.com',
      body: expect.stringMatching(/\/confirm-email\/[\w-]{32}\n/u),
    },
  ])
  const queued = await server.db.query(`select name from pgboss.job where name = 'send-message'`)
  expect(queued.rowCount).toBe(1)
})

test('logging in again ends the session that the browser had; so does failing to', async () => {
  await using server = await startServer({ boards: [] })
  const person = await aPerson(server)
  const isIn = async (headers: { cookie: string }) => (await server.get('/api/users/me/', headers)).status === 200
  const { email, password } = person

  const again = await server.post('/auth/local', { email, password }, person.headers)
  const cookie = again.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect([await isIn(person.headers), await isIn({ cookie })]).toEqual([false, true])

  const wrong = await server.post('/auth/local', { email, password: 'not mine' }, { cookie })
  expect([wrong.status, wrong.headers.get('set-cookie')?.slice(0, 17)]).toEqual([401, 'token=; Path=/; M'])
  expect(await isIn({ cookie })).toBe(false)
})

test('a stranger who guesses slows down nobody but themselves', async () => {
  await using server = await startServer({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
  const { email, password } = await aPerson(server)
  const from = async (address: string, given: string) =>
    (await server.post('/auth/local', { email, password: given }, { 'x-forwarded-for': address })).status
  for (let i = 0; i < 5; i++) expect(await from('192.0.2.66', 'guess')).toBe(401)
  expect(await from('192.0.2.66', 'guess')).toBe(429)
  expect(await from('192.0.2.66', password)).toBe(429)
  expect(await from('192.0.2.7', password)).toBe(200)
  server.clock.set(new Date(server.clock.now().getTime() + 6_000))
  expect(await from('192.0.2.66', password)).toBe(200)
})
