import { z } from 'zod'
import { questionLimits as limits, reminderDays } from '../../contract/questions/limits.ts'
import { noteEvent } from '../candidates/index.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { task } from '../platform/tasks.ts'
import { dropRecordings, recordingsOf } from '../recordings/index.ts'
import { tellCandidate } from './tell.ts'

/** How many are looked after in one go. */
const atOnce = 200

/** Reminds whoever has not finished three days and one day before the end, once each: the row is marked in the transaction that queues the mail. */
export const remindOfQuestions = task({
  name: 'remind-of-questions',
  input: z.strictObject({}),
  expireSeconds: 300,
  retries: 1,
  schedule: { cron: '* * * * *', input: {} },
  async run(_input, services: Platform) {
    const now = services.clock.now()
    // The sooner one first: after a pause only it goes, because the other would come with it.
    await remind(services, { news: 'last-day', now })
    await remind(services, { news: 'three-days', now })
  },
})

const marks = {
  'last-day': `update question_invitations set day_told_at = $2, three_days_told_at = coalesce(three_days_told_at, $2)
      where id = $1 and day_told_at is null and finished_at is null returning round_id, candidacy_id`,
  'three-days': `update question_invitations set three_days_told_at = $2
      where id = $1 and three_days_told_at is null and finished_at is null returning round_id, candidacy_id`,
} as const

// Whoever was asked since, or just before, has the invitation itself in mind.
const open = `from question_invitations i join question_rounds r on r.id = i.round_id join candidacies c on c.id = i.candidacy_id
    join companies co on co.id = r.company_id
   where i.finished_at is null and i.closes_at > $1::timestamptz and i.closes_at <= $1::timestamptz + make_interval(days => $2)
     and i.invited_at <= i.closes_at - make_interval(days => $2) - interval '1 day' and c.user_id is not null
     and c.state not in ('withdrawn', 'rejected') and co.publishing <> 'blocked'`

const dues = {
  'last-day': {
    query: `select i.id ${open} and i.day_told_at is null order by i.closes_at limit $3`,
    days: reminderDays[1],
  },
  'three-days': {
    query: `select i.id ${open} and i.three_days_told_at is null order by i.closes_at limit $3`,
    days: reminderDays[0],
  },
} as const

async function remind(
  services: Platform,
  { news, now }: { news: 'last-day' | 'three-days'; now: Date },
): Promise<void> {
  const { query, days } = dues[news]
  const { rows } = await services.db.query<{ id: string }>(query, [now, days, atOnce])
  for (const { id } of rows) {
    await inTransaction(services.db, async (client) => {
      const { rows: marked } = await client.query<{ round_id: string; candidacy_id: string }>(marks[news], [id, now])
      const [row] = marked
      if (row === undefined || !(await tellCandidate(services, client, id, { news, now }))) return
      const details = { round: row.round_id }
      await noteEvent(client, {
        candidacyId: row.candidacy_id,
        kind: 'questions-reminded',
        by: 'product',
        details,
        now,
      })
    })
  }
}

/**
 * Takes away answers whose application was withdrawn, whose account is gone, or whose time to be kept is over, and questions whose company is gone; and asks
 * again whose recording turned out to be none. So it holds whatever ended them, also where rooms below know nothing of questions.
 */
export const lookAfterQuestions = task({
  name: 'look-after-questions',
  input: z.strictObject({}),
  expireSeconds: 300,
  retries: 1,
  schedule: { cron: '* * * * *', input: {} },
  async run(_input, services: Platform) {
    await dropAnswers(
      services.db,
      `delete from question_answers where id in (select a.id from question_answers a
          join question_invitations i on i.id = a.invitation_id join candidacies c on c.id = i.candidacy_id
         where c.state = 'withdrawn' or c.user_id is null or c.cleared_at is not null limit $1) returning recording_id`,
      [atOnce],
    )
    await dropOfGoneCompanies(services.db)
    await askAgain(services, services.clock.now())
  },
})

/** Answers that belong to no application are kept for some months. */
export const clearQuestions = task({
  name: 'clear-questions',
  input: z.strictObject({}),
  expireSeconds: 900,
  retries: 2,
  schedule: { cron: '5 4 * * *', input: {} },
  async run(_input, { db, clock }: Platform) {
    await dropAnswers(
      db,
      `delete from question_answers where invitation_id is null and answered_at < $1::timestamptz - make_interval(months => $2) returning recording_id`,
      [clock.now(), limits.openMonths],
    )
  },
})

async function dropAnswers(db: Database, statement: string, values: readonly unknown[]): Promise<void> {
  await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ recording_id: string | null }>(statement, [...values])
    await dropRecordings(
      client,
      rows.flatMap(({ recording_id: id }) => id ?? []),
    )
  })
}

async function dropOfGoneCompanies(db: Database): Promise<void> {
  await inTransaction(db, async (client) => {
    const { rows: questions } = await client.query<{ id: string; recording_id: string | null }>(
      'select id, recording_id from video_questions where company_id is null limit $1 for update',
      [atOnce],
    )
    if (questions.length === 0) return
    const ids = questions.map(({ id }) => id)
    const { rows: answers } = await client.query<{ recording_id: string | null }>(
      'delete from question_answers where question_id = any($1::uuid[]) returning recording_id',
      [ids],
    )
    await client.query('delete from video_questions where id = any($1::uuid[])', [ids])
    await dropRecordings(
      client,
      [...questions, ...answers].flatMap(({ recording_id: id }) => id ?? []),
    )
  })
}

/** Whoever sent what turned out to be no recording gets two days at least to answer again: a fault of ours costs nobody their time. */
async function askAgain(services: Platform, now: Date): Promise<void> {
  const { rows } = await services.db.query<{ id: string; recording_id: string; invitation_id: string }>(
    `select a.id, a.recording_id, a.invitation_id from question_answers a
      where a.recording_id is not null and a.invitation_id is not null and a.answered_at > $1::timestamptz - interval '2 days' limit 1000`,
    [now],
  )
  const recordings = await recordingsOf(
    services.db,
    rows.map(({ recording_id: id }) => id),
  )
  for (const { id, recording_id: recording, invitation_id: invitationId } of rows) {
    if (recordings.get(recording)?.status !== 'refused') continue
    await inTransaction(services.db, async (client) => {
      const { rowCount } = await client.query('delete from question_answers where id = $1', [id])
      if (rowCount !== 1) return
      await dropRecordings(client, [recording])
      await client.query(
        `update question_invitations set finished_at = null, closes_at = greatest(closes_at, $2::timestamptz + interval '2 days') where id = $1`,
        [invitationId, now],
      )
      await tellCandidate(services, client, invitationId, { news: 'unusable', now })
    })
  }
}
