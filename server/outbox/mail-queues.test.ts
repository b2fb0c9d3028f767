import { expect, onTestFinished, test, vi } from 'vitest'
import { aRelay } from '../../test/fake-relay.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { inTransaction } from '../platform/database.ts'
import { workTasks, type Tasks } from '../platform/tasks.ts'
import { postMail } from './outbox.ts'
import { sendBulkMail, sendMessage, sendText } from './send-message.ts'
import { mailConnections } from './transports.ts'

const letter = { subject: 'Hello', paragraphs: ['A word.'] }
const eventually = { interval: 25 }
const running = new AbortController().signal

/** To a relay that allows few. */
const connections = 2

const isAlert = (to: string) => to.startsWith('alert')

async function mail(server: TestServer, to: string): Promise<string> {
  await inTransaction(server.db, async (client) => {
    const about = {
      template: 'test',
      userId: null,
      now: server.clock.now(),
      priority: isAlert(to) ? ('bulk' as const) : ('soon' as const),
    }
    await postMail(server.services, client, to, letter, about)
  })
  const { rows } = await server.db.query<{ id: string }>(
    'select id from sent_messages where recipient = $1 order by xmin::text::bigint desc limit 1',
    [to],
  )
  return rows[0]!.id
}

async function mails(server: TestServer, name: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await mail(server, `${name}${i}@example.com`)
}

/** The mail queues, worked on as the worker does. */
async function work({ services }: TestServer): Promise<Tasks> {
  const queue = await workTasks(
    { databaseUrl: services.config.databaseUrl!, log: services.log, stopping: services.stopping },
    [sendMessage, sendText, sendBulkMail],
    services,
  )
  onTestFinished(async () => await queue.stop())
  return queue
}

async function count(server: TestServer, condition: string): Promise<number> {
  const { rows } = await server.db.query<{ count: number }>(
    `select count(*)::int as count from sent_messages where ${condition}`,
  )
  return rows[0]!.count
}

async function jobs(server: TestServer): Promise<{ name: string; state: string }[]> {
  const { rows } = await server.db.query<{ name: string; state: string }>(
    `select name, state, start_after > now() + interval '10 seconds' as is_later from pgboss.job where name like 'send-%' order by name, state`,
  )
  return rows
}

test('account mail passes any number of alerts, even while the relay answers none of them', async () => {
  await using relay = await aRelay({ hold: isAlert })
  await using server = await startServer({
    boards: [],
    environment: { ROLECALL_SMTP: `${relay.url}?maxConnections=${connections}` },
  })
  await mails(server, 'alert', 40)
  await work(server)
  await vi.waitFor(() => expect(relay.held()).toBe(connections), eventually)

  await mails(server, 'ann', 30)
  await vi.waitFor(async () => expect(await count(server, 'sent_at is not null')).toBe(30), eventually)
  expect(relay.mails.flatMap(({ to }) => to).filter(isAlert)).toEqual([])
  expect(relay.held()).toBe(connections)
  // What waits for the relay waits without a connection to the database.
  const { totalCount, idleCount, waitingCount } = server.services.db
  expect([totalCount - idleCount, waitingCount]).toEqual([0, 0])

  relay.release()
  await vi.waitFor(async () => expect(await count(server, 'sent_at is null')).toBe(0), eventually)
  expect(new Set(relay.mails.flatMap(({ to }) => to)).size).toBe(70)
  expect(relay.mails).toHaveLength(70)
})

test('a queued mail is heard of at once, not at the next look', async () => {
  await using relay = await aRelay()
  await using server = await startServer({ boards: [], environment: { ROLECALL_SMTP: relay.url } })
  await work(server)
  // One look of each worker every few seconds would not do for so many, one after the other.
  for (let i = 1; i <= 30; i++) {
    await mail(server, `ann${i}@example.com`)
    await vi.waitFor(() => expect(relay.mails).toHaveLength(i), eventually)
  }
})

