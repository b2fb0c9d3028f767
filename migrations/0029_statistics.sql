-- What jobs pay and where they are advertised, by title and place. See docs/statistics.md.

-- Jobs that are new, differ or have gone since the statistics last looked: written in the transaction that changes them.
create table statistics_changed_jobs (job_id int not null);
insert into statistics_changed_jobs select id from jobs;

-- Of every job, what statistics are made of. Jobs stay here after they have closed, as far back as trends reach.
create table statistics_ads (
  job_id int primary key,
  -- A number for each of its titles in each of its places: 'staff nurse' and 'nurse', in Leeds, in Yorkshire, anywhere.
  groups bigint[] not null,
  posted_on date not null,
  -- The day on which it closed; null: open.
  ended_on date,
  -- What kind of pay; null: not given, a guess of the board, or past belief.
  pay_kind text,
  currency text,
  -- Whole units a year, or a day: the ends of the range and its middle.
  pay_min int,
  pay_max int,
  pay int,
  region text,
  town text,
  employer text,
  keywords text[] not null,
  constraint statistics_ads_pay_kind check (pay_kind in ('salary', 'day-rate')),
  constraint statistics_ads_pay_whole check ((pay is null) = (pay_kind is null))
);
-- A page of statistics is the ads of one group.
create index statistics_ads_groups on statistics_ads using gin (groups);
-- Ads leave the figures some time after they ended.
create index statistics_ads_ended on statistics_ads (ended_on) where ended_on is not null;

-- Figures of groups with many ads, ready to be shown.
create table statistics_figures (
  group_key bigint primary key,
  ads int not null,
  figures text not null,
  made_at timestamptz not null
);

-- Groups whose ads have changed since their figures were made.
create table statistics_stale_groups (
  group_key bigint primary key,
  changes int not null,
  since timestamptz not null
);
