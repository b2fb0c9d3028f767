import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import {
  FormAnswer,
  type ApplicationReason,
  type ApplicationState,
  type ApplicationWay,
  type Doubt,
} from '../../contract/applications/applications.ts'
import { KeptAd, type ApplicationEntry, type EmployerOutcome } from '../../contract/applications/history.ts'
import { ApplicationEvidence } from '../../contract/applications/evidence.ts'
import { FillProgress } from '../../contract/applications/progress.ts'
import { statusOf } from '../../contract/applications/states.ts'
import { BoardId } from '../../contract/boards/boards.ts'
import type { HeldLogin } from '../../contract/credentials/credentials.ts'
import type { Queryable } from '../platform/database.ts'

/** An application as it is kept. */
export type ApplicationRow = {
  id: string
  user_id: string
  batch_id: string | null
  job_id: number | null
  vacancy: string
  round: number
  again_because: string
  board: string
  ref: string | null
  link: string | null
  title: string
  employer: string | null
  ad: unknown
  way: ApplicationWay
  state: ApplicationState
  reason: ApplicationReason | null
  text: string
  answers: unknown
  evidence: unknown
  approved: Buffer | null
  attempts: number
  days_put_off: number
  next_try_at: Date | null
  runner: number | null
  lease_until: Date | null
  looks: number
  notes: string
  created: Date
  updated: Date
  sending_at: Date | null
  applied_at: Date | null
  outcome: EmployerOutcome | null
  removed_at: Date | null
  has_receipt: boolean
  doubt: Doubt | null
  remind_at: Date | null
  reminded_at: Date | null
  progress: unknown
  open_questions: number
  held_login: (Omit<HeldLogin, 'since'> & { since: string }) | null
}

/** Of an application `a`. */
export const columns = `a.id, a.user_id, a.batch_id, a.job_id, a.vacancy, a.round, a.again_because, a.board, a.ref, a.link, a.title, a.employer,
  a.ad, a.way, a.state, a.reason, a.text, a.answers, a.evidence, a.approved, a.attempts, a.days_put_off, a.next_try_at, a.runner, a.lease_until, a.looks, a.notes,
  a.created, a.updated, a.sending_at, a.applied_at, a.outcome, a.removed_at, a.doubt, a.remind_at, a.reminded_at,
  exists (select 1 from application_receipts r where r.application_id = a.id) as has_receipt,
  (select jsonb_build_object('reason', h.reason, 'text', h.text, 'since', h.since) from held_logins h
    where h.user_id = a.user_id and h.board = a.board) as held_login,
  (select jsonb_build_object('steps', p.steps, 'asked', p.asked, 'answered', p.answered) from application_progress p
    where p.application_id = a.id) as progress,
  case when a.state = 'needs-you' then (select count(*)::int from jsonb_array_elements(a.answers) one
    where one -> 'question' ->> 'type' <> 'file' and (one ? 'problem'
      or ((one -> 'question' ->> 'isRequired')::boolean and one -> 'value' in ('null', 'false', '""', '[]')))) else 0 end as open_questions`

/** For rows of a list: without what is long. */
export const listColumns = columns
  .replace('a.ad,', `jsonb_build_object('isDemo', a.ad -> 'isDemo') as ad,`)
  .replace('a.answers, a.evidence,', `'[]'::jsonb as answers, null::jsonb as evidence,`)
  .replace('where p.application_id = a.id)', 'where p.application_id = a.id and a.lease_until is not null)')

/** One of a person's applications; null if they have none. */
export async function findApplication(
  db: Queryable,
  { userId, applicationId }: { userId: string; applicationId: string },
): Promise<ApplicationRow | null> {
  const { rows } = await db.query<ApplicationRow>(
    `select ${columns} from applications a where a.user_id = $1 and a.id = $2 and a.removed_at is null`,
    [userId, applicationId],
  )
  return rows[0] ?? null
}

/** For the program that applies, whoever's it is. */
export async function findById(db: Queryable, applicationId: string): Promise<ApplicationRow | null> {
  const { rows } = await db.query<ApplicationRow>(`select ${columns} from applications a where a.id = $1`, [
    applicationId,
  ])
  return rows[0] ?? null
}

export async function findState(db: Queryable, applicationId: string): Promise<ApplicationState | null> {
  const { rows } = await db.query<{ state: ApplicationState }>('select state from applications where id = $1', [
    applicationId,
  ])
  return rows[0]?.state ?? null
}

/** Locks an application until the transaction ends, so that of two who would move it the second sees what the first did. */
export async function lockApplication(client: PoolClient, applicationId: string): Promise<ApplicationRow | null> {
  const { rows } = await client.query<ApplicationRow>(
    `select ${columns} from applications a where a.id = $1 for update of a`,
    [applicationId],
  )
  return rows[0] ?? null
}

export function adOf(row: ApplicationRow): KeptAd {
  return KeptAd.parse(row.ad)
}

export function answersOf(row: ApplicationRow): FormAnswer[] {
  return z.array(FormAnswer).parse(row.answers)
}

/** What was seen of its files and answers while it was sent; null: nothing is known. */
export function evidenceOf(row: ApplicationRow): ApplicationEvidence | null {
  return ApplicationEvidence.nullable().parse(row.evidence)
}

/** The version of the form that an approval applies to: the questions as they are asked and what they are answered with, and nothing else. */
export function hashAnswers(answers: readonly FormAnswer[]): Buffer {
  const said = answers.map(({ question, value }) => [question.key, question.label, value])
  return createHash('sha256').update(JSON.stringify(said)).digest()
}

type WithHeldLogin = ApplicationRow & { held_login: NonNullable<ApplicationRow['held_login']> }

/** Whether it goes on once its person has said something about their login. */
function waitsForLogin(row: ApplicationRow): row is WithHeldLogin {
  const { state, way, reason, held_login: held } = row
  return (
    held !== null &&
    way !== 'by-hand' &&
    (state === 'queued' ||
      (state === 'needs-you' && reason === held.reason) ||
      (state === 'ready' && row.approved !== null))
  )
}

export function presentEntry(
  row: ApplicationRow,
  given: { boardName: (board: BoardId) => string; now: Date },
): ApplicationEntry {
  const source = BoardId.catch('import').parse(row.board)
  const moment = (at: Date | null) => at?.toISOString() ?? null
  return {
    _id: row.id,
    job: row.job_id === null ? null : String(row.job_id),
    source,
    status: statusOf(row.state),
    created: row.created.toISOString(),
    jobTitle: row.title,
    employer: row.employer,
    sourceName: row.way === 'elsewhere' ? 'Elsewhere' : given.boardName(source),
    state: row.state,
    way: row.way,
    reason: row.reason,
    text: row.text,
    link: row.link,
    appliedAt: moment(row.applied_at),
    nextTryAt: moment(row.next_try_at),
    attempts: row.attempts,
    heldLogin: waitsForLogin(row) ? { ...row.held_login, since: new Date(row.held_login.since).toISOString() } : null,
    isInHand: row.lease_until !== null && row.lease_until > given.now && row.state !== 'ready',
    openQuestions: row.open_questions,
    progress: FillProgress.nullable()
      .catch(null)
      .parse(row.progress ?? null),
    isApproved: row.approved !== null,
    outcome: row.outcome,
    notes: row.notes,
    hasReceipt: row.has_receipt,
    isDemo: (row.ad as { isDemo?: unknown }).isDemo === true,
  }
}
