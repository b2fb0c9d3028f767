import type { BoardId } from '../../contract/boards/boards.ts'
import type { ApplicationEntry } from '../../contract/applications/history.ts'
import { applicationLimits } from '../../contract/applications/lists.ts'
import { activeStates } from '../../contract/applications/states.ts'
import type { Queryable } from '../platform/database.ts'
import { listColumns, presentEntry, type ApplicationRow } from './application-row.ts'

/** `open`: on their way, waiting for somebody, or made and not turned down. The others are of those that were made, each in one. */
export type ApplicationCounts = { open: number; sent: number; interview: number; offer: number }

/** A person's applications by how far they are. */
export async function countApplications(db: Queryable, userId: string): Promise<ApplicationCounts> {
  const { rows } = await db.query<ApplicationCounts>(
    `select count(*) filter (where a.state = any($2) or (a.state = 'applied' and a.outcome is distinct from 'rejected'))::int as open,
            count(*) filter (where a.state = 'applied' and a.outcome is null)::int as sent,
            count(*) filter (where a.state = 'applied' and a.outcome = 'interview')::int as interview,
            count(*) filter (where a.state = 'applied' and a.outcome = 'offer')::int as offer
       from applications a where a.user_id = $1 and a.removed_at is null`,
    [userId, activeStates],
  )
  return rows[0] ?? { open: 0, sent: 0, interview: 0, offer: 0 }
}

type Kind = 'waiting' | 'silent' | 'interview'
export type Noteworthy = Record<Kind, ApplicationEntry[]> & {
  /** How many wait altogether. */
  waitingCount: number
}

/**
 * Of a person's applications those that a day begins with, at most so many of each kind: what waits for them, the one that has waited
 * longest first; what nothing was heard of for a fortnight, the latest first; and what led to an interview, the latest first.
 */
export async function noteworthyApplications(
  db: Queryable,
  given: { userId: string; atMost: number; boardName: (board: BoardId) => string; now: Date },
): Promise<Noteworthy> {
  const { rows } = await db.query<ApplicationRow & { kind: Kind; of_kind: number }>(
    `select n.* from (
       select ${listColumns}, k.kind, (count(*) over (partition by k.kind))::int as of_kind,
              row_number() over (partition by k.kind order by
                case when k.kind = 'waiting' then a.updated end, coalesce(a.applied_at, a.updated) desc, a.id) as place
         from applications a cross join lateral (select case
           when a.state in ('needs-you', 'unsure') or (a.state = 'ready' and a.approved is null and a.way <> 'automatic') then 'waiting'
           when a.state = 'applied' and a.outcome = 'interview' then 'interview'
           when a.state = 'applied' and a.outcome is null and a.applied_at <= $2::timestamptz - make_interval(days => $3) then 'silent'
         end as kind) k
        where a.user_id = $1 and a.removed_at is null and k.kind is not null) n
      where n.place <= $4 order by n.kind, n.place`,
    [given.userId, given.now, applicationLimits.silentDays, given.atMost],
  )
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind)
  const shown = (kind: Kind) => of(kind).map((row) => presentEntry(row, given))
  return {
    waiting: shown('waiting'),
    silent: shown('silent'),
    interview: shown('interview'),
    waitingCount: of('waiting')[0]?.of_kind ?? 0,
  }
}
