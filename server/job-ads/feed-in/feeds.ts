import {
  FeedDefaults as Defaults,
  type CompanyFeed,
  type FeedDefaults,
  type FeedSettings,
} from '../../../contract/job-ads/feed.ts'
import { noteEvent } from '../../companies/index.ts'
import { inTransaction, type Database, type Queryable } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'

/* A company's feed as it is set up, and how its reading went. */

type Deps = { db: Database; secrets: Pick<Secrets, 'seal' | 'open'> }

/** A feed that is to be read, by whoever claimed it. */
export type FeedToRead = {
  company: { id: string; name: string }
  /** Null: the key that it was sealed with is gone, as after a restore without keys. */
  address: string | null
  /** Null: they no longer look after the company, or their account is disabled. */
  owner: { userId: string; name: string; email: string | null; isVerified: boolean } | null
  publishes: boolean
  adsADay: number
  defaults: FeedDefaults
  etag: string | null
  lastModified: string | null
  toldAt: Date | null
  closesMissing: boolean
}

/** What the page shows of it; null: none is set up. */
export async function findCompanyFeed({ db, secrets }: Deps, companyId: string): Promise<CompanyFeed | null> {
  const { rows } = await db.query<{
    address: Buffer
    owner: string | null
    publishes: boolean
    ads_a_day: number
    defaults: unknown
    next_read: Date
    read_at: Date | null
    outcome: 'ok' | 'unchanged' | 'held' | 'broken' | null
    message: string
  }>(
    `select f.address, case when m.is_admin then u.name end as owner, f.publishes, f.ads_a_day, f.defaults, f.next_read, f.read_at,
            f.outcome, f.message
       from job_ad_feeds f left join users u on u.id = f.set_up_by and u.disabled_at is null
       left join company_members m on m.company_id = f.company_id and m.user_id = u.id
      where f.company_id = $1`,
    [companyId],
  )
  const [row] = rows
  if (!row) return null
  const states = await db.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from job_ad_feed_items where company_id = $1 group by state',
    [companyId],
  )
  const count = (state: string) => states.rows.find((one) => one.state === state)?.count ?? 0
  const toLookAt = await db.query<{ reference: string; job_title: string; problem: string }>(
    `select reference, job_title, problem from job_ad_feed_items
      where company_id = $1 and problem <> '' and state <> 'gone' order by reference limit 30`,
    [companyId],
  )
  return {
    ...Defaults.parse(row.defaults),
    address: openedAddress(secrets, row.address, companyId) ?? '',
    publishes: row.publishes,
    adsADay: row.ads_a_day,
    setUpBy: row.owner,
    nextRead: row.next_read.toISOString(),
    lastRead:
      row.read_at === null || row.outcome === null
        ? null
        : { at: row.read_at.toISOString(), outcome: row.outcome, message: row.message },
    counts: {
      online: count('online') + count('theirs'),
      drafts: count('draft'),
      waiting: count('waiting'),
      ended: count('ended'),
    },
    toLookAt: toLookAt.rows.map(({ reference, job_title: jobTitle, problem }) => ({ reference, jobTitle, problem })),
  }
}

/** Sets a feed up, or changes it; whoever does is its owner from then on. It is read at the next turn. */
export async function saveCompanyFeed(
  { db, secrets }: Deps,
  { companyId, actor, settings, now }: { companyId: string; actor: string; settings: FeedSettings; now: Date },
): Promise<void> {
  const { address, publishes, adsADay, ...defaults } = settings
  await inTransaction(db, async (client) => {
    await client.query(
      `insert into job_ad_feeds (company_id, address, set_up_by, publishes, ads_a_day, defaults, created, next_read)
       values ($1, $2, $3, $4, $5, $6, $7, $7)
       on conflict (company_id) do update
         set address = excluded.address, set_up_by = excluded.set_up_by, publishes = excluded.publishes,
             ads_a_day = excluded.ads_a_day, defaults = excluded.defaults, next_read = excluded.next_read,
             etag = null, last_modified = null, told_at = null`,
      [companyId, secrets.seal(address, about(companyId)), actor, publishes, adsADay, JSON.stringify(defaults), now],
    )
    await noteEvent(client, { companyId, event: 'feed-set', actor, details: { publishes }, now })
  })
}

/** @returns whether there was one. Its ads stay, and drafts that somebody changed; all other drafts go with its row. */
export async function removeCompanyFeed(
  db: Database,
  { companyId, actor, now }: { companyId: string; actor: string; now: Date },
): Promise<boolean> {
  return await inTransaction(db, async (client) => {
    const { rowCount } = await client.query('delete from job_ad_feeds where company_id = $1', [companyId])
    if (rowCount === 1) await noteEvent(client, { companyId, event: 'feed-removed', actor, now })
    return rowCount === 1
  })
}

/** Has it read at the next turn, even if its server says that nothing has changed. @returns whether there is one. */
export async function readSoon(
  db: Queryable,
  { companyId, closeMissing, now }: { companyId: string; closeMissing: boolean; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update job_ad_feeds set next_read = $2, etag = null, last_modified = null, closes_missing = closes_missing or $3
      where company_id = $1`,
    [companyId, now, closeMissing],
  )
  return rowCount === 1
}

/** Claims the feed that has been due longest: no other process reads it until then. Null: none is due. */
export async function claimDueFeed(
  { db, secrets }: Deps,
  { now, nextRead, until }: { now: Date; nextRead: Date; until: Date },
): Promise<FeedToRead | null> {
  const { rows } = await db.query<{
    company_id: string
    company_name: string
    address: Buffer
    user_id: string | null
    user_name: string | null
    email: string | null
    is_verified: boolean | null
    publishes: boolean
    ads_a_day: number
    defaults: unknown
    etag: string | null
    last_modified: string | null
    told_at: Date | null
    closes_missing: boolean
  }>(
    `with due as (
       select company_id from job_ad_feeds
        where next_read <= $1 and (reading_until is null or reading_until <= $1)
        order by next_read limit 1 for update skip locked),
     claimed as (
       update job_ad_feeds f set next_read = $2, reading_until = $3 from due where f.company_id = due.company_id returning f.*)
     select f.company_id, c.name as company_name, f.address, u.id as user_id, u.name as user_name, u.email, u.is_verified,
            f.publishes, f.ads_a_day, f.defaults, f.etag, f.last_modified, f.told_at, f.closes_missing
       from claimed f join companies c on c.id = f.company_id
       left join company_members m on m.company_id = f.company_id and m.user_id = f.set_up_by and m.is_admin
       left join users u on u.id = m.user_id and u.disabled_at is null`,
    [now, nextRead, until],
  )
  const [row] = rows
  if (!row) return null
  return {
    company: { id: row.company_id, name: row.company_name },
    address: openedAddress(secrets, row.address, row.company_id),
    owner:
      row.user_id === null
        ? null
        : {
            userId: row.user_id,
            name: row.user_name ?? '',
            email: row.email,
            isVerified: row.is_verified === true,
          },
    publishes: row.publishes,
    adsADay: row.ads_a_day,
    defaults: Defaults.parse(row.defaults),
    etag: row.etag,
    lastModified: row.last_modified,
    toldAt: row.told_at,
    closesMissing: row.closes_missing,
  }
}

/** The address of a company's feed; null: it was sealed with another key. */
export function openedAddress(secrets: Pick<Secrets, 'open'>, sealed: Buffer, companyId: string): string | null {
  try {
    return secrets.open(sealed, about(companyId))
  } catch {
    return null
  }
}

function about(companyId: string): string {
  return `address of the feed of ${companyId}`
}
