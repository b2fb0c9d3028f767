import type { Queryable } from '../../platform/database.ts'

type ItemState = 'online' | 'draft' | 'waiting' | 'theirs' | 'ended' | 'gone'

/** What became of a job of a feed so far. */
export type FeedItem = {
  reference: string
  adId: string
  jobTitle: string
  state: ItemState
  contentHash: Buffer
  draftRevision: number | null
  problem: string
  missing: number
  publishedAt: Date | null
}

const columns = 'reference, ad_id, job_title, state, content_hash, draft_revision, problem, missing, published_at'

/** What became of a feed's jobs, by their reference numbers. */
export async function itemsOf(db: Queryable, companyId: string): Promise<Map<string, FeedItem>> {
  const { rows } = await db.query<{
    reference: string
    ad_id: string
    job_title: string
    state: ItemState
    content_hash: Buffer
    draft_revision: number | null
    problem: string
    missing: number
    published_at: Date | null
  }>(`select ${columns} from job_ad_feed_items where company_id = $1`, [companyId])
  return new Map(
    rows.map((row) => [
      row.reference,
      {
        reference: row.reference,
        adId: row.ad_id,
        jobTitle: row.job_title,
        state: row.state,
        contentHash: row.content_hash,
        draftRevision: row.draft_revision,
        problem: row.problem,
        missing: row.missing,
        publishedAt: row.published_at,
      },
    ]),
  )
}

/** Writes down what became of a job; nothing where the feed was removed meanwhile. */
export async function keepItem(db: Queryable, companyId: string, item: FeedItem): Promise<void> {
  await db.query(
    `insert into job_ad_feed_items (company_id, ${columns})
     select company_id, $2, $3, $4, $5, $6, $7, $8, $9, $10 from job_ad_feeds where company_id = $1
     on conflict (company_id, reference) do update
       set ad_id = excluded.ad_id, job_title = excluded.job_title, state = excluded.state, content_hash = excluded.content_hash,
           draft_revision = excluded.draft_revision, problem = excluded.problem, missing = excluded.missing,
           published_at = excluded.published_at`,
    [
      companyId,
      item.reference,
      item.adId,
      item.jobTitle,
      item.state,
      item.contentHash,
      item.draftRevision,
      item.problem.slice(0, 1_000),
      item.missing,
      item.publishedAt,
    ],
  )
}
