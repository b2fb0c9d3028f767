import type { Queryable } from '../platform/database.ts'
import type { SecondStepWay } from '../users/ways-in.ts'

/** The second steps that an account has set up; none: the first one is enough. */
export async function secondStepsOf(db: Queryable, userId: string): Promise<SecondStepWay[]> {
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

/** Takes every second step off an account. */
export async function forgetSecondSteps(db: Queryable, userId: string): Promise<void> {
  for (const table of ['authenticators', 'passkeys', 'recovery_codes'] as const) {
    await db.query(`delete from ${table} where user_id = $1`, [userId])
  }
}
