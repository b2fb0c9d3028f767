import { z } from 'zod'
import { international } from '../../contract/users/phone.ts'
import type { Queryable } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { task } from '../platform/tasks.ts'
import { KeptAttachment, readAttachments } from './attachments.ts'
import { KeptCalendar } from './calendar.ts'
import { type Mail, mailConnections, type Transports } from './transports.ts'
import { Undeliverable } from './undeliverable.ts'

/** Whether mails to an alert may still go; alerts are a room that stands on this one. */
export type IsAlertOn = (db: Queryable, alertId: string) => Promise<boolean>

type Services = Platform & { transports: Transports; isAlertOn: IsAlertOn }

const expireSeconds = 120
/** About four hours of a relay that is down. */
const retries = 12
const Input = z.object({ id: z.uuid() })

/*
 * Three queues, so that none waits for another: mail that somebody waits for, texts, and mail that can wait.
 */

/** Queues whose tasks send one message each, by its id. */
export const messageQueues: readonly string[] = ['send-message', 'send-text', 'send-bulk-mail']

/** Sends a mail of the outbox that somebody may be waiting for: a link to log in, a word about their account. */
export const sendMessage = task({
  name: 'send-message',
  input: Input,
  expireSeconds,
  retries,
  atATime: mailConnections.account,
  run: async ({ id }, services: Services, signal) =>
    await send(services, { id, mail: services.transports.mail, signal }),
})

/** Sends a text of the outbox. */
export const sendText = task({
  name: 'send-text',
  input: Input,
  expireSeconds,
  retries,
  atATime: 4,
  run: async ({ id }, services: Services, signal) =>
    await send(services, { id, mail: services.transports.mail, signal }),
})

/** Sends a mail of the outbox that can wait: an alert, a reminder. There may be tens of thousands of them at a time. */
export const sendBulkMail = task({
  name: 'send-bulk-mail',
  input: Input,
  expireSeconds,
  retries,
  atATime: mailConnections.bulk,
  run: async ({ id }, services: Services, signal) =>
    await send(services, { id, mail: services.transports.bulkMail, signal }),
})

type Message = {
  id: string
  kind: 'mail' | 'text'
  recipient: string
  subject: string
  body: string
  html: string | null
  headers: Record<string, string>
  attachments: unknown
  calendar: unknown
  alert_id: string | null
}

type Given = { id: string; mail: Services['transports']['mail']; signal: AbortSignal }

/** Sends one message. No connection to the database is held while the relay answers. */
async function send(services: Services, { id, mail, signal }: Given): Promise<void> {
  const { transports, log } = services
  const message = await takeMessage(services, id, [...(mail ? ['mail'] : []), ...(transports.text ? ['text'] : [])])
  if (message === null) return
  const { kind, recipient } = message
  let problem: string | null = null
  try {
    if (kind === 'text') await transports.text?.({ to: international(recipient), body: message.body }, { signal })
    else await mail?.(await asMail(services, message), { signal })
  } catch (error) {
    if (!(error instanceof Undeliverable)) {
      // Not taken: the next try need not wait until this one is given up for lost.
      await putBack(services.db, id)
      throw error
    }
    problem = error.message
    log.warn({ message: id, kind, reason: problem }, 'a message cannot be delivered')
  }
  await noteOutcome(services, id, problem)
}

async function asMail({ files }: Services, message: Message): Promise<Mail> {
  const { id, recipient, subject, body, html, headers } = message
  const calendar = KeptCalendar.nullable().parse(message.calendar)
  return {
    id,
    to: recipient,
    subject,
    text: body,
    html: html ?? '',
    headers,
    attachments: await readAttachments(files, z.array(KeptAttachment).parse(message.attachments)),
    calendar: calendar?.text === undefined ? null : { method: calendar.method, text: calendar.text },
  }
}

/**
 * Takes a message in hand, so that of two tries at once, after one was thought lost, only one sends it.
 * @returns null if there is nothing to send: it went, was given up, the person has gone or has stopped the alert, or there is no way out.
 * @throws where another try has it in hand.
 */
async function takeMessage(
  { db, clock, isAlertOn }: Services,
  id: string,
  kinds: readonly string[],
): Promise<Message | null> {
  const now = clock.now()
  const lost = new Date(now.getTime() - (expireSeconds + 30) * 1_000)
  const { rows } = await db.query<Message>(
    `update sent_messages set tried_at = $2
      where id = $1 and kind = any($4) and sent_at is null and given_up_at is null and body is not null
        and (tried_at is null or tried_at < $3)
      returning id, kind, recipient, subject, body, html, headers, attachments, calendar, alert_id`,
    [id, now, lost, kinds],
  )
  const [taken] = rows
  if (taken && taken.alert_id !== null && !(await isAlertOn(db, taken.alert_id))) {
    await putBack(db, id)
    return null
  }
  if (taken) return taken
  const { rowCount } = await db.query(
    'select from sent_messages where id = $1 and sent_at is null and given_up_at is null and tried_at >= $2',
    [id, lost],
  )
  if (rowCount !== 0) throw new Error('A message is being sent by an earlier try')
  return null
}

async function putBack(db: Queryable, id: string): Promise<void> {
  await db.query('update sent_messages set tried_at = null where id = $1', [id])
}

/** @param problem why it was given up; null: it has gone. */
async function noteOutcome({ db, clock, config }: Services, id: string, problem: string | null): Promise<void> {
  // Links in them are keys: what has gone is not kept where a real person's mail is.
  await db.query(
    `with forgotten as (delete from sent_messages where id = $1 and is_forgotten_once_sent)
     update sent_messages set sent_at = case when $4::text is null then $2::timestamptz end,
        given_up_at = case when $4 is not null then $2::timestamptz end, problem = $4, tried_at = null,
        body = case when $3 then null else body end, html = case when $3 then null else html end,
        attachments = case when $3 then
          (select coalesce(jsonb_agg(one - 'base64' - 'fileKey'), '[]') from jsonb_array_elements(attachments) one)
          else attachments end,
        calendar = case when $3 then calendar - 'text' else calendar end
      where id = $1 and not is_forgotten_once_sent`,
    [id, clock.now(), config.isPublic, problem],
  )
}
