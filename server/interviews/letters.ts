import { inWords } from '../../contract/interviews/wall-clock.ts'
import type { Letter } from '../outbox/index.ts'
import { applicantOf, companyOf, interviewersOf, jobOf, type Row } from './rows.ts'

/* Emails about interviews. Each link opens a page, and only a button there acts. */

const whenOf = (row: Row, time = row.starts_at) => inWords(time, row.zone)
const nameOf = (row: Row) => applicantOf(row)?.name ?? 'The candidate'

function facts(row: Row): string[] {
  const where = { place: `Where: ${row.place}`, phone: `By telephone: ${row.place}`, video: `Video call: ${row.place}` }
  const names = interviewersOf(row).map(({ name }) => name)
  return [
    `${row.minutes} minutes. ${where[row.how]}`,
    ...(names.length === 0 ? [] : [`You will meet ${new Intl.ListFormat('en-GB').format(names)}.`]),
  ]
}

const noted = (from: string, note: string) => (note === '' ? [] : [`${from} writes: ‘${note}’`])

/** What is told, to either side. */
export type News =
  | 'invited'
  | 'moved'
  | 'changed'
  // Other times, to somebody who could not attend.
  | 'offered'
  | 'confirmed'
  | 'suggested'
  | 'accepted'
  | 'refused'
  | 'declined'
  | 'cancelled'
  | 'withdrawn'
  | 'company-gone'
  | 'day-before'
  // By text alone, where the hour before is at night.
  | 'evening-before'
  | 'hour-before'
  | 'new-link'

type Words = {
  /** What the company wrote. */
  note: string
  url: string
  /** A file in the email takes the entry out of calendars. */
  takesOut: boolean
  /** 'time', 'length': what a change changed. */
  changed: readonly string[]
}

