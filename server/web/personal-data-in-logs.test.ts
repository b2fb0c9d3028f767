import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aPerson } from '../../test/people.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { createLog } from '../platform/log.ts'
import { task, workTasks } from '../platform/tasks.ts'

/*
 * Personal data with a mark, in everything that people send, while the database refuses to keep it: its errors quote whole rows. Then a
 * search of the log, of what was answered, and of what the queue keeps.
 */
const mark = 'Zqcanary'
const person = { name: `Ann ${mark}`, email: `${mark}@example.com`.toLowerCase() }
const isMarked = (line: string) => line.toLowerCase().includes(mark.toLowerCase())

test('what people sent is in no line of the log when the database refuses it', async () => {
  const lines: string[] = []
  await using server = await startServer({ boards: [], pages: true, logTo: { write: (line) => void lines.push(line) } })
  const ann = await aPerson(server)
  const db = server.db
  for (const table of [
    'users',
    'messages',
    'cvs',
    'cover_letters',
    'alert_subscriptions',
    'avoided',
    'saved_searches',
  ]) {
    const { rowCount } = await db.query('select from pg_tables where tablename = $1', [table])
    if (rowCount === 1) await db.query(`alter table ${table} add constraint zq check (false) not valid`)
  }

  const answers = await Promise.all([
    server.post('/api/users', { ...person, password: 'quiet river 27', terms: true }),
    server.post('/api/contact', { ...person, content: `I live at 1 ${mark} Road` }),
    server.send('PUT', '/api/users/me', { name: person.name }, ann.headers),
    server.post('/api/cvs', { name: `${mark} CV`, cv: { headline: mark } }, ann.headers),
    server.post('/api/cover-letters', { name: mark }, ann.headers),
    server.post('/api/alerts', {
      email: person.email,
      searches: [{ jobTitle: mark, jobLocation: 'Leeds' }],
    }),
    sendForm(server, '/contact', { ...person, content: mark, subject: mark }),
  ])
  // What matters is that the database was asked, by several calls, and refused.
  expect(answers.filter(({ status }) => status === 500).length).toBeGreaterThanOrEqual(4)
  for (const { text: told } of answers.filter(({ status }) => status === 500))
    expect(told).not.toMatch(/constraint|23514/u)

  const refused = lines.filter((line) => line.includes('"23514"'))
  expect(refused.length).toBeGreaterThanOrEqual(4)
  for (const line of refused) expect(line).toMatch(/"constraint":"zq".*"routine":"\w+".*"stack":"at /u)
  expect(lines.filter(isMarked)).toEqual([])
})

test('nor in the log of the worker, or in the reason that the queue keeps', async () => {
  const lines: string[] = []
  await using server = await startServer({ boards: [] })
  const log = createLog({ program: 'worker', level: 'debug', to: { write: (line) => void lines.push(line) } })
  const db = server.db
  const failing = task({
    name: 'write-it-down',
    input: z.object({}),
    expireSeconds: 60,
    retries: 0,
    run: async () => void (await db.query('insert into users (name, email) values ($1, $2)', [person.name, mark])),
  })
  const stopping = new AbortController()
  const options = { databaseUrl: server.services.config.databaseUrl!, log, stopping: stopping.signal }
  const queue = await workTasks(options, [failing], {})
  try {
    await queue.send(failing, {})
    const outputs = async () =>
      (
        await db.query<{ output: unknown }>(`select output from pgboss.job where name = $1 and state = 'failed'`, [
          failing.name,
        ])
      ).rows
    await expect.poll(outputs, { timeout: 30_000, interval: 100 }).toHaveLength(1)
    const kept = JSON.stringify(await outputs())
    expect(kept).toMatch(/DatabaseError 23502 users/u)
    expect(isMarked(kept)).toBe(false)
    expect(lines.some((line) => line.includes('"23502"') && line.includes('task failed'))).toBe(true)
    expect(lines.filter(isMarked)).toEqual([])
  } finally {
    stopping.abort()
    await queue.stop()
  }
})

test('nor in the last words of a program that ends by such an error', async () => {
  const script = `
    import { endOnCrash } from './server/platform/child.ts'
    endOnCrash()
    const error = new Error('invalid input syntax for type uuid: "${mark}"')
    Promise.reject(Object.assign(error, { code: '22P02', severity: 'ERROR', where: '${mark}', routine: 'string_to_uuid' }))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect(code).toBe(1)
  expect(said).toMatch(/ended by an error that nobody expected: Error 22P02 string_to_uuid/u)
  expect(isMarked(said)).toBe(false)
})

test('nor where a browser reports what a page tried', async () => {
  const lines: string[] = []
  await using server = await startServer({ boards: [], logTo: { write: (line) => void lines.push(line) } })
  const key = `${mark}${'k'.repeat(30)}`
  const report = {
    'effective-directive': 'img-src',
    'blocked-uri': `https://elsewhere.example/${mark}?x=${mark}`,
    'document-uri': `http://localhost:3000/set-password/${key}?x=${mark}`,
  }
  const answer = await server.post('/api/csp-reports', { 'csp-report': report })
  expect(answer.status).toBe(204)
  const told = lines.map((line) => JSON.parse(line) as object)
  expect(told).toContainEqual(
    expect.objectContaining({ blocked: 'https://elsewhere.example', directive: 'img-src', page: '/set-password/…' }),
  )
  expect(lines.filter(isMarked)).toEqual([])
})

async function sendForm(server: TestServer, path: string, fields: Record<string, string>) {
  const origin = 'http://localhost:3000'
  const headers = { host: 'localhost:3000', origin }
  const answer = await server.app.fetch(
    new Request(origin + path, { method: 'POST', body: new URLSearchParams(fields), headers }),
  )
  return { status: answer.status, text: await answer.text() }
}
