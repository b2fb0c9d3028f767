import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { momentsOf, wallOf, type Zone } from '../../contract/interviews/wall-clock.ts'
import { asCalendar, asCalendarFeed } from '../outbox/calendar.ts'
import { aCalendar, byIcalJs, byNodeIcal } from './calendar-programs.fixtures.ts'
import { readReply } from './reply.ts'

const parsers = { 'ical.js': byIcalJs, 'node-ical': byNodeIcal }

type Person = { name: string; email: string }
type Step = {
  method: 'REQUEST' | 'CANCEL'
  sequence: number
  stamp: string
  startLocal: string
  zone: Zone
  startUtc: string
  endUtc: string
  attendees: Person[]
  summary: string
  location?: string
  description?: string
  to?: string | string[]
}
type Case = {
  id: string
  title: string
  uid: string
  organizer: Person
  steps?: Step[]
  reply?: {
    method: string
    sequence: number
    attendee: Person
    partstat: string
    stamp: string
    comment?: string
    startUtc?: string
  }
  expect: Record<string, unknown> & { perPerson?: Record<string, { entries: number; sequence?: number }> }
}

const organizer = { name: 'Harbour Tea Ltd', email: 'interviews@example.test' }
const aoife = { name: 'Aoife Byrne', email: 'aoife@example.test' }
const step = (given: Partial<Step>): Step => ({
  method: 'REQUEST',
  sequence: 0,
  stamp: '2026-11-22T10:00:00Z',
  startLocal: '2026-12-02T16:00',
  zone: 'Europe/London',
  startUtc: '2026-12-02T16:00:00Z',
  endUtc: '2026-12-02T16:45:00Z',
  attendees: [aoife],
  summary: 'Interview',
  ...given,
})

/** Cases of our own, so that the rules hold where the shared file is missing. */
const own: Case[] = [
  {
    id: 'own: moved, moved back, an old copy comes late',
    title: '',
    uid: 'a@example.test',
    organizer,
    steps: [
      step({}),
      step({
        sequence: 1,
        startUtc: '2026-12-04T11:15:00Z',
        endUtc: '2026-12-04T12:00:00Z',
        startLocal: '2026-12-04T11:15',
      }),
      step({ sequence: 2 }),
      step({
        sequence: 1,
        startUtc: '2026-12-04T11:15:00Z',
        endUtc: '2026-12-04T12:00:00Z',
        startLocal: '2026-12-04T11:15',
      }),
    ],
    expect: { entries: 1, startUtc: '2026-12-02T16:00:00Z', sequence: 2 },
  },
  {
    id: 'own: cancelled, then the invitation comes late; letters, commas and folds',
    title: '',
    uid: 'b@example.test',
    organizer,
    steps: [
      step({ summary: `Gespräch, mit „Łukasz“; 👩‍💻 ${'Ó'.repeat(90)}`, location: 'Unit 4, The Mill; back \\ left' }),
      step({ method: 'CANCEL', sequence: 1 }),
      step({}),
    ],
    expect: { entries: 0, sequence: 1 },
  },
]

const shared = new URL('../../../shared/hiring/cases.json', import.meta.url)
const cases: Case[] = [
  ...own,
  ...(existsSync(shared) ? (JSON.parse(readFileSync(shared, 'utf8')) as { cases: Case[] }).cases : []),
]

test.skipIf(existsSync(shared))('../shared/hiring/cases.json is missing: only our own cases were replayed', () => {})

