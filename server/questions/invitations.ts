import type { PoolClient } from 'pg'
import { KeptAd } from '../../contract/applications/history.ts'
import { keepingMonths } from '../../contract/candidates/keeping-months.ts'
import type { MyInvitation, MyRound } from '../../contract/questions/rounds.ts'
import * as texts from '../../contract/questions/texts.ts'
import { noteEvent, keepingOf } from '../candidates/index.ts'
import { inTransaction, type Queryable } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { triesUsed } from '../recordings/index.ts'
import { keepAnswer } from './answers.ts'
import { stateOf, whyClosed, type GivenAnswer, type Standing } from './question.ts'
import { tellCompany } from './tell.ts'
import { aboutAnswer } from './tries.ts'

type Deps = Pick<Platform, 'db' | 'tasks' | 'config'>

type MineRow = Standing & {
  id: string
  round_id: string
  candidacy_id: string
  ad: unknown
  company: string | null
  tries: number
  answered: number
  asked: number
}

const columns = `i.id, i.round_id, i.candidacy_id, i.finished_at, i.closes_at, c.state, c.user_id as candidate_id, r.company_id,
  coalesce(co.publishing = 'blocked', false) as is_blocked, c.ad, co.shown_name as company, r.tries,
  (select count(*)::int from question_answers a where a.invitation_id = i.id) as answered,
  (select count(*)::int from question_round_questions o where o.round_id = i.round_id) as asked`

const tables = `question_invitations i join question_rounds r on r.id = i.round_id join candidacies c on c.id = i.candidacy_id
  left join companies co on co.id = r.company_id`

/** The rounds about one of a person's own applications, the latest first; none of anybody else's. */
export async function myRounds(
  db: Queryable,
  { userId, candidacyId, now }: { userId: string; candidacyId: string; now: Date },
): Promise<MyRound[]> {
  const { rows } = await db.query<MineRow>(
    `select ${columns} from ${tables} where c.id = $1 and c.user_id = $2 order by i.invited_at desc, i.id`,
    [candidacyId, userId],
  )
  return rows.map((row) => presentMine(row, now))
}

/** The rounds that wait for a person's answers, the one that ends first before the others, and how many there are in all. */
export async function roundsWaiting(
  db: Queryable,
  { userId, atMost, now }: { userId: string; atMost: number; now: Date },
): Promise<{ rounds: MyRound[]; count: number }> {
  const { rows } = await db.query<MineRow>(
    `select ${columns} from ${tables} where c.user_id = $1 and i.finished_at is null and i.closes_at > $2
        and c.state not in ('withdrawn', 'rejected') and co.publishing <> 'blocked' order by i.closes_at, i.id`,
    [userId, now],
  )
  return { rounds: rows.slice(0, atMost).map((row) => presentMine(row, now)), count: rows.length }
}

type Own = { userId: string; invitationId: string }

/** What somebody was asked, with their own answers; null if not found or another person's. */
export async function myInvitation(db: Queryable, { now, ...own }: Own & { now: Date }): Promise<MyInvitation | null> {
  const row = await findMine(db, own)
  if (row === null) return null
  const { rows } = await db.query<{
    id: string
    title: string
    seconds: number
    recording_id: string | null
    answered_at: Date | null
    answer_recording: string | null
    answer_text: string | null
  }>(
    `select q.id, q.title, q.seconds, q.recording_id, a.answered_at, a.recording_id as answer_recording, a.text as answer_text
       from question_round_questions o join video_questions q on q.id = o.question_id
       left join question_answers a on a.question_id = q.id and a.invitation_id = $2
      where o.round_id = $1 order by o.place`,
    [row.round_id, row.id],
  )
  const abouts = rows.map(({ id }) => aboutAnswer(row.id, id))
  const used = await triesUsed(db, { userId: own.userId, abouts })
  return {
    ...presentMine(row, now),
    tries: row.tries,
    keptMonths: row.company_id === null ? keepingMonths.sent : (await keepingOf(db, row.company_id)).sentMonths,
    questions: rows.map((one) => ({
      _id: one.id,
      title: one.title,
      videoId: one.recording_id,
      seconds: one.seconds,
      triesLeft: Math.max(0, row.tries - (used.get(aboutAnswer(row.id, one.id)) ?? 0)),
      answer:
        one.answered_at === null
          ? null
          : { videoId: one.answer_recording, text: one.answer_text, answeredAt: one.answered_at.toISOString() },
    })),
  }
}

function presentMine(row: MineRow, now: Date): MyRound {
  const { jobTitle, employer } = KeptAd.parse(row.ad)
  return {
    _id: row.id,
    candidacy: row.candidacy_id,
    jobTitle,
    company: row.company ?? employer ?? 'The employer',
    closesAt: row.closes_at.toISOString(),
    state: stateOf(row, now),
    whyClosed: whyClosed(row, now),
    answered: row.answered,
    of: row.asked,
  }
}

async function findMine(db: Queryable, { userId, invitationId }: Own): Promise<MineRow | null> {
  const { rows } = await db.query<MineRow>(`select ${columns} from ${tables} where i.id = $1 and c.user_id = $2`, [
    invitationId,
    userId,
  ])
  return rows[0] ?? null
}

/** The same, held: two tabs answer one after the other, and nobody withdraws in between. */
async function holdMine(client: PoolClient, own: Own): Promise<MineRow | null> {
  await client.query(
    `select from question_invitations i join candidacies c on c.id = i.candidacy_id
      where i.id = $1 and c.user_id = $2 for update of c, i`,
    [own.invitationId, own.userId],
  )
  return await findMine(client, own)
}

export type RoundAnswered =
  | { kind: 'answered'; invitation: MyInvitation }
  | { kind: 'not-found' }
  | { kind: 'already' }
  | { kind: 'refused'; why: string }

/** Answers one of the questions; with the last one the company is told. */
export async function answerInRound(
  deps: Deps,
  { questionId, given, now, ...own }: Own & { questionId: string; given: GivenAnswer; now: Date },
): Promise<RoundAnswered> {
  const answered = await inTransaction(
    deps.db,
    async (client): Promise<Exclude<RoundAnswered, { kind: 'answered' }> | null> => {
      const before = await holdMine(client, own)
      if (before === null) return { kind: 'not-found' }
      const closed = whyClosed(before, now)
      if (closed !== null) return { kind: 'refused', why: closed }
      const { rows: asked } = await client.query<{ seconds: number }>(
        `select q.seconds from question_round_questions o join video_questions q on q.id = o.question_id
        where o.round_id = $1 and q.id = $2`,
        [before.round_id, questionId],
      )
      if (asked[0] === undefined) return { kind: 'refused', why: texts.notInRound }
      const { seconds } = asked[0]
      const invitationId = before.id
      const kept = await keepAnswer(client, { userId: own.userId, questionId, invitationId, seconds, given, now })
      if (kept.kind !== 'answered') return kept
      const details = { round: before.round_id }
      const candidacyId = before.candidacy_id
      await noteEvent(client, { candidacyId, kind: 'question-answered', by: 'person', details, now })
      const after = await findMine(client, own)
      if (after === null || after.answered < after.asked) return null
      await client.query('update question_invitations set finished_at = $2 where id = $1', [after.id, now])
      await tellCompany(deps, client, after.id, now)
      return null
    },
  )
  if (answered !== null) return answered
  const invitation = await myInvitation(deps.db, { ...own, now })
  return invitation === null ? { kind: 'not-found' } : { kind: 'answered', invitation }
}
