import { rowsOf, type PersonalData } from '../platform/personal-data.ts'

export const alerts: PersonalData = {
  what: 'job alerts, including those for your confirmed address without an account',
  file: 'alerts.json',
  about: 'Your job alerts, and the jobs that we sent you.',
  async exportOf(db, userId) {
    const asked = await rowsOf(
      db,
      `select a.path as "address", a.search as "lookingFor", a.created as "askedForAt", a.confirmed_at as "confirmedAt",
              a.frequency as "howOften", a.is_on as "isOn", a.last_sent as "lastSentAt", a.wanted_at as "lastSaidWantedAt",
              a.asked_at as "askedWhetherStillWantedAt", a.removed_at as "removedAt", a.avoided as "nothingToDoWith"
         from alert_subscriptions a join users u on u.id = a.user_id or (u.email_key = a.email_key and u.is_verified)
        where u.id = $1 order by a.created`,
      userId,
    )
    const told = await rowsOf(
      db,
      `select j.title as "job", '/job/' || t.job_id as "address", t.told_at as "at", t.is_hidden as "hiddenByYou"
         from alert_told t join users u on u.id = t.user_id or (u.email_key = t.email_key and u.is_verified)
              left join jobs j on j.id = t.job_id
        where u.id = $1 order by t.told_at`,
      userId,
    )
    return { alertsByMail: asked, jobsThatWeToldYouOf: told }
  },
  async forget(client, { provenEmailKey }) {
    await client.query('delete from alert_subscriptions where email_key = $1', [provenEmailKey])
    await client.query('delete from alert_told where email_key = $1', [provenEmailKey])
  },
}
