import { rowsOf, type PersonalData } from '../platform/personal-data.ts'

/** Messages between companies and whoever applied to their ads (decision 040). */
export const conversations: PersonalData = {
  what: 'messages and texts about applications to ads that were posted here, from both sides',
  file: 'conversations.json',
  about:
    'Messages between you and companies about your applications, and texts that they sent you; and, if you hire, what you have written to candidates.',
  stays:
    'what you have written to candidates for a company, without your name; and, if you have stopped texts to your number, a hash of it, so that they stay stopped',
  async exportOf(db, userId) {
    return {
      aboutYourApplications: await rowsOf(
        db,
        `select c.ad ->> 'jobTitle' as "jobTitle", m.side as "from", m.text, m.sent_at as "sentAt", m.read_at as "readAt"
           from conversation_messages m join candidacies c on c.id = m.candidacy_id
          where c.user_id = $1 order by m.place`,
        userId,
      ),
      textsToYou: await rowsOf(
        db,
        `select t.words, t.parts, t.sent_at as "sentAt" from candidate_texts t join candidacies c on c.id = t.candidacy_id
          where c.user_id = $1 order by t.sent_at, t.id`,
        userId,
      ),
      textsForYourCompany: await rowsOf(
        db,
        'select words, parts, sent_at as "sentAt" from candidate_texts where by_user_id = $1 order by sent_at, id',
        userId,
      ),
      writtenForYourCompany: await rowsOf(
        db,
        `select text, sent_at as "sentAt" from conversation_messages
          where by_user_id = $1 and side = 'company' order by place`,
        userId,
      ),
    }
  },
  // Who wrote for a company goes with the account's row.
  async forget(client, { id }) {
    await client.query(
      'delete from conversation_messages where candidacy_id in (select id from candidacies where user_id = $1)',
      [id],
    )
    await client.query(
      'delete from candidate_texts where candidacy_id in (select id from candidacies where user_id = $1)',
      [id],
    )
  },
}
