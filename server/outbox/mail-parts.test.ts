import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { aRelay } from '../../test/fake-relay.ts'
import { startServer, type TestServer } from '../../test/server.ts'
import { inTransaction } from '../platform/database.ts'
import { putFile } from '../platform/files/put-file.ts'
import { attachmentLimits, type Attachment } from './attachments.ts'
import type { CalendarEvent } from './calendar.ts'
import { postMail } from './outbox.ts'
import { sendBulkMail, sendMessage } from './send-message.ts'

const running = new AbortController().signal
const to = 'ann@example.com'
const letter = {
  subject: 'Your interview',
  paragraphs: ['On Wednesday.'],
  link: { label: 'Confirm', url: 'https://jobs.example.org/interviews/1' },
  links: [
    { label: 'Ask for another time', url: 'https://jobs.example.org/interviews/1/move' },
    { label: 'See the <job>', url: 'https://jobs.example.org/job/1?a=1&b=2' },
  ],
}
const event: CalendarEvent = {
  method: 'REQUEST',
  uid: 'interview-1@jobs.example.org',
  sequence: 0,
  start: new Date('2026-03-11T10:00:00Z'),
  end: new Date('2026-03-11T10:45:00Z'),
  summary: 'Interview: Staff Nurse; Leeds, ward 3',
  description: `Bring:\nyour registration\\card. ${'Ní Bhriain is looking forward to it. '.repeat(4)}`,
  location: 'https://meet.example.org/x',
  organizer: { name: 'Northside "Care"', email: 'hr@northside.example' },
  attendee: { name: 'Aoife Ní Bhriain', email: to },
  now: new Date('2026-03-04T12:00:00Z'),
}
type Parts = { attachments?: Attachment[]; calendar?: CalendarEvent; priority?: 'soon' | 'bulk'; subject?: string }

async function write(server: TestServer, { subject = letter.subject, ...parts }: Parts): Promise<string> {
  return await inTransaction(server.db, async (client) => {
    const about = { template: 'test', userId: null, now: server.clock.now(), ...parts }
    await postMail(server.services, client, to, { ...letter, subject }, about)
    const { rows } = await client.query<{ id: string }>('select id from sent_messages order by created desc limit 1')
    return rows[0]!.id
  })
}

/** The parser gives parts of text with its own line ends. */
function linesOf(content: string | ArrayBuffer | Uint8Array): string[] {
  const text = typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8')
  return text.split(/\r?\n/u)
}

function unfold(lines: readonly string[]): string[] {
  return lines.join('\n').replaceAll('\n ', '').split('\n')
}

/** What arrives at the relay, taken apart by a parser that is not ours. */
async function arrived(parts: Parts, environment: Record<string, string> = {}) {
  await using relay = await aRelay()
  await using server = await startServer({ boards: [], environment: { ROLECALL_SMTP: relay.url, ...environment } })
  const id = await write(server, parts)
  await (parts.priority === 'bulk' ? sendBulkMail : sendMessage).run({ id }, server.services, running)
  expect(relay.mails).toHaveLength(1)
  const { data, greeting } = relay.mails[0]!
  const { rows } = await server.db.query('select attachments, calendar from sent_messages')
  return {
    data,
    greeting,
    mail: await PostalMime.parse(data),
    row: rows[0] as { attachments: unknown; calendar: unknown },
  }
}

test.each(['soon', 'bulk'] as const)('every mail says that a program sent it (%s)', async (priority) => {
  const { mail } = await arrived({ priority })
  expect(mail.headers.filter(({ key }) => key === 'auto-submitted').map(({ value }) => value)).toEqual([
    'auto-generated',
  ])
})

test('the relay is greeted with the host of the public address, and with no address by its numbers', async () => {
  const greetingAt = async (url: string) => (await arrived({}, { ROLECALL_URL: url })).greeting
  expect(await greetingAt('https://jobs.example.org')).toBe('jobs.example.org')
  expect(await greetingAt('https://192.0.2.7')).not.toBe('192.0.2.7')
  expect(await greetingAt('https://[2001:db8::1]')).not.toContain('2001:db8')
})

