import type { BoardWithCredentials } from '../../contract/applications/applications.ts'
import type { LoginTestResult } from '../../contract/credentials/credentials.ts'
import type { Queryable } from '../platform/database.ts'

/** A login that its person wants tried: the applying program logs in with openCredentials and says what came of it. */
export type LoginToTest = { userId: string; board: BoardWithCredentials; askedAt: Date }

/** @returns whether there is a kept login to try, and it is queued. */
export async function askForTest(
  db: Queryable,
  { userId, board, now }: { userId: string; board: BoardWithCredentials; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update board_credentials set test_state = 'waiting', test_at = $3
      where user_id = $1 and source = $2 and mode = 'keep' and is_on`,
    [userId, board, now],
  )
  return rowCount === 1
}

/** What waits to be tried, the longest first; those that waited too long are left. */
export async function loginsToTest(db: Queryable, now: Date): Promise<LoginToTest[]> {
  const { rows } = await db.query<{ user_id: string; source: BoardWithCredentials; test_at: Date }>(
    `select user_id, source, test_at from board_credentials
      where test_state = 'waiting' and is_on and test_at > $1::timestamptz - interval '10 minutes' order by test_at limit 20`,
    [now],
  )
  return rows.map((row) => ({ userId: row.user_id, board: row.source, askedAt: row.test_at }))
}

/** Says what came of a test; of one that was asked for before the login was changed, nothing. */
export async function recordTest(
  db: Queryable,
  { userId, board, askedAt }: LoginToTest,
  { result, now }: { result: LoginTestResult; now: Date },
): Promise<void> {
  await db.query(
    `update board_credentials set test_state = $4, test_at = $5
      where user_id = $1 and source = $2 and test_state = 'waiting' and test_at = $3`,
    [userId, board, askedAt, result, now],
  )
}

/**
 * Keeps what came of a login that an application used, as if its person had had it tried. A login that was saved since says nothing, and
 * one that is being tried just now is answered by that.
 * @param given.triedAt when the login that was used was read
 */
export async function noteLoginResult(
  db: Queryable,
  given: { userId: string; board: string; result: LoginTestResult; triedAt: Date; now: Date },
): Promise<void> {
  const { userId, board, result, triedAt, now } = given
  await db.query(
    `update board_credentials set test_state = $4, test_at = $5
      where user_id = $1 and source = $2 and mode = 'keep' and saved_at <= $3 and test_state <> 'waiting'`,
    [userId, board, triedAt, result, now],
  )
}
