import { inWords } from '../../contract/interviews/wall-clock.ts'
import { product } from '../../contract/texts/messages.ts'
import type { CalendarEvent, CalendarPerson, FeedEvent } from '../outbox/index.ts'
import { endOf } from './interview.ts'
import { applicantOf, companyOf, jobOf, organizerOf, type Row } from './rows.ts'

/** Minutes before an interview at which calendars remind of it. */
const alarm = 60

/**
 * The entry of an interview in one receiver's calendar: the same uid and organiser for life, in UTC, with the receiver as the only
 * attendee. So a candidate's names no other candidate and no member's address.
 * @param link where the receiver sees and answers it; null: nowhere any more.
 */
export function calendarEntry(
  row: Row,
  given: {
    method: 'REQUEST' | 'CANCEL'
    to: CalendarPerson
    side: 'company' | 'candidate'
    link: string | null
    now: Date
  },
): CalendarEvent {
  const { method, to, side, link, now } = given
  const { summary, description, location } = wordsOf(row, side, link)
  return {
    method,
    uid: row.uid,
    sequence: row.sequence ?? 0,
    start: row.starts_at,
    end: endOf({ startsAt: row.starts_at, minutes: row.minutes }),
    summary,
    description,
    ...(location !== undefined && { location }),
    organizer: organizerOf(row),
    attendee: to,
    // The company chose the time; the candidate has said yes once it is agreed.
    isAccepted: side === 'company' || row.is_agreed,
    alarm,
    now,
  }
}

/** The same for a feed: of a candidate no more than the name. */
export function feedEntry(row: Row, link: string): FeedEvent {
  const { summary, description, location } = wordsOf(row, 'company', link)
  return {
    uid: row.uid,
    sequence: row.sequence ?? 0,
    start: row.starts_at,
    end: endOf({ startsAt: row.starts_at, minutes: row.minutes }),
    summary,
    description,
    ...(location !== undefined && { location }),
    organizer: organizerOf(row),
    isTentative: row.state !== 'confirmed',
  }
}

function wordsOf(row: Row, side: 'company' | 'candidate', link: string | null) {
  const { jobTitle } = jobOf(row)
  const other = side === 'candidate' ? companyOf(row) : (applicantOf(row)?.name ?? 'candidate')
  const ways = { place: 'Where', phone: 'Telephone', video: 'Video call' } as const
  return {
    summary: `${row.event}: ${jobTitle} – ${other}`,
    description: [
      inWords(row.starts_at, row.zone),
      ...(row.how === 'place' ? [] : [`${ways[row.how]}: ${row.place}`]),
      ...(row.message === '' ? [] : [row.message]),
      ...(link === null ? [] : [`See or change it on ${product}: ${link}`]),
    ].join('\n\n'),
    ...(row.how === 'phone' ? {} : { location: row.place }),
  }
}
