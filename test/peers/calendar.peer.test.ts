import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asCalendar, asCalendarFeed, type CalendarEvent, type FeedEvent } from '../../server/outbox/calendar.ts'
import { fileOfPeer } from './peer.ts'

/* Each kind of calendar file that we write, as ical4j reads it: strictly, and by the rules of invitations. */

const event: CalendarEvent = {
  method: 'REQUEST',
  uid: 'interview-1@jobs.example.org',
  sequence: 0,
  start: new Date('2026-03-11T10:00:00Z'),
  end: new Date('2026-03-11T10:45:00Z'),
  summary: 'Interview',
  description: 'On Wednesday.',
  organizer: { name: 'Northside Care', email: 'hr@northside.example' },
  attendee: { name: 'Ann Example', email: 'ann@example.com' },
  now: new Date('2026-03-04T12:00:00Z'),
}
const odd = {
  summary: `Gespräch, mit „Łukasz“; 👩‍💻 \\ ${'Ó'.repeat(90)}`,
  description: 'One\r\ntwo\n\nthree: "quoted"; BEGIN:VEVENT\nEND:VCALENDAR\t\u2028x',
  location: 'Unit 4, The Mill; back \\ left',
}
const names = ['Northside "Care"; Ltd', "m.o'neill:x", 'Zoë, Ní^n Bhriain', ' ', 'a'.repeat(200)]
const addresses = ["m.o'neill@example.com", 'zoë@münchen.example', 'a+b%c@example.co.uk', '"odd;name"@example.com']
const people = names.flatMap((name) => addresses.map((email) => ({ name, email })))

const feedEvent: FeedEvent = { ...event, isTentative: false }
const feed = (events: FeedEvent[]) => asCalendarFeed({ name: 'Interviews, „all“', events, now: event.now })

const files: Record<string, string> = {
  invitation: asCalendar(event),
  accepted: asCalendar({
    ...event,
    isAccepted: true,
    sequence: 3,
    alarm: 60,
    location: 'https://meet.example.org/x?a=1,2',
  }),
  'of several': asCalendar({ ...event, others: people.slice(0, 4) }),
  cancelled: asCalendar({ ...event, method: 'CANCEL', sequence: 4 }),
  'with odd words': asCalendar({ ...event, ...odd, alarm: 30 }),
  'empty feed': feed([]),
  feed: feed([feedEvent, { ...feedEvent, ...odd, uid: 'interview-2@jobs.example.org', isTentative: true }]),
  ...Object.fromEntries(
    people.map((person, index) => [
      `person ${index}`,
      asCalendar({
        ...event,
        organizer: person,
        attendee: people.at(index - 1)!,
        method: index % 2 ? 'CANCEL' : 'REQUEST',
      }),
    ]),
  ),
}

test('each kind of calendar file is valid', ({ skip }) => {
  const jars = fileOfPeer('java', skip)
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-calendars-'))
  try {
    const paths = Object.entries(files).map(([name, text]) => {
      const path = join(folder, `${name}.ics`)
      writeFileSync(path, text)
      return path
    })
    const program = join(import.meta.dirname, 'java', 'Validate.java')
    const { stdout, stderr } = spawnSync('java', ['-cp', join(jars, '*'), program, ...paths], { encoding: 'utf8' })
    const lines = stdout.split('\n').filter((line) => line !== '')
    expect(
      lines.filter((line) => !line.startsWith('read ')),
      stderr,
    ).toEqual([])
    expect(lines.length).toBe(paths.length)
    expect(lines.every((line) => Number(line.slice('read '.length)) > 0)).toBe(true)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
