import type { Queryable } from '../../platform/database.ts'
import { revisionOf } from '../../platform/revision.ts'

/** Names how the candidates of a company's ad stand: another once anybody has applied, or anything has been done with any of them. */
export async function deskRevision(
  db: Queryable,
  { companyId, adId }: { companyId: string; adId: string },
): Promise<string> {
  const { rows } = await db.query<{ last: string | null; people: number }>(
    `select max(latest.id)::text as last, count(*)::int as people
       from candidacies c
       left join lateral (select e.id from candidacy_events e where e.candidacy_id = c.id order by e.id desc limit 1) latest on true
      where c.ad_id = $1 and c.company_id = $2`,
    [adId, companyId],
  )
  const { rows: review } = await db.query<{ is_blind: boolean; chosen_order: string[] }>(
    'select is_blind, chosen_order from ad_reviews where ad_id = $1',
    [adId],
  )
  return revisionOf({ ...rows[0], review: review[0] ?? null })
}
