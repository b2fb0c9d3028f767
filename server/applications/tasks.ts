import { z } from 'zod'
import { ApplicationReason } from '../../contract/applications/applications.ts'
import { readNotifications } from '../../contract/users/notifications.ts'
import type { BoardId } from '../../contract/boards/boards.ts'
import { postMail } from '../outbox/index.ts'
import { inTransaction } from '../platform/database.ts'
import { task } from '../platform/tasks.ts'
import type { Platform } from '../platform/platform.ts'
import { outcomes, silence, type Told } from './letters.ts'
import { onPageMinutes } from './looks.ts'
import { keptHours } from './once.ts'
import { filesOfReceipts } from './receipts.ts'
import { isSilent } from './reminders.ts'
import type { FindDeps } from '../job-searches/find-jobs.ts'

type Services = Platform & { find: FindDeps }

type Row = {
  id: string
  title: string
  employer: string | null
  board: string
  state: string
  reason: string | null
  text: string
}
type Person = { email: string | null; is_verified: boolean; notifications: unknown }

/** Of those that were begun together, the first is told of when the last is known, or after so long. */
const longestWait = '20 minutes'

/**
 * What is told now. Anyone who is on the page sees what waits for them; if it still waits ten minutes after they were last seen, they are
 * told by email.
 */
const isToTell = `a.told_at is null and a.way in ('assisted', 'automatic') and a.state in ('applied', 'failed', 'unsure', 'needs-you')
  and (a.state <> 'needs-you' or not exists (select from application_looks l where l.user_id = a.user_id
    and l.seen_at > $1::timestamptz - make_interval(mins => ${onPageMinutes})))`

/** Letters about what became of applications (S8.16): one for all that were begun together. */
export const tellOfApplications = task({
  name: 'tell-of-applications',
  input: z.object({}),
  expireSeconds: 120,
  retries: 1,
  schedule: { cron: '* * * * *', input: {} },
  async run(_input, services: Services) {
    const now = services.clock.now()
    const { rows: due } = await services.db.query<{ user_id: string; batch_id: string | null }>(
      `select distinct a.user_id, a.batch_id from applications a
        where ${isToTell}
          and (a.updated < $1::timestamptz - $2::interval or not exists (
            select 1 from applications b where b.batch_id = a.batch_id and b.state in ('queued', 'sending') and b.removed_at is null))
        limit 100`,
      [now, longestWait],
    )
    for (const { user_id: userId, batch_id: batch } of due) {
      await inTransaction(services.db, async (client) => {
        const { rows } = await client.query<Row>(
          `update applications a set told_at = $1 where a.user_id = $2 and a.batch_id is not distinct from $3 and ${isToTell}
            returning id, title, employer, board, state, reason, text`,
          [now, userId, batch],
        )
        // They have come back to the page in this very moment.
        if (rows.length === 0) return
        const sent = rows.filter(({ state }) => state === 'applied').map(({ id }) => id)
        const files = await filesOfReceipts(client, userId, sent)
        const told = rows.map((row): Told => ({
          ...row,
          files: files.get(row.id) ?? [],
          reason: ApplicationReason.nullable().catch(null).parse(row.reason),
          boardName: services.find.boardName(row.board as BoardId),
        }))
        const url = `${siteUrl(services)}/applied-jobs?show=all`
        await post(services, client, { userId, letter: outcomes(told, url), template: 'applications', now })
      })
    }
    await services.db.query(
      'delete from idempotent_calls where begun_at < $1::timestamptz - make_interval(hours => $2)',
      [now, 2 * keptHours],
    )
  },
})

/** Asks about applications that nobody has answered: once after two weeks, or on the day that their person asked for. */
export const remindOfSilence = task({
  name: 'remind-of-silent-applications',
  input: z.object({}),
  expireSeconds: 300,
  retries: 1,
  schedule: { cron: '40 8 * * *', input: {} },
  async run(_input, services: Services) {
    const now = services.clock.now()
    const { rows: people } = await services.db.query<{ user_id: string }>(
      `select distinct user_id from applications where ${isSilent} limit 1000`,
      [now],
    )
    for (const { user_id: userId } of people) {
      await inTransaction(services.db, async (client) => {
        const { rows } = await client.query<Pick<Row, 'title' | 'employer'> & { applied_at: Date }>(
          `update applications set reminded_at = $1, remind_at = null where user_id = $2 and ${isSilent}
            returning title, employer, applied_at`,
          [now, userId],
        )
        if (rows.length === 0) return
        const told = rows.map(({ title, employer, applied_at: appliedAt }) => ({ title, employer, appliedAt }))
        const letter = silence(told, `${siteUrl(services)}/applied-jobs?state=applied`)
        await post(services, client, { userId, letter, template: 'silent-applications', priority: 'bulk', now })
      })
    }
  },
})

function siteUrl({ config }: Services): string {
  return config.publicUrl ?? `http://${config.host}:${config.port}`
}

async function post(
  services: Services,
  client: Parameters<typeof postMail>[1],
  given: {
    userId: string
    letter: Parameters<typeof postMail>[3]
    template: string
    priority?: 'soon' | 'bulk'
    now: Date
  },
): Promise<void> {
  const { userId, letter, template, priority = 'soon', now } = given
  const { rows } = await client.query<Person>('select email, is_verified, notifications from users where id = $1', [
    userId,
  ])
  const [person] = rows
  if (!person || person.email === null || !person.is_verified) return
  if (!readNotifications(person.notifications).applications.mail) return
  await postMail(services, client, person.email, letter, { template, userId, priority, now })
}
