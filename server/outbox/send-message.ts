import { z } from 'zod'
import { international } from '../../contract/phone.ts'
import type { Services } from '../services.ts'
import { task } from '../platform/tasks.ts'
import { Undeliverable } from './transports.ts'

/** Queues whose tasks send one message each, by its id. */
export const messageQueues: readonly string[] = ['send-message']

/** Sends one message that is in the outbox. */
export const sendMessage = task({
  name: 'send-message',
  input: z.object({ id: z.uuid() }),
  expireSeconds: 120,
  retries: 5,
  async run({ id }, { db, clock, transports, config, log }: Services) {
    const { rows } = await db.$client.query<{
      kind: 'mail' | 'text'
      recipient: string
      subject: string
      body: string | null
      html: string | null
      headers: Record<string, string>
    }>(
      `select kind, recipient, subject, body, html, headers from sent_messages m where id = $1 and sent_at is null
          and (alert_id is null or exists (
            select 1 from alert_subscriptions a where a.id = m.alert_id and a.is_on and a.removed_at is null))`,
      [id],
    )
    const [message] = rows
    // Sent already, or the person has gone, or has stopped the alert.
    if (!message || message.body === null) return
    const { kind, recipient, subject, body, html, headers } = message
    try {
      if (kind === 'mail') {
        if (!transports.mail) return
        await transports.mail({ to: recipient, subject, text: body, html: html ?? '', headers })
      } else {
        if (!transports.text) return
        await transports.text({ to: international(recipient), body })
      }
    } catch (error) {
      if (!(error instanceof Undeliverable)) throw error
      log.warn({ message: id, kind, reason: error.message }, 'a message cannot be delivered')
    }
    await db.$client.query('delete from sent_messages where id = $1 and is_forgotten_once_sent', [id])
    // Links in them are keys: what has gone is not kept where a real person's mail is.
    await db.$client.query(
      `update sent_messages set sent_at = $2, body = case when $3 then null else body end, html = case when $3 then null else html end
        where id = $1`,
      [id, clock.now(), config.environment === 'production'],
    )
  },
})
