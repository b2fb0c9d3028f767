import { inTransaction } from '../platform/database.ts'
import { postMail } from '../outbox/index.ts'
import { hashToken } from '../users/sessions.ts'
import type { JobSearch } from '../../contract/job-searches/job-searches.ts'
import { alertKey } from './alert-key.ts'
import { stillLooking } from './letters.ts'
import { inWords } from './sending/in-words.ts'
import { oneClickHeaders } from './sending/one-click-headers.ts'
import type { SendDeps } from './sending/send-due-alerts.ts'
import { forgetToldTo } from './subscriptions.ts'

const asksAtOnce = 500

/** Asks once a year whether an alert is still wanted; without an answer within a month it ends. */
export async function askStillLooking(deps: SendDeps, now: Date): Promise<void> {
  const { db, secrets, siteUrl } = deps
  await endUnanswered(deps, now)
  const { rows } = await db.query<{ id: string }>(
    `select id from alert_subscriptions
      where is_on and removed_at is null and confirmed_at is not null and asked_at is null and wanted_at < $1::timestamptz - interval '1 year'
      order by wanted_at limit ${asksAtOnce}`,
    [now],
  )
  for (const { id } of rows) {
    await inTransaction(db, async (client) => {
      const key = alertKey(secrets, id)
      const held = await client.query<{ search: JobSearch; email: string | null; user_id: string | null }>(
        `update alert_subscriptions a set asked_at = $2, key_hash = $3 where id = $1 and asked_at is null
         returning search, user_id, coalesce(a.email, (select u.email from users u where u.id = a.user_id and u.is_verified)) as email`,
        [id, now, hashToken(key)],
      )
      const [alert] = held.rows
      if (!alert || alert.email === null) return
      const letter = stillLooking({ what: inWords(alert.search), siteUrl, key })
      const headers = oneClickHeaders({ siteUrl, key })
      await postMail(deps, client, alert.email, letter, {
        template: 'still-looking',
        priority: 'bulk',
        userId: alert.user_id,
        alertId: id,
        headers,
        now,
      })
    })
  }
}

async function endUnanswered({ db }: SendDeps, now: Date): Promise<void> {
  const unanswered = `asked_at < $1::timestamptz - interval '30 days' and is_on`
  const { rows } = await db.query<{ email_key: string | null }>(
    `delete from alert_subscriptions where user_id is null and ${unanswered} returning email_key`,
    [now],
  )
  for (const { email_key: emailKey } of rows) if (emailKey !== null) await forgetToldTo(db, emailKey)
  await db.query(`update alert_subscriptions set is_on = false where user_id is not null and ${unanswered}`, [now])
}
