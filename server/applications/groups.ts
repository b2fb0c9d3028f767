import type { ApplicationGroup, GroupedApplications } from '../../contract/applications/history.ts'
import { applicationGroups, applicationLimits } from '../../contract/applications/lists.ts'
import type { BoardId } from '../../contract/boards/boards.ts'
import type { Queryable } from '../platform/database.ts'
import { listColumns, presentEntry, type ApplicationRow } from './application-row.ts'
import { filterValues, matchesFilter, ofPerson, summaryOf, type HistoryFilter } from './history.ts'

/**
 * Which group an application `a` is in. What waits for the login to its board waits for its person, whatever its state; app/ui shows the
 * same as `waitsForPerson`.
 */
const groupOf = `case
    when a.state in ('needs-you', 'unsure') then 'needs-you'
    when a.state = 'ready' and a.approved is null and a.way <> 'automatic' then 'needs-you'
    when a.state in ('queued', 'ready') and a.way <> 'by-hand' and (a.state = 'queued' or a.approved is not null)
      and exists (select from held_logins h where h.user_id = a.user_id and h.board = a.board) then 'needs-you'
    when a.state in ('queued', 'ready', 'sending') then 'under-way'
    when a.state = 'applied' and a.outcome is null then 'sent'
    when a.state = 'applied' and a.outcome in ('interview', 'offer') then 'interview'
    else 'closed'
  end`

/** What waits to be checked and sent by its person. */
export const isToReview = `a.state = 'ready' and a.way = 'assisted' and a.approved is null and a.removed_at is null`
/** What waits for answers. */
export const isToAnswer = `a.state = 'needs-you' and a.reason in ('unknown-question', 'knock-out') and a.removed_at is null`

/** A person's history by group, each with its own page; a page beyond the last is the last. */
export async function groupApplications(
  db: Queryable,
  given: {
    userId: string
    filter: Omit<HistoryFilter, 'show' | 'page'>
    pages: Readonly<Partial<Record<ApplicationGroup, number>>>
    boardName: (board: BoardId) => string
    now: Date
  },
): Promise<GroupedApplications> {
  const { userId, filter, pages, ...presenting } = given
  const size = applicationLimits.groupSize
  const values = [userId, ...filterValues(filter)]
  const { rows: counted } = await db.query<{ group: ApplicationGroup; total: number }>(
    `select ${groupOf} as "group", count(*)::int as total from applications a
      where ${ofPerson} and ${matchesFilter} group by 1`,
    values,
  )
  const groups = applicationGroups.map((group) => {
    const total = counted.find((one) => one.group === group)?.total ?? 0
    const last = Math.max(1, Math.ceil(total / size))
    return { group, total, page: Math.min(pages[group] ?? 1, last), pages: last }
  })
  const starts = Object.fromEntries(groups.map(({ group, page }) => [group, (page - 1) * size]))
  const { rows } = await db.query<ApplicationRow & { group: ApplicationGroup }>(
    `with mine as (select ${listColumns}, ${groupOf} as "group" from applications a where ${ofPerson} and ${matchesFilter}),
       placed as (select mine.*, row_number() over (partition by "group" order by created desc, id) as place from mine)
     select * from placed where place > ($6::jsonb ->> "group")::int and place <= ($6::jsonb ->> "group")::int + $7
      order by created desc, id`,
    [...values, JSON.stringify(starts), size],
  )
  const { all, sources, months } = await summaryOf(db, userId, presenting)
  const { rows: waiting } = await db.query<{ review: number; answer: number }>(
    `select count(*) filter (where ${isToReview})::int as review, count(*) filter (where ${isToAnswer})::int as answer
       from applications a where a.user_id = $1 and a.state in ('needs-you', 'ready')`,
    [userId],
  )
  return {
    groups: groups.map((one) => ({
      ...one,
      applications: rows.filter(({ group }) => group === one.group).map((row) => presentEntry(row, presenting)),
    })),
    all,
    toReview: waiting[0]?.review ?? 0,
    toAnswer: waiting[0]?.answer ?? 0,
    sources,
    months,
  }
}
