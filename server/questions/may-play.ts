import type { Queryable } from '../platform/database.ts'
import { shownNames, isBlocked } from '../candidates/index.ts'
import type { MayPlay, Viewer } from '../recordings/index.ts'

/** Who else may play what belongs to video questions; handed to recordings by the program. */
export const mayPlayOfQuestions: MayPlay = { 'video-question': mayPlayQuestion, 'video-answer': mayPlayAnswer }

/** Whether somebody may play a question: it is open and they are logged in, it is their company's, or they were asked it. */
async function mayPlayQuestion(db: Queryable, viewer: Viewer, { uuid }: { uuid: string }): Promise<boolean> {
  if (viewer === null) return false
  const { rowCount } = await db.query(
    `select from video_questions q join companies co on co.id = q.company_id
      where q.recording_id = $1 and q.removed_at is null
        and (q.company_id = $3::uuid
             or (co.publishing <> 'blocked'
                 and (q.is_open
                      or exists (select from question_round_questions o join question_invitations i on i.round_id = o.round_id
                                   join candidacies c on c.id = i.candidacy_id where o.question_id = q.id and c.user_id = $2))))`,
    [uuid, viewer.userId, viewer.companyId],
  )
  return rowCount === 1
}

/**
 * Whether somebody may play an answer of another person: they are a member of the company that asked, it is not stopped, and the application that the answer
 * belongs to is neither withdrawn nor cleared nor hidden by blind mode.
 */
async function mayPlayAnswer(db: Queryable, viewer: Viewer, { uuid }: { uuid: string }): Promise<boolean> {
  const companyId = viewer?.companyId ?? null
  if (companyId === null || (await isBlocked(db, companyId))) return false
  const { rows } = await db.query<{ candidacy_id: string | null; is_shown: boolean }>(
    `select i.candidacy_id, c.id is null or (c.state <> 'withdrawn' and c.cleared_at is null and c.user_id is not null) as is_shown
       from question_answers a join video_questions q on q.id = a.question_id
       left join question_invitations i on i.id = a.invitation_id left join candidacies c on c.id = i.candidacy_id
      where a.recording_id = $1 and q.company_id = $2`,
    [uuid, companyId],
  )
  const [row] = rows
  if (row === undefined || !row.is_shown) return false
  const { candidacy_id: candidacyId } = row
  return candidacyId === null || (await shownNames(db, [candidacyId])).get(candidacyId)?.isHidden === false
}
