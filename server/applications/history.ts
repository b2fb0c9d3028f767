import type {
  ApplicationDetail,
  ApplicationEntry,
  ApplicationEvent,
  ApplicationList,
  ResponseRate,
} from '../../contract/applications/history.ts'
import { applicationLimits } from '../../contract/applications/lists.ts'
import { activeStates } from '../../contract/applications/states.ts'
import type { ApplicationState } from '../../contract/applications/applications.ts'
import { BoardId } from '../../contract/boards/boards.ts'
import type { Queryable } from '../platform/database.ts'
import { cleanForOutput } from '../../engines/ads/index.ts'
import {
  adOf,
  answersOf,
  findApplication,
  hashAnswers,
  listColumns,
  presentEntry,
  type ApplicationRow,
} from './application-row.ts'
import { formOf } from '../boards/forms.ts'
import { documentsOf } from './documents.ts'
import { reminderOf } from './reminders.ts'
import { isPrintable } from './files.ts'
import { withReading } from './answers/reading.ts'
import { sheetFor } from './sheet.ts'
import { tellsQuestions } from './questions-ahead.ts'
import type { FindDeps } from '../job-searches/find-jobs.ts'

type SheetDeps = Parameters<typeof sheetFor>[0] & { find: Pick<FindDeps, 'sandboxUrl'> }
type Presenting = { boardName: (board: BoardId) => string; now: Date }

export type HistoryFilter = {
  show: 'active' | 'all'
  state?: ApplicationState | undefined
  source?: BoardId | undefined
  /** '2026-03', by UK time. */
  month?: string | undefined
  batch?: string | undefined
  page: number
}

export const ofPerson = 'a.user_id = $1 and a.removed_at is null'
const month = `to_char(a.created at time zone 'Europe/London', 'YYYY-MM')`

/** Of an application `a` of the person $1; `filterValues` gives $2 to $5. */
export const matchesFilter = `($2::text is null or a.state = $2) and ($3::text is null or a.board = $3)
    and ($4::text is null or ${month} = $4) and ($5::uuid is null or a.batch_id = $5)`

export function filterValues({ state, source, month, batch }: Omit<HistoryFilter, 'show' | 'page'>): (string | null)[] {
  return [state ?? null, source ?? null, month ?? null, batch ?? null]
}

/** A page of a person's history, with what it can be filtered by. */
export async function listApplications(
  db: Queryable,
  { userId, filter, ...presenting }: { userId: string; filter: HistoryFilter } & Presenting,
): Promise<ApplicationList> {
  const size = applicationLimits.pageSize
  const { rows } = await db.query<ApplicationRow & { total: number }>(
    `select ${listColumns}, (count(*) over ())::int as total from applications a
      where ${ofPerson} and ${matchesFilter} and ($6::text[] is null or a.state = any($6))
      order by a.created desc, a.id limit $7 offset $8`,
    [userId, ...filterValues(filter), filter.show === 'active' ? activeStates : null, size, (filter.page - 1) * size],
  )
  const { active, all, sources, months } = await summaryOf(db, userId, presenting)
  const total = rows[0]?.total ?? 0
  return {
    applications: rows.map((row) => presentEntry(row, presenting)),
    total,
    page: filter.page,
    pages: Math.max(1, Math.ceil(total / size)),
    counts: { active, all },
    sources,
    months,
  }
}

/** How many applications a person has, and what they can be filtered by. */
export async function summaryOf(
  db: Queryable,
  userId: string,
  { boardName }: Pick<Presenting, 'boardName'>,
): Promise<Pick<ApplicationList, 'sources' | 'months'> & { active: number; all: number }> {
  const { rows } = await db.query<{ active: number; all: number; sources: string[]; months: string[] }>(
    `select count(*) filter (where a.state = any($2))::int as active, count(*)::int as all,
            coalesce(array_agg(distinct a.board) filter (where a.way <> 'elsewhere'), '{}') as sources,
            coalesce(array_agg(distinct ${month}), '{}') as months
       from applications a where ${ofPerson}`,
    [userId, activeStates],
  )
  const { active = 0, all = 0, sources = [], months = [] } = rows[0] ?? {}
  return {
    active,
    all,
    sources: sources.flatMap((id) => {
      const board = BoardId.safeParse(id).data
      return board === undefined ? [] : [{ id: board, name: boardName(board) }]
    }),
    months: months.sort().reverse(),
  }
}

