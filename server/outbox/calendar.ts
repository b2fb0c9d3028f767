import { domainToASCII } from 'node:url'
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
  /** Whether the receiver has said yes already. */
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

/** The text/calendar part. Nobody is asked to reply by it (RSVP): the organiser's mailbox is read by no program, and the mail has links to answer by. */
export function asCalendar(event: CalendarEvent): string {
  const { method, summary, organizer, attendee, now } = event
  const { isAccepted = false, others = [], alarm } = event
  return calendarText(method, [
    ...whatAndWhen(event, now),
    `ORGANIZER;${person(organizer)}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=${isAccepted ? 'ACCEPTED' : 'NEEDS-ACTION'};RSVP=FALSE;${person(attendee)}`,
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
  'uid' | 'sequence' | 'start' | 'end' | 'summary' | 'description' | 'location' | 'organizer'
> & {
  isTentative: boolean
}

/**
 * A calendar to subscribe to. Each event of a published one has an organiser (RFC 5546, 3.2.1), and an empty calendar needs a component all the same
 * (RFC 5545, 3.6): a time zone, as there is nothing to publish.
 * @param now when it was read.
 */
export function asCalendarFeed({
  name,
  events,
  now,
}: {
  name: string
  events: readonly FeedEvent[]
  now: Date
}): string {
  return calendarText(events.length === 0 ? null : 'PUBLISH', [
    `X-WR-CALNAME:${escapeText(name)}`,
    // Programs that heed them ask again every hour.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(events.length === 0 ? universalTime : []),
    ...events.flatMap((event) => [
      ...whatAndWhen(event, now),
      `ORGANIZER;${person(event.organizer)}`,
      `STATUS:${event.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
  ])
}

const universalTime = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** The beginning of an event, up to its place. */
function whatAndWhen(event: Omit<FeedEvent, 'isTentative' | 'organizer'>, now: Date): string[] {
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

function calendarText(method: 'REQUEST' | 'CANCEL' | 'PUBLISH' | null, inside: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}//EN`,
    'CALSCALE:GREGORIAN',
    ...(method === null ? [] : [`METHOD:${method}`]),
    ...inside,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** The name is a parameter: in quotes, where neither quotes nor control characters may stand. */
function person({ name, email }: CalendarPerson): string {
  return `CN="${name.replaceAll(/["\p{Cc}]/gu, ' ').trim()}":${mailtoOf(email)}`
}

/** An address as a URI (RFC 6068): whatever might end it is written by its bytes, and a domain in other letters as the network knows it. */
function mailtoOf(email: string): string {
  const at = email.lastIndexOf('@')
  const encoded = (part: string) => encodeURIComponent(part.toWellFormed()).replaceAll('%2B', '+')
  if (at === -1) return `mailto:${encoded(email)}`
  const domain = email.slice(at + 1)
  return `mailto:${encoded(email.slice(0, at))}@${domainToASCII(domain) || encoded(domain)}`
}

/** @returns the address in such a URI, in lower case; null: it is none. */
export function addressIn(uri: string): string | null {
  const [, written] = /^mailto:([^\s?]+@[^\s?]+)/iu.exec(uri) ?? []
  if (written === undefined) return null
  try {
    return decodeURIComponent(written).toLowerCase()
  } catch {
    return null // A percent sign that begins no byte.
  }
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
