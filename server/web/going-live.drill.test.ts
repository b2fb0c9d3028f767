import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson, type Person } from '../../test/people.ts'
import { settingsUnder } from '../../test/readme-settings.ts'
import { runTasks } from '../../test/run-tasks.ts'
import { startServer, type TestServer } from '../../test/server.ts'

/*
 * The web program as the README has it started, in a process of its own with nothing else set, and what a stranger gets from it who
 * comes through a proxy on the same machine – also through one that adds no header.
 */

const written = settingsUnder('Going live with boards')

let relay: Awaited<ReturnType<typeof aRelay>>
let folder: string
let server: TestServer
let victim: Person
let live: Program
/** Sent at the beginning, as it is cut only after twenty seconds. */
let halfSent: ReturnType<typeof sendHalf>

beforeAll(async () => {
  relay = await aRelay()
  folder = mkdtempSync(join(tmpdir(), 'rolecall-live-'))
  // Its own address of the relay; all else to the letter.
  const settings = { ...written, ROLECALL_SMTP: relay.url, ROLECALL_DATA: folder }
  server = await startServer({ boards: [], environment: settings })
  victim = await aPerson(server)
  live = await startWeb({ ...settings, DATABASE_URL: server.services.config.databaseUrl! })
  halfSent = sendHalf(live.url)
})
afterAll(async () => {
  await live?.stop()
  await server?.[Symbol.asyncDispose]()
  await relay?.close()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

const disguises: Record<string, Record<string, string>> = {
  'by a proxy that says so': { 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'https' },
  'by a proxy that says nothing': {},
  'as this machine': { host: '127.0.0.1:3000' },
  'as localhost': { host: 'localhost' },
  'with the loopback address in a header of their own': { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
}

test('the README sets an address, a proxy, a relay and live boards, and no NODE_ENV', () => {
  expect(Object.keys(written).sort()).toEqual([
    'ROLECALL_BOARDS',
    'ROLECALL_MAIL_FROM',
    'ROLECALL_OPERATOR_MAIL',
    'ROLECALL_PAID_PLANS',
    'ROLECALL_SMTP',
    'ROLECALL_TRUSTED_PROXIES',
    'ROLECALL_URL',
  ])
})

test.each(Object.keys(disguises))('a stranger who comes %s finds nothing that is for development', async (name) => {
  const ask = async (path: string, method = 'GET') =>
    await live.ask(path, { method, headers: { host: 'jobs.example.org', ...disguises[name] } })
  await server.post('/api/verify/lostpass', { email: victim.email }, { origin: written['ROLECALL_URL']! })
  await runTasks(server, 'send-account-link')

  const nowhere = await ask('/api/nowhere')
  for (const path of [
    '/api/outbox',
    '/api/outbox/',
    `/api/outbox?to=${victim.email}`,
    '/api//outbox',
    '/api/%6futbox',
  ]) {
    const answer = await ask(path)
    expect([path, answer.status, messageOf(answer)]).toEqual([path, 404, messageOf(nowhere)])
    expect(answer.text).not.toContain(victim.email)
  }
  for (const method of ['HEAD', 'POST', 'OPTIONS', 'PUT'])
    expect([method, (await ask('/api/outbox', method)).status]).toEqual([
      method,
      (await ask('/api/nowhere', method)).status,
    ])
  for (const path of ['/outbox', '/outbox/', '/outbox.data', `/outbox?to=${victim.email}`, '/OUTBOX']) {
    const answer = await ask(path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.text).not.toMatch(/set-password\/[\w-]{20}/u)
  }
  for (const path of ['/parts', '/parts/', '/parts.data', '/parts?any=1', '/PARTS'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  expect((await ask('/api/openapi.json')).text).not.toContain('outbox')
  expect((await ask('/api/docs')).text).not.toContain('outbox')

  expect((await ask('/metrics')).status).toBe(403)
  for (const path of ['/control', '/control/applications', '/@vite/client', '/@fs/etc/passwd', '/app/root.tsx'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])

  const home = await ask('/')
  expect(home.status).toBe(200)
  expect(home.text).not.toContain('/outbox')
  expect(home.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/u)
  expect(home.headers['content-security-policy']).not.toContain('unsafe-inline')
})

test('the mail with the key goes to its addressee alone, leads to the public address, and is kept nowhere', async () => {
  await server.post('/api/verify/lostpass', { email: victim.email }, { origin: written['ROLECALL_URL']! })
  await runTasks(server, 'send-account-link')
  await runTasks(server, 'send-message')

  const mail = relay.mails.at(-1)
  expect(mail?.to).toEqual([victim.email])
  expect(mail?.data.replaceAll('=\r\n', '')).toContain(`${written['ROLECALL_URL']}/set-password/`)
  const { rows } = await server.db.query<{ body: string | null }>('select body from sent_messages')
  expect(rows.length).toBeGreaterThan(0)
  for (const { body } of rows) expect(body).toBeNull()
})

test('the session is a cookie that only https of this host can set or read', async () => {
  const answer = await live.ask('/api/auth/local', {
    method: 'POST',
    headers: {
      host: 'jobs.example.org',
      origin: written['ROLECALL_URL']!,
      'content-type': 'application/json',
      'x-forwarded-for': '192.0.2.8',
    },
    body: JSON.stringify({ email: victim.email, password: victim.password }),
  })
  expect(answer.status).toBe(200)
  expect(String(answer.headers['set-cookie'])).toMatch(/__Host-token=[^;]+; Path=\/; .*HttpOnly; SameSite=Lax; Secure/u)
})

test('a proxy on the same machine that says nothing does not switch the limits off', async () => {
  // An answer tells of a limit only where the request was counted against one.
  const answer = await live.ask('/api/jobsearches/titles/nur', { headers: { host: '127.0.0.1' } })
  expect([answer.status, answer.headers['ratelimit-limit']]).toEqual([200, '20'])
})

test('with a stand-in for providers beside it, the start is refused and says why', async () => {
  const settings = { ...written, ROLECALL_DATA: folder, DATABASE_URL: server.services.config.databaseUrl! }
  await expect(startWeb({ ...settings, ROLECALL_PROVIDERS_URL: 'http://127.0.0.1:9' })).rejects.toThrow(
    'ROLECALL_PROVIDERS_URL is for tests',
  )
})

test('alone on one’s own machine the outbox and the parts are there, and not for whoever comes through a proxy', async () => {
  await using own = await startWeb({
    ROLECALL_DATA: folder,
    DATABASE_URL: server.services.config.databaseUrl!,
    ROLECALL_SANDBOX_URL: 'http://127.0.0.1:9',
  })
  const statuses = async (headers: Record<string, string>) =>
    await Promise.all(
      ['/api/outbox', '/outbox', '/parts', '/metrics'].map(async (path) => (await own.ask(path, { headers })).status),
    )
  expect(await statuses({ host: '127.0.0.1:3000' })).toEqual([200, 200, 200, 200])
  // Whatever comes of an address that somebody shares: search engines are told to leave it.
  expect((await own.ask('/parts', { headers: { host: '127.0.0.1:3000' } })).text).toMatch(
    /<meta name="robots" content="noindex"/u,
  )
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host', 'x-forwarded-proto'])
    expect(await statuses({ host: '127.0.0.1:3000', [header]: '127.0.0.1' })).toEqual([404, 404, 404, 403])
  expect(await statuses({ host: 'rebound.example' })).toEqual([404, 404, 404, 403])
})

test('a request whose body stops half-way is answered 408 within half a minute, and its connection is closed', async () => {
  const { answer, seconds } = await halfSent
  expect(answer).toMatch(/^HTTP\/1\.1 408 /u)
  // Some time for a busy machine. Node's own limit would end it too, after a minute.
  expect(seconds).toBeLessThan(50)
})

/** Begins a body and never ends it. @returns all that came back by the time the server had closed the connection, and after how long. */
async function sendHalf(site: string): Promise<{ answer: string; seconds: number }> {
  const beganAt = performance.now()
  const socket = connect(Number(new URL(site).port), '127.0.0.1')
  let answer = ''
  socket.setEncoding('latin1').on('data', (part: string) => (answer += part))
  const head = ['Host: jobs.example.org', 'Content-Type: application/json', 'Content-Length: 1000']
  socket.write(['POST /api/auth/local HTTP/1.1', ...head, '', '{'].join('\r\n'))
  await once(socket, 'close')
  return { answer, seconds: (performance.now() - beganAt) / 1_000 }
}

type Answered = { status: number; headers: Record<string, string | string[] | undefined>; text: string }
type Program = AsyncDisposable & {
  url: string
  ask: (path: string, given?: { method?: string; headers?: Record<string, string>; body?: string }) => Promise<Answered>
  stop: () => Promise<void>
}

/** The web program with these settings and none of whoever runs the tests. Rejects with what it says if it does not start. */
async function startWeb(settings: Record<string, string>): Promise<Program> {
  const others = Object.entries(process.env).filter(
    ([name]) => !/^(?:ROLECALL_|DATABASE_|VITEST|NODE_ENV$|PORT$|HOST$)/u.test(name),
  )
  const child = spawn(process.execPath, ['server/web.ts'], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...Object.fromEntries(others), ...settings, PORT: '0' },
  })
  const ended = once(child, 'close')
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { kind: string; url?: string; text?: string }) => {
      if (message.kind === 'ready') resolve(message.url!)
      if (message.kind === 'failed') reject(new Error(message.text))
    })
    let said = ''
    child.stderr!.on('data', (text: Buffer) => (said += text.toString()))
    child.once('exit', () => reject(new Error(`it ended: ${said}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return {
    url,
    stop,
    [Symbol.asyncDispose]: stop,
    ask: async (path, { method = 'GET', headers = {}, body } = {}) =>
      await new Promise((resolve, reject) => {
        // Written as it is: fetch would tidy the path and set the host itself.
        const { port } = new URL(url)
        const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          )
        })
        sent.on('error', reject)
        sent.end(body)
      }),
  }
}

function messageOf({ text }: Answered): string {
  return (JSON.parse(text) as { message: string }).message
}

async function aRelay() {
  const mails: { to: string[]; data: string }[] = []
  const relay = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), data: Buffer.concat(chunks).toString('utf8') })
        callback()
      })
    },
  })
  relay.listen(0, '127.0.0.1')
  await once(relay.server, 'listening')
  return {
    mails,
    url: `smtp://127.0.0.1:${(relay.server.address() as AddressInfo).port}`,
    close: async () => await new Promise<void>((resolve) => relay.close(() => resolve())),
  }
}
