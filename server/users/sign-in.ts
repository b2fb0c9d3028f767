import { randomBytes } from 'node:crypto'
import type { SignInAnswer } from '../../contract/users/users.ts'
import { audit } from '../audit/index.ts'
import type { Queryable } from '../platform/database.ts'
import { rememberNetwork } from './known-networks.ts'
import { keepPending } from './pending-sign-ins.ts'
import { beginSession } from './sessions.ts'
import type { Account } from './users.ts'
import type { WaysIn } from './ways-in.ts'

/** Where a request comes from, as a session remembers it. */
export type Origin = { userAgent: string; address: string; now: Date }

/** How the first step was taken. */
export type SignInWay =
  | 'password'
  | 'phone'
  | 'email-link'
  | 'confirm-email'
  | 'reset-password'
  | 'facebook'
  | 'google'
  | 'linkedin'
  | 'twitter'

/** Minutes for the second step. */
const secondStepMinutes = 10

/**
 * The one way into an account, once the first step has been taken: a session, or the second step where the person has set one
 * up. A passkey is both steps in one and goes by `openSession`.
 */
export async function signIn(
  { db, waysIn }: { db: Queryable; waysIn: WaysIn },
  account: Pick<Account, 'id' | 'role'>,
  way: SignInWay,
  origin: Origin,
): Promise<SignInAnswer> {
  const ways = await waysIn.secondStepsOf(db, account.id)
  if (ways.length > 0) {
    const key = randomBytes(24).toString('base64url')
    const expires = new Date(origin.now.getTime() + secondStepMinutes * 60_000)
    await keepPending(db, { key, kind: 'second-factor', userId: account.id, way, expires })
    return { token: null, secondFactor: { key, ways } }
  }
  return { token: await openSession(db, account, way, { ...origin, hasSecondFactor: false }), secondFactor: null }
}

/** The session itself, when nothing is left to prove. */
export async function openSession(
  db: Queryable,
  account: Pick<Account, 'id' | 'role'>,
  way: string,
  { hasSecondFactor, ...origin }: Origin & { hasSecondFactor: boolean },
): Promise<string> {
  await db.query('update users set last_login = $2 where id = $1', [account.id, origin.now])
  await rememberNetwork(db, { userId: account.id, address: origin.address, now: origin.now })
  await audit(db, {
    event: 'signed-in',
    actor: account.id,
    address: origin.address,
    details: { way, hasSecondFactor },
    now: origin.now,
  })
  return await beginSession(db, { userId: account.id, role: account.role, hasSecondFactor, ...origin })
}
