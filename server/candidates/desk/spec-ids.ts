import type { Queryable } from '../../platform/database.ts'
import type { Asked } from './detail.ts'

/** The account of whoever sent an application; null if it is gone. */
export async function personOf(db: Queryable, { candidacyId, adId, companyId }: Asked): Promise<string | null> {
  const { rows } = await db.query<{ user_id: string | null }>(
    'select user_id from candidacies where id = $1 and ad_id = $2 and company_id = $3',
    [candidacyId, adId, companyId],
  )
  return rows[0]?.user_id ?? null
}

/**
 * An application of a company by the specification's ids. Whoever withdrew and applied again is meant by the application that stands.
 * @param ad the id of the ad
 * @param person the id of the application, or of the account that sent it
 */
export async function candidacyBySpecIds(
  db: Queryable,
  { companyId, ad, person }: { companyId: string; ad: string; person: string },
): Promise<Asked | null> {
  const { rows } = await db.query<{ id: string }>(
    `select id from candidacies where ad_id::text = $2 and company_id = $1 and (id::text = $3 or user_id::text = $3)
      order by id::text = $3 desc, state <> 'withdrawn' desc, sent_at desc limit 1`,
    [companyId, ad, person],
  )
  return rows[0] ? { companyId, adId: ad, candidacyId: rows[0].id } : null
}
