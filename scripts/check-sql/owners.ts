import type { Ownership } from './foreign-tables.ts'

/** Which room of server/ owns each table and view: it alone writes it, and the others ask it by its functions. */
export const owners: Ownership['owners'] = {
  platform: ['throttles', 'sign_in_failures', 'allowance_uses', 'dropped_files', 'idempotent_calls', 'kept_counts'],
  outbox: ['sent_messages'],
  audit: ['audit_log'],
  places: ['places', 'postcodes'],
  avoided: ['avoided_entries'],
  ledger: ['ledger_accounts', 'ledger_transfers'],
  credits: ['credit_accounts', 'credit_transfers'],
  boards: ['board_calls', 'board_gates', 'board_answers'],
  jobs: ['received_ads', 'jobs', 'listings', 'unusable_ads', 'feed_reads'],
  'job-searches': [
    'job_index_state',
    'job_index_touched',
    'job_titles',
    'job_title_words',
    'board_searches',
    'board_searches_in_flight',
    'popular_searches',
    'search_day_key',
    'search_day_marks',
    'irrelevant_marks',
  ],
  users: ['users', 'sessions', 'one_time_links', 'known_networks'],
  'second-factor': ['authenticators', 'passkeys', 'recovery_codes', 'pending_sign_ins'],
  'social-login': ['social_identities'],
  companies: ['companies', 'company_members'],
  cvs: ['cvs', 'cv_versions', 'cv_files', 'imported_skills', 'imported_occupations', 'imported_occupation_skills'],
  'cover-letters': ['cover_letters'],
  credentials: ['vault_keys', 'board_credentials', 'held_credentials'],
  shortlists: ['shortlist_entries', 'shortlist_notes'],
  alerts: ['alert_subscriptions', 'alert_progress', 'alert_told', 'alert_waiting', 'alert_former_keys'],
  statistics: ['statistics_changed_jobs', 'statistics_ads', 'statistics_figures', 'statistics_stale_groups'],
  'saved-searches': ['saved_searches'],
  messages: ['messages'],
  'page-views': ['page_views'],
  applications: [
    'applications',
    'application_documents',
    'application_pictures',
    'application_events',
    'application_receipts',
    'application_answers',
    'application_settings',
    'application_turns',
    'held_logins',
  ],
}

/** What a room reads of a table that another owns, and why it does not ask for it. Nobody may write one. */
export const readings: Ownership['readings'] = []
