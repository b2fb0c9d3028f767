import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { messages } from '../../contract/texts/messages.ts'
import type { SignInAnswer } from '../../contract/users/users.ts'
import { call, tokenIn } from '../../test/call.ts'
import { aPerson, testPassword, type Person } from '../../test/people.ts'
import { startServer, testNow, type TestServer } from '../../test/server.ts'

const codeOf = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000)

type Begun = { secret: string; uri: string; ticket: string }
type Done = { token: string; recoveryCodes: string[] }

async function begin(server: TestServer, person: Pick<Person, 'headers'>): Promise<Begun> {
  const answer = await server.post('/api/second-factor/authenticator/begin', {}, person.headers)
  expect(answer.status).toBe(200)
  return answer.body as Begun
}

/** Sets up an authenticator app. @returns its secret, and the person with their new token. */
async function setUp(server: TestServer, person: Person) {
  const { secret, ticket } = await begin(server, person)
  const code = codeOf(secret, server.clock.now())
  const answer = await server.post('/api/second-factor/authenticator', { ticket, code }, person.headers)
  expect(answer.status).toBe(200)
  const { token, recoveryCodes } = answer.body as Done
  return { secret, code, recoveryCodes, ticket, headers: { cookie: `token=${token}` } }
}

/** Takes the first step. @returns the key for the second. */
async function firstStep(server: TestServer, person: Person): Promise<string> {
  const answer = await server.post('/auth/local', { email: person.email, password: testPassword })
  const { token, secondFactor } = answer.body as SignInAnswer
  expect([answer.status, token, tokenIn(answer)]).toEqual([200, null, null])
  return secondFactor?.key ?? ''
}

test('an authenticator app is set up with a code of it, and asked for from then on', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const elsewhere = await firstSession(server, ann)
  const { secret, recoveryCodes, headers } = await setUp(server, ann)

  expect(recoveryCodes).toHaveLength(10)
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{4}(?:-[a-z2-9]{4}){3}$/u)
  // The token of before, and the session elsewhere that was begun without, open nothing; this one goes on.
  expect((await server.get('/api/users/me', ann.headers)).status).toBe(401)
  expect((await server.get('/api/users/me', elsewhere)).status).toBe(401)
  expect((await server.get('/api/users/me', headers)).status).toBe(200)

  server.clock.set(later(60))
  const key = await firstStep(server, ann)
  const code = codeOf(secret, server.clock.now())
  const answer = await server.post('/api/auth/second-factor', { way: 'authenticator', key, code })
  expect(answer.status).toBe(200)
  const token = tokenIn(answer)
  expect(token).toMatch(/^[\w-]{43}$/u)
  expect((await server.get('/api/users/me', { cookie: `token=${token}` })).status).toBe(200)
})

test('neither the secret nor a recovery code is in the database, in a mail or in the audit log', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const { secret, recoveryCodes } = await setUp(server, ann)
  const { rows } = await server.db.query<{ text: string }>(
    `select coalesce(string_agg(t::text, ' '), '') || ' ' || (select string_agg(encode(secret, 'escape'), ' ') from authenticators) as text from (
       select to_jsonb(a)::text as t from authenticators a union all select to_jsonb(r)::text from recovery_codes r
       union all select to_jsonb(p)::text from pending_sign_ins p union all select to_jsonb(s)::text from sent_messages s
       union all select to_jsonb(l)::text from audit_log l) as all_rows`,
  )
  const all = rows[0]?.text ?? ''
  expect(all).toContain('second-factor-changed')
  for (const canary of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
    expect(all).not.toContain(canary)
  }
  // Its owner is told.
  const { rows: mails } = await server.db.query('select recipient, template from sent_messages')
  expect(mails).toEqual([{ recipient: ann.email, template: 'second-factor-changed' }])
})

