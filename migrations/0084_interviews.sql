-- Interviews of candidates for ads that were posted here (decision 039).
create table interviews (
  -- Chosen by who invites: sent twice, it is one.
  id uuid primary key,
  candidacy_id uuid not null constraint interviews_of_a_candidacy references candidacies on delete cascade,
  -- Who may see it is part of each query. Null once the company is gone.
  company_id uuid constraint interviews_of_a_company references companies on delete set null,
  created_by uuid constraint interviews_by_a_member references users on delete set null,
  event text not null,
  state text not null,
  -- The time that is held, and those to choose from.
  starts_at timestamptz not null,
  slots timestamptz[] not null,
  is_agreed boolean not null default false,
  -- The other time that the candidate asks for.
  suggested_at timestamptz,
  suggestion_note text not null default '',
  -- Why it was declined or cancelled.
  ended_note text not null default '',
  minutes int not null,
  zone text not null,
  how text not null,
  place text not null,
  message text not null,
  -- In calendars: one entry for life, from one organiser.
  uid text not null constraint interviews_uid unique,
  organizer jsonb not null,
  -- Of the last message that calendars were sent; null: none has been.
  sequence int,
  created timestamptz not null,
  -- When its time was last agreed or changed: what has been said so lately needs no reminder.
  settled_at timestamptz not null,
  -- When both sides were reminded a day and an hour before.
  day_told_at timestamptz,
  hour_told_at timestamptz,
  constraint interviews_state check (state in ('invited', 'confirmed', 'suggested', 'declined', 'cancelled')),
  constraint interviews_suggested check ((state = 'suggested') = (suggested_at is not null)),
  constraint interviews_how check (how in ('place', 'phone', 'video')),
  constraint interviews_zone check (zone in ('Europe/London', 'Europe/Dublin')),
  constraint interviews_minutes check (minutes between 15 and 480),
  constraint interviews_slots check (cardinality(slots) between 1 and 5)
);
-- The company's list.
create index interviews_of_company on interviews (company_id, starts_at);
create index interviews_of_candidacy on interviews (candidacy_id);
create index interviews_by_member on interviews (created_by);
-- Who is to be reminded next, and what has lost its candidate or company.
create index interviews_live on interviews (starts_at) where state in ('invited', 'confirmed', 'suggested');

create table interview_interviewers (
  interview_id uuid not null constraint interview_interviewers_of_one references interviews on delete cascade,
  user_id uuid not null constraint interview_interviewers_a_member references users on delete cascade,
  constraint interview_interviewers_pk primary key (interview_id, user_id)
);
create index interview_interviewers_by_member on interview_interviewers (user_id);

-- The links of invitations: only a hash is kept.
create table interview_keys (
  key_hash bytea primary key,
  interview_id uuid not null constraint interview_keys_of_one references interviews on delete cascade,
  created timestamptz not null,
  -- When the interview was moved or a new link was asked for.
  superseded_at timestamptz
);
create index interview_keys_of_interview on interview_keys (interview_id);

-- What interviewers ask: for one ad, or for all of a company.
create table interview_kits (
  company_id uuid not null constraint interview_kits_of_a_company references companies on delete cascade,
  ad_id uuid constraint interview_kits_of_an_ad references job_ads on delete cascade,
  questions jsonb not null,
  constraint interview_kits_once unique nulls not distinct (company_id, ad_id)
);
create index interview_kits_by_ad on interview_kits (ad_id);

create table interview_scores (
  interview_id uuid not null constraint interview_scores_of_one references interviews on delete cascade,
  user_id uuid not null constraint interview_scores_by_a_member references users on delete cascade,
  scores jsonb not null,
  saved_at timestamptz not null,
  constraint interview_scores_pk primary key (interview_id, user_id)
);
create index interview_scores_by_member on interview_scores (user_id);

-- The secret addresses of members' calendar feeds: only a hash is kept.
create table interview_feeds (
  user_id uuid primary key constraint interview_feeds_of_a_member references users on delete cascade,
  key_hash bytea not null constraint interview_feeds_key unique,
  created timestamptz not null
);
