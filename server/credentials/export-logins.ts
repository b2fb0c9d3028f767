import type { Queryable } from '../platform/database.ts'

/** What is kept of a person's logins to boards, for the archive of their data. Without the passwords. */
export async function boardLoginsOf(db: Queryable, userId: string): Promise<unknown> {
  const { rows } = await db.query(
    `select source, email as "emailAddress", mode, is_on as "isOn", saved_at as "passwordSavedAt", consent_at as "agreedAt",
            consent_text as "agreedToWordsOf", last_used as "lastUsedAt", test_state as "lastTest", test_at as "testedAt"
       from board_credentials where user_id = $1 order by source`,
    [userId],
  )
  const held = await db.query(
    `select source, expires as "goneBy" from held_credentials where user_id = $1 order by expires`,
    [userId],
  )
  const refused = await db.query(
    `select board as source, reason, text as "whatTheBoardSaid", since from held_logins where user_id = $1 order by board`,
    [userId],
  )
  return { logins: rows, heldForOneApplication: held.rows, notUsedSinceRefused: refused.rows }
}
