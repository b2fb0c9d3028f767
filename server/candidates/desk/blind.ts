import type { PoolClient } from 'pg'
import { inTransaction, type Database, type Queryable } from '../../platform/database.ts'
import type { StoredState } from '../candidacy.ts'

/** Who somebody is, is shown once the company has chosen to look: shortlisted, invited, or offered the job. */
export function isHidden(isBlind: boolean, one: { state: StoredState; shortlisted_at: Date | null }): boolean {
  return isBlind && one.shortlisted_at === null && one.state !== 'interview' && one.state !== 'offer'
}

/** What somebody is called while their name is hidden. */
export function nameOfNumber(number: number): string {
  return `Candidate ${number}`
}

type Review = { is_blind: boolean; chosen_order: string[] }

/** How an ad's candidates are gone through. */
export async function reviewOf(db: Queryable, adId: string): Promise<Review> {
  const { rows } = await db.query<Review>('select is_blind, chosen_order from ad_reviews where ad_id = $1', [adId])
  return rows[0] ?? { is_blind: false, chosen_order: [] }
}

/** The same, locked: one change after the other. */
export async function lockReview(client: PoolClient, adId: string): Promise<Review> {
  await client.query('insert into ad_reviews (ad_id) values ($1) on conflict do nothing', [adId])
  const { rows } = await client.query<Review>(
    'select is_blind, chosen_order from ad_reviews where ad_id = $1 for update',
    [adId],
  )
  return rows[0] ?? { is_blind: false, chosen_order: [] }
}

/** Switches blind mode of an ad that the caller has found to be the company's; only a change is logged. */
export async function setBlind(
  db: Database,
  { adId, isBlind, userId, now }: { adId: string; isBlind: boolean; userId: string; now: Date },
): Promise<void> {
  await inTransaction(db, async (client) => {
    const before = await lockReview(client, adId)
    if (before.is_blind === isBlind) return
    await client.query('update ad_reviews set is_blind = $2 where ad_id = $1', [adId, isBlind])
    await client.query('insert into ad_review_events (ad_id, at, kind, by_user_id) values ($1, $2, $3, $4)', [
      adId,
      now,
      isBlind ? 'blind-on' : 'blind-off',
      userId,
    ])
  })
}

/** When blind mode of an ad was switched, by whom; the latest first. */
export async function blindChanges(
  db: Queryable,
  adId: string,
): Promise<{ at: Date; isBlind: boolean; by: string | null }[]> {
  const { rows } = await db.query<{ at: Date; kind: string; by: string | null }>(
    `select e.at, e.kind, u.name as by from ad_review_events e left join users u on u.id = e.by_user_id
      where e.ad_id = $1 order by e.id desc limit 50`,
    [adId],
  )
  return rows.map(({ at, kind, by }) => ({ at, isBlind: kind === 'blind-on', by }))
}

type Shown = { name: string; isHidden: boolean }

/**
 * What a company may be told of who sent some applications: their name, or 'Candidate 14' while it is hidden. For whatever else of the
 * product names candidates to a company: mails, interviews, messages. Whoever calls has asked whose they are.
 */
export async function shownNames(db: Queryable, candidacyIds: readonly string[]): Promise<Map<string, Shown>> {
  const { rows } = await db.query<{
    id: string
    state: StoredState
    shortlisted_at: Date | null
    name: string | null
    is_blind: boolean | null
    number: number
  }>(
    `select c.id, c.state, c.shortlisted_at, c.applicant ->> 'name' as name, r.is_blind,
            (select count(*)::int from candidacies o where o.ad_id = c.ad_id and (o.sent_at, o.id) <= (c.sent_at, c.id)) as number
       from candidacies c left join ad_reviews r on r.ad_id = c.ad_id where c.id = any($1::uuid[])`,
    [candidacyIds],
  )
  return new Map(
    rows.map((row) => {
      const hidden = isHidden(row.is_blind ?? false, row)
      return [row.id, { name: hidden || row.name === null ? nameOfNumber(row.number) : row.name, isHidden: hidden }]
    }),
  )
}
