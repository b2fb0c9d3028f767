import { ORPCError, os } from '@orpc/server'
import { messages } from '../../../contract/texts/messages.ts'
import type { SignedIn } from './signed-in.ts'

/** Hands the handler the person who asks, for calls of the contract that ask for an account. */
export const forPerson = os.$context<{ user: SignedIn | null }>().middleware(async ({ context: { user }, next }) => {
  if (user === null) throw new ORPCError('UNAUTHORIZED', { status: 401, message: messages.loginFailed })
  return await next({ context: { person: user } })
})
