-- Who looked at an ad today, so that each person counts once. A mark is made with the key of the day (search_day_key), which is deleted when
-- the day ends: after that nobody can tell whose it was. Unlogged: after a crash somebody may count twice.
create unlogged table job_ad_viewers (
  ad_id uuid not null references job_ads on delete cascade,
  day date not null,
  mark bytea not null,
  primary key (ad_id, day, mark)
);
create index job_ad_viewers_by_day on job_ad_viewers (day);
