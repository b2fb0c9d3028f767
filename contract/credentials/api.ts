import { z } from 'zod'
import { Alert } from '../texts/alert.ts'
import { BoardWithCredentials } from '../applications/applications.ts'
import { BoardCredential, NewCredential } from './credentials.ts'
import { endpoint } from '../platform/endpoint.ts'

const tag = 'Board credentials'
const own = { rateClass: 'write', who: 'user', owner: 'self' } as const
const id = z.string().max(40).describe("The person's own id, or 'me'")
const OfBoard = z.object({ id, source: BoardWithCredentials })
const proof = 'The person must have proved who they are in the last 15 minutes: see /auth/prove.'

export const credentials = {
  list: endpoint(
    {
      method: 'GET',
      path: '/users/{id}/sitespw',
      summary: 'List your logins to job boards, without passwords',
      description: 'Saved passwords are never returned.',
      tag,
    },
    { ...own, rateClass: 'read' },
  )
    .input(z.object({ params: z.object({ id }) }))
    .output(z.object({ credentials: z.array(BoardCredential), isProved: z.boolean() })),

  save: endpoint(
    {
      method: 'POST',
      path: '/users/{id}/sitespw',
      summary: 'Save logins to job boards',
      description: `By source. One with an email address or a password needs both, and consent to the current words; those with neither are left out. ${proof}`,
      tag,
    },
    own,
  )
    .input(z.object({ params: z.object({ id }), body: z.partialRecord(BoardWithCredentials, NewCredential) }))
    .output(Alert),

  choose: endpoint(
    {
      method: 'PUT',
      path: '/users/{id}/sitespw/{source}',
      summary: 'Switch a board on or off, or choose to be asked for its password each time',
      description: `'ask' destroys a password that was kept. To keep one, save it. Setting a board up needs consent. Switching on needs a proof of identity: see /auth/prove.`,
      tag,
    },
    own,
  )
    .input(
      z.object({
        params: OfBoard,
        body: z.strictObject({
          mode: z.literal('ask').optional(),
          isOn: z.boolean().optional(),
          consent: z.string().max(40).optional(),
        }),
      }),
    )
    .output(Alert),

  remove: endpoint(
    {
      method: 'DELETE',
      path: '/users/{id}/sitespw/{source}',
      summary: 'Delete a login to a job board',
      description: 'Takes effect at once, even for applications that are waiting.',
      tag,
    },
    own,
  )
    .input(z.object({ params: OfBoard }))
    .output(Alert),

  tryAgain: endpoint(
    {
      method: 'POST',
      path: '/users/{id}/sitespw/{source}/try-again',
      summary: 'Log in to a job board again after it refused the login',
      description:
        'Applications waiting there continue. Saving another login, or testing one that works, does the same.',
      tag,
    },
    own,
  )
    .input(z.object({ params: OfBoard }))
    .output(Alert),

  test: endpoint(
    {
      method: 'POST',
      path: '/users/{id}/sitespw/{source}/test',
      summary: 'Test a saved login to a job board',
      description: 'Queues it; the list tells what came of it.',
      tag,
      status: 202,
    },
    own,
  )
    .input(z.object({ params: OfBoard }))
    .output(Alert),
}
