import { expect, test } from 'vitest'
import { notificationEvents } from '../../contract/users/notification-events.ts'
import { keyOf, linkIn, messagesSent } from '../../test/messages.ts'
import { aPerson, testPassword, type Person } from '../../test/people.ts'
import { startServer, testNow, type Answer, type TestServer } from '../../test/server.ts'
import { findEverywhere } from '../../test/table-sums.ts'

const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

async function put(server: TestServer, path: string, body: unknown, headers: Record<string, string>): Promise<Answer> {
  const request = new Request(`http://localhost:3000${path}`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: {
      host: 'localhost:3000',
      'content-type': 'application/json',
      origin: 'http://localhost:3000',
      ...headers,
    },
  })
  const response = await server.app.fetch(request)
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: text === '' ? null : JSON.parse(text) }
}

const cookieOf = ({ headers }: Answer) => ({ cookie: headers.get('set-cookie')?.split(';')[0] ?? '' })
const me = async (server: TestServer, headers: Person['headers']) => (await server.get('/api/users/me/', headers)).body

test('changing the password: the old one is needed, other devices are out, this one goes on with a new token', async () => {
  await using server = await startServer({ boards: [] })
  const person = await aPerson(server, { email: 'ann@example.com' })
  const other = await server.post('/auth/local', { email: person.email, password: testPassword })
  const path = `/api/users/${person.id}/password`
  // Changes to the account are told also to who wants no news at all.
  const none = Object.fromEntries(notificationEvents.map(({ event }) => [event, { mail: false, text: false }]))
  await server.db.query('update users set notifications = $2 where id = $1', [person.id, none])

  const wrong = await put(server, path, { oldPassword: 'not mine', newPassword: 'green hat 4421' }, person.headers)
  expect(wrong).toMatchObject({ status: 422, body: { errors: { oldPassword: { message: 'Incorrect password' } } } })
  // The slip ends no session (S3.13).
  expect((await server.get('/api/users/me/', person.headers)).status).toBe(200)

  const given = { oldPassword: testPassword, newPassword: 'green hat 4421' }
  const changed = await put(server, path, given, person.headers)
  expect(changed).toMatchObject({ status: 200, body: { code: 3, message: 'Password successfully changed.' } })
  expect((await server.get('/api/users/me/', person.headers)).status).toBe(401)
  expect((await server.get('/api/users/me/', cookieOf(other))).status).toBe(401)
  expect((await server.get('/api/users/me/', cookieOf(changed))).status).toBe(200)
  expect((await server.post('/auth/local', { email: person.email, password: testPassword })).status).toBe(401)
  expect((await messagesSent(server))[0]).toMatchObject({ template: 'password-changed', recipient: person.email })
})

test('the new password follows the rules', async () => {
  await using server = await startServer({ boards: [] })
  const person = await aPerson(server, { name: 'Ann Quillfeather', email: 'ann@example.com' })
  for (const newPassword of ['1234567', 'password', 'quillfeather1', 'a'.repeat(257)]) {
    const given = { oldPassword: testPassword, newPassword }
    const answer = await put(server, `/api/users/${person.id}/password`, given, person.headers)
    expect([answer.status, Object.keys((answer.body as { errors: object }).errors)], newPassword).toEqual([
      422,
      ['newPassword'],
    ])
  }
})

test('guessing at the old password is slowed, also within a session', async () => {
  await using server = await startServer({ boards: [] })
  const person = await aPerson(server)
  const guess = async () => await server.post('/api/auth/prove', { password: 'not mine' }, person.headers)
  for (let i = 0; i < 5; i++) expect((await guess()).status).toBe(422)
  const slowed = await guess()
  expect(slowed.status).toBe(429)
})

test('nobody changes what is somebody else’s', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const eve = await aPerson(server)
  const given = { oldPassword: testPassword, newPassword: 'green hat 4421' }
  expect((await put(server, `/api/users/${ann.id}/password`, given, eve.headers)).status).toBe(404)
  for (const call of ['edit', 'modify']) {
    expect((await put(server, `/api/users/${ann.id}/${call}`, { name: 'Eve' }, eve.headers)).status).toBe(404)
    expect((await put(server, `/api/users/${ann.id}/${call}`, { name: 'Eve' }, {})).status).toBe(401)
    expect((await put(server, `/api/users/${eve.id}/${call}`, { role: 'admin' }, eve.headers)).status).toBe(422)
  }
  expect(await me(server, ann.headers)).toMatchObject({ name: 'Ann Example', role: 'user' })
})

test('modify answers with a new token, and the old one opens nothing', async () => {
  await using server = await startServer({ boards: [] })
  const person = await aPerson(server)
  const answer = await put(server, '/api/users/me/modify', { name: 'Ann Other' }, person.headers)
  expect(answer).toMatchObject({ status: 200, body: { message: 'Details successfully changed.' } })
  const { token } = answer.body as { token: string }
  expect(cookieOf(answer)).toEqual({ cookie: `token=${token}` })
  expect((await server.get('/api/users/me/', person.headers)).status).toBe(401)
  expect(await me(server, cookieOf(answer))).toMatchObject({ name: 'Ann Other' })
})

