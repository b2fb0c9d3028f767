import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { aRelay, type RelayedMail } from '../../test/fake-relay.ts'
import { startServer, testNow, type TestServer } from '../../test/server.ts'
import { inTransaction } from '../platform/database.ts'
import { postMail, postText } from './outbox.ts'
import { sendMessage } from './send-message.ts'

const letter = {
  subject: 'Confirm your address',
  paragraphs: ['Is it yours? <b>', 'It works for a day.'],
  link: { label: 'Confirm', url: 'http://localhost:3000/confirm-email/abc' },
}

test('the outbox lists the latest, with their links, and by addressee', async () => {
  await using server = await startServer({ boards: [] })
  await mail(server, 'ann@example.com')
  await text(server, '7700900123')

  const all = await server.get('/api/outbox')
  expect(all.body).toMatchObject([
    { kind: 'mail', to: 'ann@example.com', links: ['http://localhost:3000/confirm-email/abc'] },
    { kind: 'text', to: '7700900123', links: ['http://localhost:3000/phoneauth/k/e'] },
  ])
  const one = await server.get('/api/outbox?to=ANN@example.com')
  expect(one.body).toMatchObject([{ to: 'ann@example.com' }])
})

test('in production there is no outbox to be read', async () => {
  await using server = await startServer({ boards: [], environment: production })
  await mail(server, 'ann@example.com')

  const answer = await server.get('/api/outbox')
  expect(answer.status).toBe(404)
  expect(answer.text).not.toContain('ann@example.com')
})

test('a mail really goes by SMTP, with both parts, and its words are forgotten in production', async () => {
  await using relay = await aRelay()
  await using server = await startServer({
    boards: [],
    environment: { ...production, ROLECALL_SMTP: relay.url, ROLECALL_MAIL_FROM: 'Rolecall <us@example.org>' },
  })
  const id = await mail(server, 'ann@example.com')
  await sendMessage.run({ id }, server.services, new AbortController().signal)
  // Sent twice by a worker that lost its way: it goes once.
  await sendMessage.run({ id }, server.services, new AbortController().signal)

  expect(relay.mails).toHaveLength(1)
  const [{ from, to, data }] = relay.mails as [RelayedMail]
  expect([from, to]).toEqual(['us@example.org', ['ann@example.com']])
  expect(data).toContain('Subject: Confirm your address')
  expect(data).toContain('Content-Type: text/plain')
  expect(data).toContain('Content-Type: text/html')
  expect(data).toContain('http://localhost:3000/confirm-email/abc')
  expect(data).toContain('Is it yours? &lt;b&gt;')
  const { rows } = await server.db.query('select body, html, sent_at from sent_messages')
  expect(rows).toEqual([{ body: null, html: null, sent_at: testNow }])
})

test('line breaks in a subject or an address make no header', async () => {
  await using relay = await aRelay()
  await using server = await startServer({ boards: [], environment: { ROLECALL_SMTP: relay.url } })
  const id = await mail(server, 'ann@example.com', 'Hello\r\nBcc: eve@example.net\r\n\r\nother words')
  await sendMessage.run({ id }, server.services, new AbortController().signal)
  const bad = await mail(server, 'ann@example.com\r\nBcc: eve@example.net')
  await sendMessage.run({ id: bad }, server.services, new AbortController().signal).catch(() => {})

  expect(relay.mails.flatMap(({ to }) => to)).not.toContain('eve@example.net')
  for (const { data } of relay.mails) expect(data.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/imu)
  expect(relay.mails[0]?.data).toMatch(/Subject: Hello Bcc: eve@example\.net other words/u)
})

test('an address that the relay refuses for good is not tried again; a relay that is down is', async () => {
  await using relay = await aRelay({ refuse: () => 550 })
  await using server = await startServer({ boards: [], environment: { ROLECALL_SMTP: relay.url } })
  const id = await mail(server, 'nobody@example.com')
  await sendMessage.run({ id }, server.services, new AbortController().signal)
  const { rows } = await server.db.query('select sent_at, given_up_at, problem from sent_messages where id = $1', [id])
  expect(rows).toEqual([{ sent_at: null, given_up_at: testNow, problem: 'The relay refused the address (550)' }])

  await using down = await startServer({ boards: [], environment: { ROLECALL_SMTP: 'smtp://127.0.0.1:9' } })
  const other = await mail(down, 'ann@example.com')
  await expect(sendMessage.run({ id: other }, down.services, new AbortController().signal)).rejects.toThrow()
})

test('a text goes by Twilio to the number in its international form', async () => {
  await using twilio = await aTwilio()
  await using server = await startServer({
    boards: [],
    environment: {
      ROLECALL_TWILIO_ACCOUNT: 'AC1',
      ROLECALL_TWILIO_TOKEN: 'secret',
      ROLECALL_TWILIO_FROM: '+441134960000',
      ROLECALL_TWILIO_URL: twilio.url,
    },
  })
  const id = await text(server, '7700900123')
  await sendMessage.run({ id }, server.services, new AbortController().signal)

  expect(twilio.requests).toEqual([
    {
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
      body: {
        To: '+447700900123',
        From: '+441134960000',
        Body: 'Log in: http://localhost:3000/phoneauth/k/e',
      },
    },
  ])
})

const production = {
  NODE_ENV: 'production',
  ROLECALL_ALLOW_SANDBOX_IN_PRODUCTION: 'on',
  ROLECALL_ALLOW_OUTBOX_IN_PRODUCTION: 'on',
}

async function mail(server: TestServer, to: string, subject = letter.subject): Promise<string> {
  const about = { template: 'confirm-email', userId: null, now: server.clock.now() }
  await inTransaction(server.db, async (client) => {
    await postMail(server.services, client, to, { ...letter, subject }, about)
  })
  return await idOf(server, to)
}

async function text(server: TestServer, to: string): Promise<string> {
  const now = new Date(server.clock.now().getTime() - 1_000)
  const about = { template: 'phone-login', userId: null, now }
  await inTransaction(server.db, async (client) => {
    await postText(server.services, client, to, 'Log in: http://localhost:3000/phoneauth/k/e', about)
  })
  return await idOf(server, to)
}

async function idOf(server: TestServer, to: string): Promise<string> {
  const { rows } = await server.db.query<{ id: string }>(
    'select id from sent_messages where recipient = $1 and sent_at is null',
    [to],
  )
  return rows[0]!.id
}

/** The one call of Twilio's that we make. */
async function aTwilio() {
  const requests: { path: string; authorization: string; body: Record<string, string> }[] = []
  const twilio = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      requests.push({
        path: request.url ?? '',
        authorization: request.headers.authorization ?? '',
        body: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8'))),
      })
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1"}')
    })
  })
  twilio.listen(0, '127.0.0.1')
  await once(twilio, 'listening')
  return {
    requests,
    url: `http://127.0.0.1:${(twilio.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      twilio.closeAllConnections()
      await new Promise<void>((resolve) => twilio.close(() => resolve()))
    },
  }
}
