import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aBoard } from '../../test/a-board.ts'
import { aPerson } from '../../test/people.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { BoardFailure } from '../boards/board.ts'
import { readFeed } from '../jobs/reading/read-feed.ts'
import { reserve } from '../credits/credits.ts'
import { inTransaction } from '../platform/database.ts'
import { prepareTasks } from '../platform/tasks.ts'
import { postMail } from '../outbox/outbox.ts'
import { sendMessage } from '../outbox/send-message.ts'
import { callPaths } from './api-routes.ts'
import { countRefused, countSocket } from './metrics.ts'
import { createMetricsText } from './metrics-text.ts'
import { statusLabel } from './route-labels.ts'

const token = { ROLECALL_METRICS_TOKEN: 'a-token-of-sixteen-or-more' }
const search = '/api/jobsearches/nurse/Leeds/12000/200001/10/Any'

/** Every value that monitoring would read, by its name with its labels. */
async function read(server: TestServer): Promise<Map<string, number>> {
  const { status, text } = await server.get('/metrics', { authorization: `Bearer ${token.ROLECALL_METRICS_TOKEN}` })
  expect(status).toBe(200)
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

test('however many addresses and methods somebody makes up, they add no series', async () => {
  await using server = await startServer({ environment: token, boards: [] })
  const send = async (method: string, path: string) => {
    const headers = { host: 'localhost:3000', origin: 'http://localhost:3000' }
    await server.app.fetch(new Request(`http://localhost:3000${path}`, { method, headers }))
  }
  const madeUp = (i: number) => [
    `/x${i}`,
    `/api/${i}`,
    `/api/jobsearches/single/${i}`,
    `/jobresults/${i}`,
    `/assets/${i}.js`,
  ]
  const methods = ['GET', 'POST', 'HEAD', 'OPTIONS', 'BREW']
  for (const method of methods) for (const path of madeUp(0)) await send(method, path)
  // Reading is counted too, once it is over.
  await read(server)
  const before = new Set((await read(server)).keys())

  for (let i = 1; i <= 200; i++) {
    for (const path of madeUp(i)) await send(i % 2 === 0 ? 'GET' : `M${i}`, path)
  }
  const after = [...(await read(server)).keys()]
  expect(after.filter((series) => series.startsWith('rolecall_') && !before.has(series))).toEqual([])
})

test('a route that refuses every method in every way adds a line a status, and no histogram', async () => {
  await using server = await startServer({ environment: token, boards: [] })
  const here = { host: 'localhost:3000', origin: 'http://localhost:3000' }
  const json = { ...here, 'content-type': 'application/json' }
  const ways: RequestInit[] = [
    { headers: json, body: '{' },
    { headers: json, body: '{"odd":1}' },
    { headers: { ...here, 'content-type': 'text/plain' }, body: 'odd' },
    { headers: { ...json, 'content-length': '99999999' }, body: '{}' },
    { headers: { ...json, origin: 'https://elsewhere.example' }, body: '{}' },
    { headers: { ...here, accept: 'text/css' } },
    { headers: here },
  ]
  const paths = [...new Set(callPaths)].filter((_path, i) => i % 15 === 0).map((path) => path.replace(/\{\w+\}/gu, 'x'))
  await read(server)
  const before = new Set((await read(server)).keys())
  for (const path of paths)
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'BREW'])
      for (const { body, ...way } of ways) {
        const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD'
        const request = new Request(`http://localhost:3000${path}?odd=1`, { ...way, method, ...(hasBody && { body }) })
        await server.app.fetch(request)
      }
  const added = [...(await read(server)).keys()].filter((series) => !before.has(series))
  const timed = added.filter((series) => series.startsWith('rolecall_http_request_seconds'))
  expect(
    timed.filter((series) => !series.includes('route="refused"') && /status="4|method="(?:HEAD|OPTIONS)/u.test(series)),
  ).toEqual([])
  expect(added.filter((series) => series.startsWith('rolecall_http_refused_total')).length).toBeLessThan(
    8 * paths.length,
  )
  expect(added.length - timed.length).toBeLessThan(8 * paths.length)
})

