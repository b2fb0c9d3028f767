import { expect, test } from 'vitest'
import type { HumanCheckStart } from '../../contract/human-check/api.ts'
import { formAnswer } from '../../contract/human-check/human-check-form.ts'
import { messagesSent } from '../../test/messages.ts'
import { aPerson, testPassword } from '../../test/people.ts'
import { runTasks } from '../../test/run-tasks.ts'
import { testNow } from '../../test/server.ts'
import {
  anotherProcess,
  aServer,
  guessFromEverywhere,
  hashesDuring,
  later,
  logIn,
  solved,
} from './guessing.fixtures.ts'
import { forgetOldNetworks, isKnownNetwork } from './known-networks.ts'
import { limitsOf, takeTries, wasRight } from './sign-in-throttle.ts'

test('of sixty guesses at once five are looked at, and the right one among the last is not', async () => {
  await using server = await aServer()
  await using other = await anotherProcess(server)
  const { email } = await aPerson(server)
  const guesses = Array.from({ length: 60 }, (_, i) => (i === 59 ? testPassword : `guess ${i}`))
  const statuses: number[] = []
  const hashed = await hashesDuring(async () => {
    const answers = guesses.map(async (password, i) =>
      logIn(i % 2 ? other : server, { email, password, from: '192.0.2.66' }),
    )
    statuses.push(...(await Promise.all(answers)).map(({ status }) => status))
  })
  expect(hashed).toBe(5)
  // The class of calls by address refuses some as well: thirty a minute.
  expect(statuses.filter((status) => status === 429)).toHaveLength(55)
})