/** To the candidate; null: there is nothing to tell them. */
export function toCandidate(news: News, row: Row, { note, url, takesOut, changed }: Words): Letter | null {
  const { jobTitle } = jobOf(row)
  const company = companyOf(row)
  const at = `${row.event}: ${jobTitle}, ${company}`
  const link = { label: 'See the interview', url }
  const calendar = 'The calendar file in this email puts it into your calendar, or changes the entry that is there.'
  const outOfCalendar = takesOut ? ['The calendar file in this email takes it out of your calendar.'] : []
  const byLink =
    'Please answer with the link in this email: what you answer in your calendar program does not reach us.'
  switch (news) {
    case 'invited': {
      const several = row.slots.length > 1
      return {
        subject: `${company} invites you: ${row.event}, ${jobTitle}`,
        paragraphs: [
          several ? `${at}. Choose one of these times:` : `${at}: ${whenOf(row)}.`,
          ...(several ? [row.slots.map((slot) => whenOf(row, slot)).join('; ')] : []),
          ...facts(row),
          ...noted(company, row.message),
        ],
        link: { label: several ? 'Choose a time' : 'Answer the invitation', url },
        after: [
          'You can also suggest another time there, or say that you cannot attend. Opening the link changes nothing.',
        ],
      }
    }
    case 'moved':
      return {
        subject: `New time: ${row.event}, ${jobTitle}`,
        paragraphs: [`${at} has a new time: ${whenOf(row)}.`, ...noted(company, note), ...facts(row)],
        link: { label: 'Confirm the new time', url },
        after: [calendar, byLink, 'Links of earlier emails no longer work.'],
      }
    case 'offered':
    case 'changed': {
      const several = row.slots.length > 1
      const answer = several ? 'Choose a time' : 'Confirm the interview'
      return {
        subject: `${news === 'offered' ? 'Other times' : 'Changed'}: ${row.event}, ${jobTitle}`,
        paragraphs: [
          news === 'offered'
            ? `${company} has read that you could not attend, and offers you ${several ? 'other times' : 'another time'}.`
            : `${company} has changed your interview. New: ${new Intl.ListFormat('en-GB').format(changed)}.`,
          several
            ? `${at}. Choose one of these times: ${row.slots.map((slot) => whenOf(row, slot)).join('; ')}.`
            : `${at}: ${whenOf(row)}.`,
          ...noted(company, note),
          ...facts(row),
          ...noted(company, row.message),
        ],
        link: row.state === 'invited' ? { label: answer, url } : link,
        after: [
          ...(several ? outOfCalendar : [calendar]),
          row.state === 'confirmed' ? 'You need not confirm again. If it no longer suits you, say so there.' : byLink,
        ],
      }
    }
    case 'confirmed':
    case 'accepted':
      return {
        subject: `Confirmed: ${row.event}, ${jobTitle}, ${whenOf(row)}`,
        paragraphs: [
          news === 'accepted' ? `${company} has accepted your time.` : 'You have confirmed your interview.',
          `${at}: ${whenOf(row)}.`,
          ...noted(company, note),
          ...facts(row),
        ],
        link,
        after: [calendar, 'We remind you a day and an hour before.'],
      }
    case 'suggested':
      return {
        subject: `You suggested another time: ${jobTitle}`,
        paragraphs: [
          `${at}: you suggested ${row.suggested_at === null ? 'another time' : whenOf(row, row.suggested_at)}. We’re waiting for ${company} to accept it.`,
          `Until then ${row.is_agreed ? 'the time before' : 'what was offered'} is still held: ${row.is_agreed ? whenOf(row) : row.slots.map((slot) => whenOf(row, slot)).join('; ')}.`,
        ],
        link,
      }
    case 'refused':
      return {
        subject: `Your suggested time does not suit: ${jobTitle}`,
        paragraphs: [
          `${at}: ${company} cannot make the time that you suggested.`,
          ...noted(company, note),
          row.is_agreed ? `Your interview stays on ${whenOf(row)}.` : 'The times that were offered are still open.',
        ],
        link,
      }
    case 'cancelled':
      return {
        subject: `Cancelled: ${row.event}, ${jobTitle}`,
        paragraphs: [`${at}, ${whenOf(row)}: ${company} has cancelled this interview.`, ...noted(company, note)],
        link,
        after: outOfCalendar,
      }
    case 'declined':
      return {
        subject: `You cannot attend: ${row.event}, ${jobTitle}`,
        paragraphs: [`${at}, ${whenOf(row)}: we have told ${company} that you cannot attend.`],
        link,
        after: outOfCalendar,
      }
    case 'withdrawn':
      // Whoever has no entry has nothing to take out: they know that they withdrew, and a rejection has its own email.
      if (!takesOut) return null
      return {
        subject: `Cancelled: ${row.event}, ${jobTitle}`,
        paragraphs: [
          `${at}, ${whenOf(row)}: this interview is cancelled, because ${
            row.candidacy_state === 'withdrawn'
              ? 'you withdrew your application'
              : `${company} has decided on your application`
          }.`,
        ],
        link,
        after: outOfCalendar,
      }
    case 'company-gone':
      return {
        subject: `Cancelled: ${row.event}, ${jobTitle}`,
        paragraphs: [
          `${at}, ${whenOf(row)}: this interview is cancelled, because the company is no longer on our site.`,
        ],
        after: outOfCalendar,
      }
    case 'day-before':
    case 'hour-before':
      return {
        subject: `${news === 'day-before' ? 'Tomorrow' : 'In an hour'}: ${row.event}, ${jobTitle}`,
        paragraphs: [`${at}: ${whenOf(row)}.`, ...facts(row), ...noted(company, row.message)],
        link,
        after: ['If you can no longer make it, say so there, so that nobody waits.'],
      }
    case 'new-link':
      return {
        subject: `Your link: ${row.event}, ${jobTitle}`,
        paragraphs: [`Here is a new link to your interview. ${at}: ${whenOf(row)}.`, 'Earlier links no longer work.'],
        link,
      }
    case 'evening-before':
      return null
  }
}

