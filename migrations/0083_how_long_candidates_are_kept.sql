-- How long what candidates sent is kept (decision 041), and that somebody was never answered.
alter table candidacies
  -- When the company lost what was sent: CV, letter, answers, contact, notes.
  add column cleared_at timestamptz,
  -- When the record of the decision went as well: name, scores, decisions.
  add column record_cleared_at timestamptz,
  -- The candidate agreed to be kept for other jobs: until then, since when.
  add column kept_until timestamptz,
  add column kept_agreed_at timestamptz,
  -- When the candidate told us that no answer came by the promised day.
  add column unanswered_at timestamptz,
  add constraint candidacies_cleared_first check (record_cleared_at is null or cleared_at is not null),
  add constraint candidacies_kept check ((kept_until is null) = (kept_agreed_at is null));
create index candidacies_not_cleared on candidacies (sent_at) where record_cleared_at is null;

-- Companies that keep less long than we allow.
create table candidacy_keeping (
  company_id uuid primary key constraint candidacy_keeping_of_a_company references companies on delete cascade,
  sent_months smallint not null constraint candidacy_keeping_sent check (sent_months between 1 and 9),
  record_months smallint not null constraint candidacy_keeping_record check (record_months between sent_months and 12)
);
