import { createHmac, randomBytes } from 'node:crypto'
import type { Queryable } from '../platform/database.ts'
import type { Secrets } from '../platform/secrets.ts'

const howMany = 10
/** 32 signs that cannot be taken for one another: 16 of them are 80 bits. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789'
const length = 16

type Keys = Pick<Secrets, 'keyFor'>

/** Makes ten codes, in place of those from before. @returns them as they are shown, this once: 'abcd-efgh-ijkm-npqr'. */
export async function renewRecoveryCodes(db: Queryable, secrets: Keys, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await forgetRecoveryCodes(db, userId)
  await db.query(
    'insert into recovery_codes (user_id, code_hash) select $1, code_hash from unnest($2::bytea[]) as code_hash',
    [userId, codes.map((code) => hashOf(secrets, userId, code))],
  )
  return codes
}

/** Uses a code up. @returns whether there was such a code that had not been used. */
export async function useRecoveryCode(
  db: Queryable,
  secrets: Keys,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null',
    [userId, hashOf(secrets, userId, code), now],
  )
  return rowCount === 1
}

export async function recoveryCodesLeft(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ left: number }>(
    'select count(*)::int as left from recovery_codes where user_id = $1 and used_at is null',
    [userId],
  )
  return rows[0]?.left ?? 0
}

export async function forgetRecoveryCodes(db: Queryable, userId: string): Promise<void> {
  await db.query('delete from recovery_codes where user_id = $1', [userId])
}

function newCode(): string {
  const letters = [...randomBytes(length)].map((byte) => signs.charAt(byte % signs.length)).join('')
  return letters.match(/.{4}/gu)?.join('-') ?? letters
}

/** With a key that is not in the database: a copy of it does not even allow guessing. As typed, with or without dashes. */
function hashOf(secrets: Keys, userId: string, code: string): Buffer {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/gu, '')
  return createHmac('sha256', secrets.keyFor('recovery-codes')).update(`${userId} ${plain}`).digest()
}
