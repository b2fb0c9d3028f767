import { inTransaction, type Database } from '../platform/database.ts'
import { noteEvent } from './events.ts'

/**
 * Notes that no answer came by the promised day. Until one comes, the time waited counts in the company's usual answer time.
 * @returns 'too-early' while the day is not over, 'answered' where there was an answer or nobody waits; told again, it stays as it was
 */
export async function tellUnanswered(
  db: Database,
  { userId, candidacyId, now }: { userId: string; candidacyId: string; now: Date },
): Promise<'noted' | 'too-early' | 'answered' | 'not-found'> {
  return await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ is_over: boolean | null; waits: boolean; is_noted: boolean }>(
      `select ($3::timestamptz at time zone 'Europe/London')::date > answers_by as is_over,
              answered_at is null and state in ('sent', 'viewed') and company_id is not null as waits,
              unanswered_at is not null as is_noted
         from candidacies where id = $1 and user_id = $2 for update`,
      [candidacyId, userId, now],
    )
    const [row] = rows
    if (row === undefined) return 'not-found'
    if (!row.waits) return 'answered'
    if (row.is_over !== true) return 'too-early'
    if (row.is_noted) return 'noted'
    await client.query('update candidacies set unanswered_at = $2 where id = $1', [candidacyId, now])
    await noteEvent(client, { candidacyId, kind: 'unanswered', by: 'person', now })
    return 'noted'
  })
}
