import { archiveName, rowsOf, type PersonalData } from '../platform/personal-data.ts'
import { dropAnswers } from './recordings.ts'

/** Applications to ads that were posted here, of whoever sent them (decision 035). */
export const candidacies: PersonalData = {
  what: 'applications to ads that were posted here, with answers, documents and receipts',
  file: 'applications-here.json',
  about:
    'Your applications to ads that were posted here, with your answers, the documents that you sent, the receipts and what happened to each, and with what the employer wrote about you: notes, scores and decisions, without the names of who wrote them. The files are in the folder applications-here.',
  stays:
    'that somebody applied to an ad here, without anything about you; and what employers have saved themselves, which only they can delete',
  async exportOf(db, userId) {
    return await rowsOf(
      db,
      `select c.ad, c.state, c.applicant, c.former_names as "formerNames", c.screening, c.answers_by as "answersBy", c.sent_at as "sentAt", c.viewed_at as "firstOpenedAt",
              c.ended_at as "endedAt", c.cleared_at as "removedAt", c.kept_agreed_at as "agreedToBeKeptAt", c.kept_until as "keptUntil", c.unanswered_at as "saidUnansweredAt",
              (select coalesce(json_agg(json_build_object('at', e.at, 'what', e.kind, 'by', e.actor, 'details', e.details) order by e.id), '[]')
                 from candidacy_events e where e.candidacy_id = c.id) as "whatHappened",
              (select coalesce(json_agg(json_build_object('at', n.at, 'note', n.note) order by n.at), '[]')
                 from candidacy_notes n where n.candidacy_id = c.id) as "notesAboutYou",
              (select coalesce(json_agg(json_build_object('at', s.at, 'screening', s.screening, 'interview', s.interview,
                      'education', s.education, 'work', s.work) order by s.id), '[]')
                 from candidacy_scores s where s.candidacy_id = c.id) as "scoresOfYou",
              (select coalesce(json_agg(json_build_object('decided', x.decided_at, 'what', x.to_state, 'reason', x.reason,
                      'text', coalesce(x.told_text, x.text), 'told', x.told_at, 'takenBack', x.undone_at) order by x.decided_at), '[]')
                 from candidacy_decisions x where x.candidacy_id = c.id) as decisions,
              (select coalesce(json_agg(json_build_object('kind', d.kind, 'name', d.name, 'text', d.text) order by d.kind), '[]')
                 from candidacy_documents d where d.candidacy_id = c.id) as documents,
              (select json_build_object('number', r.number, 'madeAt', r.made_at, 'content', r.content, 'hash', encode(r.hash, 'hex'),
                      'previousHash', encode(r.previous_hash, 'hex')) from candidacy_receipts r where r.candidacy_id = c.id) as receipt
         from candidacies c where c.user_id = $1 order by c.sent_at`,
      userId,
    )
  },
  async filesOf({ db }, userId) {
    const { rows } = await db.query<{ candidacy: string; name: string; bytes: Buffer }>(
      'select candidacy_id as candidacy, name, bytes from candidacy_documents where user_id = $1 and bytes is not null',
      [userId],
    )
    return Object.fromEntries(
      rows.map(({ candidacy, name, bytes }) => [
        `applications-here/${candidacy}/${archiveName(name)}`,
        new Uint8Array(bytes),
      ]),
    )
  },
  // Documents and receipts go with the account's row; who wrote a note, gave a score or decided, too.
  async forget(client, { id }) {
    const { rows } = await client.query<{ id: string }>('select id from candidacies where user_id = $1', [id])
    await dropAnswers(
      client,
      rows.map((row) => row.id),
    )
    // What was written about them, however it was meant.
    await client.query(
      'delete from candidacy_notes where candidacy_id in (select id from candidacies where user_id = $1)',
      [id],
    )
    await client.query(
      'delete from candidacy_scores where candidacy_id in (select id from candidacies where user_id = $1)',
      [id],
    )
    await client.query(
      'delete from candidacy_decisions where candidacy_id in (select id from candidacies where user_id = $1)',
      [id],
    )
    await client.query(
      `update candidacies set applicant = null, screening = null, outside = 0, shortlisted_at = null, state = 'withdrawn',
          kept_until = null, kept_agreed_at = null, former_names = '{}',
          ended_at = coalesce(ended_at, sent_at)
        where user_id = $1`,
      [id],
    )
  },
}
