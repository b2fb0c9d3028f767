import { expect, test } from 'vitest'
import { messages } from '../../contract/texts/messages.ts'
import type { SignInAnswer } from '../../contract/users/users.ts'
import { call, tokenIn } from '../../test/call.ts'
import { fakePasskey, type FakePasskey } from '../../test/fake-passkey.ts'
import { aPerson, testPassword, type Person } from '../../test/people.ts'
import { startServer, testNow, type TestServer } from '../../test/server.ts'

type Headers = { cookie: string }

async function challengeOf(
  server: TestServer,
  path: string,
  body: unknown,
  headers: Partial<Headers> = {},
): Promise<string> {
  const answer = await server.post(path, body, { ...headers })
  expect(answer.status, path).toBe(200)
  return (answer.body as { challenge: string }).challenge
}

/** Adds a passkey. @returns the person with their new token. */
async function add(server: TestServer, person: Person, passkey: FakePasskey): Promise<{ headers: Headers }> {
  const challenge = await challengeOf(server, '/api/second-factor/passkeys/options', {}, person.headers)
  const body = { name: 'My key', credential: passkey.create(challenge) }
  const answer = await server.post('/api/second-factor/passkeys', body, person.headers)
  expect(answer.status).toBe(200)
  return { headers: { cookie: `token=${(answer.body as { token: string }).token}` } }
}

async function firstStep(server: TestServer, person: Person): Promise<string> {
  const answer = await server.post('/auth/local', { email: person.email, password: testPassword })
  return (answer.body as SignInAnswer).secondFactor?.key ?? ''
}

test('a passkey is added, listed, logs in alone, and is both factors', async () => {
  await using server = await startServer({ boards: [] })
  const boss = await aPerson(server, { role: 'marketing', hasSecondFactor: false })
  const passkey = fakePasskey()
  const { headers } = await add(server, boss, passkey)
  expect((await server.get('/api/second-factor', headers)).body).toMatchObject({
    passkeys: [{ id: passkey.id, name: 'My key', lastUsed: null }],
    recoveryCodesLeft: 10,
    isRequired: true,
  })

  const credential = passkey.prove(await challengeOf(server, '/api/auth/passkey/options', {}))
  const answer = await server.post('/api/auth/passkey', { credential })
  expect([answer.status, (answer.body as SignInAnswer).secondFactor]).toEqual([200, null])
  // Nothing else is asked of somebody who must have a second factor.
  const allowed = await call(server, 'PUT', '/api/users/me/edit', {
    body: { name: 'Somebody' },
    headers: { cookie: `token=${tokenIn(answer)}` },
  })
  expect(allowed.status).toBe(200)
  const { rows } = await server.db.query('select last_used, counter from passkeys')
  expect(rows).toEqual([{ last_used: testNow, counter: '2' }])
})

test('a passkey takes the second step, after a password', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const passkey = fakePasskey()
  await add(server, ann, passkey)
  const key = await firstStep(server, ann)
  // A key without a finger or a number is enough here: the password was the other factor.
  const credential = passkey.prove(await challengeOf(server, '/api/auth/second-factor/options', { key }), {
    isVerified: false,
  })
  const answer = await server.post('/api/auth/second-factor', { way: 'passkey', key, credential })
  expect([answer.status, tokenIn(answer) === null]).toEqual([200, false])
})

