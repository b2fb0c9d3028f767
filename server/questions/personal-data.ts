import { rowsOf, type PersonalData } from '../platform/personal-data.ts'
import { dropRecordings, triesOfPerson } from '../recordings/index.ts'

/** Video questions: what somebody was asked and answered, and what a member recorded (decision 044). */
export const videoQuestions: PersonalData = {
  what: 'answers to video questions, when you were asked to answer some, and questions that you recorded for a company',
  file: 'video-questions.json',
  about:
    'Video questions that you answered, with answers in writing; rounds that you were asked to answer, with their last days and reminders; how often you recorded answers; and the questions that you recorded for your company. The recordings are with your other recordings.',
  stays: 'titles of questions that you recorded for a company, without your recording and your name',
  async exportOf(db, userId) {
    return {
      answers: await rowsOf(
        db,
        `select q.title as question, co.shown_name as company, a.text, a.recording_id as recording, a.answered_at as "answeredAt",
                a.invitation_id is not null as "aboutAnApplication"
           from question_answers a join video_questions q on q.id = a.question_id left join companies co on co.id = q.company_id
          where a.user_id = $1 order by a.answered_at, a.id`,
        userId,
      ),
      rounds: await rowsOf(
        db,
        `select c.ad ->> 'jobTitle' as "jobTitle", i.invited_at as "askedAt", i.closes_at as "until", i.finished_at as "finishedAt",
                i.three_days_told_at as "remindedThreeDaysBefore", i.day_told_at as "remindedADayBefore"
           from question_invitations i join candidacies c on c.id = i.candidacy_id where c.user_id = $1 order by i.invited_at, i.id`,
        userId,
      ),
      tries: await triesOfPerson(db, userId),
      recordedForYourCompany: await rowsOf(
        db,
        `select title, seconds, is_open as "isOpenToEverybody", created, recording_id as recording
           from video_questions where user_id = $1 and removed_at is null order by created, id`,
        userId,
      ),
    }
  },
  async forget(client, { id }) {
    const { rows: answers } = await client.query<{ recording_id: string | null }>(
      'delete from question_answers where user_id = $1 returning recording_id',
      [id],
    )
    const { rows: questions } = await client.query<{ recording_id: string | null }>(
      'select recording_id from video_questions where user_id = $1 and recording_id is not null for update',
      [id],
    )
    await client.query('update video_questions set recording_id = null where user_id = $1', [id])
    await dropRecordings(
      client,
      [...answers, ...questions].flatMap(({ recording_id: recording }) => recording ?? []),
    )
  },
}
