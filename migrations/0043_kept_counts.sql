-- Figures that cost a look at every row. One process counts, all others read what it found. Not logged: after a crash they are counted
-- again. All times are of the database's clock.
create unlogged table kept_counts (
  name text primary key,
  -- Null: never counted.
  value jsonb,
  -- From then on it is counted anew; null: never counted.
  stale_at timestamptz,
  -- Until then one process is counting, or has died of it.
  leased_until timestamptz not null
);
