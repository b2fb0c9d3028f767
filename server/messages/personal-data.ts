import { rowsOf, type PersonalData } from '../platform/personal-data.ts'

const keptDays = 730

export const messagesToUs: PersonalData = {
  what: 'messages to us',
  file: 'messages-to-us.json',
  about: 'What you wrote to us.',
  stays: 'emails that you sent to our own mailbox, until we have dealt with them',
  exportOf: async (db, userId) =>
    await rowsOf(
      db,
      `select m.kind, m.name, m.email as "emailAddress", m.phone, m.subject, m.content as "text", m.details, m.created as "writtenAt",
              m.done_at as "dealtWithAt"
         from messages m join users u on u.id = $1
        where m.user_id = u.id or (u.is_verified and lower(m.email) = u.email_key)
        order by m.created`,
      userId,
    ),
  async forgetOld(db, now) {
    await db.query('delete from messages where created < $1::timestamptz - make_interval(days => $2)', [now, keptDays])
  },
  async forget(client, { id, provenEmailKey }) {
    await client.query('delete from messages where user_id = $1 or lower(email) = $2', [id, provenEmailKey])
  },
}
