-- The life of an ad: received as the board sent it, a listing in our words, folded with others into one job.

create table received_ads (
  id int generated always as identity primary key,
  board text not null,
  -- The board's own id of the ad.
  ref text not null,
  -- JSON as text: it is only ever read whole, and text costs less to write than jsonb.
  body text not null,
  -- Tells an unchanged ad without reading its body.
  body_hash bigint not null,
  first_received timestamptz not null,
  last_received timestamptz not null,
  -- From the sandbox.
  is_demo boolean not null,
  constraint received_ads_one_per_ref unique (board, ref)
);
alter table received_ads alter column body set storage external;

create table jobs (
  -- The id of its first listing: folding again from the start gives the same jobs the same ids.
  id int primary key,
  main_listing_id int not null,
  title text not null,
  employer text,
  poster text not null,
  pay_text text not null,
  pay jsonb,
  yearly_min int,
  yearly_max int,
  contract_type text,
  full_time boolean not null,
  part_time boolean not null,
  workplace text,
  days_on_site real,
  ir35_status text not null,
  ir35_evidence text,
  industry text,
  places jsonb not null,
  country text,
  -- Allow-listed HTML.
  description text not null,
  created_at timestamptz not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  closes_on date,
  closed_at timestamptz,
  reposts int not null,
  is_demo boolean not null,
  constraint jobs_poster check (poster in ('agency', 'direct', 'unknown')),
  constraint jobs_ir35 check (ir35_status in ('inside', 'outside', 'unknown')),
  constraint jobs_pay_order check (yearly_min <= yearly_max)
);
-- The worker closes what has run out.
create index jobs_closing on jobs (closes_on) where closed_at is null and closes_on is not null;

create table listings (
  id int primary key references received_ads (id) on delete cascade,
  job_id int not null references jobs (id) deferrable initially deferred,
  board text not null,
  -- What the ad says, in our words; see engines/folding/listing-facts.ts.
  facts jsonb not null,
  -- Keys under which the same vacancy is looked for; null where the ad does not say enough. See engines/folding/fold.ts.
  exact_key bigint,
  text_key_1 bigint,
  text_key_2 bigint,
  -- Why it was folded into a job that was there: for people to read.
  folded_because text,
  -- A person said that it is not the same vacancy: it stays by itself.
  apart boolean not null default false,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  closed_at timestamptz,
  is_demo boolean not null
);
create index listings_of_job on listings (job_id);
-- Folding reads the latest few of a key. Without the id in them the planner may walk the whole table backwards instead.
create index listings_exact_key on listings (exact_key, id) where exact_key is not null;
create index listings_text_key_1 on listings (text_key_1, id) where text_key_1 is not null;
create index listings_text_key_2 on listings (text_key_2, id) where text_key_2 is not null;

-- Ads that could not be read, with the reason, for the people who mend connectors.
create table unusable_ads (
  board text not null,
  ref text not null,
  reason text not null,
  body text not null,
  received_at timestamptz not null,
  constraint unusable_ads_one_per_ref primary key (board, ref)
);

-- When each board that is read whole was read last.
create table feed_reads (
  board text primary key,
  read_at timestamptz not null,
  outcome text not null,
  ads int not null
);
