import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import type { Tasks } from '../platform/tasks.ts'
import { type Attachment, KeptAttachment, keptAttachments } from './attachments.ts'
import { asCalendar, type CalendarEvent, KeptCalendar } from './calendar.ts'
import { greeted } from './greeting.ts'
import { asHtml, asText, type Letter } from './letter.ts'
import { sendBulkMail, sendMessage, sendText } from './send-message.ts'

export type PostDeps = { tasks: Pick<Tasks, 'send'> }

/** Of a message: what it is for ('confirm-email'), whose account it is about, and when it was written. */
type About = {
  template: string
  userId: string | null
  now: Date
  /** Its row names somebody who is no more: it goes once it has been sent. */
  isForgottenOnceSent?: boolean
  /** Not sent any more once this alert is off. */
  alertId?: string
  /** Its queue. 'soon': somebody may be waiting for it. 'bulk': nobody is, and there may be very many. Left out: 'soon'. */
  priority?: MailPriority
  attachments?: readonly Attachment[]
  /** An invitation, or its cancellation. */
  calendar?: CalendarEvent
  /** Beyond those that every mail has. */
  headers?: Readonly<Record<string, string>>
}

type MailPriority = 'soon' | 'bulk'

const queueOf = { soon: sendMessage, bulk: sendBulkMail }

/** Writes a mail and queues it, in the caller's transaction: it goes exactly when the change that it tells of is kept. */
export async function postMail(
  { tasks }: PostDeps,
  client: PoolClient,
  to: string,
  letter: Letter,
  about: About,
): Promise<void> {
  const { priority = 'soon' } = about
  const whole = await greeted(client, letter, { to, userId: about.userId })
  const { rows } = await client.query<{ id: string }>(
    `insert into sent_messages (kind, template, recipient, user_id, subject, body, html, created, is_forgotten_once_sent, alert_id, headers,
                                attachments, calendar, priority)
     values ('mail', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
    [
      about.template,
      to,
      about.userId,
      whole.subject,
      asText(whole),
      asHtml(whole),
      about.now,
      about.isForgottenOnceSent ?? false,
      about.alertId ?? null,
      JSON.stringify(about.headers ?? {}),
      JSON.stringify(keptAttachments(about.attachments ?? [])),
      about.calendar ? JSON.stringify({ method: about.calendar.method, text: asCalendar(about.calendar) }) : null,
      priority,
    ],
  )
  for (const { id } of rows) await tasks.send(queueOf[priority], { id }, { within: client, key: id })
}

/** @param to ten digits: see contract/users/phone.ts. @returns the id of the message */
export async function postText(
  { tasks }: PostDeps,
  client: PoolClient,
  to: string,
  body: string,
  about: About,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into sent_messages (kind, template, recipient, user_id, body, created)
     values ('text', $1, $2, $3, $4, $5) returning id`,
    [about.template, to, about.userId, body, about.now],
  )
  const [row] = rows
  if (row === undefined) throw new Error('A text was not kept')
  await tasks.send(sendText, row, { within: client, key: row.id })
  return row.id
}

/** What became of texts that the outbox still knows: it forgets what is old. */
export async function textStates(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, 'waiting' | 'sent' | 'failed'>> {
  const { rows } = await db.query<{ id: string; state: 'waiting' | 'sent' | 'failed' }>(
    `select id, case when given_up_at is not null then 'failed' when sent_at is not null then 'sent' else 'waiting' end as state
       from sent_messages where id = any($1::uuid[]) and kind = 'text'`,
    [ids],
  )
  return new Map(rows.map(({ id, state }) => [id, state]))
}

export type OutboxMessage = {
  id: string
  kind: 'mail' | 'text'
  template: string
  to: string
  subject: string
  body: string | null
  created: Date
  sentAt: Date | null
  priority: MailPriority
  attachments: KeptAttachment[]
  /** Null if it has none. */
  calendar: KeptCalendar | null
}

/**
 * The latest messages, newest first: for the outbox, while not in production.
 * @param to only those to this address or number; null: to anybody.
 */
export async function latestMessages(
  db: Queryable,
  { to, count = 50 }: { to: string | null; count?: number },
): Promise<OutboxMessage[]> {
  const { rows } = await db.query<{
    id: string
    kind: 'mail' | 'text'
    template: string
    recipient: string
    subject: string
    body: string | null
    created: Date
    sent_at: Date | null
    priority: MailPriority
    attachments: unknown
    calendar: unknown
  }>(
    `select id, kind, template, recipient, subject, body, created, sent_at, priority, attachments, calendar from sent_messages
      where $2::text is null or lower(recipient) = lower($2) order by created desc, id limit $1`,
    [count, to],
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    template: row.template,
    to: row.recipient,
    subject: row.subject,
    body: row.body,
    created: row.created,
    sentAt: row.sent_at,
    priority: row.priority,
    attachments: z.array(KeptAttachment).parse(row.attachments),
    calendar: KeptCalendar.nullable().parse(row.calendar),
  }))
}
