import type { MayTranscribe } from '../recordings/index.ts'

/**
 * Whoever recorded a question may correct its transcript for as long as it is asked, and they belong to the company. An answer stays as it was sent. Handed to the
 * recordings' room by the program.
 */
export const mayTranscribeOfQuestions: MayTranscribe = {
  'video-question': async (db, { companyId }, { uuid }) => {
    const { rowCount } = await db.query(
      'select from video_questions where recording_id = $1 and company_id = $2::uuid and removed_at is null',
      [uuid, companyId],
    )
    return rowCount === 1 ? 'correct' : 'locked'
  },
  'video-answer': async () => await Promise.resolve('locked'),
}
