import { Client } from 'pg'
import { expect, test } from 'vitest'
import { messagesSent } from '../../test/messages.ts'
import { aPerson } from '../../test/people.ts'
import { runTasks } from '../../test/run-tasks.ts'
import { startServer, testNow, type TestServer } from '../../test/server.ts'

/** What a call asks of the database: which statements, in which order, without their values. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  // oxlint-disable-next-line typescript/unbound-method -- called with its own client below
  const { query } = Client.prototype
  Client.prototype.query = function noted(this: Client, ...args: [never]) {
    const [given] = args as unknown as [string | { text: string }]
    const text = typeof given === 'string' ? given : given.text
    statements.push(text.trim().split(/\s+/u).slice(0, 3).join(' '))
    return Reflect.apply(query, this, args) as never
  } as typeof query
  try {
    await call()
  } finally {
    Client.prototype.query = query
  }
  return statements
}

const calls: Record<string, (server: TestServer, who: { email: string; phone: string }) => Promise<unknown>> = {
  'a lost password': (server, { email }) => server.post('/api/verify/lostpass', { email }),
  'a lost password by GET': (server, { email }) => server.get(`/api/verify/lostpass/${email}`),
  'the confirmation again': (server, { email }) => server.post('/api/verify/resend', { email }),
  'a link to log in': (server, { email }) => server.post('/api/auth/login-links', { email }),
  'a login text': (server, { phone }) => server.post('/api/users/key', { phone }),
}

test.for(Object.entries(calls))('%s is answered with the same work for known and unknown', async ([, call]) => {
  await using server = await startServer({ boards: [] })
  await aPerson(server, { email: 'bob@example.com', phone: '7700900140' })
  const unknown = { email: 'not@example.com', phone: '07700900141' }
  // The first of all makes the queue.
  await call(server, { email: 'first@example.com', phone: '07700900149' })

  const answers: unknown[] = []
  const ask = async (who: typeof unknown) =>
    await statementsOf(async () => answers.push(withoutTimes(await call(server, who))))
  const forKnown = await ask({ email: 'bob@example.com', phone: '07700900140' })
  expect(forKnown.length).toBeGreaterThan(2)
  expect(await ask(unknown)).toEqual(forKnown)
  expect(answers[1]).toEqual(answers[0])
})

test(
  'a login that fails is answered with the same work for known and unknown, also when the owner is told',
  { tags: ['long'] },
  async () => {
    await using server = await startServer({ boards: [], environment: { ROLECALL_TRUSTED_PROXIES: '1' } })
    await aPerson(server, { email: 'bob@example.com' })
    let from = 0
    const fail = async (email: string) => {
      const headers = { 'x-forwarded-for': `192.0.2.${from++}` }
      return await server.post('/auth/local', { email, password: 'a guess' }, headers)
    }
    // The first of all makes the queue.
    for (let i = 0; i < 10; i++) await fail('first@example.com')

    for (let i = 1; i <= 25; i++) {
      const answers: unknown[] = []
      const failed = async (email: string) =>
        await statementsOf(async () => answers.push(withoutTimes(await fail(email))))
      const forKnown = await failed('bob@example.com')
      expect(await failed('not@example.com'), `try ${i}`).toEqual(forKnown)
      expect(answers[1]).toEqual(answers[0])
      const told = `select from pgboss.job where name = 'tell-of-failed-log-ins'`
      expect((await server.db.query(told)).rowCount).toBe(1 + 2 * Math.floor(i / 10))
    }
  },
)

test('only the account is written to', async () => {
  await using server = await startServer({ boards: [] })
  await aPerson(server, { email: 'bob@example.com' })
  await server.post('/api/verify/lostpass', { email: 'bob@example.com' })
  await server.post('/api/verify/lostpass', { email: 'not@example.com' })
  expect(await runTasks(server, 'send-account-link')).toBe(2)
  expect((await messagesSent(server)).map(({ recipient }) => recipient)).toEqual(['bob@example.com'])
})

test('the queue names nobody', async () => {
  await using server = await startServer({ boards: [] })
  await server.post('/api/verify/lostpass', { email: 'bob@example.com' })
  const { rows } = await server.db.query<{ data: object }>(
    `select data from pgboss.job where name = 'send-account-link'`,
  )
  expect(JSON.stringify(rows)).not.toContain('bob@')
})

test('three mails an hour to one address: above that the answer is the same and nothing is sent', async () => {
  await using server = await startServer({ boards: [] })
  await aPerson(server, { email: 'bob@example.com' })
  const answers: unknown[] = []
  for (let i = 0; i < 5; i++) {
    answers.push((await server.post('/api/verify/lostpass', { email: 'bob@example.com' })).body)
    await runTasks(server, 'send-account-link')
  }
  expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1)
  expect(await messagesSent(server)).toHaveLength(3)
  server.clock.set(new Date(testNow.getTime() + 61 * 60_000))
  await server.post('/api/verify/lostpass', { email: 'bob@example.com' })
  await runTasks(server, 'send-account-link')
  expect(await messagesSent(server)).toHaveLength(4)
})

test('signing up answers alike for an address that has an account, which is told', async () => {
  await using server = await startServer({ boards: [] })
  const given = { name: 'Ann', password: 'quiet river 27', terms: true }
  const first = await server.post('/api/users', { ...given, email: 'ann@example.com' })
  const second = await server.post('/api/users', { ...given, email: 'Ann@example.com', password: 'loud river 88' })
  expect([second.status, second.text]).toEqual([first.status, first.text])
  expect((await messagesSent(server))[0]).toMatchObject({ template: 'take-over' })
  expect((await server.post('/auth/local', { email: 'ann@example.com', password: 'loud river 88' })).status).toBe(401)
})

function withoutTimes(answer: unknown): unknown {
  const { status, text } = answer as { status: number; text: string }
  // An error has an id of its own to quote.
  return { status, text: text.replace(/"id":"[^"]+"/u, '') }
}