test('a /64 is one guesser, however many addresses it uses, and so is each spelling of an IPv4 address', async () => {
  await using server = await aServer()
  const { email } = await aPerson(server)
  for (const spellings of [
    (i: number) => `2001:db8:1:2:${i}::${i}`,
    (i: number) => (i % 2 ? '192.0.2.9' : '::FFFF:192.0.2.9'),
  ]) {
    const statuses: number[] = []
    for (let i = 0; i < 8; i++) {
      statuses.push((await logIn(server, { email, password: 'a guess', from: spellings(i) })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  }
  expect((await logIn(server, { email, password: testPassword, from: '2001:db8:1:3::1' })).status).toBe(200)
})

test(
  'fifty failures in ten minutes from one address, over many accounts, and it waits an hour; others do not',
  { tags: ['long'] },
  async () => {
    await using server = await aServer()
    const { email } = await aPerson(server)
    const guess = async (i: number) =>
      (await logIn(server, { email: `nobody${i}@example.com`, password: 'a guess', from: '192.0.2.66' })).status
    for (let i = 0; i < 50; i++) {
      // Within the class of calls by address.
      if (i === 25) server.clock.set(later(60))
      expect(await guess(i)).toBe(401)
    }
    server.clock.set(later(120))
    const banned = await logIn(server, { email, password: testPassword, from: '192.0.2.66' })
    expect([banned.status, banned.body]).toMatchObject([
      429,
      { message: expect.stringContaining('59 minutes') as string },
    ])
    expect((await logIn(server, { email, password: testPassword, from: '192.0.2.67' })).status).toBe(200)
    server.clock.set(later(60 + 3_600))
    expect((await logIn(server, { email, password: testPassword, from: '192.0.2.66' })).status).toBe(200)
  },
)

test('fifty failures over a whole day are no guessing', async () => {
  await using server = await aServer()
  for (let i = 0; i < 60; i++) {
    const limits = limitsOf({ account: `n${i}@example.com`, address: '192.0.2.66' })
    expect((await takeTries(server.services, limits, later(i * 300))).kind).toBe('taken')
  }
})

test('whoever gets in was not guessing: a hundred people of one office log in at once', async () => {
  await using server = await aServer()
  const logsIn = async (i: number) => {
    const limits = limitsOf({ account: `n${i}@example.com`, address: '192.0.2.66' })
    const tries = await takeTries(server.services, limits, testNow)
    if (tries.kind === 'taken') await wasRight(server.db, tries.taken)
    return tries.kind
  }
  const kinds: string[] = []
  for (let i = 0; i < 100; i += 20) {
    kinds.push(...(await Promise.all(Array.from({ length: 20 }, async (_, k) => logsIn(i + k)))))
  }
  expect(new Set(kinds)).toEqual(new Set(['taken']))
  expect((await server.db.query('select from sign_in_failures')).rowCount).toBe(0)
})

test(
  'guessing from many addresses costs work, more and more; the owner gets in from where they were, and from elsewhere',
  { tags: ['long'] },
  async () => {
    await using server = await aServer({ humanCheck: true })
    const { email } = await aPerson(server)
    const home = { email, password: testPassword, from: '192.0.2.1' }
    expect((await logIn(server, home)).status).toBe(200)
    await guessFromEverywhere(server, email, 20)

    const guess = { email, password: 'a guess', from: '198.51.100.99' }
    const refused = await logIn(server, guess)
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { work: 1, errors: { captcha: { message: expect.any(String) as string } } },
    ])
    // Nothing was looked at.
    expect(await hashesDuring(async () => logIn(server, { ...guess, password: testPassword }))).toBe(0)
    expect((await logIn(server, { ...guess, captcha: 'made up' })).status).toBe(422)

    // Where the owner has been before there is nothing to do; elsewhere their browser works.
    expect((await logIn(server, home)).status).toBe(200)
    const elsewhere = { ...home, from: '192.0.2.200' }
    expect((await logIn(server, { ...elsewhere, captcha: await solved(server, 1) })).status).toBe(200)
    expect((await logIn(server, elsewhere)).status).toBe(200)

    // Twice as many failures, twice the work; waiting instead, as a form without scripts does, is then not enough.
    await server.db.query(`update sign_in_failures set failures = 40 where key like 'account:%'`)
    expect((await logIn(server, guess)).body).toMatchObject({ work: 2 })
    expect((await logIn(server, { ...guess, captcha: await solved(server, 1) })).status).toBe(422)
    expect((await logIn(server, { ...guess, captcha: await solved(server, 2) })).status).toBe(401)
    const { formKey } = (await server.get('/api/human-check')).body as HumanCheckStart
    server.clock.set(later(10))
    expect((await logIn(server, { ...guess, captcha: formAnswer + formKey })).status).toBe(422)
    await server.db.query(`update sign_in_failures set failures = 1000000 where key like 'account:%'`)
    expect((await logIn(server, guess)).body).toMatchObject({ work: 16 })

    // A day later it is over.
    server.clock.set(later(86_400))
    expect((await logIn(server, guess)).status).toBe(401)
  },
)

test('of many at once from many addresses, no more than twenty are looked at without work', async () => {
  await using server = await aServer({ humanCheck: true })
  const { email } = await aPerson(server)
  const hashed = await hashesDuring(async () =>
    Promise.all(
      Array.from({ length: 60 }, async (_, i) =>
        logIn(server, { email, password: `guess ${i}`, from: `192.0.2.${i}` }),
      ),
    ),
  )
  expect(hashed).toBe(20)
})

test('an address without an account asks for the same work', async () => {
  await using server = await aServer({ humanCheck: true })
  await guessFromEverywhere(server, 'nobody@example.com', 20)
  const refused = await logIn(server, { email: 'nobody@example.com', password: 'a guess', from: '198.51.100.99' })
  expect([refused.status, refused.body]).toMatchObject([422, { work: 1 }])
})

test('whoever chose a new password by the link of a mail gets in there without work', async () => {
  await using server = await aServer({ humanCheck: true })
  const { email } = await aPerson(server)
  await guessFromEverywhere(server, email, 20)
  const from = '192.0.2.50'
  await server.post('/api/verify/lostpass', { email }, { 'x-forwarded-for': from })
  await runTasks(server, 'send-account-link')
  const key = /set-password\/([\w-]+)/u.exec((await messagesSent(server))[0]?.body ?? '')?.[1]
  const body = { key, newPassword: 'a louder river 88' }
  expect((await server.post('/api/auth/set-password', body, { 'x-forwarded-for': from })).status).toBe(200)
  expect((await logIn(server, { email, password: body.newPassword, from })).status).toBe(200)
  expect((await logIn(server, { email, password: body.newPassword, from: '192.0.2.51' })).status).toBe(422)
})

test('three hundred failures in a minute altogether, and whoever is new works; where somebody was before they do not', async () => {
  await using server = await aServer({ humanCheck: true })
  const { email } = await aPerson(server)
  const home = { email, password: testPassword, from: '192.0.2.1' }
  expect((await logIn(server, home)).status).toBe(200)
  await server.db.query(
    `insert into sign_in_failures (key, failures, first_failure, last_failure) values ('all', 299, $1, $1)`,
    [testNow],
  )
  const other = { email: 'nobody@example.com', password: 'a guess', from: '198.51.100.1' }
  expect((await logIn(server, other)).status).toBe(401)
  expect((await logIn(server, other)).body).toMatchObject({ work: 1 })
  expect((await logIn(server, home)).status).toBe(200)
  server.clock.set(later(60))
  expect((await logIn(server, other)).status).toBe(401)
})

test('the owner is told after ten failures within a day, once a day; a stranger’s address is told nothing', async () => {
  await using server = await aServer()
  const { email } = await aPerson(server)
  await aPerson(server, { email: 'unconfirmed@example.com', isVerified: false })
  const told = async () => {
    await runTasks(server, 'tell-of-failed-log-ins')
    return (await messagesSent(server)).filter(({ template }) => template === 'failed-log-ins')
  }
  await guessFromEverywhere(server, email, 9)
  expect(await told()).toEqual([])
  for (const nobody of ['nobody@example.com', 'unconfirmed@example.com']) await guessFromEverywhere(server, nobody, 10)
  expect(await told()).toEqual([])

  await guessFromEverywhere(server, email, 1)
  const [mail, ...more] = await told()
  expect([mail?.recipient, more]).toEqual([email, []])
  expect(mail?.body).toMatch(/at least 10 failed attempts to log in .* in the last 24 hours/u)
  expect(mail?.body).toMatch(/\/forgotten-password\/password\n/u)
  expect(mail?.body).not.toContain('198.51.100')

  await guessFromEverywhere(server, email, 10)
  expect(await told()).toHaveLength(1)
  // The next day it starts again.
  server.clock.set(later(86_400 + 1))
  await guessFromEverywhere(server, email, 9)
  expect(await told()).toHaveLength(1)
  await guessFromEverywhere(server, email, 1)
  expect(await told()).toHaveLength(2)
  expect(await server.db.query(`select from pgboss.job where data::text like '%example.com%'`)).toMatchObject({
    rowCount: 0,
  })
})

test('a login is hashed once, whether there is such an account, has a password, or neither', async () => {
  await using server = await aServer()
  const { email } = await aPerson(server)
  const bare = await aPerson(server)
  await server.db.query('update users set password_hash = null where id = $1', [bare.id])
  const disabled = await aPerson(server)
  await server.db.query('update users set disabled_at = $2 where id = $1', [disabled.id, testNow])
  for (const address of [email, 'nobody@example.com', bare.email, disabled.email]) {
    const hashed = await hashesDuring(async () => {
      expect((await logIn(server, { email: address, password: 'a guess', from: '192.0.2.1' })).status).toBe(401)
    })
    expect(hashed, address).toBe(1)
  }
})

test('a network is known for 90 days after its last use, to this account alone, and is then forgotten', async () => {
  await using server = await aServer()
  const [ann, ben] = [await aPerson(server), await aPerson(server)]
  await logIn(server, { email: ann.email, password: testPassword, from: '2001:db8:1:2::1' })
  const isKnown = async ({ email }: typeof ann, address: string, days: number) =>
    await isKnownNetwork(server.db, { account: email, address, now: later(days * 86_400) })
  expect(await isKnown(ann, '2001:db8:1:2::9', 89)).toBe(true)
  expect(await isKnown(ann, '2001:db8:1:3::9', 89)).toBe(false)
  expect(await isKnown(ben, '2001:db8:1:2::1', 0)).toBe(false)
  expect(await isKnown(ann, '2001:db8:1:2::1', 90)).toBe(false)

  await forgetOldNetworks(server.db, later(89 * 86_400))
  expect((await server.db.query('select from known_networks')).rowCount).toBe(1)
  await forgetOldNetworks(server.db, later(90 * 86_400))
  expect((await server.db.query('select from known_networks')).rowCount).toBe(0)
})
