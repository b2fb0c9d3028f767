import { expect, test } from 'vitest'
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
  const { rows } = await server.db.$client.query('select template, recipient, body from sent_messages')
  expect(rows).toEqual([
    {
      template: 'confirm-email',
      recipient: 'Ann@Example.com',
      body: expect.stringMatching(/\/confirm-email\/[\w-]{32}\n/u),
    },
  ])
  const queued = await server.db.$client.query(`select name from pgboss.job where name = 'send-message'`)
  expect(queued.rowCount).toBe(1)
})
