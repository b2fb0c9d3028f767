import { archiveName, rowsOf, type PersonalData } from '../platform/personal-data.ts'

export const applications: PersonalData = {
  what: 'applications, with answers, documents and receipts',
  file: 'applications.json',
  about:
    'Your applications with their history, the answers you gave, what you let us do, and the receipts. Their files are in the applications folder.',
  stays: 'what employers and job boards received from you: only they can delete it',
  async exportOf(db, userId) {
    const made = await rowsOf(
      db,
      `select a.title as "job", a.employer, a.board as "source", a.ref as "adNumber", a.link, a.ad, a.way, a.state, a.reason, a.text, a.answers,
              a.evidence as "howWeKnowWhatWent",
              a.notes, a.again_because as "appliedAgainBecause", a.outcome as "employerSaid", a.remind_at as "remindAt", a.doubt as "whyNotSure", a.created as "askedForAt",
              a.sending_at as "sentAt", a.applied_at as "appliedAt", a.removed_at as "removedAt",
              (select json_build_object('steps', p.steps, 'asked', p.asked, 'answered', p.answered) from application_progress p
                where p.application_id = a.id) as "howItWasFilledIn",
              (select coalesce(json_agg(json_build_object('at', e.at, 'from', e.from_state, 'to', e.to_state, 'by', e.by, 'reason', e.reason,
                      'text', e.text) order by e.id), '[]') from application_events e where e.application_id = a.id) as "whatHappened",
              (select coalesce(json_agg(json_build_object('kind', d.kind, 'name', d.name, 'text', d.text) order by d.kind), '[]')
                 from application_documents d where d.application_id = a.id) as documents,
              (select json_build_object('number', r.number, 'madeAt', r.made_at, 'content', r.content, 'hash', encode(r.hash, 'hex'),
                      'previousHash', encode(r.previous_hash, 'hex')) from application_receipts r where r.application_id = a.id) as receipt
         from applications a where a.user_id = $1 order by a.created`,
      userId,
    )
    const remembered = await rowsOf(
      db,
      `select question, value as answer, given_for as "givenFor", given_at as "givenAt" from application_answers where user_id = $1 order by given_at`,
      userId,
    )
    const agreed = await rowsOf(
      db,
      `select board as source, wording, agreed_at as "agreedAt" from agreed_terms where user_id = $1 order by agreed_at, board`,
      userId,
    )
    const settings = await rowsOf(
      db,
      `select board as source, settings, consented_at as "consentedToAutomaticAt", updated as "changedAt"
         from application_settings where user_id = $1 order by board`,
      userId,
    )
    const calls = await rowsOf(
      db,
      `select key, status, answer, begun_at as "madeAt" from idempotent_calls where user_id = $1 order by begun_at`,
      userId,
    )
    const refused = await rowsOf(
      db,
      `select board as source, reason, text as "whatTheBoardSaid", since from held_logins where user_id = $1 order by board`,
      userId,
    )
    const looks = await rowsOf(db, `select seen_at as "lookedAt" from application_looks where user_id = $1`, userId)
    return {
      lastLookAtApplications: looks,
      applications: made,
      rememberedAnswers: remembered,
      agreedTerms: agreed,
      settings,
      callsThatCountOnce: calls,
      loginsNotUsedSinceRefused: refused,
    }
  },
  /** The CVs and letters that were sent, and the pictures of what came back. */
  async filesOf({ db }, userId) {
    const { rows } = await db.query<{ application: string; name: string; bytes: Buffer }>(
      `select d.application_id as application, d.name, d.bytes from application_documents d where d.user_id = $1 and d.bytes is not null
       union all select r.application_id, 'confirmation.jpg', r.picture from application_receipts r where r.user_id = $1 and r.picture is not null
       union all select p.application_id, 'form.jpg', p.picture from application_pictures p join applications a on a.id = p.application_id
        where a.user_id = $1`,
      [userId],
    )
    return Object.fromEntries(
      rows.map(({ application, name, bytes }) => [
        `applications/${application}/${archiveName(name)}`,
        new Uint8Array(bytes),
      ]),
    )
  },
}
