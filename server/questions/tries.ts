import { z } from 'zod'
import type { TriesOf } from '../recordings/index.ts'

/** What an answer in a round is recorded for: its tries are counted by it, and a recording for another answer cannot be sent as this one. */
export function aboutAnswer(invitationId: string, questionId: string): string {
  return `${invitationId}:${questionId}`
}

const Ids = z.tuple([z.uuid(), z.uuid()])

/** How often an answer can be recorded: in a round as often as the company says, to a question that is open to everybody as often as one likes. */
export const triesOfQuestions: TriesOf = {
  'video-answer': async (db, { userId, about }) => {
    const ids = Ids.safeParse(about.split(':'))
    if (!ids.success) return null
    const [invitationId, questionId] = ids.data
    const { rows } = await db.query<{ tries: number }>(
      `select r.tries from question_invitations i join candidacies c on c.id = i.candidacy_id join question_rounds r on r.id = i.round_id
         join question_round_questions o on o.round_id = r.id
        where i.id = $1 and o.question_id = $2 and c.user_id = $3`,
      [invitationId, questionId, userId],
    )
    return rows[0]?.tries ?? 'not-found'
  },
}