test('a new email address: asked for shortly after a proof, counts once its link is used, and the old one is told', async () => {
  await using server = await startServer({ boards: [] })
  const person = await aPerson(server, { email: 'old@example.com' })
  const change = async () => await put(server, '/api/users/me/edit', { email: 'New@example.com' }, person.headers)

  server.clock.set(later(16))
  expect(await change()).toMatchObject({
    status: 403,
    body: { message: 'Please enter your password again to continue' },
  })
  expect(await messagesSent(server)).toEqual([])
  expect((await server.post('/api/auth/prove', { password: testPassword }, person.headers)).status).toBe(200)
  expect(await change()).toMatchObject({ status: 200, body: { details: expect.stringContaining('New@') as string } })
  expect(await me(server, person.headers)).toMatchObject({ email: 'old@example.com' })

  const key = keyOf(await linkIn(server, 'change-email'))
  expect((await server.post('/api/auth/confirm-email', { key })).status).toBe(200)
  expect(await me(server, person.headers)).toMatchObject({ email: 'New@example.com' })
  const [latest] = await messagesSent(server)
  expect(latest).toMatchObject({ template: 'email-changed', recipient: 'old@example.com' })
  const logIn = async (email: string) => (await server.post('/auth/local', { email, password: testPassword })).status
  expect([await logIn('old@example.com'), await logIn('new@example.com')]).toEqual([401, 200])
})

test('an address that has an account cannot be taken, and the answer does not tell', async () => {
  await using server = await startServer({ boards: [] })
  await aPerson(server, { email: 'bob@example.com' })
  const eve = await aPerson(server, { email: 'eve@example.com' })
  const free = await put(server, '/api/users/me/edit', { email: 'free@example.com' }, eve.headers)
  const taken = await put(server, '/api/users/me/edit', { email: 'bob@example.com' }, eve.headers)
  expect(taken.text).toBe(free.text.replace('free@', 'bob@'))
  const [latest] = await messagesSent(server)
  expect(latest).toMatchObject({ template: 'already-signed-up', recipient: 'bob@example.com' })
  const links = await server.db.query(`select sent_to from one_time_links where purpose = 'change-email'`)
  expect(links.rows).toEqual([{ sent_to: 'free@example.com' }])
})

test('of two who ask for the same free address, the one who has it gets it', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server, { email: 'ann@example.com' })
  await put(server, '/api/users/me/edit', { email: 'shared@example.com' }, ann.headers)
  const key = keyOf(await linkIn(server, 'change-email'))
  await aPerson(server, { email: 'shared@example.com' })
  expect((await server.post('/api/auth/confirm-email', { key })).status).toBe(410)
  expect(await me(server, ann.headers)).toMatchObject({ email: 'ann@example.com' })
})

test('a new phone number counts once its owner has opened the link, logged in to the account that asked', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const eve = await aPerson(server)
  expect((await put(server, '/api/users/me/edit', { phone: '07700 900130' }, ann.headers)).status).toBe(200)
  expect(await me(server, ann.headers)).toMatchObject({ phone: null, phoneLogin: false })
  const key = keyOf(await linkIn(server, 'change-phone'))

  expect((await server.post('/api/auth/confirm-phone', { key })).status).toBe(401)
  expect((await server.post('/api/auth/confirm-phone', { key }, eve.headers)).status).toBe(409)
  expect((await server.post('/api/auth/confirm-phone', { key }, ann.headers)).status).toBe(200)
  expect(await me(server, ann.headers)).toMatchObject({ phone: '7700900130', phoneLogin: true })

  expect((await put(server, '/api/users/me/edit', { phone: '07700 900130' }, eve.headers)).status).toBe(200)
  const second = keyOf(await linkIn(server, 'change-phone'))
  expect(await server.post('/api/auth/confirm-phone', { key: second }, eve.headers)).toMatchObject({
    status: 409,
    body: { message: 'This number belongs to another account' },
  })
})

test('a phone number that is taken back is gone', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server, { phone: '7700900132' })
  expect((await put(server, '/api/users/me/edit', { phone: '' }, ann.headers)).status).toBe(200)
  expect(await findEverywhere(server.db, ['7700900132'])).toEqual([])
})

test('the only way in cannot be taken away', async () => {
  await using server = await startServer({ boards: [] })
  const person = await aPerson(server, { phone: '7700900131' })
  await server.db.query('update users set email = null, email_key = null where id = $1', [person.id])
  expect((await put(server, '/api/users/me/edit', { phone: '' }, person.headers)).status).toBe(422)
})
