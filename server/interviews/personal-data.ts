import { rowsOf, type PersonalData } from '../platform/personal-data.ts'

/** Interviews of whoever applied to ads here, and what members of companies keep about them (decision 039). */
export const interviews: PersonalData = {
  what: 'interviews for ads that were posted here, with what was written and scored about you in them, and the scores that you gave',
  file: 'interviews.json',
  about:
    'Interviews that you were invited to, with times, messages and the scores and notes of interviewers; and, if you hire, the interviews that you take part in and the scores that you gave.',
  stays: 'that an interview was offered, moved or cancelled, without your name and without what was written',
  async exportOf(db, userId) {
    return {
      invitations: await rowsOf(
        db,
        `select i.event, i.state, i.starts_at as "startsAt", i.slots, i.suggested_at as "suggestedAt", i.suggestion_note as "yourSuggestion",
                i.ended_note as "whyItEnded", i.minutes, i.zone, i.how, i.place, i.message, i.created,
                (select coalesce(json_agg(s.scores order by s.saved_at), '[]') from interview_scores s where s.interview_id = i.id) as "scoresAboutYou"
           from interviews i join candidacies c on c.id = i.candidacy_id where c.user_id = $1 order by i.created`,
        userId,
      ),
      takingPart: await rowsOf(
        db,
        `select i.event, i.state, i.starts_at as "startsAt", i.minutes from interviews i
           join interview_interviewers p on p.interview_id = i.id where p.user_id = $1 order by i.starts_at`,
        userId,
      ),
      scoresByYou: await rowsOf(
        db,
        'select scores, saved_at as "savedAt" from interview_scores where user_id = $1 order by saved_at',
        userId,
      ),
      calendarFeed: await rowsOf(db, 'select created from interview_feeds where user_id = $1', userId),
    }
  },
  // Links, feeds and scores that they gave go with rows that hang on the account; the company is told by the task that looks after interviews.
  async forget(client, { id }) {
    await client.query(
      `update interviews set suggestion_note = '', ended_note = '', message = ''
        where candidacy_id in (select id from candidacies where user_id = $1)`,
      [id],
    )
    await client.query(
      `delete from interview_scores where interview_id in
         (select i.id from interviews i join candidacies c on c.id = i.candidacy_id where c.user_id = $1)`,
      [id],
    )
    await client.query(
      `delete from interview_keys where interview_id in
         (select i.id from interviews i join candidacies c on c.id = i.candidacy_id where c.user_id = $1)`,
      [id],
    )
  },
}
