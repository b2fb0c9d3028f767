import { product } from '../../contract/texts/messages.ts'
import { siteUrl } from '../candidates/index.ts'
import { asCalendarFeed } from '../outbox/index.ts'
import type { Queryable } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { feedEntry } from './calendar-entry.ts'
import { hashOf, newKey } from './keys.ts'
import { interviewsOfMember } from './rows.ts'

/** When a member's feed was made; null: they have none. */
export async function feedSince(db: Queryable, userId: string): Promise<Date | null> {
  const { rows } = await db.query<{ created: Date }>('select created from interview_feeds where user_id = $1', [userId])
  return rows[0]?.created ?? null
}

/** Makes the key of a member's feed; the one before stops working. */
export async function makeFeed(db: Queryable, { userId, now }: { userId: string; now: Date }): Promise<string> {
  const { key, hash } = newKey()
  await db.query(
    `insert into interview_feeds (user_id, key_hash, created) values ($1, $2, $3)
     on conflict (user_id) do update set key_hash = excluded.key_hash, created = excluded.created`,
    [userId, hash, now],
  )
  return key
}

export async function dropFeed(db: Queryable, userId: string): Promise<void> {
  await db.query('delete from interview_feeds where user_id = $1', [userId])
}

/** A member's interviews as a calendar; null where no feed has this key. A former member's feed is empty. */
export async function readFeed(
  deps: Pick<Platform, 'db' | 'config'>,
  { key, now }: { key: string; now: Date },
): Promise<string | null> {
  const { rows } = await deps.db.query<{ user_id: string }>('select user_id from interview_feeds where key_hash = $1', [
    hashOf(key),
  ])
  const [feed] = rows
  if (!feed) return null
  const found = await interviewsOfMember(deps.db, feed.user_id, now)
  const events = found.map((row) => feedEntry(row, `${siteUrl(deps)}/manage-interviews/${row.id}`))
  return asCalendarFeed({ name: `${product} interviews`, events, now })
}
