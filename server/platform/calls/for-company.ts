import { os } from '@orpc/server'
import type { OwnCompany, SignedIn } from './signed-in.ts'

/**
 * Hands the handler the person who asks and their company, for calls of the contract that ask for membership. The policy found both
 * in the session.
 * @throws Error where the contract does not say `member` beside the call: no company was looked for then.
 */
export const forCompany = os
  .$context<{ user: SignedIn | null; company: OwnCompany | null }>()
  .middleware(async ({ context: { user, company }, next, path }) => {
    if (user === null || company === null) throw new Error(`The contract asks for no membership in ${path.join('.')}`)
    return await next({ context: { person: user, company } })
  })
