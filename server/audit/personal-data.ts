import { rowsOf, type PersonalData } from '../platform/personal-data.ts'

/** As pages say it. */
const keptDays = 90

export const history: PersonalData = {
  what: 'account history',
  file: 'history.json',
  about: 'The events that we record about your account, with their times, for 90 days.',
  stays:
    'that an account with a random number was used and deleted, without name, address or words, for 90 days: so that we can spot misuse',
  async forgetOld(db, now) {
    await db.query('delete from audit_log where at < $1::timestamptz - make_interval(days => $2)', [now, keptDays])
  },
  exportOf: async (db, userId) =>
    await rowsOf(
      db,
      `select at, event as "what",
              case when actor = $1 then 'you' when actor is null then 'nobody who was signed in' else 'somebody else' end as "by",
              case when actor is null or actor = $1 then address end as "networkAddress", details
         from audit_log where actor = $1 or subject = $1 order by at, id`,
      userId,
    ),
  /** That something was done stays; from where, and what is said beside it, goes. What others did keeps where they did it from. */
  async forget(client, { id, signs }) {
    await client.query(
      `update audit_log set address = null, details = '{}' where actor = $1 or (subject = $1 and actor is null)`,
      [id],
    )
    await client.query(
      `update audit_log a set details = '{}' where exists (
         select 1 from unnest($1::text[]) as sign where strpos(lower(a.details::text), lower(sign)) > 0)`,
      [signs],
    )
  },
}
