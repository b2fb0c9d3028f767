import type { PoolClient } from 'pg'
import type { Keeping } from '../../contract/candidates/keeping.ts'
import { keepingMonths } from '../../contract/candidates/keeping-months.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { columns, mayDelete, type CandidacyRow } from './queries.ts'
import { dropAnswers } from './recordings.ts'

/* What candidates sent goes in two steps (decision 041). The rows stay, without the person: statistics are counted from them. */

/** So many at once: each batch is a transaction of its own. */
const batch = 200

/**
 * Takes away what has been kept as long as it may be. Done twice, the second finds nothing.
 * @returns of how many applications what was sent went, and of how many the record
 */
export async function clearCandidacies(db: Database, now: Date): Promise<{ sent: number; records: number }> {
  const done = { sent: 0, records: 0 }
  for (let count = batch; count === batch; done.sent += count) count = await clearSent(db, now)
  for (let count = batch; count === batch; done.records += count) count = await clearRecords(db, now)
  return done
}

async function clearSent(db: Database, now: Date): Promise<number> {
  return await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select c.id from candidacies c left join candidacy_keeping k on k.company_id = c.company_id
        where c.cleared_at is null and c.record_cleared_at is null and (c.kept_until is null or c.kept_until <= $1)
          and coalesce(c.ended_at, c.decided_at, greatest(c.answered_at, c.sent_at + make_interval(months => $3)))
                + make_interval(months => coalesce(k.sent_months::int, $2)) <= $1
        order by c.id limit $4 for update of c skip locked`,
      [now, keepingMonths.sent, keepingMonths.undecided, batch],
    )
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    await clearWhatWasSent(client, { ids, by: 'product', now })
    return ids.length
  })
}

/** The first step, for applications that the caller holds. */
async function clearWhatWasSent(
  client: PoolClient,
  { ids, by, now }: { ids: readonly string[]; by: 'product' | 'person'; now: Date },
): Promise<void> {
  await client.query('delete from candidacy_documents where candidacy_id = any($1::uuid[])', [ids])
  await client.query('delete from candidacy_notes where candidacy_id = any($1::uuid[])', [ids])
  await dropAnswers(client, ids)
  await client.query(
    `update candidacies set cleared_at = $2, outside = 0, screening = '{"education":null,"experience":null,"answers":[]}',
        kept_until = null, kept_agreed_at = null,
        applicant = case when applicant is null then null
                         else jsonb_build_object('name', applicant ->> 'name', 'email', null, 'phone', null) end
      where id = any($1::uuid[])`,
    [ids, now],
  )
  await client.query(
    `insert into candidacy_events (candidacy_id, at, kind, actor, details)
     select one, $2, 'cleared', $3, '{}' from unnest($1::uuid[]) one`,
    [ids, now, by],
  )
}

/**
 * A candidate deletes what they sent before its time: the first step, at once. The record of the decision stays until the second.
 * @returns 'running' while it can still be withdrawn; deleted again, it stays as it is
 */
export async function deleteSent(
  db: Database,
  { userId, candidacyId, now }: { userId: string; candidacyId: string; now: Date },
): Promise<'deleted' | 'running' | 'not-found'> {
  return await inTransaction(db, async (client) => {
    const { rows } = await client.query<CandidacyRow>(
      `select ${columns} from candidacies c where c.id = $1 and c.user_id = $2 for update`,
      [candidacyId, userId],
    )
    const [row] = rows
    if (row === undefined) return 'not-found'
    if (row.cleared_at !== null) return 'deleted'
    if (!mayDelete(row)) return 'running'
    await clearWhatWasSent(client, { ids: [candidacyId], by: 'person', now })
    return 'deleted'
  })
}

async function clearRecords(db: Database, now: Date): Promise<number> {
  return await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select c.id from candidacies c left join candidacy_keeping k on k.company_id = c.company_id
        where c.cleared_at is not null and c.record_cleared_at is null
          and coalesce(c.ended_at, c.decided_at, greatest(c.answered_at, c.sent_at + make_interval(months => $3)))
                + make_interval(months => coalesce(k.record_months::int, $2)) <= $1
        order by c.id limit $4 for update of c skip locked`,
      [now, keepingMonths.record, keepingMonths.undecided, batch],
    )
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    await client.query('delete from candidacy_scores where candidacy_id = any($1::uuid[])', [ids])
    await client.query('delete from candidacy_decisions where candidacy_id = any($1::uuid[])', [ids])
    await client.query(
      `update candidacies set record_cleared_at = $2, applicant = null, former_names = '{}' where id = any($1::uuid[])`,
      [ids, now],
    )
    return ids.length
  })
}

/** How long a company keeps what candidates sent: as it chose, or as long as we allow. */
export async function keepingOf(db: Queryable, companyId: string): Promise<Keeping> {
  const { rows } = await db.query<{ sent_months: number; record_months: number }>(
    'select sent_months, record_months from candidacy_keeping where company_id = $1',
    [companyId],
  )
  return {
    sentMonths: rows[0]?.sent_months ?? keepingMonths.sent,
    recordMonths: rows[0]?.record_months ?? keepingMonths.record,
  }
}

/** The record stays at least as long as what was sent: the caller has checked it. */
export async function saveKeeping(db: Queryable, companyId: string, keeping: Keeping): Promise<void> {
  await db.query(
    `insert into candidacy_keeping (company_id, sent_months, record_months) values ($1, $2, $3)
       on conflict (company_id) do update set sent_months = excluded.sent_months, record_months = excluded.record_months`,
    [companyId, keeping.sentMonths, keeping.recordMonths],
  )
}

/**
 * A candidate agrees to be kept for other jobs, or takes that back. Agreed again, the first day counts.
 * @returns false where it is not theirs, is not closed by the company yet, or nothing is left to keep
 */
export async function agreeToKeep(
  db: Queryable,
  { userId, candidacyId, isAgreed, now }: { userId: string; candidacyId: string; isAgreed: boolean; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update candidacies set
        kept_agreed_at = case when $3 then coalesce(kept_agreed_at, $4) end,
        kept_until = case when $3 then coalesce(kept_until, $4::timestamptz + make_interval(months => $5)) end
      where id = $1 and user_id = $2 and state in ('kept', 'rejected') and cleared_at is null and company_id is not null`,
    [candidacyId, userId, isAgreed, now, keepingMonths.agreed],
  )
  return rowCount === 1
}