test('a status that no call of ours has is counted by its first digit', () => {
  expect([404, 418, 599].map(statusLabel)).toEqual(['404', '4xx', '5xx'])
})

test('requests are counted by the pattern of their route', async () => {
  await using server = await startServer({ environment: token })
  const series = [
    'rolecall_http_request_seconds_count{route="/api/plans",method="GET",status="200"}',
    'rolecall_http_refused_total{route="/api/jobsearches/single/:id",status="404"}',
    'rolecall_http_refused_total{route="unmatched",status="404"}',
  ]
  const counts = async () => {
    const figures = await read(server)
    return series.map((one) => figures.get(one) ?? 0)
  }
  const before = await counts()
  await server.get('/api/plans')
  await server.get('/api/jobsearches/single/7')
  await server.get('/nowhere')
  expect(await counts()).toEqual(before.map((value) => value + 1))
})

test('answers of boards are counted, those to searches and those that the worker reads', async () => {
  const feed = { everyMinutes: 60, read: () => asyncOf([{ ads: [], total: 0, unusable: [] }]) }
  const { search: _, ...arbeitnow } = aBoard('arbeitnow', { ads: [] })
  const boards = [
    aBoard('reed', { ads: [{}] }),
    aBoard('nhs', { fails: new BoardFailure('challenge', 'asks for a human') }),
    { ...arbeitnow, feed },
  ]
  await using server = await startServer({ environment: token, boards })
  await server.get(search)
  server.services.outward = server.services.live.outward
  await readFeed.run({ board: 'arbeitnow' }, server.services, new AbortController().signal)

  const answers = [...(await read(server))].filter(([name]) => name.startsWith('rolecall_board_answers_total'))
  expect(Object.fromEntries(answers)).toEqual({
    'rolecall_board_answers_total{board="demo:reed",outcome="ok"}': 1,
    'rolecall_board_answers_total{board="demo:nhs",outcome="challenge"}': 1,
    'rolecall_board_answers_total{board="demo:arbeitnow",outcome="empty"}': 1,
  })
})

test('circuits, queues, mails, credits, pools and sockets show what is there', async () => {
  await using server = await startServer({
    environment: token,
    boards: [aBoard('reed', { ads: [] }), aBoard('nhs', { ads: [] })],
  })
  const { services, db } = server
  const { databaseUrl } = services.config
  await prepareTasks({ databaseUrl: databaseUrl!, log: services.log }, [sendMessage])
  const now = services.clock.now()
  await db.query(`insert into board_gates (board, open_until) values ('demo:reed', $1)`, [
    new Date(now.getTime() + 60_000),
  ])
  const person = await aPerson(server)
  await inTransaction(db, async (client) => {
    const letter = { subject: 'Hello', paragraphs: ['A line.'] }
    await postMail(services, client, person.email, letter, { template: 'test', userId: person.id, now })
    await reserve(client, { userId: person.id, applicationId: randomUUID(), now })
  })
  await db.query(
    `update pgboss.job set start_after = now() - interval '5 minutes', created_on = now() - interval '5 minutes'`,
  )
  const closing: (() => void)[] = []
  const socketsBefore = (await read(server)).get('rolecall_live_sockets')!
  countSocket({ once: (_event, closed) => closing.push(closed) })

  // Figures of the database are kept for a while: another reader has none yet.
  const figures = await readAnew(server)
  expect(figures.get('rolecall_board_circuit{board="demo:reed",state="open"}')).toBe(1)
  expect(figures.get('rolecall_board_circuit{board="demo:reed",state="closed"}')).toBe(0)
  expect(figures.get('rolecall_board_circuit{board="demo:nhs",state="closed"}')).toBe(1)
  expect(figures.get('rolecall_queue_tasks{queue="send-message"}')).toBe(1)
  expect(figures.get('rolecall_queue_oldest_seconds{queue="send-message"}')).toBeGreaterThanOrEqual(300)
  expect(figures.get('rolecall_queue_failed_tasks{queue="send-message"}')).toBe(0)
  expect(figures.get('rolecall_messages_waiting{kind="mail"}')).toBe(1)
  expect(figures.get('rolecall_messages_waiting{kind="text"}')).toBe(0)
  expect(figures.get('rolecall_messages_oldest_seconds{kind="mail"}')).toBeGreaterThanOrEqual(300)
  expect(figures.get('rolecall_credits_held')).toBe(1)
  expect(figures.get('rolecall_live_sockets')).toBe(socketsBefore + 1)
  expect(figures.get('rolecall_pool_waiting{pool="primary"}')).toBe(0)
  expect(figures.get('rolecall_pool_connections{pool="primary",state="idle"}')).toBeGreaterThan(0)
  expect(figures.has('rolecall_pool_connections{pool="primary",state="used"}')).toBe(true)

  for (const close of closing) close()
  await db.query(`update pgboss.job set state = 'failed'; update board_gates set open_until = '${now.toISOString()}'`)
  const later = await readAnew(server)
  expect(later.get('rolecall_live_sockets')).toBe(socketsBefore)
  expect(later.get('rolecall_queue_tasks{queue="send-message"}')).toBe(0)
  expect(later.get('rolecall_queue_failed_tasks{queue="send-message"}')).toBe(1)
  expect(later.get('rolecall_messages_waiting{kind="mail"}')).toBe(0)
  expect(later.get('rolecall_board_circuit{board="demo:reed",state="probing"}')).toBe(1)
})