/** Applications to ads that were posted here, as entries of the history: the room that keeps them stands above, and is handed in. */
export type SentHere = (db: Queryable, userId: string) => Promise<ApplicationEntry[]>

/** Every entry of a person's history, at boards and here, the latest first. */
export async function wholeHistory(
  db: Queryable,
  userId: string,
  { sentHere, ...presenting }: Presenting & { sentHere: SentHere },
): Promise<ApplicationEntry[]> {
  const { rows } = await db.query<ApplicationRow>(
    `select ${listColumns} from applications a where ${ofPerson} order by a.created desc, a.id`,
    [userId],
  )
  const all = [...rows.map((row) => presentEntry(row, presenting)), ...(await sentHere(db, userId))]
  return all.sort((a, b) => b.created.localeCompare(a.created))
}

/** One application with all that happened; null if they have none. */
export async function applicationDetail(
  deps: SheetDeps,
  given: { userId: string; applicationId: string } & Presenting,
): Promise<ApplicationDetail | null> {
  const { db } = deps
  const row = await findApplication(db, given)
  if (row === null) return null
  const { rows: events } = await db.query<Omit<ApplicationEvent, 'at'> & { at: Date }>(
    `select at, from_state as "from", to_state as "to", by, reason, text from application_events where application_id = $1 order by id`,
    [row.id],
  )
  const { rowCount: pictures } = await db.query('select 1 from application_pictures where application_id = $1', [
    row.id,
  ])
  const answers = answersOf(row)
  const ad = adOf(row)
  return {
    ...presentEntry(row, given),
    ad: { ...ad, jobDescription: cleanForOutput(ad.jobDescription) },
    answers: withReading(answers),
    answersHash: hashAnswers(answers).toString('hex'),
    sheet: await sheetFor(deps, row, given.now),
    documents: (await documentsOf(db, row.id)).map(({ kind, name, text, bytes, can_be_printed }) => ({
      kind,
      name,
      text,
      hasFile: bytes !== null || (can_be_printed && isPrintable(row.state)),
    })),
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    hasPicture: pictures === 1,
    againBecause: row.again_because,
    doubt: row.doubt,
    boardList: boardListOf(deps, row),
    reference: await referenceOf(db, row),
    remindAt: reminderOf(row)?.toISOString() ?? null,
    tellsQuestions: row.job_id !== null && tellsQuestions(BoardId.catch('import').parse(row.board)),
  }
}

/** Where the board of an application lists what its user applied to; null if we do not know, or apply by a call. */
function boardListOf({ find }: SheetDeps, row: ApplicationRow): string | null {
  const address = formOf(BoardId.catch('import').parse(row.board))?.applications ?? null
  if (address === null || row.way === 'elsewhere') return null
  // A demo board is reached through the sandbox, under the address that the real one has.
  return adOf(row).isDemo && find.sandboxUrl !== null ? address.replace(/^https:\/\//u, `${find.sandboxUrl}/`) : address
}

async function referenceOf(db: Queryable, row: ApplicationRow): Promise<string | null> {
  if (!row.has_receipt) return null
  const { rows } = await db.query<{ reference: string | null }>(
    `select content::jsonb -> 'confirmation' ->> 'reference' as reference from application_receipts where application_id = $1`,
    [row.id],
  )
  return rows[0]?.reference ?? null
}

/**
 * How many employers answered, by source. What was sent less than a fortnight ago counts only once it is answered: silence says nothing
 * before that.
 */
export async function responseRates(
  db: Queryable,
  userId: string,
  { boardName, now }: Presenting,
): Promise<ResponseRate[]> {
  const { rows } = await db.query<{ board: string; applied: number; answered: number }>(
    `select case when way = 'elsewhere' then 'elsewhere' else board end as board, count(*)::int as applied, count(outcome)::int as answered
       from applications a where ${ofPerson} and state = 'applied'
        and (outcome is not null or applied_at <= $2::timestamptz - make_interval(days => ${applicationLimits.silentDays}))
      group by 1 order by 2 desc, 1`,
    [userId, now],
  )
  return rows.map(({ board, applied, answered }) => {
    const source = BoardId.catch('import').parse(board)
    return { source, sourceName: board === 'elsewhere' ? 'Elsewhere' : boardName(source), applied, answered }
  })
}
