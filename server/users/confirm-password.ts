import type { Platform } from '../platform/platform.ts'
import { emailKey } from './email-key.ts'
import { guessLimits, tellOfFailures } from './guessing.ts'
import { verifyPassword } from './password-hash.ts'
import type { SignedIn } from '../platform/calls/signed-in.ts'
import { noteProof } from './sessions.ts'
import { checked, limitOfHolder, limitsOf, takeTries, wasRight } from './sign-in-throttle.ts'

type Outcome = { kind: 'right' } | { kind: 'wrong' } | { kind: 'wait'; seconds: number }

/**
 * Whether the person who is signed in knows the account's password. Counted with the attempts to sign in: a session that was
 * left open, or taken along to other addresses, is no way around the throttle. Where it is right, the session counts as proved for a while, and so does `user`: a
 * page may ask for more within the same request.
 */
export async function confirmPassword(
  deps: Pick<Platform, 'db' | 'tasks' | 'secrets'> & { siteUrl: string },
  user: Pick<SignedIn, 'userId' | 'sessionId' | 'email' | 'provedAt'>,
  { password, address, now }: { password: string; address: string; now: Date },
): Promise<Outcome> {
  const { db, siteUrl } = deps
  const account = user.email === null ? user.userId : emailKey(user.email)
  const limits = [
    limitOfHolder(`session ${user.sessionId}`),
    ...limitsOf({ account, address }),
    ...guessLimits(account),
  ]
  const tries = await takeTries(deps, limits, now)
  if (tries.kind === 'wait') return tries
  const { taken } = tries
  const { rows } = await db.query<{ password_hash: string | null }>('select password_hash from users where id = $1', [
    user.userId,
  ])
  const { isRight } = await checked(db, taken, async () => verifyPassword(password, rows[0]?.password_hash ?? null))
  if (!isRight) {
    await tellOfFailures(deps, { account, siteUrl }, taken)
    return { kind: 'wrong' }
  }
  await wasRight(db, taken)
  await noteProof(db, user.sessionId, now)
  user.provedAt = now
  return { kind: 'right' }
}
