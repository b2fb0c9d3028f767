import type { WholeReads } from './whole-reads.ts'

/** Which statements may read a whole table, and why nobody waits for them. All others are served by an index. */
export const reads: WholeReads = {
  small: {
    alert_progress: 'one row',
    board_answers: 'a row for each board and way to answer',
    board_gates: 'a row for each board',
    board_searches_in_flight: 'a row for each question on its way to a board',
    dropped_files: 'holds only what is yet to be removed',
    feed_reads: 'a row for each board that is read whole',
    imported_occupation_skills: 'a taxonomy, read into memory once',
    imported_occupations: 'a taxonomy, read into memory once',
    imported_skills: 'a taxonomy, read into memory once',
    job_index_state: 'one row',
    job_index_touched: 'holds only what was written while the index is laid out anew',
    kept_counts: 'a row for each figure',
    licensed_sponsors: 'a public register, read into memory once',
    migrations: 'a row for each migration',
    pending_sign_ins: 'minutes old at most',
    places: 'places that an operator imported, read into memory once',
    search_day_key: 'one row',
    statistics_changed_jobs: 'holds only what waits, for a minute',
  },
  allowed: {
    // Every minute.
    'server/alerts/matching/match-new-jobs.ts': { alert_subscriptions: 'compares new jobs with every alert' },
    'server/companies/publishing.ts': { companies: 'finds the few that are blocked, among thousands' },

    // Counted by one process for all, less often the longer it takes.
    'server/jobs/queries.ts': { jobs: 'a kept count', listings: 'a kept count' },

    // Words of titles: about ten thousand, measured in docs/performance.md.
    'server/job-searches/postgres-index/slips.ts': {
      job_title_words: 'compares a word with all others of similar length',
    },
    'server/job-searches/suggestions.ts': {
      job_title_words: 'compares a word with all others of similar length',
      job_titles: 'rebuilds suggestions from all titles, every few minutes',
      job_index: 'rebuilds suggestions from all titles, every few minutes',
    },

    // Pages for those who run the site.
    'server/admin/accounts.ts': { users: 'searches for part of a name or address' },
    'server/companies/companies-of-all.ts': { companies: 'searches for part of a name' },
    'server/outbox/outbox.ts': { sent_messages: 'lists the latest, of everybody or of one person' },
    'server/messages/queries.ts': { messages: 'lists the latest, all or only open ones' },
    'server/payments/admin-payments.ts': { payment_disputes: 'disputes are rare' },
    'server/job-ads/take-down.ts': { job_ads: 'reports can name an ad by anything, so ids are compared as text' },

    // Hourly, daily or nightly clean-up.
    'server/alerts/subscriptions.ts': { alert_subscriptions: 'once a day: deletes unconfirmed alerts' },
    'server/alerts/tidy-alerts.ts': {
      alert_subscriptions: 'once a day: deletes removed alerts',
      jobs: 'once a day: deletes what belongs to closed jobs',
    },
    'server/alerts/join-alerts.ts': { users: 'once a day: joins alerts that were missed' },
    'server/conversations/tasks.ts': { candidacies: 'once a night' },
    'server/interviews/tasks.ts': { interviews: 'once a night' },
    'server/job-searches/irrelevant.ts': { irrelevant_marks: 'hourly: deletes marks after ninety days' },
    'server/jobs/close-jobs.ts': {
      jobs: 'hourly: closes expired jobs',
      listings: 'once: removes demo ads when a board goes live',
    },
    'server/platform/limits/tries.ts': { sign_in_failures: 'hourly; rows live for a day' },
    'server/recordings/remove.ts': { recording_tries: 'hourly' },
    'server/recordings/tasks.ts': { recordings: 'hourly: restarts what was interrupted' },
    'server/users/one-time-links.ts': { one_time_links: 'hourly; rows live for seven days' },
    'server/users/retention.ts': { users: 'hourly: finds unused accounts' },
    'server/users/sessions.ts': { users: 'hourly: deletes expired sessions' },
    'server/statistics/keep-up.ts': { statistics_figures: 'once a night: queues all figures to be made again' },

    // Commands and starts.
    'server/credits/give-credits.ts': {
      ledger_transfers: 'a command: gives to everybody who has had none',
      users: 'a command: gives to everybody',
    },
    'server/jobs/employer-aliases/aliases.ts': { employer_aliases: 'read into memory' },
    'server/jobs/employer-aliases/learn-aliases.ts': {
      employer_aliases: 'a command',
      listings: 'a command: learns from all ads',
    },
    'server/jobs/employer-aliases/renew-names.ts': { listings: 'a command: renames an employer in all its ads' },
    'server/job-searches/postgres-index/index.ts': { job_index: 'asked at start: is there any row?' },
    'server/job-searches/postgres-index/rebuild.ts': { job_index: 'a command: lays it out anew' },
    'server/places/import-table.ts': { postcodes: 'a command: counts what was imported' },
    'server/credentials/opening/vault-in-backups.ts': {
      vault_keys: 'a command: which keys a backup needs',
      board_credentials: 'a command: which keys a backup needs',
      held_credentials: 'a command: which keys a backup needs',
    },
    'server/platform/backup/protected.ts': {
      authenticators: 'counted when a backup is made or restored',
      given_once: 'counted when a backup is made or restored',
      job_ad_feeds: 'counted when a backup is made or restored',
      recovery_codes: 'counted when a backup is made or restored',
      text_opt_outs: 'counted when a backup is made or restored',
    },
    'server/platform/limits/each-use.ts': {
      allowance_uses: 'what is over is removed, once an hour, by nobody who waits',
    },
    'server/second-factor/protected.ts': { recovery_codes: 'given up when a backup is restored without keys' },

    // Deleting an account.
    'server/audit/personal-data.ts': { audit_log: 'any entry can mention the person who is leaving' },
    'server/job-ads/personal-data.ts': { job_ads: 'the declarations inside an ad can name the person who is leaving' },

    // Served by an index on an expression.
    'server/jobs/job-of-link.ts': {
      listings: 'listings_address serves it, which PostgreSQL prefers once it has statistics',
    },
  },
}
