-- Ads that are posted here. For the search an ad is a listing of the board 'rolecall' whose ref is the ad's id (decision 018).
create table job_ads (
  id uuid primary key,
  -- Null once the company is gone: its ads are closed then.
  company_id uuid constraint job_ads_of_a_company references companies on delete set null,
  -- Who posted it.
  user_id uuid constraint job_ads_by_a_person references users on delete set null,
  type text not null constraint job_ads_type check (type in ('text', 'audio', 'video')),
  -- As its author typed it (contract/job-ads/content.ts).
  content jsonb not null,
  -- What the author declared where the law asks for a reason, with the moment and the name.
  declared jsonb not null,
  -- When it last went online, and when it goes offline by itself.
  created timestamptz not null,
  online_until timestamptz not null,
  -- When it was taken offline.
  closed_at timestamptz,
  changed_at timestamptz,
  hits int not null default 0 constraint job_ads_hits check (hits >= 0),
  constraint job_ads_times check (online_until > created)
);
-- The company's list.
create index job_ads_of_company on job_ads (company_id, created desc);
-- What runs out next.
create index job_ads_online on job_ads (online_until) where closed_at is null;
create index job_ads_by_person on job_ads (user_id);

-- Each time that an ad goes online is paid for once: its id is the subject in the ledger.
create table job_ad_runs (
  id uuid primary key default gen_random_uuid(),
  ad_id uuid not null constraint job_ad_runs_of_an_ad references job_ads on delete cascade,
  number int not null constraint job_ad_runs_number check (number >= 1),
  user_id uuid constraint job_ad_runs_by_a_person references users on delete set null,
  cost int not null constraint job_ad_runs_cost check (cost > 0),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  constraint job_ad_runs_once unique (ad_id, number)
);
create index job_ad_runs_by_person on job_ad_runs (user_id);

-- Not online yet. The id becomes that of the ad.
create table job_ad_drafts (
  id uuid primary key,
  user_id uuid not null constraint job_ad_drafts_of_a_person references users on delete cascade,
  content jsonb not null,
  revision int not null,
  created timestamptz not null,
  updated timestamptz not null
);
create index job_ad_drafts_of_person on job_ad_drafts (user_id, updated desc);
-- What was not changed for ten days is deleted.
create index job_ad_drafts_by_age on job_ad_drafts (updated);