test('what was signed counts once, for us, for this and for ten minutes', async () => {
  await using server = await startServer({ boards: [] })
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  const [hers, his] = [fakePasskey(), fakePasskey()]
  await add(server, ann, hers)
  await add(server, ben, his)
  const ask = async () => await challengeOf(server, '/api/auth/passkey/options', {})
  const tryIt = async (credential: unknown) => {
    // It is not the throttle that refuses here.
    await server.db.query('delete from sign_in_failures')
    return (await server.post('/api/auth/passkey', { credential })).status
  }

  const used = hers.prove(await ask())
  expect(await tryIt(used)).toBe(200)
  expect(await tryIt(used), 'the same again').toBe(422)
  expect(await tryIt(hers.prove('bm90LW91cnMtYXQtYWxs')), 'a challenge that is not ours').toBe(422)
  expect(await tryIt(hers.prove(await ask(), { origin: 'https://evil.example' })), 'another site’s').toBe(422)
  expect(await tryIt(hers.prove(await ask(), { rpId: 'evil.example' })), 'made for another site').toBe(422)
  expect(await tryIt(hers.prove(await ask(), { isVerified: false })), 'nobody was checked').toBe(422)
  expect(await tryIt({ ...his.prove(await ask()), id: hers.id }), 'signed by another key').toBe(422)
  expect(await tryIt(fakePasskey().prove(await ask())), 'a key of nobody').toBe(422)

  // A challenge for the second step does not log in alone, nor does one person's serve another.
  const key = await firstStep(server, ann)
  const forSecondStep = hers.prove(await challengeOf(server, '/api/auth/second-factor/options', { key }))
  expect(await tryIt(forSecondStep)).toBe(422)
  const bens = await firstStep(server, ben)
  const credential = hers.prove(await challengeOf(server, '/api/auth/second-factor/options', { key: bens }))
  expect((await server.post('/api/auth/second-factor', { way: 'passkey', key: bens, credential })).status).toBe(422)
})

test('a challenge is too old after ten minutes', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const passkey = fakePasskey()
  await add(server, ann, passkey)
  const credential = passkey.prove(await challengeOf(server, '/api/auth/passkey/options', {}))
  server.clock.set(new Date(testNow.getTime() + 600_000))
  expect((await server.post('/api/auth/passkey', { credential })).status).toBe(422)
})

test('a passkey that was used elsewhere since, and so was copied, is refused', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const passkey = fakePasskey()
  await add(server, ann, passkey)
  await server.db.query('update passkeys set counter = 100')
  const credential = passkey.prove(await challengeOf(server, '/api/auth/passkey/options', {}))
  expect((await server.post('/api/auth/passkey', { credential })).status).toBe(422)
})

test('a passkey of somebody else can neither be added nor removed', async () => {
  await using server = await startServer({ boards: [] })
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  const passkey = fakePasskey()
  const hers = await add(server, ann, passkey)
  const challenge = await challengeOf(server, '/api/second-factor/passkeys/options', {}, hers.headers)
  const body = { name: '', credential: fakePasskey().create(challenge) }
  const refused = await server.post('/api/second-factor/passkeys', body, ben.headers)
  expect([refused.status, refused.body]).toMatchObject([409, { message: messages.passkeyWrong }])
  expect((await call(server, 'DELETE', `/api/second-factor/passkeys/${passkey.id}`, ben)).status).toBe(404)
  expect((await call(server, 'DELETE', `/api/second-factor/passkeys/${passkey.id}`, hers)).status).toBe(200)
  expect((await server.post('/api/auth/local', { email: ann.email, password: testPassword })).body).toMatchObject({
    secondFactor: null,
  })
})

test('a disabled account is not opened by its passkey', async () => {
  await using server = await startServer({ boards: [] })
  const ann = await aPerson(server)
  const passkey = fakePasskey()
  await add(server, ann, passkey)
  await server.db.query('update users set disabled_at = now() where id = $1', [ann.id])
  const credential = passkey.prove(await challengeOf(server, '/api/auth/passkey/options', {}))
  expect((await server.post('/api/auth/passkey', { credential })).status).toBe(422)
})

test('where the site has a number for a name there are no passkeys, and that is said', async () => {
  await using server = await startServer({ boards: [], environment: { ROLECALL_URL: 'http://127.0.0.1:3000' } })
  const ann = await aPerson(server)
  const same = { origin: 'http://127.0.0.1:3000' }
  expect((await server.get('/api/second-factor', ann.headers)).body).toMatchObject({ canAddPasskey: false })
  for (const path of ['/api/second-factor/passkeys/options', '/api/auth/passkey/options']) {
    const answer = await server.post(path, {}, { ...ann.headers, ...same })
    expect([answer.status, answer.body]).toMatchObject([409, { message: messages.noPasskeysHere }])
  }
})
