-- CVs that people have as files. The bytes lie in the file store, under a name that says nothing.

create table cv_files (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint cv_files_of_a_person references users (id) on delete cascade,
  -- As the person called it.
  original_name text not null,
  kind text not null,
  mimetype text not null,
  size integer not null,
  sha256 bytea not null,
  -- Null: the bytes are gone, because of a virus.
  stored_as text constraint cv_files_stored_once unique,
  uploaded_at timestamptz not null,
  scan text not null,
  state text not null,
  problem text,
  -- What it says, once it has been read.
  text text,
  pages integer,
  -- The CV as data, in files that our own export made.
  embedded text,
  -- Can be had back for a day, then goes.
  deleted_at timestamptz
);
create index cv_files_of_person on cv_files (user_id, uploaded_at desc);
create index cv_files_waiting on cv_files (uploaded_at) where state = 'waiting';
create index cv_files_deleted on cv_files (deleted_at) where deleted_at is not null;

-- Files that no row names any more: written in the transaction that lets a row go, whichever way it goes, and worked off after it.
create table dropped_files (
  name text primary key,
  dropped_at timestamptz not null
);

create function drop_stored_file() returns trigger language plpgsql as $$
begin
  insert into dropped_files (name, dropped_at) values (old.stored_as, now()) on conflict do nothing;
  return null;
end $$;

create trigger cv_files_drop_bytes after delete on cv_files
  for each row when (old.stored_as is not null) execute function drop_stored_file();
create trigger cv_files_drop_bytes_of_changed after update of stored_as on cv_files
  for each row when (old.stored_as is not null and old.stored_as is distinct from new.stored_as) execute function drop_stored_file();
