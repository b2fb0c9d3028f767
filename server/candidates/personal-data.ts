import { archiveName, rowsOf, type PersonalData } from '../platform/personal-data.ts'

/** Applications to ads that were posted here, of whoever sent them (decision 035). */
export const candidacies: PersonalData = {
  what: 'applications to ads that were posted here, with answers, documents and receipts',
  file: 'applications-here.json',
  about:
    'Your applications to ads that were posted here, with your answers, the documents that you sent, the receipts and what happened to each. The files are in the folder applications-here.',
  stays:
    'that an application was sent to an ad here, without anything of yours; and what employers have saved themselves, which only they can delete',
  async exportOf(db, userId) {
    return await rowsOf(
      db,
      `select c.ad, c.state, c.applicant, c.screening, c.answers_by as "answersBy", c.sent_at as "sentAt", c.viewed_at as "firstOpenedAt",
              c.ended_at as "endedAt",
              (select coalesce(json_agg(json_build_object('at', e.at, 'what', e.kind, 'by', e.actor, 'details', e.details) order by e.id), '[]')
                 from candidacy_events e where e.candidacy_id = c.id) as "whatHappened",
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
  // Documents and receipts go with the account's row.
  async forget(client, { id }) {
    await client.query(
      `update candidacies set applicant = null, screening = null, outside = 0, state = 'withdrawn',
          ended_at = coalesce(ended_at, sent_at)
        where user_id = $1`,
      [id],
    )
  },
}
