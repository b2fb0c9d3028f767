import { z } from 'zod'
import { AskedBoard } from './asked-boards.ts'
import { alertFrequencies } from './frequencies.ts'
import { Alert } from '../texts/alert.ts'
import { endpoint } from '../platform/endpoint.ts'
import { SearchWords } from '../saved-searches/saved-searches.ts'

const tag = 'Alerts'
const own = { rateClass: 'write', who: 'user', owner: 'self' } as const
const params = z.object({ id: z.string().max(40).describe("The person's own id, or 'me'") })
const ofOne = params.extend({ alertId: z.uuid() })

/**
 * Why none of a person's alerts is sent: their email address is not confirmed, they have none (they log in by phone), or they have
 * turned emails about alerts off.
 */
export const NotSentBecause = z.enum(['email-unconfirmed', 'no-email', 'mails-off'])
export type NotSentBecause = z.infer<typeof NotSentBecause>

/** An alert of an account. */
export const OwnAlert = z.object({
  id: z.uuid(),
  search: SearchWords,
  /** Of its results, with the filters of the results page that it has. */
  address: z.string(),
  isOn: z.boolean(),
  notSentBecause: NotSentBecause.nullable().describe(
    'Why it is not sent though it may be on; null: nothing is in the way',
  ),
  frequency: z.enum(alertFrequencies),
  /** ISO 8601, UTC. Null if nothing has been sent yet. */
  lastSent: z.string().nullable(),
  /** New jobs that go with the next mail. */
  waiting: z.number().int(),
  /** Deleted, and can be had back for a day. */
  isRemoved: z.boolean(),
})
export type OwnAlert = z.infer<typeof OwnAlert>

/** One in the list of them. */
export const ListedAlert = OwnAlert.extend({
  boards: z
    .array(AskedBoard)
    .describe('Boards that are asked for it before it is sent; those that are read whole are not among them'),
})
export type ListedAlert = z.infer<typeof ListedAlert>

const Address = z.string().max(2_000).describe('The address of the results page')
const Frequency = z.enum(alertFrequencies)

export const ownAlerts = {
  list: endpoint(
    {
      method: 'GET',
      path: '/users/{id}/alerts',
      summary: 'Own alerts, by title; with those deleted in the last day',
      tag,
    },
    { ...own, rateClass: 'read' },
  )
    .input(z.object({ params }))
    .output(z.array(ListedAlert)),

  create: endpoint(
    { method: 'POST', path: '/users/{id}/alerts', summary: 'Get new jobs for a search by email', tag, status: 201 },
    own,
  )
    .input(z.object({ params, body: z.strictObject({ address: Address, frequency: Frequency.optional() }) }))
    .output(OwnAlert),

  change: endpoint(
    {
      method: 'PATCH',
      path: '/users/{id}/alerts/{alertId}',
      summary: 'Change what an alert looks for, how often it is sent, or whether it is on',
      description:
        'If you change the search, or turn the alert on again, it starts afresh: only jobs that arrive from then on count as new.',
      tag,
    },
    own,
  )
    .input(
      z.object({
        params: ofOne,
        body: z.strictObject({
          address: Address.optional(),
          frequency: Frequency.optional(),
          isOn: z.boolean().optional(),
        }),
      }),
    )
    .output(OwnAlert),

  runNow: endpoint(
    {
      method: 'POST',
      path: '/users/{id}/alerts/{alertId}/run',
      summary: 'Send the new jobs now',
      tag,
    },
    own,
  )
    .input(z.object({ params: ofOne }))
    .output(Alert.extend({ sent: z.number().int(), notSentBecause: NotSentBecause.nullable() })),

  remove: endpoint(
    {
      method: 'DELETE',
      path: '/users/{id}/alerts/{alertId}',
      summary: 'Take an alert away; it can be had back for a day',
      tag,
    },
    own,
  )
    .input(z.object({ params: ofOne }))
    .output(Alert),

  restore: endpoint(
    { method: 'POST', path: '/users/{id}/alerts/{alertId}/restore', summary: 'Restore a deleted alert', tag },
    own,
  )
    .input(z.object({ params: ofOne }))
    .output(OwnAlert),
}