test('several links arrive, each with its words, in both parts', async () => {
  const { mail } = await arrived({})
  for (const { label, url } of [letter.link, ...letter.links]) expect(mail.text).toContain(`${label}:\n${url}`)
  expect(mail.html).toContain('href="https://jobs.example.org/interviews/1/move"')
  expect(mail.html).toContain('href="https://jobs.example.org/job/1?a=1&amp;b=2"')
  expect(mail.html).toContain('See the &lt;job&gt;')
  expect(mail.attachments).toEqual([])
})

test('files arrive as they were, from bytes and from the file store, and are forgotten where the words are', async () => {
  const bytes = Buffer.from([0, 255, 13, 10, 46, 13, 10])
  const { mail, row } = await arrived({
    attachments: [
      { name: 'Séan’s receipt.pdf', type: 'application/pdf', bytes },
      { name: '../../etc/note.txt', type: 'text/plain', bytes: Buffer.from('Hello') },
    ],
  })
  const told = mail.attachments.map(({ filename, mimeType, disposition }) => [filename, mimeType, disposition])
  expect(told).toEqual([
    ['Séan’s receipt.pdf', 'application/pdf', 'attachment'],
    ['note.txt', 'text/plain', 'attachment'],
  ])
  expect(Buffer.from(mail.attachments[0]!.content as ArrayBuffer)).toEqual(bytes)
  // A site with a relay is a public one.
  expect(row.attachments).toEqual([
    { name: 'Séan’s receipt.pdf', type: 'application/pdf', size: 7 },
    { name: 'note.txt', type: 'text/plain', size: 5 },
  ])
})

test('a file of the store is read when the mail goes; where it has gone, the mail is given up', async () => {
  await using relay = await aRelay()
  await using server = await startServer({ boards: [], environment: { ROLECALL_SMTP: relay.url } })
  const options = { type: 'text/plain', maxBytes: 100 }
  const { key: fileKey, size } = await putFile(server.services, Buffer.from('kept'), options)
  const attachments = [{ name: 'kept.txt', type: 'text/plain', fileKey, size }]
  await sendMessage.run({ id: await write(server, { attachments }) }, server.services, running)
  const mail = await PostalMime.parse(relay.mails[0]!.data)
  expect(Buffer.from(mail.attachments[0]!.content as ArrayBuffer).toString()).toBe('kept')

  await server.db.query('delete from sent_messages')
  const id = await write(server, { attachments })
  await server.services.files.remove(fileKey)
  await sendMessage.run({ id }, server.services, running)
  expect(relay.mails).toHaveLength(1)
  const { rows } = await server.db.query('select problem, given_up_at is null as is_open from sent_messages')
  expect(rows).toEqual([{ problem: 'A file that goes with the mail is gone', is_open: false }])
})

test('too many, too large, or of no type: no such mail is written', async () => {
  await using server = await startServer({ boards: [] })
  const file = (more: object = {}) => ({ name: 'a.txt', type: 'text/plain', bytes: Buffer.from('a'), ...more })
  const wrong: [Attachment[], string][] = [
    [Array.from({ length: attachmentLimits.count + 1 }, () => file()), 'Too many'],
    [[file({ bytes: Buffer.alloc(attachmentLimits.bytes) }), file()], 'Too large'],
    ...['text', 'text/plain; x=y', 'text/plain\r\nBcc: eve@example.net', 'multipart/mixed', 'message/rfc822', ''].map(
      (type): [Attachment[], string] => [[file({ type })], 'Not the type'],
    ),
  ]
  for (const [attachments, problem] of wrong) await expect(write(server, { attachments })).rejects.toThrow(problem)
  expect((await server.db.query('select from sent_messages')).rowCount).toBe(0)
  await write(server, { attachments: Array.from({ length: attachmentLimits.count }, () => file()) })
})

