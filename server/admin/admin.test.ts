import { expect, test } from 'vitest'
import type { AdminUser } from '../../contract/admin/api.ts'
import { messagesSent } from '../../test/messages.ts'
import { aPerson } from '../../test/people.ts'
import { startServer, type Answer, type TestServer } from '../../test/server.ts'
import { freeCreditsOf } from '../credits/give-credits.ts'
import { createAdmin } from './create-admin.ts'

const users = ({ body }: Answer) => (body as { users: AdminUser[] }).users
const emails = (answer: Answer) => users(answer).map(({ email }) => email)

test('the list is filtered, sorted and paged on the server', async () => {
  await using server = await startServer({ boards: [] })
  const { headers } = await aPerson(server, { role: 'admin', email: 'zoe@example.org' })
  await server.db.query(
    `insert into users (name, email, email_key, phone, is_verified, created)
     select 'Ann', 'p' || i || '@example.com', 'p' || i || '@example.com', '77009001' || i, i % 10 <> 0,
            $1::timestamptz + make_interval(secs => i) from generate_series(10, 39) i`,
    [server.clock.now()],
  )
  const list = async (query: string) => await server.get(`/api/admin/users${query}`, headers)

  const first = await list('')
  expect(first.body).toMatchObject({ total: 31, page: 1, pages: 2 })
  expect(emails(first)).toHaveLength(25)
  expect(emails(first)[0]).toBe('p39@example.com')
  expect(emails(await list('?page=2')).at(-1)).toBe('zoe@example.org')
  expect(emails(await list('?sort=email'))[0]).toBe('p10@example.com')
  expect(emails(await list('?unverified=true'))).toEqual(['p30@example.com', 'p20@example.com', 'p10@example.com'])
  expect(emails(await list('?filter=P17@'))).toEqual(['p17@example.com'])
  expect(emails(await list('?filter=07700%20900117'))).toEqual(['p17@example.com'])
  // Signs of the pattern language are letters like others.
  expect(emails(await list('?filter=%25'))).toEqual([])
  expect(users(first)[0]).toMatchObject({ provider: 'local', lastLogin: null, verification: { isVerified: true } })
  expect(first.text).not.toMatch(/argon2|password/u)
})

test('a proved telephone number verifies an account too, but not its address', async () => {
  await using server = await startServer({ boards: [] })
  const { headers } = await aPerson(server, { role: 'admin', email: 'zoe@example.org' })
  const byPhone = await aPerson(server, { isVerified: false, email: 'phone@example.org' })
  await server.db.query(`update users set phone = '7700900123', is_phone_verified = true where id = $1`, [byPhone.id])
  await aPerson(server, { isVerified: false, email: 'new@example.org' })
  expect(emails(await server.get('/api/admin/users?unverified=true', headers))).toEqual(['new@example.org'])
  const shown = users(await server.get('/api/admin/users?filter=phone@', headers))[0]
  expect(shown?.verification).toEqual({ isVerified: true, isEmailVerified: false })
})

test('nobody but an admin gets in, and who tried is noted', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const paths = ['/api/admin/users', `/api/admin/users/${ann.id}`, '/api/admin/messages', '/api/admin/tasks']
  for (const role of ['user', 'publisher', 'marketing'] as const) {
    const { headers } = await aPerson(server, { role })
    for (const path of paths) expect([role, path, (await server.get(path, headers)).status]).toEqual([role, path, 403])
    expect((await server.post(`/api/admin/users/${ann.id}/disabled`, { isDisabled: true }, headers)).status).toBe(403)
    expect((await server.post(`/api/admin/users/${ann.id}/end-sessions`, {}, headers)).status).toBe(403)
  }
  for (const path of paths) expect((await server.get(path)).status).toBe(401)
  expect(await noted(server, 'access-denied')).toBe(18)
})