test.for(cases.filter(({ steps }) => steps !== undefined))('$id $title', (one) => {
  for (const read of Object.values(parsers)) {
    const calendars = new Map<string, ReturnType<typeof aCalendar>>()
    for (const given of one.steps ?? []) {
      // One file for each receiver, as we send them.
      for (const to of receivers(given)) {
        const text = written(one, given, to)
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
        const entry = read(text)
        expect(entry).toMatchObject({
          method: given.method,
          uid: one.uid,
          sequence: given.sequence,
          start: given.startUtc,
          end: given.endUtc,
          summary: given.summary,
          location: given.location ?? '',
          description: given.description ?? given.summary,
        })
        expect(entry.attendees.map(({ email }) => email)).toEqual(
          given.attendees.map(({ email }) => email).toSorted(first(to.email)),
        )
        expect(entry.attendees[0]!.name).toBe(to.name.replaceAll('"', ' ').trim())
        const calendar = calendars.get(to.email) ?? aCalendar()
        calendars.set(to.email, calendar)
        calendar.take(entry)
      }
    }
    const { perPerson, entries, startUtc, sequence } = one.expect
    for (const [email, wanted] of Object.entries(perPerson ?? {})) {
      expect(calendars.get(email)?.live().length, email).toBe(wanted.entries)
      if (wanted.sequence !== undefined) expect(calendars.get(email)?.all()[0]?.sequence).toBe(wanted.sequence)
    }
    if (perPerson) continue
    const [calendar] = calendars.values()
    expect(calendar!.live()).toHaveLength(entries as number)
    if (startUtc !== undefined) expect(calendar!.all()[0]!.start).toBe(startUtc)
    if (sequence !== undefined) expect(calendar!.all()[0]!.sequence).toBe(sequence)
  }
  // Our own clock agrees about every wall time that exists.
  for (const { startLocal, zone, startUtc } of one.steps ?? []) {
    const [moment] = momentsOf(startLocal, zone)
    if (one.id === 'C15') expect(moment).toBeUndefined()
    else expect(moment?.toISOString().replace('.000', '')).toBe(startUtc)
  }
  const shownIn = (one.expect['shownIn'] ?? {}) as Record<string, string>
  for (const [zone, wall] of Object.entries(shownIn)) expect(wallOf(one.steps![0]!.startUtc, zone)).toBe(wall)
})

