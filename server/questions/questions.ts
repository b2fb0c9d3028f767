import { randomUUID } from 'node:crypto'
import type { VideoQuestion } from '../../contract/questions/questions.ts'
import { questionLimits as limits } from '../../contract/questions/limits.ts'
import { inTransaction, type Database, type Queryable } from '../platform/database.ts'
import { storableText } from '../platform/json.ts'
import { dropRecordings } from '../recordings/index.ts'
import { claim } from './claim.ts'

/** Who looks: an account, and the company that it acts for, if any. */
export type Looker = { userId: string; companyId: string | null }

type QuestionRow = {
  id: string
  user_id: string | null
  recording_id: string | null
  title: string
  seconds: number
  is_open: boolean
  created: Date
  publisher: string
  is_ours: boolean
  answered: boolean
  answers: number
}

const columns = `q.id, q.user_id, q.recording_id, q.title, q.seconds, q.is_open, q.created, co.shown_name as publisher,
  coalesce(q.company_id = $2::uuid, false) as is_ours,
  exists (select from question_answers a where a.question_id = q.id and a.user_id = $1 and a.invitation_id is null) as answered,
  (select count(*)::int from question_answers a where a.question_id = q.id and a.invitation_id is null) as answers`

/** Of a company that may ask, with a recording that can be played. */
const open = `video_questions q join companies co on co.id = q.company_id join recordings v on v.id = q.recording_id
  where q.is_open and q.removed_at is null and co.publishing <> 'blocked' and v.status = 'ready'`

/** A page of the questions that are open to everybody who is logged in, the latest first; after the last page, none. */
export async function openQuestions(
  db: Queryable,
  { userId, companyId, page }: Looker & { page: number },
): Promise<{ questionList: VideoQuestion[]; total: number; page: number; pages: number }> {
  const { rows: counted } = await db.query<{ total: number }>(`select count(*)::int as total from ${open}`)
  const { rows } = await db.query<QuestionRow>(
    `select ${columns} from ${open} order by q.created desc, q.id limit $3 offset $4`,
    [userId, companyId, limits.page, (page - 1) * limits.page],
  )
  const total = counted[0]?.total ?? 0
  return { questionList: rows.map((row) => present(row, [])), total, page, pages: Math.ceil(total / limits.page) }
}

