import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CalendarEvent } from '../../server/outbox/calendar.ts'
import { createTransports, type Mail } from '../../server/outbox/transports.ts'
import { asCalendar } from '../../server/outbox/calendar.ts'
import { asHtml, asText } from '../../server/outbox/letter.ts'
import { oneClickHeaders } from '../../server/alerts/sending/one-click-headers.ts'
import { freePort } from '../free-port.ts'
import { fileOfPeer, startPeer } from './peer.ts'

/* Each kind of mail that we send, as a mail server that others wrote takes it apart. */

const letter = {
  subject: 'Your interview is on Wednesday – Zoë’s café, Łódź',
  paragraphs: ['On Wednesday at 10:00.', 'Bring your passport & a pen <if you have one>.'],
  link: { label: 'Confirm', url: 'https://jobs.example.org/interviews/1?a=1&b=2' },
}
const event: CalendarEvent = {
  method: 'REQUEST',
  uid: 'interview-1@jobs.example.org',
  sequence: 0,
  start: new Date('2026-03-11T10:00:00Z'),
  end: new Date('2026-03-11T10:45:00Z'),
  summary: 'Interview: Staff Nurse; Leeds, ward 3',
  description: 'Bring:\nyour registration\\card.',
  organizer: { name: 'Northside "Care"', email: 'hr@northside.example' },
  attendee: { name: "Máire O'Neill", email: "m.o'neill@example.com" },
  now: new Date('2026-03-04T12:00:00Z'),
}
const attachments = [
  { name: 'Søren’s CV (final).pdf', type: 'application/pdf', bytes: randomBytes(300_000) },
  { name: 'empty.txt', type: 'text/plain', bytes: Buffer.alloc(0) },
]
const calendarOf = (method: 'REQUEST' | 'CANCEL') => ({ method, text: asCalendar({ ...event, method, sequence: 1 }) })

const kinds: Record<string, Partial<Mail>> = {
  plain: {},
  'to an address with signs that are seldom': { to: "m.o'neill+jobs@example.com" },
  'with files': { attachments },
  'an invitation': { calendar: calendarOf('REQUEST') },
  'an invitation with files': { calendar: calendarOf('REQUEST'), attachments },
  'a cancellation': { calendar: calendarOf('CANCEL') },
  'an alert with one-click unsubscribing': {
    headers: oneClickHeaders({ siteUrl: 'https://jobs.example.org', key: 'key-1' }),
  },
}

type Summary = { ID: string; Subject: string; To: { Address: string }[]; MessageID: string }
type Message = {
  Subject: string
  From: { Name: string; Address: string }
  To: { Address: string }[]
  Text: string
  HTML: string
  MessageID: string
  ListUnsubscribe: { Header: string; Links: string[] | null; HeaderPost: string; Errors: string }
  Attachments: { PartID: string; FileName: string; ContentType: string; Size: number }[]
}

test('each kind of mail arrives whole, and is one that mail programs understand', async ({ skip }) => {
  const program = fileOfPeer('go/mailpit', skip)
  const smtp = await freePort()
  await using mailpit = await startPeer(program, {
    args: (port) => [
      '--listen',
      `127.0.0.1:${port}`,
      '--smtp',
      `127.0.0.1:${smtp}`,
      '--disable-version-check',
      '--smtp-auth-accept-any',
      '--smtp-auth-allow-insecure',
    ],
    path: '/api/v1/info',
  })
  const transports = createTransports({
    mail: {
      smtp: `smtp://user:a%20password@127.0.0.1:${smtp}`,
      from: 'Röle Call <no-reply@jobs.example.org>',
      operator: null,
    },
    twilio: null,
    publicUrl: 'https://jobs.example.org',
  })
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await (await fetch(`http://127.0.0.1:${mailpit.port}/api/v1/${path}`)).json()) as Answer
  const running = { signal: new AbortController().signal }
  try {
    for (const [kind, parts] of Object.entries(kinds)) {
      const to = parts.to ?? 'ann@example.com'
      const mail = {
        id: kind.replaceAll(' ', '-'),
        to,
        subject: letter.subject,
        text: asText(letter),
        html: asHtml(letter),
        ...parts,
      }
      const send = parts.headers === undefined ? transports.mail! : transports.bulkMail!
      await send(mail, running)
      const { messages } = await read<{ messages: Summary[] }>('messages?limit=50')
      const arrived = await read<Message>(
        `message/${messages.find(({ MessageID }) => MessageID.startsWith(`${mail.id}@`))!.ID}`,
      )
      expect(arrived, kind).toMatchObject({
        Subject: letter.subject,
        From: { Name: 'Röle Call', Address: 'no-reply@jobs.example.org' },
        To: [{ Address: to }],
      })
      expect(arrived.Text.replaceAll('\r\n', '\n').trim()).toBe(mail.text.trim())
      expect(arrived.HTML.replaceAll('\r\n', '\n').trim()).toBe(mail.html.trim())
      const files = arrived.Attachments.filter(({ ContentType }) => !/calendar|ics/u.test(ContentType))
      expect(files.map(({ FileName }) => FileName)).toEqual((parts.attachments ?? []).map(({ name }) => name))
      for (const [index, { PartID }] of files.entries()) {
        const id = messages.find(({ MessageID }) => MessageID.startsWith(`${mail.id}@`))!.ID
        const part = await fetch(`http://127.0.0.1:${mailpit.port}/api/v1/message/${id}/part/${PartID}`)
        expect(hash(Buffer.from(await part.arrayBuffer()))).toBe(hash(parts.attachments![index]!.bytes))
      }
      expect(arrived.Attachments.length - files.length > 0, kind).toBe(parts.calendar !== undefined)
      const { Links, Errors } = arrived.ListUnsubscribe
      expect([Links ?? [], Errors]).toEqual([
        parts.headers === undefined ? [] : ['https://jobs.example.org/stop-alert/key-1'],
        '',
      ])
    }
  } finally {
    transports.close()
  }
})

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