test('a secret that was copied to somebody else’s row opens nothing there', async () => {
  await using server = await startServer({ boards: [] })
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  const { secret } = await setUp(server, ann)
  await setUp(server, ben)
  await server.db.query(
    'update authenticators set secret = (select secret from authenticators where user_id = $1) where user_id = $2',
    [ann.id, ben.id],
  )
  server.clock.set(later(60))
  const key = await firstStep(server, ben)
  const code = codeOf(secret, server.clock.now())
  const answer = await server.post('/api/auth/second-factor', { way: 'authenticator', key, code })
  expect([answer.status, tokenIn(answer)]).toEqual([422, null])
  expect(answer.body).toMatchObject({ errors: { code: { message: messages.authenticatorUnreadable } } })
})

test('a wrong first code sets up nothing; a ticket is one person’s, and for a quarter of an hour', async () => {
  await using server = await startServer({ boards: [] })
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  const { secret, ticket } = await begin(server, ann)
  const confirm = async (person: Person, code: string) =>
    await server.post('/api/second-factor/authenticator', { ticket, code }, person.headers)

  const wrong = await confirm(ann, codeOf(secret, later(3_600)))
  expect([wrong.status, wrong.body]).toMatchObject([422, { errors: { code: { message: messages.codeWrong } } }])
  expect((await confirm(ben, codeOf(secret, testNow))).status).toBe(410)
  server.clock.set(later(15 * 60 - 1))
  expect((await confirm(ann, codeOf(secret, later(3_600)))).status).toBe(422)
  server.clock.set(later(15 * 60))
  expect((await confirm(ann, codeOf(secret, later(15 * 60)))).status).toBe(410)
  expect((await server.db.query('select from authenticators')).rowCount).toBe(0)
})

test('each code works once, also the one that set it up; so does the key of the first step', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const { secret, code: first } = await setUp(server, ann)
  const tryIt = async (key: string, code: string) =>
    (await server.post('/api/auth/second-factor', { way: 'authenticator', key, code })).status

  expect(await tryIt(await firstStep(server, ann), first)).toBe(422)
  server.clock.set(later(60))
  const code = codeOf(secret, later(60))
  const key = await firstStep(server, ann)
  expect(await tryIt(key, code)).toBe(200)
  expect(await tryIt(key, code)).toBe(410)
  expect(await tryIt(await firstStep(server, ann), code)).toBe(422)
  // One of the step before that was not used is no better.
  expect(await tryIt(await firstStep(server, ann), codeOf(secret, later(30)))).toBe(422)
})

