import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { inTransaction, type Database } from '../platform/database.ts'
import { storableText } from '../platform/json.ts'
import { dropRecordings } from '../recordings/index.ts'
import { claim } from './claim.ts'
import type { GivenAnswer } from './question.ts'
import { aboutAnswer } from './tries.ts'

export type Answered =
  | { kind: 'answered' }
  | { kind: 'not-found' }
  | { kind: 'already' }
  | { kind: 'refused'; why: string }

type Who = { userId: string; questionId: string }

/** Answers a question that is open to everybody who is logged in; once each. */
export async function answerQuestion(
  db: Database,
  { given, now, ...who }: Who & { given: GivenAnswer; now: Date },
): Promise<Answered> {
  return await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ seconds: number }>(
      `select q.seconds from video_questions q join companies co on co.id = q.company_id
        where q.id = $1 and q.is_open and q.removed_at is null and co.publishing <> 'blocked' for update of q`,
      [who.questionId],
    )
    if (rows[0] === undefined) return { kind: 'not-found' }
    return await keepAnswer(client, { ...who, invitationId: null, seconds: rows[0].seconds, given, now })
  })
}

type Kept = Who & {
  /** Null: of a question that is open to everybody. */
  invitationId: string | null
  /** How long an answer may be. */
  seconds: number
  given: GivenAnswer
  now: Date
}

/** Writes an answer in the caller's transaction, which holds the question or the invitation; a second one is refused. */
export async function keepAnswer(
  client: PoolClient,
  { userId, questionId, invitationId, seconds, given, now }: Kept,
): Promise<Answered> {
  const { rowCount } = await client.query(
    'select from question_answers where question_id = $1 and user_id = $2 and invitation_id is not distinct from $3',
    [questionId, userId, invitationId],
  )
  if (rowCount !== 0) return { kind: 'already' }
  const id = randomUUID()
  if (given.kind === 'video') {
    const wanted = { recording: given.recording, userId, kind: 'video-answer', seconds } as const
    const about = invitationId === null ? {} : { about: aboutAnswer(invitationId, questionId) }
    const why = await claim(client, { ...wanted, ...about, subject: `question-answer:${id}` })
    if (why !== null) return { kind: 'refused', why }
  }
  await client.query(
    `insert into question_answers (id, question_id, user_id, invitation_id, recording_id, text, answered_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      questionId,
      userId,
      invitationId,
      given.kind === 'video' ? given.recording : null,
      given.kind === 'writing' ? storableText(given.text) : null,
      now,
    ],
  )
  return { kind: 'answered' }
}

/** Deletes somebody's own answer to a question that is open to everybody, and its recording. @returns whether there was one */
export async function removeAnswer(db: Database, { userId, questionId }: Who): Promise<boolean> {
  return await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ recording_id: string | null }>(
      'delete from question_answers where question_id = $1 and user_id = $2 and invitation_id is null returning recording_id',
      [questionId, userId],
    )
    await dropRecordings(
      client,
      rows.flatMap(({ recording_id: id }) => id ?? []),
    )
    return rows.length > 0
  })
}
