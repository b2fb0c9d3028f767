import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { endpoint } from '../platform/endpoint.ts'

const tag = 'Sessions'

export const Session = z.object({
  id: z.string(),
  /** In words: 'Chrome on Windows'. */
  device: z.string(),
  /** The address that it was begun from, as it is: a place would be a guess. */
  address: z.string(),
  /** ISO 8601, UTC. */
  created: z.string(),
  lastUsed: z.string(),
  /** The one that this call was made in. */
  isThisOne: z.boolean(),
})
export type Session = z.infer<typeof Session>

const own = { who: 'user', owner: 'query' } as const

export const sessions = {
  list: endpoint(
    { method: 'GET', path: '/sessions', summary: 'Where you are signed in', tag },
    { rateClass: 'read', ...own },
  ).output(z.array(Session)),

  end: endpoint(
    { method: 'DELETE', path: '/sessions/{sessionId}', summary: 'End one of your sessions', tag },
    { rateClass: 'write', ...own },
  )
    .input(z.object({ params: z.object({ sessionId: z.uuid() }) }))
    .output(Alert),

  endOthers: endpoint(
    { method: 'DELETE', path: '/sessions', summary: 'End all your other sessions', tag },
    { rateClass: 'write', ...own },
  ).output(Alert),
}
