import { timingSafeEqual } from 'node:crypto'
import type { SignInAnswer } from '../../contract/users.ts'
import { inTransaction, type Database } from '../platform/database.ts'
import { noEmail } from './account-links.ts'
import { emailKey } from './email-key.ts'
import { lookAtLink, useLink, type LinkAnswer } from './one-time-links.ts'
import { hashToken } from './sessions.ts'
import { signIn, type Origin } from './sign-in.ts'
import { findAccount } from './users.ts'

/**
 * Logs in with the link of a text. The e-mail address in the link must be the account's: a key alone, seen somewhere, is not
 * enough. A wrong one does not use up the key.
 */
export async function logInByText(
  db: Database,
  { key, email }: { key: string; email: string },
  origin: Origin,
): Promise<{ kind: 'signed-in'; answer: SignInAnswer } | Exclude<LinkAnswer, { kind: 'good' }>> {
  const given = { purposes: ['phone-login'] as const, key, now: origin.now }
  return await inTransaction(db, async (client) => {
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
    return { kind: 'signed-in', answer: await signIn(client, account, 'phone', origin) }
  })
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hashToken(one), hashToken(other))
}
