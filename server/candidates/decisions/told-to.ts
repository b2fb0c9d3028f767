import { Decision } from '../../../contract/candidates/decisions.ts'
import type { Queryable } from '../../platform/database.ts'

/** What the company decided on an application and wrote to whoever sent it, the latest first. What still waits is not among it. */
export async function toldTo(
  db: Queryable,
  candidacyId: string,
): Promise<{ to: Decision; text: string; at: string }[]> {
  const { rows } = await db.query<{ to_state: string; told_text: string | null; told_at: Date }>(
    `select to_state, told_text, told_at from candidacy_decisions
      where candidacy_id = $1 and told_at is not null order by told_at desc`,
    [candidacyId],
  )
  return rows.map(({ to_state, told_text, told_at }) => ({
    to: Decision.parse(to_state),
    text: told_text ?? '',
    at: told_at.toISOString(),
  }))
}
