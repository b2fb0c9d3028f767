import type { Database } from '../platform/database.ts'
import { emailKey } from './email-key.ts'
import { verifyPassword } from './password-hash.ts'
import { noteProof, type SignedIn } from './sessions.ts'
import { forgetFailures, noteFailure, secondsToWait } from './sign-in-throttle.ts'

type Outcome = { kind: 'right' } | { kind: 'wrong' } | { kind: 'wait'; seconds: number }

/**
 * Whether the person who is signed in knows the account's password. Counted with the attempts to sign in: a session that was
 * left open is no way around the throttle. Where it is right, the session counts as proved for a while, and so does `user`: a
 * page may ask for more within the same request.
 */
export async function confirmPassword(
  db: Database,
  user: Pick<SignedIn, 'userId' | 'sessionId' | 'email' | 'provedAt'>,
  { password, address, now }: { password: string; address: string; now: Date },
): Promise<Outcome> {
  const tries = { account: user.email === null ? user.userId : emailKey(user.email), address, now }
  const seconds = await secondsToWait(db, tries)
  if (seconds > 0) return { kind: 'wait', seconds }
  const { rows } = await db.$client.query<{ password_hash: string | null }>(
    'select password_hash from users where id = $1',
    [user.userId],
  )
  const { isRight } = await verifyPassword(password, rows[0]?.password_hash ?? null)
  if (!isRight) {
    await noteFailure(db, tries)
    return { kind: 'wrong' }
  }
  await forgetFailures(db, tries)
  await noteProof(db.$client, user.sessionId, now)
  user.provedAt = now
  return { kind: 'right' }
}
