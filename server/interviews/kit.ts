import { z } from 'zod'
import { ScoreSheet, type Kit } from '../../contract/interviews/interviews.ts'
import type { PoolClient } from 'pg'
import type { Queryable } from '../platform/database.ts'
import { revisionOf } from '../platform/revision.ts'
import { interviewById, present, type Row } from './rows.ts'

/** What everybody may be asked, where a company has written nothing of its own. */
const usualQuestions = [
  'What interests you about this job?',
  'Tell us about work that you have done that is like this.',
  'Tell us about something that went wrong, and what you did.',
  'What would you need from us to do this job well?',
  'What would you like to ask us?',
]

const Questions = z.array(z.string())

/** Questions and scores of an interview that is the company's; others' scores only once one's own are saved. */
export async function kitOf(
  db: Queryable,
  { row, userId, now }: { row: Row; userId: string; now: Date },
): Promise<Kit> {
  const kit = await questionsFor(db, row)
  const { rows: sheets } = await db.query<{ user_id: string; name: string; scores: unknown }>(
    `select s.user_id, u.name, s.scores from interview_scores s join users u on u.id = s.user_id
      where s.interview_id = $1 order by s.saved_at`,
    [row.id],
  )
  const own = sheets.find((sheet) => sheet.user_id === userId)
  return {
    interview: present(row, 'company', now),
    questions: kit.questions,
    revision: revisionOf(kit),
    isOfAd: kit.adId === row.ad_id,
    own: own ? ScoreSheet.parse(own.scores) : null,
    others: own
      ? sheets
          .filter((sheet) => sheet.user_id !== userId)
          .map(({ name, scores }) => ({ name, scores: ScoreSheet.parse(scores) }))
      : [],
  }
}

/** The questions of an ad, else of its company, else the usual ones. */
async function questionsFor(
  db: Queryable,
  { company_id, ad_id }: Pick<Row, 'company_id' | 'ad_id'>,
): Promise<{ questions: string[]; adId: string | null }> {
  const { rows } = await db.query<{ ad_id: string | null; questions: unknown }>(
    `select ad_id, questions from interview_kits where company_id = $1 and (ad_id = $2 or ad_id is null)
      order by ad_id nulls last limit 1`,
    [company_id, ad_id],
  )
  const [kit] = rows
  return kit
    ? { questions: Questions.parse(kit.questions), adId: kit.ad_id }
    : { questions: usualQuestions, adId: null }
}

export async function saveScores(
  db: Queryable,
  { interviewId, userId, scores, now }: { interviewId: string; userId: string; scores: ScoreSheet; now: Date },
): Promise<void> {
  await db.query(
    `insert into interview_scores (interview_id, user_id, scores, saved_at) values ($1, $2, $3, $4)
     on conflict (interview_id, user_id) do update set scores = excluded.scores, saved_at = excluded.saved_at`,
    [interviewId, userId, JSON.stringify(scores), now],
  )
}

/**
 * @param forAll for all ads of the company that have none of their own.
 * @param baseRevision of the questions that were changed.
 * @returns false where somebody has saved others in the meantime: nothing is changed.
 */
export async function saveQuestions(
  client: PoolClient,
  {
    row,
    forAll,
    questions,
    baseRevision,
  }: { row: Row; forAll: boolean; questions: readonly string[]; baseRevision: string | undefined },
): Promise<boolean> {
  // One after the other, also where none are saved yet.
  await interviewById(client, row.id, true)
  const there = await questionsFor(client, row)
  const isSame = JSON.stringify(there.questions) === JSON.stringify(questions)
  if (baseRevision !== undefined && !isSame && baseRevision !== revisionOf(there)) return false
  await client.query(
    `insert into interview_kits (company_id, ad_id, questions) values ($1, $2, $3)
     on conflict on constraint interview_kits_once do update set questions = excluded.questions`,
    [row.company_id, forAll ? null : row.ad_id, JSON.stringify(questions)],
  )
  return true
}
