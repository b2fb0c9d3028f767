import { os, ORPCError } from '@orpc/server'
import type { KeyScope } from '../../../contract/companies/key-rules.ts'
import { messages } from '../../../contract/texts/messages.ts'

/** A key of a company, as the program that calls with it is known: it acts for the company, in the name of the admin who made it. */
export type CallingKey = {
  keyId: string
  company: { id: string; name: string }
  scopes: readonly KeyScope[]
  maker: { userId: string; name: string; isVerified: boolean }
}

/** What a call for programs answers where no key was sent, or one that opens nothing: revoked, unknown and somebody's session look the same. */
export function noKey(): Error {
  return new ORPCError('UNAUTHORIZED', {
    status: 401,
    message: messages.keyNeeded,
    data: { details: messages.keyNeededDetails },
  })
}

/** Hands the handler the key that called, which the policy has looked at. */
export const forKey = os.$context<{ apiKey: CallingKey | null }>().middleware(async ({ context: { apiKey }, next }) => {
  if (apiKey === null) throw noKey()
  return await next({ context: { key: apiKey } })
})
