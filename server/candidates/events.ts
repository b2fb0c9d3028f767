import type { PoolClient } from 'pg'
import type { CandidacyEventKind } from '../../contract/candidates/events.ts'
import type { Queryable } from '../platform/database.ts'

/* The audit trail of an application: what happened to it, by whom. Companies read all of it, the candidate gets it with their data. */

/** The person who applied, a member of the company, or the product by itself (a reminder, an end of time). */
export type Actor = 'person' | 'product' | { userId: string }

type Details = Record<string, string | number | boolean | null>

/** @param details as each kind has it (contract/candidates/events.ts); never what somebody wrote, nor an address. */
export async function noteEvent(
  client: PoolClient,
  given: { candidacyId: string; kind: CandidacyEventKind; by: Actor; details?: Details; now: Date },
): Promise<void> {
  const { candidacyId, kind, by, details = {}, now } = given
  await client.query(
    'insert into candidacy_events (candidacy_id, at, kind, actor, by_user_id, details) values ($1, $2, $3, $4, $5, $6)',
    [
      candidacyId,
      now,
      kind,
      typeof by === 'string' ? by : 'company',
      typeof by === 'string' ? null : by.userId,
      JSON.stringify(details),
    ],
  )
}

export type CandidacyEvent = {
  id: string
  at: Date
  kind: string
  actor: string
  /** The member's name; null: nobody of the company, or gone. */
  byName: string | null
  details: unknown
}

/** What happened to an application, the earliest first. Whoever calls has asked whose it is. */
export async function eventsOf(db: Queryable, candidacyId: string): Promise<CandidacyEvent[]> {
  const { rows } = await db.query<{
    id: string
    at: Date
    kind: string
    actor: string
    by_name: string | null
    details: unknown
  }>(
    `select e.id, e.at, e.kind, e.actor, u.name as by_name, e.details
       from candidacy_events e left join users u on u.id = e.by_user_id where e.candidacy_id = $1 order by e.id`,
    [candidacyId],
  )
  return rows.map(({ by_name: byName, ...event }) => ({ ...event, byName }))
}

/** Notes the same for several applications at once. */
export async function noteEvents(
  client: PoolClient,
  given: {
    candidacyIds: readonly string[]
    kind: CandidacyEventKind
    by: { userId: string }
    details?: Details
    now: Date
  },
): Promise<void> {
  const { candidacyIds, kind, by, details = {}, now } = given
  await client.query(
    `insert into candidacy_events (candidacy_id, at, kind, actor, by_user_id, details)
     select one, $2, $3, 'company', $4, $5 from unnest($1::uuid[]) one`,
    [candidacyIds, now, kind, by.userId, JSON.stringify(details)],
  )
}
