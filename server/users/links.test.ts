import { expect, test } from 'vitest'
import { keyOf, linkIn, messagesSent } from '../../test/messages.ts'
import { aPerson, testPassword } from '../../test/people.ts'
import { runTasks } from '../../test/run-tasks.ts'
import { startServer, testNow, type TestServer } from '../../test/server.ts'

const ann = { name: 'Ann Example', email: 'ann@example.com', password: 'quiet river 27', terms: true }
const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

async function isVerified(server: TestServer): Promise<boolean | undefined> {
  const { rows } = await server.db.query<{ is_verified: boolean }>('select is_verified from users')
  return rows[0]?.is_verified
}

test('the link of a sign-up: looking at it changes nothing, its button confirms the address once, and signs nobody in', async () => {
  await using server = await startServer({ boards: [] })
  await server.post('/api/users', ann)
  const key = keyOf(await linkIn(server, 'confirm-email'))
  // 192 bits, which nobody guesses.
  expect(Buffer.from(key, 'base64url')).toHaveLength(24)

  for (let i = 0; i < 10; i++) {
    const looked = await server.get(`/api/auth/links/${key}`)
    expect(looked.body).toEqual({ kind: 'good', purpose: 'confirm-email', isPublisher: false })
  }
  expect(await isVerified(server)).toBe(false)

  const used = await server.post('/api/auth/confirm-email', { key })
  expect(used).toMatchObject({ status: 200, body: { code: 3, message: 'Your email address is confirmed' } })
  expect(used.headers.get('set-cookie')).toBeNull()
  expect(await isVerified(server)).toBe(true)

  const again = await server.post('/api/auth/confirm-email', { key })
  expect(again).toMatchObject({
    status: 410,
    body: { message: expect.stringContaining('already been used') as string },
  })
  expect((await server.get(`/api/auth/links/${key}`)).body).toMatchObject({ kind: 'used' })
})

test('of many who press the button at once, one is first', async () => {
  await using server = await startServer({ boards: [] })
  await server.post('/api/users', ann)
  const key = keyOf(await linkIn(server, 'confirm-email'))
  const answers = await Promise.all(Array.from({ length: 5 }, () => server.post('/api/auth/confirm-email', { key })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410])
})

test('a link that ran out says so; a new one can be asked for, and only the newest works', async () => {
  await using server = await startServer({ boards: [] })
  await server.post('/api/users', ann)
  const first = keyOf(await linkIn(server, 'confirm-email'))
  server.clock.set(later(24 * 60))
  expect(await server.post('/api/auth/confirm-email', { key: first })).toMatchObject({
    status: 410,
    body: { message: expect.stringContaining('expired') as string },
  })

  await server.post('/api/verify/resend', { email: 'ANN@example.com' })
  await runTasks(server, 'send-account-link')
  const second = keyOf(await linkIn(server, 'confirm-email'))
  expect(second).not.toBe(first)
  expect((await server.get(`/api/auth/links/${first}`)).body).toMatchObject({ kind: 'unknown' })
  expect((await server.post('/api/auth/confirm-email', { key: second })).status).toBe(200)
})

test('a key for one thing does not do another', async () => {
  await using server = await startServer({ boards: [] })
  await server.post('/api/users', ann)
  const key = keyOf(await linkIn(server, 'confirm-email'))
  expect((await server.post('/api/auth/set-password', { key, newPassword: 'green hat 4421' })).status).toBe(410)
  expect((await server.post('/api/users/plogin', { pkey: key, email: ann.email })).status).toBe(410)
})

