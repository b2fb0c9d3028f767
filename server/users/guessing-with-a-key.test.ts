import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import type { SignInAnswer } from '../../contract/users/users.ts'
import { messagesSent } from '../../test/messages.ts'
import { aPerson, testPassword, type Person } from '../../test/people.ts'
import { runTasks } from '../../test/run-tasks.ts'
import { testNow, type TestServer } from '../../test/server.ts'
import { aServer, hashesDuring, later, logIn } from './guessing.fixtures.ts'
import { hashToken } from './sessions.ts'

/* Anyone who holds something already – a session, a password, a link – and guesses at the rest. */

test('sixty proofs at once with one session, from as many addresses: five are looked at', async () => {
  await using server = await aServer()
  const ann = await aPerson(server)
  let wrong = 0
  const hashed = await hashesDuring(async () => {
    const answers = Array.from({ length: 60 }, async (_, i) =>
      server.post(
        '/api/auth/prove',
        { password: i === 59 ? testPassword : `guess ${i}` },
        { ...ann.headers, 'x-forwarded-for': `192.0.2.${i}` },
      ),
    )
    wrong = (await Promise.all(answers)).filter(({ status }) => status === 422).length
  })
  expect([hashed, wrong]).toEqual([5, 5])
  // Another session of theirs is not held up by it.
  const { token } = (await logIn(server, { email: ann.email, password: testPassword, from: '192.0.2.250' }))
    .body as SignInAnswer
  const headers = { cookie: `token=${token}`, 'x-forwarded-for': '192.0.2.250' }
  expect((await server.post('/api/auth/prove', { password: testPassword }, headers)).status).toBe(200)
})

type Factor = { secret: string; recoveryCodes: string[] }

async function withSecondFactor(server: TestServer, { headers }: Person): Promise<Factor> {
  const begun = await server.post('/api/second-factor/authenticator/begin', {}, headers)
  const { secret, ticket } = begun.body as { secret: string; ticket: string }
  const code = codeOf(secret, testNow)
  const done = await server.post('/api/second-factor/authenticator', { ticket, code }, headers)
  return { secret, recoveryCodes: (done.body as { recoveryCodes: string[] }).recoveryCodes }
}

const codeOf = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

async function firstStep(server: TestServer, { email }: Person, from: string): Promise<string> {
  const { secondFactor } = (await logIn(server, { email, password: testPassword, from })).body as SignInAnswer
  return secondFactor?.key ?? ''
}

test.for(['authenticator', 'recovery-code'] as const)(
  'sixty codes at once (%s), with as many first steps and addresses: five are looked at, and the owner gets in at home',
  async (way) => {
    await using server = await aServer()
    const ann = await aPerson(server)
    const { secret, recoveryCodes } = await withSecondFactor(server, ann)
    server.clock.set(later(60))
    const right = way === 'authenticator' ? codeOf(secret, later(60)) : recoveryCodes[0]!
    const step = async (from: string, key: string, code: string, by: string = way) =>
      (await server.post('/api/auth/second-factor', { way: by, key, code }, { 'x-forwarded-for': from })).status
    expect(
      await step('192.0.2.200', await firstStep(server, ann, '192.0.2.200'), recoveryCodes[9]!, 'recovery-code'),
    ).toBe(200)

    const keys = Array.from({ length: 60 }, (_, i) => `first-step-${i}`)
    await server.db.query(
      `insert into pending_sign_ins (key_hash, kind, user_id, data, expires)
       select key_hash, 'second-factor', $2, '{"way": "password"}', $3 from unnest($1::bytea[]) as key_hash`,
      [keys.map(hashToken), ann.id, later(600)],
    )
    const statuses = await Promise.all(
      keys.map(async (key, i) => step(`192.0.2.${i}`, key, i === 59 ? right : `00000${i % 10}`)),
    )
    expect(statuses.filter((status) => status === 422)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(55)
    expect(await step('192.0.2.200', await firstStep(server, ann, '192.0.2.200'), right)).toBe(200)
  },
)

test('the key of a login text is tried five times with wrong addresses, from wherever', async () => {
  await using server = await aServer()
  const ann = await aPerson(server, { phone: '7700900160' })
  await server.post('/api/users/key', { phone: '07700900160' })
  await runTasks(server, 'send-account-link')
  const pkey = /phoneauth\/([\w-]+)\//u.exec((await messagesSent(server))[0]?.body ?? '')?.[1]
  const tryIt = async (email: string, i: number) =>
    (await server.post('/api/users/plogin', { pkey, email }, { 'x-forwarded-for': `192.0.2.${i}` })).status
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => tryIt(i === 19 ? ann.email : `guess${i}@example.com`, i)),
  )
  expect(statuses.filter((status) => status === 410)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
})
