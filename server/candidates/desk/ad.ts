import type { DeskAd } from '../../../contract/candidates/desk.ts'
import type { AdRow } from '../../job-ads/index.ts'
import type { Queryable } from '../../platform/database.ts'
import { blindChanges } from './blind.ts'

/** How an ad does, beside its candidates. */
export async function presentDeskAd(
  db: Queryable,
  row: AdRow,
  { company, isBlind, now }: { company: string; isBlind: boolean; now: Date },
): Promise<DeskAd> {
  const { jobTitle, jobLocation, answersBy } = row.content
  const changes = await blindChanges(db, row.id)
  const until = row.closed_at !== null && row.closed_at < row.online_until ? row.closed_at : row.online_until
  return {
    _id: row.id,
    jobTitle,
    jobLocation: jobLocation === '' ? 'Remote' : jobLocation,
    company,
    published: row.created.toISOString(),
    until: until.toISOString(),
    isOnline: row.closed_at === null && row.online_until > now,
    views: row.hits,
    answersBy: answersBy === '' ? null : answersBy,
    isBlind,
    blindChanges: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  }
}
