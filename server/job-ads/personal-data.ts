import { rowsOf, type PersonalData } from '../platform/personal-data.ts'

export const jobAds: PersonalData = {
  what: 'job ads',
  file: 'job-ads.json',
  about: 'The ads that you posted for your company, your drafts, and the job feed that you set up.',
  async exportOf(db, userId) {
    const posted = await rowsOf(
      db,
      `select id, content, declared, created as "onlineSince", online_until as "onlineUntil", closed_at as "closedAt",
              changed_at as "changedAt"
         from job_ads where user_id = $1 order by created desc`,
      userId,
    )
    const drafts = await rowsOf(
      db,
      `select id, name, content, updated as "savedAt", deleted_at as "deletedAt"
         from job_ad_drafts where user_id = $1 order by updated desc`,
      userId,
    )
    const feeds = await rowsOf(
      db,
      `select created as "setUpAt", publishes as "publishesByItself", ads_a_day as "adsADay", defaults as "whereTheFeedDoesNotSay"
         from job_ad_feeds where set_up_by = $1`,
      userId,
    )
    return { posted, drafts, feeds }
  },
  // Drafts go with the account's row.
  async forget(client, { id }) {
    await client.query(
      `update job_ads set declared =
         (select jsonb_agg(case when one ->> 'user' = $1 then one - 'by' - 'user' else one end)
            from jsonb_array_elements(declared) one)
        where declared @> jsonb_build_array(jsonb_build_object('user', $1::text))`,
      [id],
    )
  },
  stays: 'Ads that you posted for a company, and its job feed, stay with the company, without your name.',
}