test.for(cases.filter(({ reply }) => reply !== undefined))('$id $title', ({ uid, reply, expect: wanted }) => {
  const { method, sequence, attendee, partstat, comment, startUtc } = reply!
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    ...(startUtc === undefined ? [] : [`DTSTART:${startUtc.replaceAll(/[-:]/gu, '')}`]),
    `ATTENDEE;PARTSTAT=${partstat};CN="${attendee.name}":`,
    ` mailto:${attendee.email}`,
    ...(comment === undefined ? [] : [`COMMENT:${comment.replaceAll(/[;,]/gu, String.raw`\$&`)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const read = readReply(lines.join('\r\n'))
  expect(read).toMatchObject({ uid, sequence, from: attendee.email })
  if (wanted['partstat'] !== undefined) expect(read?.answer).toBe(String(wanted['partstat']).toLowerCase())
  if (wanted['comment'] !== undefined) expect(read?.comment).toBe(wanted['comment'])
  if (wanted['proposedStartUtc'] !== undefined) {
    expect(read?.proposed?.toISOString().replace('.000', '')).toBe(wanted['proposedStartUtc'])
  }
})

test('a file that is not a reply is refused: a request, two events, no attendee, no calendar', () => {
  const request = asCalendar({ ...fields, method: 'REQUEST', sequence: 0, attendee: aoife, now: new Date(0) })
  expect(readReply(request)).toBeNull()
  expect(readReply('')).toBeNull()
  expect(
    readReply(request.replace('METHOD:REQUEST', 'METHOD:REPLY').replace(/ATTENDEE[^]*?STATUS/u, 'STATUS')),
  ).toBeNull()
})

test.for([
  "m.o'neill@example.test",
  'ann+jobs@example.test',
  'renée@example.test',
  'a;b:c,"d"@example.test',
  'ann@büro.example',
])(
  '%s is invited and answers under that address, and nobody is asked to reply to a mailbox that nobody reads',
  (email) => {
    const text = asCalendar({
      ...fields,
      method: 'REQUEST',
      sequence: 0,
      attendee: { ...aoife, email },
      now: new Date(0),
    })
    expect(text).not.toContain('RSVP=TRUE')
    const domain = email.endsWith('büro.example') ? email.replace('büro', 'xn--bro-hoa') : email
    for (const read of Object.values(parsers))
      expect(read(text).attendees.map((one) => decodeURIComponent(one.email))).toEqual([domain])
    const reply = text.replace('METHOD:REQUEST', 'METHOD:REPLY').replace('PARTSTAT=NEEDS-ACTION', 'PARTSTAT=ACCEPTED')
    expect(readReply(reply)).toMatchObject({ from: domain, answer: 'accepted' })
  },
)

test('whatever names, words and addresses are, a calendar is written that programs read', () => {
  const words = fc.string({ unit: 'binary', maxLength: 200 })
  fc.assert(
    fc.property(words, words, words, words, (name, email, summary, description) => {
      const attendee = { name, email: `${email}@example.test` }
      const text = asCalendar({
        ...fields,
        method: 'REQUEST',
        sequence: 0,
        summary,
        description,
        attendee,
        organizer: attendee,
        now: new Date(0),
      })
      expect(byIcalJs(text)).toMatchObject({ uid: fields.uid, attendees: [{}] })
    }),
  )
})

test('an answer that stands in quotes, as a part of a name, is no answer', () => {
  const reply = (attendee: string) =>
    readReply(`BEGIN:VCALENDAR\nMETHOD:REPLY\nBEGIN:VEVENT\nUID:a\n${attendee}\nEND:VEVENT\nEND:VCALENDAR\n`)?.answer
  expect(reply('ATTENDEE;CN="Ann;PARTSTAT=ACCEPTED";PARTSTAT=DECLINED:mailto:ann@example.test')).toBe('declined')
  expect(reply('ATTENDEE;CN="Ann;PARTSTAT=ACCEPTED:mailto:ann@example.test"')).toBeUndefined()
  expect(reply('ATTENDEE;PARTSTAT="ACCEPTED":MAILTO:ann@example.test')).toBe('accepted')
  expect(reply('ATTENDEE;PARTSTAT=ACCEPTED:mailto:%zz@example.test')).toBeUndefined()
})

test('a calendar to subscribe to names an organiser of each event, and is whole while it is empty', () => {
  const event = { ...fields, sequence: 0, isTentative: true }
  const full = asCalendarFeed({ name: 'Interviews', events: [event, { ...event, uid: 'b' }], now: new Date(0) })
  expect(full.match(/^METHOD:PUBLISH\r$/gmu)).toHaveLength(1)
  expect(full.match(/^ORGANIZER;CN="Harbour Tea Ltd":mailto:interviews@example\.test\r$/gmu)).toHaveLength(2)
  const empty = new ICAL.Component(
    ICAL.parse(asCalendarFeed({ name: 'Interviews', events: [], now: new Date(0) })) as unknown[],
  )
  expect(empty.getFirstPropertyValue('method')).toBeNull()
  expect(empty.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone'])
})

const fields = {
  uid: 'a@example.test',
  start: new Date(0),
  end: new Date(60_000),
  summary: 'Interview',
  description: '',
  organizer,
}

function receivers({ attendees, to }: Step): Person[] {
  if (to === undefined) return attendees
  const wanted = new Set([to].flat())
  return attendees.filter(({ email }) => wanted.has(email))
}

const first = (email: string) => (a: string, b: string) => Number(b === email) - Number(a === email)

function written({ uid, organizer: by }: Case, given: Step, to: Person): string {
  const { method, sequence, stamp, startUtc, endUtc, summary, description, location, attendees } = given
  return asCalendar({
    method,
    uid,
    sequence,
    start: new Date(startUtc),
    end: new Date(endUtc),
    summary,
    description: description ?? summary,
    ...(location !== undefined && { location }),
    organizer: by,
    attendee: to,
    others: attendees.filter(({ email }) => email !== to.email),
    alarm: 60,
    now: new Date(stamp),
  })
}
