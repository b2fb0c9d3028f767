import type { PoolClient } from 'pg'
import { readNotifications } from '../../contract/users/notifications.ts'
import { siteUrl } from '../candidates/index.ts'
import { membersToTell } from '../companies/index.ts'
import { isOptedOut, isQuiet, postMail, postText } from '../outbox/index.ts'
import type { Queryable } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { calendarEntry } from './calendar-entry.ts'
import { makeKey } from './keys.ts'
import { asTextMessage, leftOut, toCandidate, toCompany, type News } from './letters.ts'
import { applicantOf, interviewersOf, type Row } from './rows.ts'

type TellDeps = Pick<Platform, 'config' | 'tasks' | 'secrets'>

type Told = {
  news: News
  /** What the company wrote to the candidate. */
  note?: string
  /** What calendars are told; 'keep': nothing. */
  calendar: 'request' | 'cancel' | 'keep'
  /** In words, what a change changed. */
  changed?: readonly string[]
  now: Date
}

/**
 * Tells both sides, in the caller's transaction. @param row with the sequence that this message has.
 */
export async function tellBoth(deps: TellDeps, client: PoolClient, row: Row, told: Told): Promise<void> {
  await tellCandidate(deps, client, row, told)
  await tellCompany(deps, client, row, told)
}

export async function tellCandidate(deps: TellDeps, client: PoolClient, row: Row, told: Told): Promise<void> {
  const { news, note = '', calendar, changed = [], now } = told
  if (row.candidate_id === null) return
  const ways = await waysTo(client, row.candidate_id)
  const key = await makeKey(client, { interviewId: row.id, now })
  const url = `${siteUrl(deps)}/confirm-interview/${key}`
  const method = methodOf(row, calendar)
  const letter = toCandidate(news, row, { note, url, takesOut: method === 'CANCEL', changed })
  if (letter !== null && ways.mail !== null) {
    const to = { name: applicantOf(row)?.name ?? '', email: ways.mail }
    await postMail(deps, client, ways.mail, letter, {
      template: `interview-${news}`,
      userId: row.candidate_id,
      now,
      ...(method !== null && { calendar: calendarEntry(row, { method, to, side: 'candidate', link: url, now }) }),
    })
  }
  if (ways.text !== null) await tellByText(deps, client, row, { mobile: ways.text, url, news, now })
}

/** To the candidate by text alone, where they want texts: what the night held back. */
export async function textCandidate(
  deps: TellDeps,
  client: PoolClient,
  row: Row,
  { news, now }: { news: News; now: Date },
): Promise<void> {
  if (row.candidate_id === null) return
  const { text: mobile } = await waysTo(client, row.candidate_id)
  if (mobile === null) return
  const url = `${siteUrl(deps)}/confirm-interview/${await makeKey(client, { interviewId: row.id, now })}`
  await tellByText(deps, client, row, { mobile, url, news, now })
}

/** To whoever takes part; where nobody does any more, to the members who get the company's news. */
async function tellCompany(deps: TellDeps, client: PoolClient, row: Row, told: Told): Promise<void> {
  const { news, calendar, now } = told
  if (row.company_id === null) return
  const url = `${siteUrl(deps)}/manage-interviews/${row.id}`
  const letter = toCompany(news, row, { url })
  if (letter === null) return
  const members = await membersToTell(client, row.company_id)
  const taking = interviewersOf(row)
  const chosen = members.filter(({ userId }) => taking.some((one) => one.userId === userId))
  const method = methodOf(row, calendar)
  for (const { userId, email } of chosen.length > 0 ? chosen : members) {
    const to = { name: taking.find((one) => one.userId === userId)?.name ?? '', email }
    await postMail(deps, client, email, letter, {
      template: `interview-${news}-company`,
      userId,
      // It names the candidate, who may be gone tomorrow.
      isForgottenOnceSent: true,
      now,
      ...(method !== null && { calendar: calendarEntry(row, { method, to, side: 'company', link: url, now }) }),
    })
  }
}

/** Takes the entry out of the calendar of a member who no longer takes part, of that one alone. */
export async function tellLeftOut(
  deps: TellDeps,
  client: PoolClient,
  row: Row,
  {
    member,
    hasEntry,
    now,
  }: {
    member: { userId: string; name: string; email: string }
    /** Their calendar was sent the interview. */
    hasEntry: boolean
    now: Date
  },
): Promise<void> {
  const to = { name: member.name, email: member.email }
  await postMail(deps, client, member.email, leftOut(row, { hasEntry }), {
    template: 'interview-left-out',
    userId: member.userId,
    isForgottenOnceSent: true,
    now,
    ...(hasEntry && { calendar: calendarEntry(row, { method: 'CANCEL', to, side: 'company', link: null, now }) }),
  })
}

/** Nothing is sent to calendars that have no entry. */
function methodOf(row: Row, calendar: Told['calendar']): 'REQUEST' | 'CANCEL' | null {
  if (row.sequence === null || calendar === 'keep') return null
  return calendar === 'request' ? 'REQUEST' : 'CANCEL'
}

/** The one way in which this room sends texts. At night the latest news waits for the morning: see night-texts.ts. */
async function tellByText(
  deps: TellDeps,
  client: PoolClient,
  row: Row,
  { mobile, url, news, now }: { mobile: string; url: string; news: News; now: Date },
): Promise<void> {
  const text = asTextMessage(news, row, url)
  if (text === null || row.candidate_id === null) return
  // It went the evening before.
  if (news === 'hour-before' && row.evening_text_at !== null) return
  const isNight = isQuiet(now)
  await client.query('update interviews set text_waits = $2 where id = $1', [row.id, isNight ? news : null])
  if (isNight || (await isOptedOut(deps, client, mobile))) return
  await postText(deps, client, mobile, text, { template: `interview-${news}`, userId: row.candidate_id, now })
}

/** How somebody gets news of interviews: to what they have confirmed, as they have set it; who has no address of either kind on gets none. */
async function waysTo(db: Queryable, userId: string): Promise<{ mail: string | null; text: string | null }> {
  const { rows } = await db.query<{
    email: string | null
    phone: string | null
    is_verified: boolean
    is_phone_verified: boolean
    notifications: unknown
  }>('select email, phone, is_verified, is_phone_verified, notifications from users where id = $1', [userId])
  const [person] = rows
  if (!person) return { mail: null, text: null }
  const wants = readNotifications(person.notifications).interviews
  const mail = person.is_verified && person.email !== null && wants.mail ? person.email : null
  // Somebody without an address can only be told by text.
  const isTextOnly = !person.is_verified || person.email === null
  const text = person.is_phone_verified && (wants.text || isTextOnly) ? person.phone : null
  return { mail, text }
}
