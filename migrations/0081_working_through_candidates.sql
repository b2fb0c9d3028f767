-- What a company does with the people who applied to an ad: their order, notes, scores, decisions (decision 038).

-- How an ad's candidates are gone through; none: as every ad begins.
create table ad_reviews (
  ad_id uuid primary key constraint ad_reviews_of_an_ad references job_ads on delete cascade,
  -- Names, contact and hints at age are hidden until somebody is shortlisted or invited.
  is_blind boolean not null default false,
  -- Applications in the order that the company gave them; those that are not in it come first, the latest first.
  chosen_order uuid[] not null default '{}'
);

-- What was done to the review of an ad as a whole.
create table ad_review_events (
  id bigint generated always as identity primary key,
  ad_id uuid not null constraint ad_review_events_of_an_ad references job_ads on delete cascade,
  at timestamptz not null,
  kind text not null constraint ad_review_events_kind check (kind in ('blind-on', 'blind-off')),
  -- Null once the account is gone.
  by_user_id uuid constraint ad_review_events_by_a_member references users on delete set null
);
create index ad_review_events_of_one on ad_review_events (ad_id, id);
create index ad_review_events_by on ad_review_events (by_user_id) where by_user_id is not null;

-- What members wrote about a candidate, who may ask to read it.
create table candidacy_notes (
  -- Chosen by who writes: sent twice, it is one.
  id uuid primary key,
  candidacy_id uuid not null constraint candidacy_notes_of_a_candidacy references candidacies on delete cascade,
  by_user_id uuid constraint candidacy_notes_by_a_member references users on delete set null,
  note text not null,
  at timestamptz not null
);
create index candidacy_notes_of_one on candidacy_notes (candidacy_id, at);
create index candidacy_notes_by on candidacy_notes (by_user_id) where by_user_id is not null;

-- What members think of a candidate, each for themselves; nothing else is ever a score.
create table candidacy_scores (
  id bigint generated always as identity primary key,
  candidacy_id uuid not null constraint candidacy_scores_of_a_candidacy references candidacies on delete cascade,
  by_user_id uuid constraint candidacy_scores_by_a_member references users on delete set null,
  screening smallint not null constraint candidacy_scores_screening check (screening between 1 and 9),
  interview smallint not null constraint candidacy_scores_interview check (interview between 1 and 9),
  education smallint not null constraint candidacy_scores_education check (education between 1 and 9),
  work smallint not null constraint candidacy_scores_work check (work between 1 and 9),
  at timestamptz not null,
  constraint candidacy_scores_one_each unique (candidacy_id, by_user_id)
);
create index candidacy_scores_by on candidacy_scores (by_user_id) where by_user_id is not null;

-- Decisions: each waits a minute before the candidate is told, and can be taken back until then.
create table candidacy_decisions (
  id uuid primary key default gen_random_uuid(),
  candidacy_id uuid not null constraint candidacy_decisions_of_a_candidacy references candidacies on delete cascade,
  to_state text not null constraint candidacy_decisions_to check (to_state in ('offer', 'kept', 'rejected')),
  -- Somebody whose state has changed since, other than by being looked at, is told nothing.
  from_state text not null,
  reason text not null,
  -- With the blanks that are filled in when it is sent: {name}, {job}, {company}.
  text text not null,
  by_user_id uuid constraint candidacy_decisions_by_a_member references users on delete set null,
  decided_at timestamptz not null,
  tell_at timestamptz not null,
  -- One of these once it is over: the candidate was told, or it was taken back.
  told_at timestamptz,
  undone_at timestamptz,
  -- What the candidate was told; null until then.
  told_text text,
  constraint candidacy_decisions_over_once check (told_at is null or undone_at is null),
  constraint candidacy_decisions_told check ((told_at is null) = (told_text is null))
);
create unique index candidacy_decisions_one_waits on candidacy_decisions (candidacy_id)
  where told_at is null and undone_at is null;
create index candidacy_decisions_due on candidacy_decisions (tell_at) where told_at is null and undone_at is null;
create index candidacy_decisions_of_one on candidacy_decisions (candidacy_id, decided_at);
create index candidacy_decisions_by on candidacy_decisions (by_user_id) where by_user_id is not null;

-- Texts that a company saved for its decisions.
create table decision_templates (
  id uuid primary key,
  company_id uuid not null constraint decision_templates_of_a_company references companies on delete cascade,
  to_state text not null constraint decision_templates_to check (to_state in ('offer', 'kept', 'rejected')),
  name text not null,
  text text not null,
  changed timestamptz not null
);
create index decision_templates_of_company on decision_templates (company_id, name);

-- One line of a CV that was written here, for the list: 'Pastry chef · 6 years'. Null: a file, or nothing to say.
alter table candidacy_documents add column gist text;
