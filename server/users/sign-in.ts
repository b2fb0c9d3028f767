import { randomBytes } from 'node:crypto'
import type { SignInAnswer } from '../../contract/users/users.ts'
import { audit } from '../audit/audit.ts'
import type { Queryable } from '../platform/database.ts'
import { rememberNetwork } from './known-networks.ts'
import { beginSession, hashToken } from './sessions.ts'
import type { Account } from './users.ts'

/** Where a request comes from, as a session remembers it. */
export type Origin = { userAgent: string; address: string; now: Date }

/** How the first step was taken. */
export type SignInWay =
  | 'password'
  | 'phone'
  | 'passkey'
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
 * up. A passkey is both steps in one.
 */
export async function signIn(
  db: Queryable,
  account: Pick<Account, 'id' | 'role'>,
  way: SignInWay,
  origin: Origin,
): Promise<SignInAnswer> {
  const ways = way === 'passkey' ? [] : await secondFactorsOf(db, account.id)
  if (ways.length > 0) {
    const key = randomBytes(24).toString('base64url')
    await db.query(
      `insert into pending_sign_ins (key_hash, kind, user_id, data, expires) values ($1, 'second-factor', $2, $3, $4)`,
      [
        hashToken(key),
        account.id,
        JSON.stringify({ way }),
        new Date(origin.now.getTime() + secondStepMinutes * 60_000),
      ],
    )
    return { token: null, secondFactor: { key, ways } }
  }
  return {
    token: await openSession(db, account, way, { ...origin, hasSecondFactor: way === 'passkey' }),
    secondFactor: null,
  }
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

/** The second steps that an account has set up; none: the first one is enough. */
async function secondFactorsOf(
  db: Queryable,
  userId: string,
): Promise<('authenticator' | 'passkey' | 'recovery-code')[]> {
  const { rows } = await db.query<{ authenticator: boolean; passkey: boolean; recovery: boolean }>(
    `select exists (select 1 from authenticators where user_id = $1 and confirmed_at is not null) as authenticator,
            exists (select 1 from passkeys where user_id = $1) as passkey,
            exists (select 1 from recovery_codes where user_id = $1 and used_at is null) as recovery`,
    [userId],
  )
  const { authenticator = false, passkey = false, recovery = false } = rows[0] ?? {}
  if (!authenticator && !passkey) return []
  return [
    ...(authenticator ? (['authenticator'] as const) : []),
    ...(passkey ? (['passkey'] as const) : []),
    ...(recovery ? (['recovery-code'] as const) : []),
  ]
}
