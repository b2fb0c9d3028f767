import { implement } from '@orpc/server'
import { contract } from '../../contract/index.ts'
import type { ApiContext } from '../platform/calls/api-context.ts'
import { latestMessages } from './outbox.ts'

const api = implement(contract.outbox).$context<ApiContext>()

export const outbox = {
  list: api.list.handler(async ({ input, context: { services } }) => {
    const messages = await latestMessages(services.db, { to: input.query.to ?? null })
    return messages.map(
      ({ id, kind, template, to, subject, body, created, sentAt, priority, attachments, calendar }) => ({
        _id: id,
        kind,
        template,
        to,
        subject,
        body,
        links: linksIn(body ?? ''),
        priority,
        attachments: attachments.map(({ name, type, size }) => ({ name, type, size })),
        calendar: calendar?.method ?? null,
        created: created.toISOString(),
        sent: sentAt?.toISOString() ?? null,
      }),
    )
  }),
}

function linksIn(text: string): string[] {
  return text.match(/https?:\/\/[^\s<>"]+/gu) ?? []
}