test('looking at people is noted, and shows in the log of who was looked at', async () => {
  await using server = await startServer({ boards: [] })
  const zoe = await aPerson(server, { role: 'admin', email: 'zoe@example.org' })
  const ann = await aPerson(server)
  await server.get('/api/admin/users', zoe.headers)
  await server.get(`/api/admin/users/${ann.id}`, zoe.headers)

  expect(await noted(server, 'personal-data-seen')).toBe(2)
  const again = await server.get(`/api/admin/users/${ann.id}`, zoe.headers)
  expect(again.body).toMatchObject({
    user: { email: ann.email },
    sessions: [{ userAgent: 'test', address: '127.0.0.1' }],
    log: [{ event: 'personal-data-seen', actor: 'zoe@example.org', details: { what: 'account' } }],
  })
  expect(again.text).not.toContain(ann.token)
})

test('disabling ends the sessions and bars the way in; enabling opens it again', async () => {
  await using server = await startServer({ boards: [] })
  const zoe = await aPerson(server, { role: 'admin' })
  const ann = await aPerson(server)
  const path = `/api/admin/users/${ann.id}/disabled`
  expect((await server.post(path, { isDisabled: true }, zoe.headers)).status).toBe(200)

  expect((await server.get('/api/users/me', ann.headers)).status).toBe(401)
  expect((await server.post(path, { isDisabled: true }, zoe.headers)).status).toBe(200)
  const told = (await messagesSent(server)).filter(({ recipient }) => recipient === ann.email)
  expect(told.map(({ template }) => template)).toEqual(['account-disabled'])
  expect(told[0]?.body).toContain('we will look at it again')
  const logIn = { email: ann.email, password: ann.password }
  expect((await server.post('/auth/local', logIn)).status).toBe(401)
  await server.post(path, { isDisabled: false }, zoe.headers)
  expect((await server.post('/auth/local', logIn)).status).toBe(200)
  // The old session is over for good.
  expect((await server.get('/api/users/me', ann.headers)).status).toBe(401)
  expect([await noted(server, 'account-disabled'), await noted(server, 'account-enabled')]).toEqual([1, 1])

  const self = await server.post(`/api/admin/users/${zoe.id}/disabled`, { isDisabled: true }, zoe.headers)
  expect(self.status).toBe(409)
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect((await server.post(`/api/admin/users/${nobody}/disabled`, { isDisabled: true }, zoe.headers)).status).toBe(404)
})

test("a person's sessions can be ended", async () => {
  await using server = await startServer({ boards: [] })
  const zoe = await aPerson(server, { role: 'admin' })
  const ann = await aPerson(server)
  const answer = await server.post(`/api/admin/users/${ann.id}/end-sessions`, {}, zoe.headers)

  expect(answer.body).toMatchObject({ code: 3, message: 'One session was ended' })
  expect((await server.get('/api/users/me', ann.headers)).status).toBe(401)
  expect((await server.get('/api/users/me', zoe.headers)).status).toBe(200)
})

test('the first link is sent again to who has not confirmed, and to nobody else', async () => {
  await using server = await startServer({ boards: [] })
  const zoe = await aPerson(server, { role: 'admin' })
  const ann = await aPerson(server, { isVerified: false })
  expect((await server.post(`/api/admin/users/${ann.id}/resend-confirmation`, {}, zoe.headers)).status).toBe(200)

  expect((await server.get('/api/outbox')).body).toMatchObject([{ to: ann.email, template: 'confirm-email' }])
  expect((await server.post(`/api/admin/users/${zoe.id}/resend-confirmation`, {}, zoe.headers)).status).toBe(409)
})

