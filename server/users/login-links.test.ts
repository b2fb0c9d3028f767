import { expect, test } from 'vitest'
import { keyOf, linkIn, messagesSent } from '../../test/messages.ts'
import { aPerson } from '../../test/people.ts'
import { runTasks } from '../../test/run-tasks.ts'
import { addAds, startServer, testNow, type TestServer } from '../../test/server.ts'
import { forgetOldLoginLinks } from './login-links.ts'

const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)
const newcomer = 'Saddle.Stitcher@example.com'
type Used = { signIn: { token: string | null }; isSaved: boolean; job: string | null; back: string | null }

async function anAd(server: TestServer): Promise<string> {
  await addAds(server, [{ id: 'saddle:1', title: 'Saddle Stitcher', location: 'Walsall' }])
  const { rows } = await server.db.query<{ id: number }>('select id from jobs')
  return String(rows[0]!.id)
}

async function keyFor(server: TestServer, email: string, wish: { job?: string; back?: string } = {}): Promise<string> {
  const asked = await server.post('/api/auth/login-links', { email, ...wish })
  expect(asked.status).toBe(200)
  await runTasks(server, 'send-account-link')
  return keyOf(await linkIn(server, 'login-link'))
}

const use = async (server: TestServer, key: string, headers: Record<string, string> = {}) =>
  await server.post('/api/auth/login-links/use', { key }, headers)
const peopleIn = async (server: TestServer) =>
  (await server.db.query('select name, email, is_verified, password_hash, role from users order by created')).rows

test('somebody new saves a job by one email with one link: nothing is made before its button, and then all at once', async () => {
  await using server = await startServer({ boards: [] })
  const job = await anAd(server)
  const back = '/jobresults/saddle_stitcher_in_Walsall'
  const key = await keyFor(server, newcomer, { job, back })
  expect(Buffer.from(key, 'base64url')).toHaveLength(24)
  const [mail] = await messagesSent(server)
  expect(mail).toMatchObject({ recipient: newcomer, template: 'login-link' })
  expect(mail?.body).toContain('save ‘Saddle Stitcher’')
  expect(mail?.body.match(/https?:/gu)).toHaveLength(1)

  // Programs that look through mails open links, as often as they like.
  for (let i = 0; i < 5; i++) {
    const looked = await server.get(`/api/auth/login-links/${key}`)
    expect(looked.body).toEqual({ kind: 'good', email: newcomer, isNew: true, jobTitle: 'Saddle Stitcher' })
    expect(looked.headers.get('set-cookie')).toBeNull()
  }
  expect(await peopleIn(server)).toEqual([])

  const used = await use(server, key)
  expect(used).toMatchObject({ status: 200, body: { isSaved: true, job, back } })
  const { token } = (used.body as Used).signIn
  expect(used.headers.get('set-cookie')).toContain(`token=${token}`)
  expect(await peopleIn(server)).toEqual([
    { name: 'Saddle.Stitcher', email: newcomer, is_verified: true, password_hash: null, role: 'user' },
  ])
  const list = await server.get('/api/shortlist', { cookie: `token=${token}` })
  expect(list.body).toMatchObject({ entries: [{ title: 'Saddle Stitcher' }] })
  const me = await server.get('/api/users/me/account', { cookie: `token=${token}` })
  expect((me.body as { subscription: { jobApplicationsCounter: number } }).subscription.jobApplicationsCounter).toBe(
    server.services.config.freeCredits,
  )

  expect(await use(server, key)).toMatchObject({
    status: 410,
    body: { message: expect.stringContaining('already been used') as string },
  })
  // One mail in all: none that says a password has changed.
  expect(await messagesSent(server)).toHaveLength(1)
})

test('of many who press at once one is first, and one account is made', async () => {
  await using server = await startServer({ boards: [] })
  const key = await keyFor(server, newcomer)
  const answers = await Promise.all(Array.from({ length: 5 }, async () => await use(server, key)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410])
  expect(await peopleIn(server)).toHaveLength(1)
})

test('a link that ran out, one that a newer one replaced, and one that never was open nothing', async () => {
  await using server = await startServer({ boards: [] })
  const first = await keyFor(server, newcomer)
  const second = await keyFor(server, newcomer.toUpperCase())
  expect((await use(server, first)).status).toBe(410)
  server.clock.set(later(30))
  expect(await use(server, second)).toMatchObject({
    status: 410,
    body: { message: expect.stringContaining('expired') as string },
  })
  expect((await use(server, 'none')).status).toBe(410)
  expect((await server.get(`/api/auth/login-links/${second}`)).body).toMatchObject({ kind: 'expired', email: null })
  expect(await peopleIn(server)).toEqual([])
})

test('of somebody who does not use the link nothing is left a week after it stopped working', async () => {
  await using server = await startServer({ boards: [] })
  await keyFor(server, newcomer)
  const left = async (minutes: number) => {
    await forgetOldLoginLinks(server.db, later(minutes))
    return (await server.db.query('select from login_links')).rowCount
  }
  const week = 7 * 24 * 60
  expect([await left(week + 29), await left(week + 31)]).toEqual([1, 0])
  const { rows } = await server.db.query('select is_forgotten_once_sent as goes from sent_messages')
  expect(rows).toEqual([{ goes: true }])
})

