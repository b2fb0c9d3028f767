import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'

/** A mail or a text as it was written. */
export const OutboxMessage = z.object({
  _id: z.string(),
  kind: z.enum(['mail', 'text']),
  /** What it is for: 'confirm-email', 'phone-login' … */
  template: z.string(),
  to: z.string(),
  subject: z.string(),
  body: z.string().nullable(),
  /** The addresses in it, in their order. */
  links: z.array(z.string()),
  /** Its queue: 'soon' where somebody may be waiting for it, 'bulk' where nobody is. */
  priority: z.enum(['soon', 'bulk']),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), size: z.number() })),
  /** What it asks of a calendar; null if nothing. */
  calendar: z.enum(['REQUEST', 'CANCEL']).nullable(),
  /** ISO 8601, UTC. */
  created: z.string(),
  sent: z.string().nullable(),
})
export type OutboxMessage = z.infer<typeof OutboxMessage>

export const outbox = {
  list: endpoint(
    {
      method: 'GET',
      path: '/outbox',
      summary: 'The latest mails and texts',
      description:
        'For trying things out. It only works from the same machine and on a site that is not public. Otherwise it answers 404.',
      tag: 'Outbox',
    },
    { rateClass: 'read', who: 'guest', isForOwnMachine: true },
  )
    .input(z.object({ query: z.object({ to: z.string().max(300).optional().describe('Of one addressee') }) }))
    .output(z.array(OutboxMessage)),
}
