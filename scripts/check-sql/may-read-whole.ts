import type { WholeReads } from './whole-reads.ts'

/** What may go through all rows of a table, and why nobody waits for it. All else has an index that serves it. */
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
  allowed: [
    // Each minute.
    {
      file: 'server/alerts/matching/match-new-jobs.ts',
      table: 'alert_subscriptions',
      because: 'new jobs are compared with every alert',
    },
    {
      file: 'server/companies/publishing.ts',
      table: 'companies',
      because: 'those that are blocked, among thousands, each minute',
    },

    // What one process counts for all others, less often the longer it takes.
    { file: 'server/jobs/queries.ts', table: 'jobs', because: 'a kept count' },
    { file: 'server/jobs/queries.ts', table: 'listings', because: 'a kept count' },

    // Words of titles, some ten thousand: measured in docs/performance.md.
    {
      file: 'server/job-searches/postgres-index/slips.ts',
      table: 'job_title_words',
      because: 'the nearest words are found by comparing with each of that length',
    },
    {
      file: 'server/job-searches/suggestions.ts',
      table: 'job_title_words',
      because: 'the nearest words are found by comparing with each of about that length',
    },
    {
      file: 'server/job-searches/suggestions.ts',
      table: 'job_titles',
      because: 'suggestions are brought up to date from all titles, every few minutes',
    },
    {
      file: 'server/job-searches/suggestions.ts',
      table: 'job_index',
      because: 'suggestions are brought up to date from all titles, every few minutes',
    },

    // Pages of those who run the site.
    { file: 'server/admin/accounts.ts', table: 'users', because: 'looks for a part of a name or address' },
    { file: 'server/companies/companies-of-all.ts', table: 'companies', because: 'looks for a part of a name' },
    { file: 'server/outbox/outbox.ts', table: 'sent_messages', because: 'the latest of everybody, or of one person' },
    { file: 'server/messages/queries.ts', table: 'messages', because: 'the latest, or those that are not done' },
    { file: 'server/payments/admin-payments.ts', table: 'payment_disputes', because: 'disputes are rare' },
    { file: 'server/job-ads/take-down.ts', table: 'job_ads', because: 'what was reported may be no id of ours' },

    // By the hour or once a day: what has grown old.
    {
      file: 'server/alerts/subscriptions.ts',
      table: 'alert_subscriptions',
      because: 'once a day: never confirmed',
    },
    { file: 'server/alerts/tidy-alerts.ts', table: 'alert_subscriptions', because: 'once a day: removed' },
    { file: 'server/alerts/tidy-alerts.ts', table: 'jobs', because: 'once a day: of jobs that have closed' },
    {
      file: 'server/alerts/join-alerts.ts',
      table: 'users',
      because: 'once a day: what was not joined when it could be',
    },
    { file: 'server/conversations/tasks.ts', table: 'candidacies', because: 'by night' },
    { file: 'server/interviews/tasks.ts', table: 'interviews', because: 'by night' },
    { file: 'server/job-searches/irrelevant.ts', table: 'irrelevant_marks', because: 'by the hour: ninety days old' },
    { file: 'server/jobs/close-jobs.ts', table: 'jobs', because: 'by the hour: closes what has run out' },
    { file: 'server/jobs/close-jobs.ts', table: 'listings', because: 'once: demo ads go when boards are real' },
    { file: 'server/platform/limits/tries.ts', table: 'sign_in_failures', because: 'by the hour; a day old at most' },
    { file: 'server/recordings/remove.ts', table: 'recording_tries', because: 'by the hour' },
    { file: 'server/recordings/tasks.ts', table: 'recordings', because: 'by the hour: takes up what was left' },
    { file: 'server/users/one-time-links.ts', table: 'one_time_links', because: 'by the hour; seven days old at most' },
    { file: 'server/users/retention.ts', table: 'users', because: 'by the hour: accounts that nobody uses' },
    { file: 'server/users/sessions.ts', table: 'users', because: 'by the hour: sessions that have run out' },
    {
      file: 'server/credits/give-credits.ts',
      table: 'ledger_transfers',
      because: 'a command: gives to everybody who has had none',
    },
    { file: 'server/statistics/keep-up.ts', table: 'statistics_figures', because: 'by night: all are made again' },
    { file: 'server/credits/give-credits.ts', table: 'users', because: 'a command: gives to everybody' },

    // Names of employers, which are compared with all others.
    { file: 'server/jobs/employer-aliases/aliases.ts', table: 'employer_aliases', because: 'read into memory' },
    { file: 'server/jobs/employer-aliases/learn-aliases.ts', table: 'employer_aliases', because: 'a command' },
    {
      file: 'server/jobs/employer-aliases/learn-aliases.ts',
      table: 'listings',
      because: 'a command: learns from all ads',
    },
    { file: 'server/jobs/employer-aliases/renew-names.ts', table: 'listings', because: 'where an alias was learnt' },

    // Commands and starts.
    {
      file: 'server/job-searches/postgres-index/index.ts',
      table: 'job_index',
      because: 'a start: whether there is any row',
    },
    {
      file: 'server/job-searches/postgres-index/rebuild.ts',
      table: 'job_index',
      because: 'a command: lays it out anew',
    },
    { file: 'server/places/import-table.ts', table: 'postcodes', because: 'a command: counts what was imported' },
    {
      file: 'server/credentials/opening/vault-in-backups.ts',
      table: 'vault_keys',
      because: 'a command: which keys a backup needs',
    },
    {
      file: 'server/credentials/opening/vault-in-backups.ts',
      table: 'board_credentials',
      because: 'a command: which keys a backup needs',
    },
    {
      file: 'server/credentials/opening/vault-in-backups.ts',
      table: 'held_credentials',
      because: 'a command: which keys a backup needs',
    },
    {
      file: 'server/second-factor/secret-in-backups.ts',
      table: 'authenticators',
      because: 'a command: which keys a backup needs',
    },
    {
      file: 'server/second-factor/secret-in-backups.ts',
      table: 'recovery_codes',
      because: 'a command: which keys a backup needs',
    },

    // An account that goes: a name may stand anywhere.
    { file: 'server/audit/personal-data.ts', table: 'audit_log', because: 'a name may stand in any entry' },
    { file: 'server/job-ads/personal-data.ts', table: 'job_ads', because: 'who declared something stands within it' },

    // An index on an expression serves it, which PostgreSQL prefers once it has counted the values.
    { file: 'server/jobs/job-of-link.ts', table: 'listings', because: 'by the address of an ad, see listings_address' },
  ],
}
