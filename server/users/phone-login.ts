import { timingSafeEqual } from 'node:crypto'
import type { SignInAnswer } from '../../contract/users/users.ts'
import { inTransaction } from '../platform/database.ts'
import type { LimitDeps } from '../platform/limits/use.ts'
import { noEmail } from './account-links.ts'
import { emailKey } from './email-key.ts'
import { lookAtLink, useLink, type LinkAnswer } from './one-time-links.ts'
import { hashToken } from './sessions.ts'
import { limitOfHolder, limitsOf, takeTries, wasRight } from './sign-in-throttle.ts'
import { signIn, type Origin } from './sign-in.ts'
import { findAccount } from './users.ts'
import type { WaysIn } from './ways-in.ts'

type Tried = { kind: 'signed-in'; answer: SignInAnswer } | Exclude<LinkAnswer, { kind: 'good' }>

/**
 * Logs in with the link of a text. The email address in the link must be the account's: a key alone, seen somewhere, is not
 * enough. A wrong one does not use up the key, but a key can be tried only so often.
 */
export async function logInByText(
  deps: LimitDeps & { waysIn: WaysIn },
  { key, email }: { key: string; email: string },
  origin: Origin,
): Promise<Tried | { kind: 'wait'; seconds: number }> {
  const { db, waysIn } = deps
  const what = `key of a text ${key}`
  const limits = [limitOfHolder(what), ...limitsOf({ account: what, address: origin.address })]
  const tries = await takeTries(deps, limits, origin.now)
  if (tries.kind === 'wait') return tries
  const given = { purposes: ['phone-login'] as const, key, now: origin.now }
  const outcome = await inTransaction<Tried>(db, async (client) => {
    const found = await lookAtLink(client, given)
    if (found.kind !== 'good') return found
    const account = await findAccount(client, found.link.userId)
    const isFor =
      account !== null &&
      !account.isDisabled &&
      account.phone === found.link.sentTo &&
      isSame(emailKey(email), emailKey(account.email ?? noEmail))
    if (!isFor) return { kind: 'unknown' }
    const used = await useLink(client, given)
    if (used.kind !== 'good') return used
    await client.query('update users set is_phone_verified = true where id = $1', [account.id])
    return { kind: 'signed-in', answer: await signIn({ db: client, waysIn }, account, 'phone', origin) }
  })
  // A link that is known and came too late is no guess.
  if (outcome.kind !== 'unknown') await wasRight(db, tries.taken)
  return outcome
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hashToken(one), hashToken(other))
}
