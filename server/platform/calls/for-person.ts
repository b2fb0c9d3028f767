import { ORPCError, os } from '@orpc/server'
import { messages } from '../../../contract/texts/messages.ts'
import type { SignedIn } from './signed-in.ts'

/** What `forPerson` adds to a handler's context. */
export type WithPerson = { person: SignedIn }

/** What a call that needs somebody answers to nobody. */
export function notSignedIn(): Error {
  return new ORPCError('UNAUTHORIZED', {
    status: 401,
    message: messages.loginFailed,
    data: { details: messages.loginFailedDetails },
  })
}

/**
 * Hands the handler the person who asks, so that it need not look whether there is one. Every call that the contract closes to guests
 * uses it, or `forCompany`: for-person.test.ts holds the whole router to that.
 */
export const forPerson = os.$context<{ user: SignedIn | null }>().middleware(async ({ context: { user }, next }) => {
  if (user === null) throw notSignedIn()
  return await next<WithPerson>({ context: { person: user } })
})
