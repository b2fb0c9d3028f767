import { z } from 'zod'
import { product } from '../../contract/texts/messages.ts'

/** An appointment as calendar programs take it in from a mail (RFC 5545, RFC 5546). */
export type CalendarEvent = {
  /** REQUEST invites or changes; CANCEL takes the appointment of this uid out again. */
  method: 'REQUEST' | 'CANCEL'
  /** The same in every mail about one appointment. */
  uid: string
  /** Higher with each change and with the cancellation. */
  sequence: number
  start: Date
  end: Date
  summary: string
  description: string
  /** Where it is, as words or as an address. */
  location?: string
  organizer: CalendarPerson
  attendee: CalendarPerson
  /** Whether the receiver has said yes already: then programs do not ask again. */
  isAccepted?: boolean
  /** Others who take part, as far as the receiver may know of them. */
  others?: readonly CalendarPerson[]
  /** So many minutes before it, programs remind of it. */
  alarm?: number
  now: Date
}

export type CalendarPerson = { name: string; email: string }

/** As the row keeps it. */
export const KeptCalendar = z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string().optional() })
export type KeptCalendar = z.infer<typeof KeptCalendar>

/** The text/calendar part. @throws where an address is none: it stands in a property of its own. */
export function asCalendar(event: CalendarEvent): string {
  const { method, summary, organizer, attendee, now } = event
  const { isAccepted = false, others = [], alarm } = event
  const asked = method === 'REQUEST' && !isAccepted
  return calendarText(method, [
    ...whatAndWhen(event, now),
    `ORGANIZER;${person(organizer)}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=${isAccepted ? 'ACCEPTED' : 'NEEDS-ACTION'};RSVP=${asked ? 'TRUE' : 'FALSE'};${person(attendee)}`,
    ...others.map((other) => `ATTENDEE;ROLE=REQ-PARTICIPANT;RSVP=FALSE;${person(other)}`),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    ...(alarm === undefined || method === 'CANCEL'
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapeText(summary)}`, `TRIGGER:-PT${alarm}M`, 'END:VALARM']),
    'END:VEVENT',
  ])
}

/** One of a feed, which asks nobody for an answer. */
export type FeedEvent = Pick<
  CalendarEvent,
  'uid' | 'sequence' | 'start' | 'end' | 'summary' | 'description' | 'location'
> & {
  isTentative: boolean
}

/** A calendar to subscribe to. @param now when it was read. */
export function asCalendarFeed({
  name,
  events,
  now,
}: {
  name: string
  events: readonly FeedEvent[]
  now: Date
}): string {
  return calendarText('PUBLISH', [
    `X-WR-CALNAME:${escapeText(name)}`,
    // Programs that heed them ask again every hour.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => [
      ...whatAndWhen(event, now),
      `STATUS:${event.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
  ])
}

/** The beginning of an event, up to its place. */
function whatAndWhen(event: Omit<FeedEvent, 'isTentative'>, now: Date): string[] {
  const { uid, sequence, start, end, summary, description, location } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
  ]
}

function calendarText(method: 'REQUEST' | 'CANCEL' | 'PUBLISH', inside: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...inside,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** The name is a parameter: in quotes, where neither quotes nor control characters may stand. */
function person({ name, email }: CalendarPerson): string {
  if (!/^[^\s<>"';:,@\p{Cc}]+@[^\s<>"';:,@\p{Cc}]+$/u.test(email)) throw new Error('Not an address for a calendar')
  return `CN="${name.replaceAll(/["\p{Cc}]/gu, ' ').trim()}":mailto:${email}`
}

/** '20260304T120000Z' */
function utc(date: Date): string {
  return date.toISOString().replaceAll(/[-:]|\.\d{3}/gu, '')
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/gu, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** Lines of 75 bytes at most, cut between characters; what goes on begins with a space. */
function fold(line: string): string {
  let [folded, bytes] = ['', 0]
  for (const sign of line) {
    const more = Buffer.byteLength(sign)
    if (bytes + more > 75) {
      folded += '\r\n '
      bytes = 1
    }
    folded += sign
    bytes += more
  }
  return folded
}