test('an account without a password logs in by a link, for ten minutes; its second step is still asked for', async () => {
  await using server = await startServer({ boards: [] })
  const job = await anAd(server)
  const { token } = ((await use(server, await keyFor(server, newcomer))).body as Used).signIn
  const key = await keyFor(server, newcomer, { job })
  expect((await server.get(`/api/auth/login-links/${key}`)).body).toMatchObject({ isNew: false })
  server.clock.set(later(10))
  expect((await use(server, key)).status).toBe(410)

  server.clock.set(later(61))
  await server.db.query(
    `insert into authenticators (user_id, secret, confirmed_at) select id, '\\x00', now() from users`,
  )
  const again = await use(server, await keyFor(server, newcomer, { job }), { cookie: `token=${token}` })
  expect(again).toMatchObject({
    status: 200,
    body: { signIn: { token: null, secondFactor: { ways: ['authenticator'] } }, isSaved: false },
  })
  expect(again.headers.get('set-cookie')).toBeNull()
  expect((await server.db.query('select from shortlist_entries')).rowCount).toBe(0)
  expect(await peopleIn(server)).toHaveLength(1)
  // The session that the browser had is over.
  expect((await server.get('/api/users/me', { cookie: `token=${token}` })).status).toBe(401)
})

test('an account with a password is told by email to log in with it; an admin too; a closed one nothing', async () => {
  await using server = await startServer({ boards: [] })
  await aPerson(server, { email: 'bob@example.com' })
  const admin = await aPerson(server, { email: 'admin@example.com', role: 'admin' })
  await server.db.query('update users set password_hash = null where id = $1', [admin.id])
  const closed = await aPerson(server, { email: 'closed@example.com' })
  await server.db.query('update users set disabled_at = now(), password_hash = null where id = $1', [closed.id])
  for (const email of ['BOB@example.com', 'admin@example.com', 'closed@example.com'])
    expect((await server.post('/api/auth/login-links', { email, back: '/job/7' })).status).toBe(200)
  await runTasks(server, 'send-account-link')
  const sent = await messagesSent(server)
  expect(sent.map(({ template, recipient }) => [template, recipient]).sort()).toEqual([
    ['log-in-to-go-on', 'admin@example.com'],
    ['log-in-to-go-on', 'bob@example.com'],
  ])
  for (const { body } of sent) expect(body).toContain('/login?back=%2Fjob%2F7')
  expect((await server.db.query('select from login_links')).rowCount).toBe(0)
})

test('an account that somebody else made with the address, before or after the link was asked for, is not entered by it', async () => {
  await using server = await startServer({ boards: [] })
  const squatter = await aPerson(server, { email: 'carol@example.com', isVerified: false })
  await server.post('/api/auth/login-links', { email: 'carol@example.com' })
  await runTasks(server, 'send-account-link')
  expect((await messagesSent(server))[0]).toMatchObject({ template: 'take-over', recipient: 'carol@example.com' })

  const key = await keyFor(server, 'dora@example.com')
  await aPerson(server, { email: 'dora@example.com', isVerified: false })
  const refused = await use(server, key)
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('new link') as string } })
  expect(refused.headers.get('set-cookie')).toBeNull()
  expect((await server.get('/api/users/me', squatter.headers)).status).toBe(200)
})

test('an account that has got another address, or was closed, is not entered by a link to the old one', async () => {
  await using server = await startServer({ boards: [] })
  await use(server, await keyFor(server, newcomer))
  for (const change of [`email = 'new@example.com', email_key = 'new@example.com'`, 'disabled_at = now()']) {
    const key = await keyFor(server, newcomer)
    await server.db.query(`update users set ${change}`)
    expect((await use(server, key)).status, change).toBe(410)
    await server.db.query(`update users set email = $1, email_key = lower($1), disabled_at = null`, [newcomer])
  }
})

test('a path of another site is not kept, nor a job that is not there', async () => {
  await using server = await startServer({ boards: [] })
  const key = await keyFor(server, newcomer, { job: '99', back: '//evil.example/x' })
  expect((await use(server, key)).body).toMatchObject({ isSaved: false, job: null, back: null })
})

test('without the human check no email goes', async () => {
  await using server = await startServer({ boards: [], humanCheck: true })
  const asked = await server.post('/api/auth/login-links', { email: newcomer })
  expect(asked).toMatchObject({ status: 422, body: { errors: { captcha: {} } } })
  await runTasks(server, 'send-account-link')
  expect(await messagesSent(server)).toEqual([])
})

test('the first password: shortly after logging in, once, and its owner is told', async () => {
  await using server = await startServer({ boards: [] })
  const { token } = ((await use(server, await keyFor(server, newcomer))).body as Used).signIn
  const headers = { cookie: `token=${token}` }
  const set = async (newPassword: string) => await server.post('/api/users/me/password', { newPassword }, headers)
  expect((await server.post('/api/users/me/password', { newPassword: 'green hat 4421' })).status).toBe(401)
  expect(await set('password1')).toMatchObject({ status: 422, body: { errors: { newPassword: {} } } })
  server.clock.set(later(16))
  expect((await set('green hat 4421')).status).toBe(403)
  server.clock.set(later(14))
  expect(await set('green hat 4421')).toMatchObject({ status: 200, body: { message: 'Your password is set.' } })
  expect((await messagesSent(server))[0]).toMatchObject({ template: 'password-set', recipient: newcomer })
  expect((await set('blue coat 9173')).status).toBe(409)
  const logIn = await server.post('/auth/local', { email: newcomer, password: 'green hat 4421' })
  expect(logIn.status).toBe(200)
})