test('a database that does not answer does not hold up the other figures', async () => {
  await using server = await startServer({ environment: token, boards: [] })
  const { db } = server
  const blocker = await db.connect()
  await blocker.query('begin; lock table board_answers in access exclusive mode')
  const slow = await readAnew(server)
  await blocker.query('rollback')
  blocker.release()
  expect(slow.get('rolecall_database_figures_up')).toBe(0)
  expect(slow.has('process_cpu_seconds_total')).toBe(true)
  expect([...slow.keys()].some((name) => name.startsWith('rolecall_credits'))).toBe(false)
  expect((await readAnew(server)).get('rolecall_database_figures_up')).toBe(1)
})

test('a replica that cannot be reached is told as not in use, without its address', async () => {
  const replica = 'postgres://reader:secret@127.0.0.1:9/none'
  await using server = await startServer({ environment: { ...token, DATABASE_REPLICA_URLS: replica }, boards: [] })
  await server.services.readers.check()
  const figures = await read(server)
  expect(figures.get('rolecall_replica_in_use{replica="1"}')).toBe(0)
  expect(figures.has('rolecall_pool_waiting{pool="replica 1"}')).toBe(true)
  expect([...figures.keys()].join()).not.toMatch(/secret|127\.0\.0\.1/u)
})

test('every figure is explained in docs/operations.md, and every one that stands there is given', async () => {
  await using server = await startServer({ environment: token, boards: [aBoard('reed', { ads: [{}] })] })
  await prepareTasks({ databaseUrl: server.services.config.databaseUrl!, log: server.services.log }, [sendMessage])
  await server.get(search)
  countRefused('search')
  const explained = readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `(rolecall_\w+)`/gmu)
  const given = [...(await read(server)).keys()].filter((name) => name.startsWith('rolecall_'))
  // Where there are no replicas theirs are announced without a value.
  const replicas = [...(await createMetricsText(server.services)()).matchAll(/^# TYPE (rolecall_replica_\w+)/gmu)]
  const names = [...given, ...replicas.map(([, name]) => name!)].map((name) =>
    name.replace(/\{.*/u, '').replace(/_(?:bucket|sum|count)$/u, ''),
  )
  expect([...new Set(names)].sort()).toEqual([...explained].map(([, name]) => name).sort())
})

/** As somebody who reads them for the first time. */
async function readAnew({ services }: TestServer): Promise<Map<string, number>> {
  const lines = (await createMetricsText(services)()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

async function* asyncOf<Value>(values: readonly Value[]): AsyncGenerator<Value> {
  yield* values
}
