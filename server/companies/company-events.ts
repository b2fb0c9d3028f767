import type { CompanyEvent } from '../../contract/companies/companies.ts'
import type { CompanyEventKind } from '../../contract/companies/states.ts'
import type { Queryable } from '../platform/database.ts'

/* The audit log of a company, which its admins read: every change of its members, its credits and what it may do. */

type Details = Record<string, string | number | boolean | null>

/** @param actor null: those who run the site. @param details no names or addresses of people, and nothing secret. */
export async function noteEvent(
  db: Queryable,
  given: {
    companyId: string
    event: CompanyEventKind
    actor: string | null
    subject?: string | null
    details?: Details
    now: Date
  },
): Promise<void> {
  await db.query(
    'insert into company_events (company_id, at, actor, subject, event, details) values ($1, $2, $3, $4, $5, $6)',
    [given.companyId, given.now, given.actor, given.subject ?? null, given.event, JSON.stringify(given.details ?? {})],
  )
}

const eventsPerPage = 50

/** A page of a company's log, the latest first. @param before the id of the last line that is known. */
export async function eventsOf(
  db: Queryable,
  companyId: string,
  before: string | undefined,
): Promise<{ events: CompanyEvent[]; hasMore: boolean }> {
  const { rows } = await db.query<{
    id: string
    at: Date
    event: string
    actor: string | null
    by_name: string | null
    whom: string | null
    details: Details
  }>(
    `select e.id, e.at, e.event, e.actor, a.name as by_name, s.name as whom, e.details
       from company_events e left join users a on a.id = e.actor left join users s on s.id = e.subject
      where e.company_id = $1 and ($2::bigint is null or e.id < $2) order by e.id desc limit $3`,
    [companyId, before ?? null, eventsPerPage + 1],
  )
  const events = rows.slice(0, eventsPerPage).map((row) => ({
    _id: row.id,
    at: row.at.toISOString(),
    event: row.event,
    by: row.by_name,
    byOperator: row.actor === null,
    whom: row.whom,
    details: row.details,
  }))
  return { events, hasMore: rows.length > eventsPerPage }
}