test('messages are listed, and one that is done leaves the list', async () => {
  await using server = await startServer({ boards: [] })
  const { headers } = await aPerson(server, { role: 'admin' })
  await server.post('/api/messages', { name: 'Bob', email: 'bob@example.com', subject: 'Hello', content: 'Hi' })
  server.clock.set(new Date(server.clock.now().getTime() + 60_000))
  await server.post('/api/messages', { name: 'Cy', email: 'cy@example.com', subject: 'Later', content: 'Hi' })
  const open = await server.get('/api/admin/messages', headers)
  expect(open.body).toMatchObject([
    { subject: '[Contact us] Later', name: 'Cy', content: 'Hi', done: null },
    { subject: '[Contact us] Hello', name: 'Bob', content: 'Hi', done: null },
  ])

  const [{ _id: later }, { _id: id }] = open.body as [{ _id: string }, { _id: string }]
  await server.post(`/api/admin/messages/${id}/done`, { isDone: true }, headers)
  expect((await server.get('/api/admin/messages', headers)).body).toMatchObject([{ _id: later }])
  expect((await server.get('/api/admin/messages?all=true', headers)).body).toMatchObject([{ _id: later }, { _id: id }])
})

test('a task that failed shows with its reason and can be tried again', async () => {
  await using server = await startServer({ boards: [] })
  const { headers } = await aPerson(server, { role: 'admin' })
  expect((await server.get('/api/admin/tasks', headers)).body).toEqual([])
  // A mail makes the queue; its task is then as the worker leaves one whose tries are used up.
  await server.post('/api/users', { name: 'Ann', email: 'ann@example.com', password: 'quiet river 27', terms: true })
  await server.db.query(
    `update pgboss.job set state = 'failed', retry_count = 5, completed_on = now(), output = $1
      where name = 'send-message'`,
    [JSON.stringify({ message: 'The relay is down', stack: 'at secret.ts' })],
  )
  const failed = await server.get('/api/admin/tasks', headers)
  expect(failed.body).toMatchObject([{ name: 'send-message', reason: 'The relay is down', tries: 6 }])
  expect(failed.text).not.toContain('secret.ts')

  const [{ _id: id }] = failed.body as [{ _id: string }]
  expect((await server.post(`/api/admin/tasks/${id}/retry`, {}, headers)).status).toBe(200)
  expect((await server.get('/api/admin/tasks', headers)).body).toEqual([])
  const { rows } = await server.db.query(`select state from pgboss.job where name = 'send-message'`)
  expect(rows).toEqual([{ state: 'retry' }])
  expect((await server.post(`/api/admin/tasks/${id}/retry`, {}, headers)).status).toBe(404)
})

test('create-admin makes an account with a link, and leaves one that is there as it is', async () => {
  await using server = await startServer({ boards: [] })
  const freeCredits = freeCreditsOf(server.services)
  const now = server.clock.now()
  const made = await createAdmin(server.db, { email: 'root@example.org', promote: false, freeCredits, now })
  expect(made).toEqual({ kind: 'made', key: expect.stringMatching(/^[\w-]{32}$/u) })
  expect(await createAdmin(server.db, { email: 'Root@Example.org', promote: false, freeCredits, now })).toEqual({
    kind: 'exists',
  })
  const { rows } = await server.db.query('select role, password_hash from users')
  expect(rows).toEqual([{ role: 'admin', password_hash: null }])
})

test('promoting ends the sessions; of an address that nobody confirmed it also drops the ways in', async () => {
  await using server = await startServer({ boards: [] })
  const freeCredits = freeCreditsOf(server.services)
  const now = server.clock.now()
  const ann = await aPerson(server)
  expect(await createAdmin(server.db, { email: ann.email, promote: true, freeCredits, now })).toEqual({
    kind: 'promoted',
    key: null,
  })
  expect((await server.get('/api/users/me', ann.headers)).status).toBe(401)

  // A stranger signed up with the address of who was going to be the admin.
  const eve = await aPerson(server, { isVerified: false })
  const promoted = await createAdmin(server.db, { email: eve.email, promote: true, freeCredits, now })
  expect(promoted).toEqual({ kind: 'promoted', key: expect.any(String) })
  expect((await server.post('/auth/local', { email: eve.email, password: eve.password })).status).toBe(401)
})

async function noted(server: TestServer, event: string): Promise<number> {
  const { rows } = await server.db.query<{ count: number }>(
    'select count(*)::int as count from audit_log where event = $1',
    [event],
  )
  return rows[0]?.count ?? 0
}