/** The questions of a company, the latest first. */
export async function questionsOf(
  db: Queryable,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<VideoQuestion[]> {
  const { rows } = await db.query<QuestionRow>(
    `select ${columns} from video_questions q join companies co on co.id = q.company_id
      where q.company_id = $2::uuid and q.removed_at is null order by q.created desc, q.id`,
    [userId, companyId],
  )
  return rows.map((row) => present(row, []))
}

/**
 * A question with the answers that somebody may see: of their own company's question all, otherwise their own. Null if not found, deleted, or neither open to
 * them nor their company's.
 */
export async function findQuestion(
  db: Queryable,
  { questionId, ...looker }: Looker & { questionId: string },
): Promise<VideoQuestion | null> {
  const { rows } = await db.query<QuestionRow>(
    `select ${columns} from video_questions q join companies co on co.id = q.company_id
      where q.id = $3 and q.removed_at is null and (q.company_id = $2::uuid or (q.is_open and co.publishing <> 'blocked'))`,
    [looker.userId, looker.companyId, questionId],
  )
  const [row] = rows
  if (row === undefined) return null
  return present(row, await answersTo(db, { questionId, userId: row.is_ours ? null : looker.userId }))
}

/** @param userId whose answer; null: everybody's */
async function answersTo(
  db: Queryable,
  { questionId, userId }: { questionId: string; userId: string | null },
): Promise<VideoQuestion['users']> {
  const { rows } = await db.query<{
    user_id: string
    name: string
    recording_id: string | null
    text: string | null
    answered_at: Date
  }>(
    `select a.user_id, u.name, a.recording_id, a.text, a.answered_at from question_answers a join users u on u.id = a.user_id
      where a.question_id = $1 and a.invitation_id is null and ($2::uuid is null or a.user_id = $2) order by a.answered_at desc, a.id`,
    [questionId, userId],
  )
  return rows.map((row) => ({
    id: { _id: row.user_id, name: row.name },
    videoId: row.recording_id,
    text: row.text,
    appliedAt: row.answered_at.toISOString(),
  }))
}

function present(row: QuestionRow, users: VideoQuestion['users']): VideoQuestion {
  return {
    _id: row.id,
    userId: row.is_ours ? row.user_id : null,
    videoId: row.recording_id,
    title: row.title,
    created: row.created.toISOString(),
    publisher: { name: row.publisher },
    seconds: row.seconds,
    isOpen: row.is_open,
    isOurs: row.is_ours,
    answered: row.answered,
    answers: row.is_ours ? row.answers : null,
    users,
  }
}

type Created =
  | { kind: 'created'; question: VideoQuestion }
  | { kind: 'bad-recording'; why: string }
  | { kind: 'too-many' }
  | { kind: 'not-found' }

/** Keeps a question that a member has recorded. */
export async function createQuestion(
  db: Database,
  given: {
    userId: string
    companyId: string
    recording: string
    title: string
    seconds: number
    isOpen: boolean
    now: Date
  },
): Promise<Created> {
  const { userId, companyId, recording, title, seconds, isOpen, now } = given
  const id = randomUUID()
  const refused = await inTransaction(db, async (client): Promise<Exclude<Created, { kind: 'created' }> | null> => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from video_questions where company_id = $1 and removed_at is null',
      [companyId],
    )
    if ((rows[0]?.count ?? 0) >= limits.ofCompany) return { kind: 'too-many' }
    const wanted = { recording, userId, kind: 'video-question', seconds: limits.seconds.most } as const
    const why = await claim(client, { ...wanted, subject: `question:${id}` })
    if (why !== null) return { kind: 'bad-recording', why }
    await client.query(
      `insert into video_questions (id, company_id, user_id, recording_id, title, seconds, is_open, created)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, companyId, userId, recording, storableText(title), seconds, isOpen, now],
    )
    return null
  })
  if (refused !== null) return refused
  const question = await findQuestion(db, { userId, companyId, questionId: id })
  return question === null ? { kind: 'not-found' } : { kind: 'created', question }
}

/**
 * Deletes a company's question, its recording, and the answers that belong to no application. Those of rounds stay with their applications.
 * While somebody may still answer it in a round, it stays.
 */
export async function removeQuestion(
  db: Database,
  { companyId, questionId, now }: { companyId: string; questionId: string; now: Date },
): Promise<'removed' | 'not-found' | 'in-use'> {
  return await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ recording_id: string | null; is_used: boolean }>(
      `select q.recording_id,
              exists (select from question_round_questions r join question_invitations i on i.round_id = r.round_id
                        join candidacies c on c.id = i.candidacy_id
                       where r.question_id = q.id and i.finished_at is null and i.closes_at > $3 and c.state not in ('withdrawn', 'rejected')) as is_used
         from video_questions q where q.id = $1 and q.company_id = $2 and q.removed_at is null for update of q`,
      [questionId, companyId, now],
    )
    const [row] = rows
    if (row === undefined) return 'not-found'
    if (row.is_used) return 'in-use'
    const { rows: answers } = await client.query<{ recording_id: string | null }>(
      'delete from question_answers where question_id = $1 and invitation_id is null returning recording_id',
      [questionId],
    )
    await client.query(
      'update video_questions set removed_at = $2, is_open = false, recording_id = null where id = $1',
      [questionId, now],
    )
    await dropRecordings(
      client,
      [row, ...answers].flatMap(({ recording_id: id }) => id ?? []),
    )
    return 'removed'
  })
}
