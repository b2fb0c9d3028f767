import type { Shortlist, ShortlistEntry, ShortlistNote, ShortlistStage } from '../../contract/shortlists/shortlists.ts'
import { shortlistLimits } from '../../contract/shortlists/shortlists.ts'
import { standingCvs } from '../cvs/chosen-cvs.ts'
import { plainText } from '../../engines/ads/index.ts'
import { presentJob, type Applied, type Presenting } from '../jobs/present-job.ts'
import { jobsByIds, type JobRow } from '../jobs/queries.ts'
import type { MarksDeps } from '../job-searches/own-marks.ts'
import type { Database, Queryable } from '../platform/database.ts'

type Row = {
  id: string
  job_id: number | null
  job_title: string
  employer: string | null
  job_location: string
  stage: ShortlistStage
  contacted: boolean
  cv_id: string | null
  cv_file_id: string | null
  added: Date
  told_closed_at: Date | null
  notes: { id: string; content: string; created: string; changed: string }[]
}

/** What shows jobs: how boards are called, where their ads stand, and which were applied to. */
export type ShowingJobs = Pick<Presenting, 'boardName' | 'sandboxUrl'> & Pick<MarksDeps, 'appliedAmong'>

/** Enough of an ad to remember which it was, also without a connection. */
const snippetLength = 240

/** A person's shortlist, what was added last first, and what was taken off lately. */
export async function shortlistOf(
  { db, find }: { db: Database; find: ShowingJobs },
  { userId, now }: { userId: string; now: Date },
): Promise<Shortlist> {
  const { rows: removed } = await db.query<{ id: string; job_title: string; removed_at: Date }>(
    `select id, job_title, removed_at from shortlist_entries
      where user_id = $1 and removed_at > $2::timestamptz - make_interval(hours => $3) order by removed_at desc, added desc, id`,
    [userId, now, shortlistLimits.restoreHours],
  )
  return {
    entries: await entriesOf({ db, find }, { userId, entryId: null, now }),
    removed: removed.map(({ id, job_title, removed_at }) => ({
      _id: id,
      title: job_title,
      removedAt: removed_at.toISOString(),
    })),
  }
}

/** One entry of a person's; null if they have none. */
export async function findEntry(
  deps: { db: Database; find: ShowingJobs },
  given: { userId: string; entryId: string; now: Date },
): Promise<ShortlistEntry | null> {
  return (await entriesOf(deps, given))[0] ?? null
}

/** Which of these jobs are on a person's shortlist. */
export async function shortlistedAmong(
  db: Queryable,
  userId: string,
  jobIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (jobIds.length === 0) return new Set()
  const { rows } = await db.query<{ job_id: number }>(
    'select job_id from shortlist_entries where user_id = $1 and job_id = any($2::int[]) and removed_at is null',
    [userId, jobIds],
  )
  return new Set(rows.map((row) => row.job_id))
}

async function entriesOf(
  { db, find }: { db: Database; find: ShowingJobs },
  { userId, entryId, now }: { userId: string; entryId: string | null; now: Date },
): Promise<ShortlistEntry[]> {
  const { rows } = await db.query<Row>(
    `select e.id, e.job_id, e.job_title, e.employer, e.job_location, e.stage, e.contacted, e.added, e.told_closed_at,
            e.cv_id, e.cv_file_id,
            (select coalesce(json_agg(json_build_object('id', n.id, 'content', n.content, 'created', n.created, 'changed', n.changed)
                    order by n.created desc, n.id), '[]') from shortlist_notes n where n.entry_id = e.id) as notes
       from shortlist_entries e
      where e.user_id = $1 and e.removed_at is null and ($2::uuid is null or e.id = $2)
      order by e.added desc, e.id`,
    [userId, entryId],
  )
  const ids = rows.map((row) => row.job_id).filter((id) => id !== null)
  const chosen = rows.flatMap((row) => [row.cv_id, row.cv_file_id])
  const [jobs, applied, cvs] = await Promise.all([
    jobsByIds(db, ids),
    find.appliedAmong(db, userId, ids),
    standingCvs(db, userId, chosen),
  ])
  const byId = new Map(jobs.map((job) => [job.id, job]))
  return rows.map((row) =>
    present(row, { job: byId.get(row.job_id ?? 0), applied: applied.get(row.job_id ?? 0), cvs, find, now }),
  )
}

function present(
  row: Row,
  {
    job,
    applied,
    cvs,
    find,
    now,
  }: {
    job: JobRow | undefined
    applied: Applied | undefined
    cvs: ReadonlyMap<string, unknown>
    find: ShowingJobs
    now: Date
  },
): ShortlistEntry {
  const isClosed = job === undefined || job.closed_at !== null
  const shown =
    job === undefined
      ? null
      : presentJob(job, {
          boardName: find.boardName,
          sandboxUrl: find.sandboxUrl,
          showLinks: true,
          near: [],
          now,
          snippet: snippetOf(job),
          why: '',
          whole: false,
          mine: { isShortlisted: true, applied },
        })
  return {
    _id: row.id,
    job: shown,
    title: shown?.jobTitle ?? row.job_title,
    employer: shown?.employer ?? row.employer,
    location: shown?.jobLocation ?? row.job_location,
    stage: shownStage(row.stage, isClosed),
    contacted: row.contacted,
    cvId: cvs.has(row.cv_id ?? '') ? row.cv_id : null,
    cvFileId: cvs.has(row.cv_file_id ?? '') ? row.cv_file_id : null,
    notes: row.notes.map(presentNote),
    added: row.added.toISOString(),
    isClosed,
    isNewlyClosed: isClosed && row.told_closed_at === null && row.stage !== 'closed',
  }
}

function snippetOf({ description }: JobRow): string {
  const text = plainText(description).replaceAll(/\s+/gu, ' ').trim()
  return text.length > snippetLength ? `${text.slice(0, snippetLength).trimEnd()} …` : text
}

/** What has closed can no longer be applied to; what was applied to goes on. If the ad opens again, it is back where it was. */
function shownStage(stage: ShortlistStage, isClosed: boolean): ShortlistStage {
  return isClosed && (stage === 'to-decide' || stage === 'to-apply') ? 'closed' : stage
}

export function presentNote({ id, content, created, changed }: NoteRow): ShortlistNote {
  return {
    _id: id,
    content,
    created: new Date(created).toISOString(),
    changed: new Date(changed).toISOString(),
  }
}
export type NoteRow = { id: string; content: string; created: string | Date; changed: string | Date }

/** The CV or file that a person has chosen for these jobs; jobs without one are left out. */
export async function chosenCvs(
  db: Queryable,
  userId: string,
  jobIds: readonly number[],
): Promise<Map<number, { cvId: string } | { cvFileId: string }>> {
  const { rows } = await db.query<{ job_id: number; cv_id: string | null; cv_file_id: string | null }>(
    `select e.job_id, e.cv_id, e.cv_file_id from shortlist_entries e
      where e.user_id = $1 and e.job_id = any($2::int[]) and e.removed_at is null`,
    [userId, jobIds],
  )
  const cvs = await standingCvs(
    db,
    userId,
    rows.flatMap((row) => [row.cv_id, row.cv_file_id]),
  )
  const chosen = new Map<number, { cvId: string } | { cvFileId: string }>()
  for (const { job_id: job, cv_id: cvId, cv_file_id: cvFileId } of rows) {
    if (cvId !== null && cvs.has(cvId)) chosen.set(job, { cvId })
    else if (cvFileId !== null && cvs.get(cvFileId)?.canBeSent === true) chosen.set(job, { cvFileId })
  }
  return chosen
}
