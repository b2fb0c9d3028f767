import { applicationLimits } from '../../contract/applications/lists.ts'
import type { Queryable } from '../platform/database.ts'
import type { ApplicationRow } from './application-row.ts'

const day = 86_400_000

/**
 * When we write about an application that nobody has answered: on the day that its person asked for, else once after a fortnight.
 * @returns null if an answer is noted, it was not sent, or its person has been reminded or wants no reminder
 */
export function reminderOf(
  row: Pick<ApplicationRow, 'state' | 'outcome' | 'applied_at' | 'remind_at' | 'reminded_at'>,
): Date | null {
  if (row.state !== 'applied' || row.outcome !== null || row.applied_at === null) return null
  if (row.remind_at !== null) return row.remind_at
  return row.reminded_at === null ? new Date(row.applied_at.getTime() + applicationLimits.silentDays * day) : null
}

/**
 * Sets or cancels the reminder of an application that was sent.
 * @param given.inDays null: no reminder, not even the usual one
 * @returns false if there is no such application of theirs that was sent
 */
export async function setReminder(
  db: Queryable,
  given: { userId: string; applicationId: string; inDays: number | null; now: Date },
): Promise<boolean> {
  const { userId, applicationId, inDays, now } = given
  const { rowCount } = await db.query(
    `update applications set remind_at = $3::timestamptz, reminded_at = case when $3::timestamptz is null then $4 else reminded_at end
      where user_id = $1 and id = $2 and state = 'applied' and removed_at is null`,
    [userId, applicationId, inDays === null ? null : new Date(now.getTime() + inDays * day), now],
  )
  return rowCount === 1
}

/** What is to be asked about at a moment $1, of the applications of one or all people. */
export const isSilent = `state = 'applied' and outcome is null and removed_at is null
  and (remind_at <= $1 or (remind_at is null and reminded_at is null
    and applied_at < $1::timestamptz - make_interval(days => ${applicationLimits.silentDays})))`
