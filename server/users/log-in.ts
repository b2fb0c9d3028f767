import type { SignInAnswer } from '../../contract/users.ts'
import { audit } from '../audit/audit.ts'
import type { Database } from '../platform/database.ts'
import { emailKey } from './email-key.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { forgetFailures, noteFailure, secondsToWait } from './sign-in-throttle.ts'
import { signIn, type Origin } from './sign-in.ts'
import { findAccountByEmail } from './users.ts'

type Outcome =
  | { kind: 'signed-in'; answer: SignInAnswer; userId: string }
  | { kind: 'wrong' }
  | { kind: 'wait'; seconds: number }

/**
 * Signs in with e-mail and password. An address without an account, an account without a password, a disabled one and a wrong
 * password answer alike and take alike long (R-AUT-5).
 */
export async function logIn(
  db: Database,
  { email, password }: { email: string; password: string },
  origin: Origin,
): Promise<Outcome> {
  const account = emailKey(email)
  const tries = { account, address: origin.address, now: origin.now }
  const seconds = await secondsToWait(db, tries)
  if (seconds > 0) return { kind: 'wait', seconds }

  const found = await findAccountByEmail(db.$client, account)
  const { isRight, isOutdated } = await verifyPassword(password, found?.passwordHash ?? null)
  if (!found || !isRight || found.isDisabled) {
    await noteFailure(db, tries)
    await audit(db.$client, {
      event: 'sign-in-failed',
      actor: null,
      subject: found?.id ?? null,
      address: origin.address,
      now: origin.now,
    })
    return { kind: 'wrong' }
  }
  await forgetFailures(db, tries)
  if (isOutdated) {
    await db.$client.query('update users set password_hash = $2 where id = $1', [
      found.id,
      await hashPassword(password),
    ])
  }
  return { kind: 'signed-in', answer: await signIn(db.$client, found, 'password', origin), userId: found.id }
}
