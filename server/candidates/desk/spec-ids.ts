import type { Queryable } from '../../platform/database.ts'
import { adOfJob } from '../form.ts'
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
 * @param person the id of the application, or of the account that sent it; or its number in the order of applying, which never changes.
 *   While blind mode hides who sent it, the account is not answered to: it may be known from another ad.
 */
async function candidacyBySpecIds(
  db: Queryable,
  { companyId, ad, person }: { companyId: string; ad: string; person: string },
): Promise<Asked | null> {
  const { rows } = await db.query<{ id: string }>(
    `select id from (select c.id, c.state, c.sent_at, row_number() over (order by c.sent_at, c.id) as number,
                            case when coalesce(r.is_blind, false) and c.shortlisted_at is null and c.state not in ('interview', 'offer')
                                 then null else c.user_id end as user_id
                       from candidacies c left join ad_reviews r on r.ad_id = c.ad_id
                      where c.ad_id::text = $2 and c.company_id = $1) as applied
      where id::text = $3 or user_id::text = $3 or number::text = $3
      order by id::text = $3 desc, state <> 'withdrawn' desc, sent_at desc limit 1`,
    [companyId, ad, person],
  )
  return rows[0] ? { companyId, adId: ad, candidacyId: rows[0].id } : null
}

/** The application that the specification's ids mean: of the ad or its job, and of the application or the person. Null if not found. */
export async function candidacyOfSpec(
  services: Parameters<typeof adOfJob>[0],
  { companyId, jobId, userId, now }: { companyId: string; jobId: string; userId: string; now: Date },
): Promise<Asked | null> {
  const ad = /^\d+$/u.test(jobId) ? (await adOfJob(services, { job: jobId, now }))?.ad.id : jobId.toLowerCase()
  if (ad === undefined) return null
  return await candidacyBySpecIds(services.db, { companyId, ad, person: userId.toLowerCase() })
}
