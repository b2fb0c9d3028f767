-- What could not be removed steps back behind what was not tried yet; the operator is told of what has failed for a day.
alter table dropped_files
  add column failures int not null default 0,
  add column failing_since timestamptz,
  add column told_at timestamptz;

-- Of each stored file, to compare with what the store gives back: see server/platform/files/checked-files.ts.
create table file_sums (
  name text primary key,
  size bigint not null,
  -- Four bytes for each block, in order.
  sums bytea not null,
  -- When the store first gave other bytes than it was given.
  damaged_at timestamptz
);
create index file_sums_damaged on file_sums (damaged_at) where damaged_at is not null;
