import type { PoolClient } from 'pg'
import { readAd, type Ad } from '../../contract/job-ads/read-ad.ts'
import { londonDay } from '../../contract/platform/london.ts'
import type { Queryable } from '../platform/database.ts'
import { stateOf } from './ad.ts'
import { readContent } from './kept-description.ts'
import type { AdRow } from './queries.ts'

/** An ad as whoever applies to it needs it. */
export type AdToApplyTo = { id: string; companyId: string; ad: Ad; isOnline: boolean }

const columns = 'id, company_id, content, online_until, closed_at'
type Row = Pick<AdRow, 'id' | 'company_id' | 'content' | 'online_until' | 'closed_at'>

/** Null if there is none of this id, or its company is gone. */
export async function findAdToApplyTo(
  db: Queryable,
  { id, now }: { id: string; now: Date },
): Promise<AdToApplyTo | null> {
  const { rows } = await db.query<Row>(`select ${columns} from job_ads where id = $1`, [id])
  return rows[0] ? toApplyTo(rows[0], now) : null
}

/** The same, locked against being changed or closed; several may apply at a time. */
export async function holdAdToApplyTo(
  client: PoolClient,
  { id, now }: { id: string; now: Date },
): Promise<AdToApplyTo | null> {
  const { rows } = await client.query<Row>(`select ${columns} from job_ads where id = $1 for share`, [id])
  return rows[0] ? toApplyTo(rows[0], now) : null
}

function toApplyTo({ id, company_id: companyId, content, ...times }: Row, now: Date): AdToApplyTo | null {
  // Of a day long gone: days that have passed since are no problem of the reader.
  const { ad } = readAd(readContent(content), '0000-01-01')
  if (ad === null || companyId === null) return null
  const isOnline = stateOf({ onlineUntil: times.online_until, closedAt: times.closed_at }, now) === 'online'
  return { id, companyId, ad, isOnline: isOnline && (ad.closesOn === null || ad.closesOn >= londonDay(now)) }
}
