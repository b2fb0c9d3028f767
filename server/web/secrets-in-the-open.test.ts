import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPerson, testPassword } from '../../test/people.ts'
import { runTasks } from '../../test/run-tasks.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { findEverywhere } from '../../test/table-sums.ts'
import { sendMessage } from '../outbox/send-message.ts'

/*
 * Secrets with a mark, through everything that takes or makes one; then a search of all that is written down (R-LOG-1). A link's key
 * is in its mail, until that has gone, and nowhere else.
 */

const mark = 'Zqcanary'
const passwords = {
  first: `${mark} first 27`,
  second: `${mark} second 28`,
  wrong: `${mark} wrong 29`,
  third: `${mark} third 30`,
}
const settings = {
  NODE_ENV: 'test',
  ROLECALL_SECRET: `${mark}-master-secret-of-thirty-two-letters`,
  ROLECALL_SMTP: `smtp://user:${mark}-relay@127.0.0.1:9`,
  ROLECALL_TWILIO_ACCOUNT: 'account',
  ROLECALL_TWILIO_TOKEN: `${mark}-twilio`,
  ROLECALL_TWILIO_FROM: '+447700900000',
  ROLECALL_TWILIO_URL: 'http://127.0.0.1:9',
  ROLECALL_FILES_S3_ENDPOINT: 'http://127.0.0.1:9',
  ROLECALL_FILES_S3_BUCKET: 'files',
  ROLECALL_FILES_S3_KEY: `${mark}-files-key`,
  ROLECALL_FILES_S3_SECRET: `${mark}-files-secret`,
  ROLECALL_GOOGLE_ID: 'id',
  ROLECALL_GOOGLE_SECRET: `${mark}-google`,
  ROLECALL_COMPANIES_HOUSE_KEY: `${mark}-companies-house`,
  ROLECALL_COMPANIES_HOUSE_URL: 'http://127.0.0.1:9',
  ROLECALL_METRICS_TOKEN: `${mark}-metrics-token`,
}

test('passwords, tokens, keys and secrets of the settings are in no line of the log, no table and no answer', async () => {
  const lines: string[] = []
  await using server = await startServer({
    boards: [],
    environment: settings,
    logTo: { write: (line) => void lines.push(line) },
  })
  const email = `ann-${randomUUID()}@example.com`
  const answers: string[] = []
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await server.post(path, body, headers)
    answers.push(answer.text)
    return answer
  }

  await post('/api/users', { name: 'Ann Example', email, password: passwords.first, terms: true })
  const confirmKey = await keyOf(server, 'confirm-email')
  await server.get(`/api/auth/links/${confirmKey}`)
  await server.get(`/confirm-email/${confirmKey}`)
  await post('/api/auth/confirm-email', { key: confirmKey })
  await post('/auth/local', { email, password: passwords.wrong })
  const { token } = (await post('/auth/local', { email, password: passwords.first })).body as { token: string }
  const bearer = { authorization: `Bearer ${token}` }
  await server.get('/api/users/me', { cookie: `token=${token}` })
  await post('/api/auth/prove', { password: passwords.wrong }, bearer)
  await server.get('/metrics', { authorization: `Bearer ${settings.ROLECALL_METRICS_TOKEN}` })
  await server.get('/api/companies/find/harbour')
  // In the wrong place, malformed, or too long: errors must not quote them.
  await post(`/api/users?password=${encodeURIComponent(passwords.wrong)}&token=${token}`, { password: passwords.wrong })
  await post('/auth/local', { email: passwords.wrong, password: passwords.wrong })
  await post('/auth/local', { email, password: { nested: passwords.wrong } })
  await server.get(`/api/nothing?key=${confirmKey}`, bearer)
  const change = { oldPassword: passwords.first, newPassword: passwords.second }
  const changed = await put(server, '/api/users/me/password', change, bearer)
  answers.push(changed.text)
  await post('/api/verify/lostpass', { email })
  await runTasks(server, 'send-account-link')
  const resetKey = await keyOf(server, 'reset-password')
  await post('/api/auth/set-password', { key: resetKey, newPassword: passwords.third })
  await post('/api/users/me/checkpwdelete', { oldPass: passwords.wrong }, bearer)

  const keys = [confirmKey, resetKey].filter((key) => key !== '')
  const tokens = [token, changed.token].filter((one) => one !== '')
  const secrets = [mark, ...tokens, ...keys]
  expect([keys.length, tokens.length]).toEqual([2, 2])
  expect(lines.length).toBeGreaterThan(10)
  for (const secret of secrets)
    expect(
      lines.filter((line) => line.includes(secret)),
      'in the log',
    ).toEqual([])
  expect(answers.filter((answer) => [mark, ...keys].some((secret) => answer.includes(secret)))).toEqual([])

  // While the mail waits its words have the key; once it has gone, nothing has.
  const places = await findEverywhere(server.db, secrets)
  expect(places.filter((place) => place !== 'sent_messages.body' && place !== 'sent_messages.html')).toEqual([])
  await sendAll(server)
  const whole = JSON.stringify((await server.db.query('select * from users, sessions')).rows)
  for (const secret of secrets) expect(whole).not.toContain(secret)
})

test('a mail that was sent keeps no words where mail is real', async () => {
  await using server = await startServer({
    boards: [],
    environment: {
      ...settings,
      NODE_ENV: 'production',
      ROLECALL_URL: 'https://jobs.example.org',
      ROLECALL_ALLOW_SANDBOX_IN_PRODUCTION: 'on',
    },
  })
  const ann = await aPerson(server)
  await server.post(
    '/api/users',
    { name: 'B', email: 'b@example.com', password: testPassword, terms: true },
    { origin: 'https://jobs.example.org' },
  )
  const key = await keyOf(server, 'confirm-email')
  expect(key).not.toBe('')
  await sendAll(server)
  expect(await findEverywhere(server.db, [key, ann.token])).toEqual([])
})

/** The key in the latest mail of a kind. */
async function keyOf(server: TestServer, template: string): Promise<string> {
  const { rows } = await server.db.query<{ body: string }>(
    'select body from sent_messages where template = $1 order by created desc limit 1',
    [template],
  )
  return /\/(?:confirm-email|set-password|reset-password)\/([\w-]{32})/u.exec(rows[0]?.body ?? '')?.[1] ?? ''
}

async function put(server: TestServer, path: string, body: unknown, headers: Record<string, string>) {
  const all = { host: 'localhost:3000', 'content-type': 'application/json', ...headers }
  const request = new Request(`http://localhost:3000${path}`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: all,
  })
  const text = await (await server.app.fetch(request)).text()
  const { token = '', ...rest } = JSON.parse(text) as { token?: string }
  return { token, text: JSON.stringify(rest) }
}

async function sendAll(server: TestServer): Promise<void> {
  server.services.transports.mail = async () => await Promise.resolve()
  const { rows } = await server.db.query<{ id: string }>('select id from sent_messages where sent_at is null')
  for (const { id } of rows) await sendMessage.run({ id }, server.services, new AbortController().signal)
}