test('a lost password: a link within 30 minutes, then all sessions are over and a mail says so', async () => {
  await using server = await startServer({ boards: [] })
  const person = await aPerson(server, { email: 'bob@example.com' })
  await server.post('/api/verify/lostpass', { email: 'Bob@example.com' })
  await runTasks(server, 'send-account-link')
  const key = keyOf(await linkIn(server, 'reset-password'))

  const weak = await server.post('/api/auth/set-password', { key, newPassword: 'password1' })
  expect(weak).toMatchObject({
    status: 422,
    body: { errors: { newPassword: { message: expect.any(String) as string } } },
  })
  const set = await server.post('/api/auth/set-password', { key, newPassword: 'green hat 4421' })
  expect(set).toMatchObject({ status: 200, body: { message: 'Password successfully changed.' } })

  expect((await server.get('/api/users/me/', person.headers)).status).toBe(401)
  const logIn = async (password: string) =>
    (await server.post('/auth/local', { email: 'bob@example.com', password })).status
  expect([await logIn(testPassword), await logIn('green hat 4421')]).toEqual([401, 200])
  expect((await messagesSent(server))[0]).toMatchObject({ template: 'password-changed', recipient: 'bob@example.com' })
  expect((await server.post('/api/auth/set-password', { key, newPassword: 'blue coat 9173' })).status).toBe(410)
})

test('a reset link is too old after half an hour', async () => {
  await using server = await startServer({ boards: [] })
  await aPerson(server, { email: 'bob@example.com' })
  await server.post('/api/verify/lostpass', { email: 'bob@example.com' })
  await runTasks(server, 'send-account-link')
  const key = keyOf(await linkIn(server, 'reset-password'))
  server.clock.set(later(31))
  expect((await server.post('/api/auth/set-password', { key, newPassword: 'green hat 4421' })).status).toBe(410)
})

test('a quick sign-up chooses its password by the link of the mail; no password is ever sent or kept before', async () => {
  await using server = await startServer({ boards: [] })
  const { email, name } = ann
  const made = await server.post('/api/users', { name, email, terms: true })
  expect(made).toMatchObject({
    status: 201,
    body: { message: 'Thank you! Please check your e-mail box to complete your registration!' },
  })
  const key = keyOf(await linkIn(server, 'set-password'))
  const { rows } = await server.db.query('select password_hash from users')
  expect(rows).toEqual([{ password_hash: null }])
  await server.post('/api/auth/set-password', { key, newPassword: 'green hat 4421' })
  expect(await isVerified(server)).toBe(true)
  expect((await server.post('/auth/local', { email, password: 'green hat 4421' })).status).toBe(200)
  // It is no change, and nobody is told of one.
  expect(await messagesSent(server)).toHaveLength(1)
})

test('whoever takes over an account that nobody had confirmed is alone in it: other ways in are gone', async () => {
  await using server = await startServer({ boards: [] })
  const squatter = await aPerson(server, { email: 'carol@example.com', isVerified: false, phone: '7700900111' })
  const db = server.db
  await db.query(
    `insert into social_identities (provider, subject, user_id, created) values ('google', '1', $1, now())`,
    [squatter.id],
  )
  await db.query(`insert into authenticators (user_id, secret, confirmed_at) values ($1, '\\x00', now())`, [
    squatter.id,
  ])
  await server.post('/api/verify/lostpass', { email: 'carol@example.com' })
  await runTasks(server, 'send-account-link')
  const key = keyOf(await linkIn(server, 'reset-password'))
  await server.post('/api/auth/set-password', { key, newPassword: 'green hat 4421' })

  expect((await server.get('/api/users/me/', squatter.headers)).status).toBe(401)
  const { rows } = await db.query(
    `select phone, is_verified, (select count(*)::int from social_identities) as social, (select count(*)::int from authenticators) as codes from users`,
  )
  expect(rows).toEqual([{ phone: null, is_verified: true, social: 0, codes: 0 }])
})

test('the key of a link stands in no table but as a hash', async () => {
  await using server = await startServer({ boards: [] })
  await server.post('/api/users', ann)
  const key = keyOf(await linkIn(server, 'confirm-email'))
  const { rows } = await server.db.query<{ row: string }>('select row_to_json(l)::text as row from one_time_links l')
  expect(rows).toHaveLength(1)
  expect(rows[0]?.row).not.toContain(key)
})