/** To those of the company who take part. What the candidate wrote is on the page, not in the email. */
export function toCompany(news: News, row: Row, { url }: { url: string }): Letter | null {
  const { jobTitle } = jobOf(row)
  const name = nameOf(row)
  const at = `${row.event} with ${name}, ${jobTitle}`
  const link = { label: 'See the interview', url }
  const told = (subject: string, ...paragraphs: string[]): Letter => ({
    subject: `${subject}: ${name}, ${jobTitle}`,
    paragraphs,
    link,
  })
  switch (news) {
    case 'invited':
      return told(
        'Interview invitation sent',
        `${at}: ${row.slots.map((slot) => whenOf(row, slot)).join('; ')}.`,
        'We’ll tell you when they answer.',
      )
    case 'moved':
      return told('Interview moved', `${at}: moved to ${whenOf(row)}. ${name} has not confirmed the new time yet.`)
    case 'offered':
    case 'changed':
      return told(
        news === 'offered' ? 'Other times offered' : 'Interview changed',
        `${at}: ${row.slots.map((slot) => whenOf(row, slot)).join('; ')}.`,
        ...facts(row),
        row.state === 'confirmed' ? `${name} need not confirm again.` : `${name} has not confirmed yet.`,
      )
    case 'confirmed':
      return told('Interview confirmed', `${at}: ${name} has confirmed ${whenOf(row)}.`)
    case 'accepted':
      return told('Interview confirmed', `${at}: you accepted the new time, ${whenOf(row)}.`)
    case 'suggested':
      return told(
        'Another time suggested',
        `${at}: ${name} asks for ${row.suggested_at === null ? 'another time' : whenOf(row, row.suggested_at)}.`,
        `Nothing is booked until you accept. ${whenOf(row)} is still held.`,
      )
    case 'declined':
      return told(
        'Cannot attend',
        `${at}: ${name} cannot attend on ${whenOf(row)}.`,
        'You can offer other times on the page of the interview.',
      )
    case 'cancelled':
      return told('Interview cancelled', `${at}, ${whenOf(row)}: cancelled by your company.`)
    case 'withdrawn':
      return told('Interview cancelled', `${at}, ${whenOf(row)}: cancelled, because the application no longer stands.`)
    case 'day-before':
    case 'hour-before':
      return told(news === 'day-before' ? 'Interview tomorrow' : 'Interview in an hour', `${at}: ${whenOf(row)}.`)
    case 'refused':
    case 'company-gone':
    case 'new-link':
    case 'evening-before':
      return null
  }
}

/** To a member who no longer takes part. */
export function leftOut(row: Row, { hasEntry }: { hasEntry: boolean }): Letter {
  return {
    subject: `You no longer take part: ${row.event}, ${jobOf(row).jobTitle}`,
    paragraphs: [
      hasEntry
        ? 'The calendar file in this email takes the interview out of your calendar.'
        : 'You do not need to do anything: it was not in your calendar yet.',
    ],
  }
}

/** By text, as short as it can be; null: by email alone. */
export function asTextMessage(news: News, row: Row, url: string): string | null {
  const company = companyOf(row).slice(0, 40)
  const time = whenOf(row)
  switch (news) {
    case 'invited':
      return `${company} invites you to an interview. Answer here: ${url}`
    case 'moved':
      return `${company}: your interview has a new time, ${time}. Confirm here: ${url}`
    case 'offered':
      return `${company} offers you another time for your interview. Answer here: ${url}`
    case 'changed':
      return `${company} has changed your interview. ${row.state === 'invited' ? 'Answer here' : 'See it here'}: ${url}`
    case 'accepted':
      return `${company}: your interview is booked for ${time}. ${url}`
    case 'cancelled':
      return `${company} has cancelled your interview of ${time}.`
    case 'day-before':
    case 'evening-before':
    case 'hour-before':
      return `Your interview with ${company}: ${time}. ${url}`
    default:
      return null
  }
}
