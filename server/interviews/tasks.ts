import { z } from 'zod'
import { noteEvent } from '../candidates/index.ts'
import { inTransaction } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { task } from '../platform/tasks.ts'
import { change } from './change.ts'
import { isInCalendars } from './interview.ts'
import { supersedeKeys } from './keys.ts'
import { remindEarlyOnes, sendTextsAfterNight } from './night-texts.ts'
import { interviewById, liveByAddress } from './rows.ts'
import { tellBoth, tellCandidate, tellLeftOut } from './tell.ts'

/** How many are looked after in one go. */
const atOnce = 200

/** Reminds both sides a day and an hour before, once each: the row is marked in the transaction that queues the messages. */
export const remindOfInterviews = task({
  name: 'remind-of-interviews',
  input: z.strictObject({}),
  expireSeconds: 300,
  retries: 1,
  schedule: { cron: '* * * * *', input: {} },
  async run(_input, services: Platform) {
    const now = services.clock.now()
    // The sooner one first: after a pause only it goes, because the other would come with it.
    await remind(services, { news: 'hour-before', now })
    await remind(services, { news: 'day-before', now })
    await sendTextsAfterNight(services, now)
    await remindEarlyOnes(services, now)
  },
})

const marks = {
  // What was agreed within the last day, or hour, was told then.
  'day-before': `update interviews set day_told_at = $2 where id = $1 and day_told_at is null returning id`,
  'hour-before': `update interviews set hour_told_at = $2, day_told_at = coalesce(day_told_at, $2) where id = $1 and hour_told_at is null returning id`,
} as const

const dues = {
  'day-before': `select id from interviews where state in ('confirmed', 'suggested') and is_agreed and day_told_at is null
      and starts_at > $1::timestamptz + interval '1 hour' and starts_at <= $1::timestamptz + interval '24 hours'
      and settled_at <= starts_at - interval '24 hours' order by starts_at limit $2`,
  'hour-before': `select id from interviews where state in ('confirmed', 'suggested') and is_agreed and hour_told_at is null
      and starts_at > $1::timestamptz and starts_at <= $1::timestamptz + interval '1 hour'
      and settled_at <= starts_at - interval '1 hour' order by starts_at limit $2`,
} as const

async function remind(
  services: Platform,
  { news, now }: { news: 'day-before' | 'hour-before'; now: Date },
): Promise<void> {
  const { rows } = await services.db.query<{ id: string }>(dues[news], [now, atOnce])
  for (const { id } of rows) {
    await inTransaction(services.db, async (client) => {
      const { rowCount } = await client.query(marks[news], [id, now])
      const row = rowCount === 1 ? await interviewById(client, id) : null
      if (row === null || !row.is_agreed || row.candidacy_state === 'withdrawn' || row.is_blocked) return
      const details = { interview: id, time: row.starts_at.toISOString() }
      await noteEvent(client, {
        candidacyId: row.candidacy_id,
        kind: 'interview-reminded',
        by: 'product',
        details,
        now,
      })
      await tellBoth(services, client, row, { news, calendar: 'keep', now })
    })
  }
}

/**
 * Ends interviews whose application was withdrawn or rejected, whose candidate, company or ad is gone, or whose company we have stopped; and
 * takes former members out of those that stay. So it holds whatever ended them, also where rooms below know nothing of interviews.
 */
export const lookAfterInterviews = task({
  name: 'look-after-interviews',
  input: z.strictObject({}),
  expireSeconds: 300,
  retries: 1,
  schedule: { cron: '* * * * *', input: {} },
  async run(_input, services: Platform) {
    const now = services.clock.now()
    const { rows } = await services.db.query<{ id: string; is_candidates: boolean }>(
      `select i.id, (c.user_id is null or c.state in ('withdrawn', 'rejected')) as is_candidates
         from interviews i join candidacies c on c.id = i.candidacy_id left join companies co on co.id = i.company_id
        where i.state in ('invited', 'confirmed', 'suggested') and i.starts_at > $1
          and (c.user_id is null or c.state in ('withdrawn', 'rejected') or co.id is null or co.publishing = 'blocked') limit $2`,
      [now, atOnce],
    )
    for (const { id, is_candidates: isCandidates } of rows) {
      await inTransaction(services.db, async (client) => {
        const news = isCandidates ? 'withdrawn' : 'company-gone'
        await change(services, client, { interviewId: id, act: { kind: 'cancel' }, by: 'product', note: '', now, news })
      })
    }
    await dropFormerMembers(services, now)
  },
})

async function dropFormerMembers(services: Platform, now: Date): Promise<void> {
  const { rows } = await services.db.query<{
    interview_id: string
    user_id: string
    name: string
    email: string | null
  }>(
    `select p.interview_id, p.user_id, u.name, case when u.is_verified then u.email end as email
       from interview_interviewers p join interviews i on i.id = p.interview_id join users u on u.id = p.user_id
      where i.starts_at > $1 and i.company_id is not null
        and not exists (select from company_members m where m.user_id = p.user_id and m.company_id = i.company_id) limit $2`,
    [now, atOnce],
  )
  for (const { interview_id: id, user_id: userId, name, email } of rows) {
    await inTransaction(services.db, async (client) => {
      const { rowCount } = await client.query(
        'delete from interview_interviewers where interview_id = $1 and user_id = $2',
        [id, userId],
      )
      const { rowCount: told } = await client.query(
        `update interviews set sequence = sequence + 1 where id = $1 and sequence is not null and state in ('invited', 'confirmed', 'suggested')`,
        [id],
      )
      const row = await interviewById(client, id)
      if (rowCount !== 1 || told !== 1 || row === null || email === null) return
      await tellLeftOut(services, client, row, { member: { userId, name, email }, hasEntry: isInCalendars(row), now })
    })
  }
}

/** What was written in interviews goes with what was sent, and the interviews with the record of the decision (decision 041). */
export const clearInterviews = task({
  name: 'clear-interviews',
  input: z.strictObject({}),
  expireSeconds: 900,
  retries: 2,
  schedule: { cron: '55 3 * * *', input: {} },
  async run(_input, { db }: Platform) {
    await db.query(
      `update interviews i set suggestion_note = '', ended_note = '', message = '' from candidacies c
        where c.id = i.candidacy_id and c.cleared_at is not null and i.suggestion_note || i.ended_note || i.message <> ''`,
    )
    await db.query(
      `delete from interviews i using candidacies c where c.id = i.candidacy_id and c.record_cleared_at is not null`,
    )
  },
})

const linkTask = 'send-interview-links'

/** Sends new links for the interviews of an address, if there are any: what the asker gets, and when, cannot depend on it. */
export const sendInterviewLinks = task({
  name: linkTask,
  // Sealed: the queue names nobody.
  input: z.object({ sealed: z.string() }),
  expireSeconds: 60,
  retries: 3,
  async run({ sealed }, services: Platform) {
    const emailKey = z.string().parse(JSON.parse(services.secrets.open(Buffer.from(sealed, 'base64url'), linkTask)))
    const now = services.clock.now()
    for (const { id } of await liveByAddress(services.db, emailKey, now)) {
      await inTransaction(services.db, async (client) => {
        await supersedeKeys(client, { interviewId: id, now })
        const row = await interviewById(client, id)
        if (row !== null) await tellCandidate(services, client, row, { news: 'new-link', calendar: 'keep', now })
      })
    }
  },
})

export function sealedAddress({ secrets }: Pick<Platform, 'secrets'>, emailKey: string): string {
  return secrets.seal(JSON.stringify(emailKey), linkTask).toString('base64url')
}
