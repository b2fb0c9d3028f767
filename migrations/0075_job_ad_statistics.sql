-- How an ad does, by day and by where people came from: counts only, nobody behind them can be found (decision 036).
create table job_ad_views (
  ad_id uuid not null references job_ads on delete cascade,
  day date not null,
  source text not null constraint job_ad_views_source
    check (source in ('search', 'rolecall', 'alert', 'search-engine', 'other-site', 'direct')),
  -- Each counted once a day, at the first place they came from.
  people int not null constraint job_ad_views_people check (people > 0),
  primary key (ad_id, day, source)
);

-- How many different people, over all days, is estimated from 1,024 bits: each person sets one of them, which many people share.
alter table job_ads
  add column viewers bit(1024) not null default B'0'::bit(1024),
  -- Which bit is somebody's is told by this key alone.
  add column viewers_key uuid not null default gen_random_uuid(),
  -- When those who run the site took it offline, and why, in their words. Null: they did not.
  add column taken_down_at timestamptz,
  add column taken_down_reason text,
  add constraint job_ads_taken_down check ((taken_down_at is null) = (taken_down_reason is null));
