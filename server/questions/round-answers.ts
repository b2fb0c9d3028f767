import type { AnsweredRound } from '../../contract/questions/rounds.ts'
import { shownNames } from '../candidates/index.ts'
import type { Queryable } from '../platform/database.ts'
import { stateOf, type Standing } from './question.ts'

export type AskedOf = { companyId: string; adId: string; candidacyId: string }

/**
 * What a candidate was asked and answered, as their company may see it: nothing of somebody who has withdrawn or whose time to be kept is over, and while blind
 * mode hides them only how many they answered. Null if not found or another company's.
 */
export async function answersOf(
  db: Queryable,
  { companyId, adId, candidacyId, now }: AskedOf & { now: Date },
): Promise<AnsweredRound[] | null> {
  const { rows: found } = await db.query<{ is_shown: boolean }>(
    `select state <> 'withdrawn' and cleared_at is null as is_shown from candidacies where id = $1 and ad_id = $2 and company_id = $3`,
    [candidacyId, adId, companyId],
  )
  const [candidacy] = found
  if (candidacy === undefined) return null
  if (!candidacy.is_shown) return []
  const isHidden = (await shownNames(db, [candidacyId])).get(candidacyId)?.isHidden ?? true
  const { rows } = await db.query<
    Standing & {
      round_id: string
      created: Date
      questions: {
        id: string
        title: string
        seconds: number
        recording: string | null
        text: string | null
        answeredAt: string | null
      }[]
    }
  >(
    `select i.round_id, r.created, i.finished_at, i.closes_at, c.state, c.user_id as candidate_id, r.company_id, false as is_blocked,
            (select json_agg(json_build_object('id', q.id, 'title', q.title, 'seconds', q.seconds,
                      'recording', a.recording_id, 'text', a.text, 'answeredAt', a.answered_at) order by o.place)
               from question_round_questions o join video_questions q on q.id = o.question_id
               left join question_answers a on a.question_id = q.id and a.invitation_id = i.id
              where o.round_id = r.id) as questions
       from question_invitations i join question_rounds r on r.id = i.round_id join candidacies c on c.id = i.candidacy_id
      where c.id = $1 and r.company_id = $2 order by i.invited_at desc, i.id`,
    [candidacyId, companyId],
  )
  return rows.map((row) => ({
    _id: row.round_id,
    created: row.created.toISOString(),
    closesAt: row.closes_at.toISOString(),
    state: stateOf(row, now),
    answered: row.questions.filter(({ answeredAt }) => answeredAt !== null).length,
    isHidden,
    questions: row.questions.map(({ id, title, seconds, recording, text, answeredAt }) => ({
      _id: id,
      title,
      seconds,
      answer:
        answeredAt === null || isHidden
          ? null
          : { videoId: recording, text, answeredAt: new Date(answeredAt).toISOString() },
    })),
  }))
}