test('what the relay refuses for now is tried later, for good is given up, and neither keeps the others back', async () => {
  const codes: Record<string, number> = { 'full@example.com': 452, 'nobody@example.com': 550 }
  await using relay = await aRelay({ refuse: (to) => codes[to] ?? null })
  await using server = await startServer({ boards: [], environment: { ROLECALL_SMTP: relay.url } })
  for (const name of ['full', 'nobody', 'ann', 'ben']) await mail(server, `${name}@example.com`)
  await work(server)
  await vi.waitFor(async () => {
    const states = (await jobs(server)).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['completed', 'completed', 'completed', 'retry'])
  }, eventually)

  expect(relay.mails.flatMap(({ to }) => to).toSorted()).toEqual(['ann@example.com', 'ben@example.com'])
  expect((await jobs(server)).find(({ state }) => state === 'retry')).toMatchObject({ is_later: true })
  const { rows } = await server.db.query(
    `select recipient, problem, given_up_at is not null as is_given_up from sent_messages where sent_at is null order by recipient`,
  )
  expect(rows).toEqual([
    { recipient: 'full@example.com', problem: null, is_given_up: false },
    { recipient: 'nobody@example.com', problem: 'The relay refused the address (550)', is_given_up: true },
  ])
})

test('what is wrong with us and not with the mail is not its end: a refused sender, a relay that is away', async () => {
  await using relay = await aRelay({ refuseSender: 553 })
  for (const url of [relay.url, 'smtp://127.0.0.1:9']) {
    await using server = await startServer({ boards: [], environment: { ROLECALL_SMTP: url } })
    const id = await mail(server, 'ann@example.com')
    await expect(sendMessage.run({ id }, server.services, running)).rejects.toThrow('did not take')
    expect(await count(server, 'given_up_at is null and sent_at is null and tried_at is null')).toBe(1)
  }
})

test('a mail that was taken goes once: two tries at a time, or one whose outcome could not be written down', async () => {
  await using relay = await aRelay({ hold: () => true })
  await using server = await startServer({ boards: [], environment: { ROLECALL_SMTP: relay.url } })
  const id = await mail(server, 'ann@example.com')
  const first = sendMessage.run({ id }, server.services, running)
  await vi.waitFor(() => expect(relay.held()).toBe(1), eventually)
  await expect(sendMessage.run({ id }, server.services, running)).rejects.toThrow('earlier try')
  relay.release()
  await first
  await sendMessage.run({ id }, server.services, running)
  expect(relay.mails).toHaveLength(1)
  expect(relay.mails[0]?.data).toContain(`Message-ID: <${id}@localhost>`)

  const other = await mail(server, 'ben@example.com')
  await server.db.query(
    `alter table sent_messages add constraint away check (sent_at is null or recipient <> 'ben@example.com')`,
  )
  await expect(sendMessage.run({ id: other }, server.services, running)).rejects.toThrow('away')
  await server.db.query('alter table sent_messages drop constraint away')
  server.clock.set(new Date(server.clock.now().getTime() + 10 * 60_000))
  await sendMessage.run({ id: other }, server.services, running)
  expect(relay.mails).toHaveLength(2)
  expect(await count(server, 'sent_at is null')).toBe(0)
})

test('a worker that is stopped ends what is on its way, and leaves the rest where it was', async () => {
  await using relay = await aRelay({ hold: isAlert })
  await using server = await startServer({ boards: [], environment: { ROLECALL_SMTP: relay.url } })
  await mails(server, 'alert', 20)
  const queue = await work(server)
  await vi.waitFor(() => expect(relay.held()).toBe(mailConnections.bulk), eventually)
  const stopped = queue.stop()
  relay.release()
  await stopped
  const sent = relay.mails.length
  expect(sent).toBeGreaterThanOrEqual(mailConnections.bulk)
  expect(await count(server, 'sent_at is not null')).toBe(sent)
  expect(await count(server, 'tried_at is not null')).toBe(0)
  const states = (await jobs(server)).map(({ state }) => state)
  expect(states.filter((state) => state === 'completed')).toHaveLength(sent)
  expect(states.filter((state) => state === 'created')).toHaveLength(20 - sent)
})
