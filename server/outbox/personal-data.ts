import { rowsOf, type PersonalData } from '../platform/personal-data.ts'

const keptDays = 90
/** A mail about a deletion that could not be sent by then never will be. */
const lastMailDays = 1

export const messagesFromUs: PersonalData = {
  what: 'emails and texts from us',
  file: 'messages-from-us.json',
  about: 'Emails and texts that we sent you.',
  async exportOf(db, userId) {
    const rows = await rowsOf(
      db,
      `select s.kind as "by", s.template as "for", s.recipient as "sentTo", s.subject, s.body as "text",
              (select json_agg(one->>'name') from jsonb_array_elements(s.attachments) one) as "attachments", s.calendar->>'text' as "invitation", s.created as "writtenAt",
              s.sent_at as "sentAt"
         from sent_messages s join users u on u.id = $1
        where s.user_id = u.id or (s.kind = 'mail' and u.is_verified and lower(s.recipient) = u.email_key)
           or (s.kind = 'text' and u.is_phone_verified and lower(s.recipient) = u.phone)
        order by s.created`,
      userId,
    )
    return rows.map((row) => ({ ...row, text: withoutLinks(row['text']) }))
  },
  async forgetOld(db, now) {
    await db.query(
      `delete from sent_messages where created < $1::timestamptz - make_interval(days => $2)
         or (is_forgotten_once_sent and created < $1::timestamptz - make_interval(days => $3))`,
      [now, keptDays, lastMailDays],
    )
  },
  async forget(client, { id, provenEmailKey, provenPhone }) {
    await client.query(
      `delete from sent_messages
        where user_id = $1 or (kind = 'mail' and lower(recipient) = $2) or (kind = 'text' and lower(recipient) = $3)`,
      [id, provenEmailKey, provenPhone],
    )
  },
}

/** Links are keys to the account: they are left out, as the archive may be kept where others read. */
function withoutLinks(text: unknown): unknown {
  return typeof text === 'string' ? text.replace(/https?:\/\/\S+/gu, '[link]') : text
}