test('of two who bring one code at the same time, one gets in', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const { secret } = await setUp(server, ann)
  server.clock.set(later(60))
  const code = codeOf(secret, later(60))
  const keys = await Promise.all([firstStep(server, ann), firstStep(server, ann)])
  const answers = await Promise.all(
    keys.map(async (key) => await server.post('/api/auth/second-factor', { way: 'authenticator', key, code })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('the key of the first step works for ten minutes and five tries', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const { secret } = await setUp(server, ann)
  const tryIt = async (key: string, code: string) =>
    (await server.post('/api/auth/second-factor', { way: 'authenticator', key, code })).status

  server.clock.set(later(60))
  const late = await firstStep(server, ann)
  server.clock.set(later(660))
  expect(await tryIt(late, codeOf(secret, later(660)))).toBe(410)

  const key = await firstStep(server, ann)
  for (let i = 0; i < 5; i++) expect(await tryIt(key, codeOf(secret, later(9_999)))).toBe(422)
  expect(await tryIt(key, codeOf(secret, later(660)))).toBe(410)
})

test('guessing is slowed for the account itself, wherever it comes from, and a stranger cannot slow it', async () => {
  await using server = await startServer({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
  const ann = await aPerson(server)
  const { secret } = await setUp(server, ann)
  server.clock.set(later(60))
  const guess = async (key: string, code: string, address: string) =>
    await server.post('/api/auth/second-factor', { way: 'authenticator', key, code }, { 'x-forwarded-for': address })

  // Without the first step there is no key, and what is no key counts for nobody.
  for (let i = 0; i < 10; i++) expect((await guess('no-key-of-hers', '000000', `192.0.2.${i}`)).status).toBe(410)
  const first = await firstStep(server, ann)
  for (let i = 0; i < 5; i++) expect((await guess(first, '000000', `198.51.100.${i}`)).status).toBe(422)
  const second = await firstStep(server, ann)
  const slowed = await guess(second, codeOf(secret, later(60)), '203.0.113.9')
  expect([slowed.status, slowed.body]).toMatchObject([429, { message: messages.waitBeforeNextTry(5) }])
  server.clock.set(later(66))
  expect((await guess(second, codeOf(secret, later(66)), '203.0.113.9')).status).toBe(200)
})

test('a recovery code logs in once, its owner is told, and ten new ones take the place of the rest', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const { recoveryCodes, headers } = await setUp(server, ann)
  const [code = '', other = ''] = recoveryCodes
  const tryIt = async (typed: string) =>
    (
      await server.post('/api/auth/second-factor', {
        way: 'recovery-code',
        key: await firstStep(server, ann),
        code: typed,
      })
    ).status

  expect(await tryIt('aaaa-aaaa-aaaa-aaaa')).toBe(422)
  expect(await tryIt(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(200)
  expect(await tryIt(code)).toBe(422)
  const { rows } = await server.db.query(`select body from sent_messages where body like '%with a recovery code%'`)
  expect(rows).toHaveLength(1)

  expect((await server.get('/api/second-factor', headers)).body).toMatchObject({ recoveryCodesLeft: 9 })
  const renewed = await server.post('/api/second-factor/recovery-codes', {}, headers)
  const { recoveryCodes: fresh } = renewed.body as Done
  expect(fresh).toHaveLength(10)
  expect(await tryIt(other)).toBe(422)
  expect(await tryIt(fresh[0] ?? '')).toBe(200)
})

test('somebody else’s recovery code logs nobody in', async () => {
  await using server = await startServer({ boards: [] })
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  const { recoveryCodes } = await setUp(server, ann)
  await setUp(server, ben)
  const key = await firstStep(server, ben)
  const answer = await server.post('/api/auth/second-factor', { way: 'recovery-code', key, code: recoveryCodes[0] })
  expect(answer.status).toBe(422)
})

test('every change asks for a recent proof; to look asks for none', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const { headers } = await setUp(server, ann)
  server.clock.set(later(16 * 60))
  const changes: [string, string][] = [
    ['POST', '/api/second-factor/authenticator/begin'],
    ['DELETE', '/api/second-factor/authenticator'],
    ['POST', '/api/second-factor/passkeys/options'],
    ['DELETE', '/api/second-factor/passkeys/abc'],
    ['POST', '/api/second-factor/recovery-codes'],
    ['DELETE', '/api/social-identities/google'],
    ['DELETE', '/api/sessions'],
  ]
  for (const [method, path] of changes) {
    const answer = await call(server, method, path, { headers })
    expect([answer.status, (answer.body as { message: string }).message], path).toEqual([403, messages.proveAgain])
  }
  expect((await server.get('/api/second-factor', headers)).body).toMatchObject({ needsProof: true })

  const wrong = await server.post('/api/auth/prove', { password: 'not hers at all' }, headers)
  expect(wrong.status).toBeGreaterThanOrEqual(400)
  expect((await server.get('/api/second-factor', headers)).body).toMatchObject({ needsProof: true })
  expect((await server.post('/api/auth/prove', { password: testPassword }, headers)).status).toBe(200)
  expect((await call(server, 'DELETE', '/api/second-factor/authenticator', { headers })).status).toBe(200)
})

test('the last factor goes, with its recovery codes, where none is required; where one is, it stays', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const hers = await setUp(server, ann)
  expect((await call(server, 'DELETE', '/api/second-factor/authenticator', hers)).status).toBe(200)
  expect((await call(server, 'DELETE', '/api/second-factor/authenticator', hers)).status).toBe(404)
  expect((await server.get('/api/second-factor', hers.headers)).body).toMatchObject({
    authenticatorSince: null,
    recoveryCodesLeft: 0,
  })
  const answer = await server.post('/auth/local', { email: ann.email, password: testPassword })
  expect((answer.body as SignInAnswer).secondFactor).toBeNull()

  for (const given of [{ role: 'admin' }, { role: 'marketing' }, { company: { isAdmin: true } }] as const) {
    const boss = await aPerson(server, given)
    const theirs = await setUp(server, boss)
    const refused = await call(server, 'DELETE', '/api/second-factor/authenticator', theirs)
    expect([refused.status, refused.body]).toMatchObject([409, { message: messages.lastSecondFactor }])
    expect((await server.get('/api/second-factor', theirs.headers)).body).toMatchObject({ recoveryCodesLeft: 10 })
  }
})

test('without the second factor that their role asks for nobody acts in it; what anybody may do is open to them', async () => {
  await using server = await startServer({ boards: [] })
  const boss = await aPerson(server, { role: 'admin', hasSecondFactor: false })
  const refused = await server.get('/api/admin/users', boss.headers)
  expect([refused.status, refused.body]).toMatchObject([403, { message: messages.secondFactorNeeded }])
  const edited = await call(server, 'PUT', '/api/users/me/edit', { body: { name: 'Somebody' }, headers: boss.headers })
  expect(edited.status).toBe(200)

  const { headers } = await setUp(server, boss)
  expect((await server.get('/api/admin/users', headers)).status).toBe(200)
})

test('a new employer searches, changes their details and deletes their account without a second factor', async () => {
  await using server = await startServer({ boards: [] })
  const boss = await aPerson(server, { company: { name: 'Harbour Care Ltd', isAdmin: true }, hasSecondFactor: false })
  expect((await server.get('/api/jobsearches/chef/Leeds/12000/200001/10/Any', boss.headers)).status).toBe(200)
  const edited = await call(server, 'PUT', '/api/users/me/edit', { body: { name: 'Somebody' }, headers: boss.headers })
  expect(edited.status).toBe(200)
  const body = { oldPass: testPassword, companyGoes: true }
  expect((await server.post('/api/users/me/checkpwdelete', body, boss.headers)).status).toBe(200)
  expect((await server.get('/api/users/me', boss.headers)).status).toBe(401)
})

test('adding a second factor asks them, as anybody, for a proof of the last 15 minutes', async () => {
  await using server = await startServer({ boards: [] })
  const boss = await aPerson(server, { company: { isAdmin: true }, hasSecondFactor: false })
  server.clock.set(later(16 * 60))
  expect((await server.post('/api/second-factor/authenticator/begin', {}, boss.headers)).status).toBe(403)
  await server.post('/api/auth/prove', { password: testPassword }, boss.headers)
  expect((await server.post('/api/second-factor/authenticator/begin', {}, boss.headers)).status).toBe(200)
})

test('who is made an administrator while signed in needs a second factor from the next request on', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  await server.db.query(`update users set role = 'admin' where id = $1`, [ann.id])
  const refused = await server.get('/api/admin/users', ann.headers)
  expect([refused.status, refused.body]).toMatchObject([403, { message: messages.secondFactorNeeded }])
})

test('a disabled account does not get past the second step', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const { secret } = await setUp(server, ann)
  server.clock.set(later(60))
  const key = await firstStep(server, ann)
  await server.db.query('update users set disabled_at = now() where id = $1', [ann.id])
  const code = codeOf(secret, later(60))
  expect((await server.post('/api/auth/second-factor', { way: 'authenticator', key, code })).status).toBe(410)
})

async function firstSession(server: TestServer, person: Person): Promise<{ cookie: string }> {
  const answer = await server.post('/auth/local', { email: person.email, password: testPassword })
  return { cookie: `token=${tokenIn(answer)}` }
}
