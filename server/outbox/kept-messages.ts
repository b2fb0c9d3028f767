import type { Queryable } from '../platform/database.ts'
import { messageQueues } from './send-message.ts'

type Person = { userId: string; /** Null if never confirmed. */ emailKey: string | null; phone: string | null }

/** The ids of what was written to a person, or about their account. */
export async function messagesTo(db: Queryable, { userId, emailKey, phone }: Person): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from sent_messages
      where user_id = $1 or (kind = 'mail' and lower(recipient) = $2) or (kind = 'text' and lower(recipient) = $3)`,
    [userId, emailKey, phone],
  )
  return rows.map(({ id }) => id)
}

/** Whether a person has been written to by a template after a moment. */
export async function wasWrittenTo(
  db: Queryable,
  { userId, template, since }: { userId: string; template: string; since: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'select 1 from sent_messages where user_id = $1 and template = $2 and created > $3 limit 1',
    [userId, template, since],
  )
  return rowCount !== 0
}

/** Has the messages to one alert go with another, those that are still on their way too. */
export async function moveMessages(db: Queryable, { from, into }: { from: string; into: string }): Promise<void> {
  await db.query('update sent_messages set alert_id = $2 where alert_id = $1', [from, into])
}

/** What waits in the queue and not every row without a date of sending: one to an alert that was stopped meanwhile is never sent. */
export async function waitingMessages(
  db: Queryable,
): Promise<{ kind: 'mail' | 'text'; waiting: number; oldestSeconds: number }[]> {
  const { rows } = await db.query<{ kind: 'mail' | 'text'; waiting: number; oldest: number | null }>(
    `select kinds.kind, count(m.id)::int as waiting, extract(epoch from now() - min(j.created_on))::float8 as oldest
       from (values ('mail'), ('text')) as kinds (kind)
       left join (pgboss.job j join sent_messages m on m.id = (j.data ->> 'id')::uuid and m.sent_at is null)
         on m.kind = kinds.kind and j.name = any($1) and j.state in ('created', 'retry', 'active')
      group by kinds.kind`,
    [messageQueues],
  )
  return rows.map(({ kind, waiting, oldest }) => ({ kind, waiting, oldestSeconds: Math.max(0, oldest ?? 0) }))
}
