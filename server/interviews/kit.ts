import { z } from 'zod'
import { ScoreSheet, type Kit } from '../../contract/interviews/interviews.ts'
import type { Queryable } from '../platform/database.ts'
import { present, type Row } from './rows.ts'

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
  const { rows: kits } = await db.query<{ ad_id: string | null; questions: unknown }>(
    `select ad_id, questions from interview_kits where company_id = $1 and (ad_id = $2 or ad_id is null)
      order by ad_id nulls last limit 1`,
    [row.company_id, row.ad_id],
  )
  const { rows: sheets } = await db.query<{ user_id: string; name: string; scores: unknown }>(
    `select s.user_id, u.name, s.scores from interview_scores s join users u on u.id = s.user_id
      where s.interview_id = $1 order by s.saved_at`,
    [row.id],
  )
  const own = sheets.find((sheet) => sheet.user_id === userId)
  return {
    interview: present(row, 'company', now),
    questions: kits[0] ? Questions.parse(kits[0].questions) : usualQuestions,
    isOfAd: kits[0]?.ad_id === row.ad_id,
    own: own ? ScoreSheet.parse(own.scores) : null,
    others: own
      ? sheets
          .filter((sheet) => sheet.user_id !== userId)
          .map(({ name, scores }) => ({ name, scores: ScoreSheet.parse(scores) }))
      : [],
  }
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

/** @param adId null: for all ads of the company that have none of their own. */
export async function saveQuestions(
  db: Queryable,
  { companyId, adId, questions }: { companyId: string; adId: string | null; questions: readonly string[] },
): Promise<void> {
  await db.query(
    `insert into interview_kits (company_id, ad_id, questions) values ($1, $2, $3)
     on conflict on constraint interview_kits_once do update set questions = excluded.questions`,
    [companyId, adId, JSON.stringify(questions)],
  )
}