test.each(['REQUEST', 'CANCEL'] as const)('a %s is beside the words and in invite.ics', async (method) => {
  const { mail, data, row } = await arrived({ calendar: { ...event, method, sequence: 1 } })
  expect(data).toMatch(new RegExp(`Content-Type: text/calendar; charset=utf-8; method=${method}`, 'u'))
  // Within the alternatives for programs that show it, and after them for those that only open files.
  const [, alternatives = ''] = /multipart\/alternative;\s*boundary="([^"]+)"/u.exec(data) ?? []
  const inside = data.slice(data.indexOf(`--${alternatives}`), data.indexOf(`--${alternatives}--`))
  expect(inside).toContain('text/calendar')
  const files = mail.attachments.filter(({ filename }) => filename === 'invite.ics')
  expect(files.map(({ mimeType }) => mimeType)).toContain('application/ics')

  for (const { content } of files) {
    const lines = linesOf(content)
    expect(lines.length).toBeGreaterThan(20)
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    const unfolded = unfold(lines)
    expect(unfolded).toEqual(
      expect.arrayContaining([
        `METHOD:${method}`,
        'UID:interview-1@jobs.example.org',
        'SEQUENCE:1',
        'DTSTART:20260311T100000Z',
        'DTEND:20260311T104500Z',
        'SUMMARY:Interview: Staff Nurse\\; Leeds\\, ward 3',
        `DESCRIPTION:Bring:\\nyour registration\\\\card. ${'Ní Bhriain is looking forward to it. '.repeat(4)}`,
        'ORGANIZER;CN="Northside  Care":mailto:hr@northside.example',
        `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
      ]),
    )
    expect(unfolded.filter((line) => line.startsWith('ATTENDEE;'))).toHaveLength(1)
  }
  expect(row.calendar).toEqual({ method })
})

test('line breaks make no header, in a name of a file or in anything of an invitation', async () => {
  const evil = 'x\r\nBcc: eve@example.net\r\n\r\nATTENDEE:mailto:eve@example.net'
  const { data, mail } = await arrived({
    subject: evil,
    attachments: [{ name: `${evil}.txt`, type: 'text/plain', bytes: Buffer.from('a') }],
    calendar: { ...event, uid: evil, summary: evil, location: evil, attendee: { name: evil, email: to } },
  })
  expect(mail.bcc).toBeUndefined()
  expect(data.split('\r\n').filter((line) => /^bcc:/iu.test(line))).toEqual([])
  const invitation = mail.attachments.find(({ filename }) => filename === 'invite.ics')!
  const lines = unfold(linesOf(invitation.content))
  expect(lines.filter((line) => /^(?:bcc|attendee:)/iu.test(line))).toEqual([])
  expect(lines).toContain('UID:x\\nBcc: eve@example.net\\n\\nATTENDEE:mailto:eve@example.net')

  await using server = await startServer({ boards: [] })
  for (const email of [`${to}\r\nX: y`, 'ann@example.com;x=y', 'ann', 'a,b@example.com']) {
    const calendar = { ...event, attendee: { name: 'Ann', email } }
    const id = await write(server, { calendar })
    const { rows } = await server.db.query<{ text: string }>(
      `select calendar->>'text' as text from sent_messages where id = $1`,
      [id],
    )
    const attendees = unfold(linesOf(rows[0]!.text)).filter((line) => /^(?:X:|ATTENDEE)/u.test(line))
    expect(attendees).toEqual([expect.stringMatching(/;CN="Ann":mailto:[\w.%@]+$/u)])
  }
})

test('its priority decides the queue of a mail', async () => {
  await using server = await startServer({ boards: [] })
  for (const priority of ['soon', 'bulk', undefined] as const) await write(server, priority ? { priority } : {})
  const { rows } = await server.db.query<{ name: string }>(
    `select name from pgboss.job where name like 'send-%' order by name`,
  )
  expect(rows.map(({ name }) => name)).toEqual([sendBulkMail.name, sendMessage.name, sendMessage.name])
})

test('the outbox lists what goes with a mail, and none of its bytes', async () => {
  await using server = await startServer({ boards: [] })
  const attachments = [{ name: 'receipt.pdf', type: 'application/pdf', bytes: Buffer.from('the bytes of it') }]
  await write(server, { attachments, calendar: event, priority: 'bulk' })
  const { body, text } = await server.get('/api/outbox')
  expect(body).toMatchObject([
    {
      priority: 'bulk',
      calendar: 'REQUEST',
      attachments: [{ name: 'receipt.pdf', type: 'application/pdf', size: 15 }],
      links: [letter.link, ...letter.links].map(({ url }) => url),
    },
  ])
  expect(text).not.toContain(Buffer.from('the bytes of it').toString('base64'))
})
